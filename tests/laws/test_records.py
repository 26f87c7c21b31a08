"""Laws of records: the same record gives the same states; a changed one is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from tests.laws.situations import Situation, every_game

RECORDS = Path(__file__).parents[1] / "records"
SHORT: dict[str, dict[str, Any]] = {"quissama": {"turn_limit": 20}}
"""Quissama's random games, which take thousands of decisions, are cut short where each is replayed."""


@every_game
@given(data=st.data())
def test_a_replay_gives_the_same_states_step_by_step(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data, **SHORT.get(game.id, {}))
    states = [game.dump(situation.match.state.clone())]
    while not situation.match.over:
        situation.step()
        states.append(game.dump(situation.match.state.clone()))
    record = situation.match.record()
    assert [game.dump(state) for state in ludoteca.replay(record)] == states
    assert ludoteca.Record.from_json(record.to_json()) == record
    assert record.outcome == situation.match.state.outcome()


@every_game
@given(data=st.data())
def test_a_match_resumed_from_its_record_goes_on(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    situation.advance()
    record = situation.match.record()
    situation.match = ludoteca.Match.resume(record.to_json(), seed=3)
    assert situation.match.record() == record
    situation.finish()
    ludoteca.replay(situation.match.record())


@every_game
@given(data=st.data())
def test_any_change_of_a_record_is_refused(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data, **SHORT.get(game.id, {}))
    situation.finish()
    plain = msgspec.to_builtins(situation.match.record())
    place = situation.dice.below(len(plain["steps"]))
    for change in CHANGES:
        changed = msgspec.json.decode(msgspec.json.encode(plain))
        change(changed, place)
        with pytest.raises(ludoteca.BadRecord):
            ludoteca.replay(changed)


def _other_luck(record: dict[str, Any], place: int) -> None:
    record["steps"][place]["luck"].append(0)


def _other_seat(record: dict[str, Any], place: int) -> None:
    record["steps"][place]["seat"] += 1


def _other_act(record: dict[str, Any], place: int) -> None:
    record["steps"][place]["act"] = {"type": "nothing"}


def _step_left_out(record: dict[str, Any], place: int) -> None:
    del record["steps"][place]


def _cut_short(record: dict[str, Any], place: int) -> None:
    del record["steps"][place:]


def _cut_short_without_outcome(record: dict[str, Any], place: int) -> None:
    del record["steps"][place:]
    record["outcome"] = None


def _better_score(record: dict[str, Any], place: int) -> None:
    record["outcome"]["scores"][0] += 1


def _other_rules(record: dict[str, Any], place: int) -> None:
    record["rules"] += ".1"


def _other_content(record: dict[str, Any], place: int) -> None:
    record["content"] = "0" * 12


def _other_players(record: dict[str, Any], place: int) -> None:
    record["players"] += 1


def _unknown_field(record: dict[str, Any], place: int) -> None:
    record["cheat"] = True


CHANGES = [
    *(_other_luck, _other_seat, _other_act, _step_left_out, _cut_short, _cut_short_without_outcome),
    *(_better_score, _other_rules, _other_content, _other_players, _unknown_field),
]


@every_game
def test_there_is_a_recorded_game_for_every_player_count_and_way_of_ending(game: ludoteca.AnyGame) -> None:
    records = [ludoteca.Record.from_json(file.read_bytes()) for file in (RECORDS / game.id).glob("*.json")]
    for record in records:
        ludoteca.replay(record)
    assert {record.players for record in records} == set(game.seats)
    assert {record.outcome.ending for record in records if record.outcome} == set(game.endings)
