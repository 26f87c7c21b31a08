"""Records: what is wrong with a record is said with its step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.core.record import sealed

Change = Callable[[dict[str, Any]], None]


@pytest.fixture(scope="module")
def record() -> ludoteca.Record:
    """A whole game of Holi."""
    match, dice = ludoteca.Match("holi", players=2, options={"rivalry": "random:2"}, seed=5), ludoteca.Dice(5)
    while not match.over:
        legal = match.state.legal()
        match.act(match.state.seat, legal[dice.below(len(legal))])
    return match.record()


def changed(record: ludoteca.Record, **fields: Any) -> ludoteca.Record:
    """The record with other fields and with checks that fit them: a forger's work."""
    return sealed(msgspec.structs.replace(record, **fields))


def step_changed(record: ludoteca.Record, place: int, **fields: Any) -> ludoteca.Record:
    steps = list(record.steps)
    steps[place - 1] = msgspec.structs.replace(steps[place - 1], **fields)
    return changed(record, steps=steps)


def refusal(record: Any) -> str:
    with pytest.raises(ludoteca.BadRecord) as error:
        ludoteca.replay(record)
    return str(error.value)


def test_a_record_is_readable(record: ludoteca.Record) -> None:
    plain = msgspec.json.decode(record.to_json())
    assert plain["game"] == "holi"
    assert plain["options"] == {"rivalry": "random:2", "covered_sweets": "stay"}
    assert plain["steps"][0]["act"]["type"] == "start"
    assert plain["outcome"]["breakdown"]["ground"]


def test_a_replay_is_a_sequence_of_states(record: ludoteca.Record) -> None:
    replay = ludoteca.replay(record)
    assert len(replay) == len(record.steps) + 1
    assert replay.state is replay[-1]
    assert len(replay[:3]) == 3
    assert replay.state.outcome() == record.outcome
    assert [replay.game.encode(step.act) for step in record.steps] == replay.numbers


def test_a_replay_takes_text_bytes_and_plain_data(record: ludoteca.Record) -> None:
    text = record.to_json()
    for form in (text, text.decode(), msgspec.json.decode(text)):
        assert ludoteca.replay(form).record == record


def test_a_step_with_another_check_is_named(record: ludoteca.Record) -> None:
    steps = list(record.steps)
    steps[6] = msgspec.structs.replace(steps[6], luck=[9, 9])
    assert "step 7" in refusal(msgspec.structs.replace(record, steps=steps))


def test_a_forged_illegal_act_is_named_with_step_and_reason(record: ludoteca.Record) -> None:
    forged = step_changed(record, 4, act={"type": "start", "cell": "A1"})
    assert "step 4: The set-up is over" in refusal(forged)


def test_a_forged_seat_is_named(record: ludoteca.Record) -> None:
    assert "step 5: It is not your turn" in refusal(step_changed(record, 5, seat=1 - record.steps[4].seat))


def test_forged_luck_is_named(record: ludoteca.Record) -> None:
    lucky = next(place for place, step in enumerate(record.steps, 1) if step.luck)
    luck = record.steps[lucky - 1].luck
    assert f"step {lucky}: The written luck ends too early" in refusal(step_changed(record, lucky, luck=luck[:-1]))
    assert f"step {lucky}: one number of luck was not used" in refusal(step_changed(record, lucky, luck=[*luck, 0]))
    assert f"step {lucky}: The written luck does not fit" in refusal(step_changed(record, lucky, luck=[99, *luck[1:]]))


def test_forged_luck_of_the_set_up_is_named(record: ludoteca.Record) -> None:
    assert "cannot be set up" in refusal(changed(record, luck=[]))
    assert "2 numbers of luck were not used" in refusal(changed(record, luck=[*record.luck, 0, 0]))
    assert "cannot be set up" in refusal(changed(record, players=9))


def test_a_record_cut_short_is_refused(record: ludoteca.Record) -> None:
    half = record.steps[:20]
    assert "cut short" in refusal(changed(record, steps=half))
    assert "step 20" in refusal(msgspec.structs.replace(record, steps=half, outcome=None))


def test_a_forged_outcome_is_refused(record: ludoteca.Record) -> None:
    assert record.outcome is not None
    better = msgspec.structs.replace(record.outcome, scores=[99, 0])
    assert "outcome" in refusal(changed(record, outcome=better))
    assert "outcome" in refusal(changed(record, outcome=None))


def test_other_rules_content_and_formats_are_named(record: ludoteca.Record) -> None:
    assert "another rules: 0.9, here it is 1" in refusal(changed(record, rules="0.9"))
    assert "another content" in refusal(changed(record, content="other"))
    assert "another format: 2, here it is 1" in refusal(changed(record, format=2))
    assert "head" in refusal(msgspec.structs.replace(record, options={}))


def test_a_record_of_an_unknown_game_is_refused(record: ludoteca.Record) -> None:
    with pytest.raises(ludoteca.UnknownGame):
        ludoteca.replay(changed(record, game="chess"))


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", "null", '{"game": 3}', b"\xff"])
def test_what_is_no_record_is_refused(text: str | bytes) -> None:
    assert "This is not a record" in refusal(text)
    assert "This is not a record" in refusal({"game": 3})


def nest(depth: int) -> Any:
    """A list in a list in a list."""
    nested: Any = []
    for _ in range(depth):
        nested = [nested]
    return nested


@pytest.mark.parametrize("depth", [10, 500, 900, 5_000, 100_000])
def test_a_record_nested_deeply_is_refused(record: ludoteca.Record, depth: int) -> None:
    marked = changed(record, options={"rivalry": "HERE"}).to_json()
    text = marked.replace(b'"HERE"', b"[" * depth + b"]" * depth)
    assert refusal(text).startswith(("The record was changed", "This is not a record"))
    assert len(refusal(text)) < 500
    step = record.to_json().replace(b'"act":{', b'"act":{"deep":' + b"[" * depth + b"]" * depth + b",", 1)
    assert refusal(step).startswith(("The record was changed", "This is not a record"))


@pytest.mark.parametrize("depth", [10, 300, 600, 900])
def test_a_forged_record_nested_deeply_is_refused(record: ludoteca.Record, depth: int) -> None:
    forged = changed(record, options={"rivalry": nest(depth)})
    for form in (forged, forged.to_json(), msgspec.to_builtins(forged)):
        assert len(refusal(form)) < 2000
    step = msgspec.structs.replace(record.steps[0], act={"type": "start", "cell": nest(depth)})
    forged = changed(record, steps=[step, *record.steps[1:]])
    assert refusal(forged).startswith("The record cannot be replayed: step 1")


def test_a_record_of_other_content_replays_with_that_content(tmp_path: Path) -> None:
    from ludoteca.games.holi import CONTENT

    file = tmp_path / "holi.toml"
    file.write_text(CONTENT.read_text(encoding="utf-8").replace("tokens = 25", "tokens = 24"), encoding="utf-8")
    game = ludoteca.game("holi").with_content(file)
    match = ludoteca.Match(game, seed=1)
    match.act(match.state.seat, match.state.legal()[0])
    record = match.record()
    assert "another content" in refusal(msgspec.structs.replace(record, contents=msgspec.UNSET))
    assert len(ludoteca.replay(match.record(), game)) == 2
    assert ludoteca.replay(record.to_json()).game.content == game.content
    assert ludoteca.Match.resume(record).record() == record
    assert "must be a table" in refusal(msgspec.structs.replace(record, contents="pieces = 3"))
    assert ludoteca.Match.resume(match.record(), game=game).record() == match.record()
