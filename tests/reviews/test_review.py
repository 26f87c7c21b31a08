"""A whole review: it adds up, finds a planted blunder, can be cut short, and is refused where it makes no sense."""

from __future__ import annotations

import json
from functools import partial
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import ludoteca
from ludoteca.bots.judge.judge import HandJudge
from ludoteca.bots.levels import find_player
from ludoteca.bots.search import one_step_ahead
from ludoteca.cli.app import main
from ludoteca.core.chance import Dice
from ludoteca.reviews.judging import strongest
from ludoteca.reviews.loss import Try, judge_decision, judge_try
from ludoteca.reviews.review import Reviewing
from ludoteca.reviews.told import DEGREES, Review, Settings, degree

QUICK = Settings(search=40, trials=96, redeals=3, worlds=2)


def played(game: str = "holi", bots: tuple[str, ...] = ("greedy", "random"), seed: int = 4) -> ludoteca.Record:
    match = ludoteca.Match(game, len(bots), seed=seed)
    players, dice = [find_player(name, match.game) for name in bots], Dice(seed)
    while not match.over:
        seat = match.state.seat
        look = partial(match.state.view, seat)
        match.act(seat, players[seat].choose(look, match.state.legal(), dice))
    return match.record()


@pytest.fixture(scope="module")
def found() -> Review:
    return ludoteca.review(played(), QUICK)


def test_every_account_adds_up(found: Review) -> None:
    for seat in found.seats:
        assert seat.result - seat.start == pytest.approx(seat.luck + seat.own + seat.others + seat.rest)
        assert seat.own <= 0
    assert sum(seat.result for seat in found.seats) == sum(seat.start for seat in found.seats) == pytest.approx(1)
    assert found.seats[0].own == pytest.approx(-sum(each.loss for each in found.decisions if each.seat == 0))


def test_who_plays_at_random_loses_by_own_decisions(found: Review) -> None:
    assert found.seats[1].own < found.seats[0].own
    assert found.seats[1].own < -0.2


def test_what_was_done_is_judged_as_a_try_exactly_as_in_the_review(found: Review) -> None:
    again = ludoteca.replay(played())
    each = max(found.decisions, key=lambda decision: decision.loss)
    best, done = (again.game.encode(act) for act in (each.best, each.act))
    tried = Try(each.n, again[each.n].view(each.seat), best, done)
    judge = strongest(again.game, found.players).searching
    judged = judge_try(again.game, judge, tried, QUICK, lambda: False)
    assert (judged.mean, judged.low, judged.high) == (each.loss, each.low, each.high)
    patient = msgspec.structs.replace(QUICK, trials=8 * QUICK.trials)
    hurried = judge_try(again.game, judge, tried, patient, lambda: True)
    assert hurried == judged, "told to stop, it answers with the worlds of its first look"


def test_nobody_is_blamed_where_the_interval_leaves_a_doubt(found: Review) -> None:
    for each in found.decisions:
        assert each.low <= each.high
        assert (each.loss > 0) == (each.low > 0)
        assert sum(each.effect) == pytest.approx(0)
        assert each.effect[each.seat] == pytest.approx(-each.loss)


def test_every_choice_is_judged_be_it_between_two_only(found: Review) -> None:
    again = ludoteca.replay(played())
    choices = {n: len(again[n].legal()) for n in range(found.steps)}
    assert [each.n for each in found.decisions] == [n for n, count in choices.items() if count > 1]
    assert 2 in choices.values(), "else it says less"


def test_luck_is_told_where_there_was_some_and_only_there(found: Review) -> None:
    assert 0 < len(found.luck) < found.steps
    assert all(any(each.seats) for each in found.luck)


def test_a_turn_has_all_its_decisions(found: Review) -> None:
    turns = found.turns()
    assert sum(turn.decisions for turn in turns) == len(found.decisions)
    assert sum(turn.loss for turn in turns) == pytest.approx(sum(each.loss for each in found.decisions))
    assert any(turn.decisions > 1 for turn in turns)


def test_the_same_review_twice(found: Review) -> None:
    assert ludoteca.review(played(), QUICK) == found


def test_a_review_cut_short_amid_a_turn_is_gone_on_with(found: Review) -> None:
    again = ludoteca.replay(played())
    amid = next(
        n for n in range(9, found.steps) if again[n].turn == again[n - 1].turn and len(again[n - 1].legal()) > 1
    )
    first = Reviewing(played(), QUICK)
    for done in first.run():
        if done == amid:
            break
    kept = msgspec.json.decode(msgspec.json.encode(first.review()), type=Review)
    assert (kept.complete, len(kept.chances)) == (False, amid + 1)
    assert all(each.n < amid for each in kept.decisions)
    second = Reviewing(played(), QUICK, sofar=kept)
    assert next(second.run()) == amid + 1
    assert second.whole() == found


def test_what_another_judge_or_depth_found_is_not_gone_on_with(found: Review) -> None:
    other = Reviewing(played(), msgspec.structs.replace(QUICK, seed=1), sofar=found)
    assert next(other.run()) == 1


def test_a_review_that_says_nothing_of_the_start_or_more_than_there_was_is_not_gone_on_with(found: Review) -> None:
    for chances in ([], [*found.chances, [0.5, 0.5]]):
        again = Reviewing(played(), QUICK, sofar=msgspec.structs.replace(found, chances=chances))
        assert next(again.run()) == 1


@pytest.mark.parametrize(
    ("loss", "name"), [(0.0, ""), (0.019, ""), (0.02, "inaccuracy"), (0.05, "mistake"), (0.5, "blunder")]
)
def test_degrees(loss: float, name: str) -> None:
    assert degree(loss) == name
    assert [least for _, least in DEGREES] == sorted((least for _, least in DEGREES), reverse=True)


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    match = ludoteca.Match("holi", 2, seed=1)
    with pytest.raises(ludoteca.BadRecord, match="not over"):
        ludoteca.review(match.record())


def test_in_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "game.json", tmp_path / "review.html"
    file.write_bytes(played().to_json())
    assert main(["review", str(file), "--depth", "0.1", "--json", "--html", str(page)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["seats"][0]) == {"result", "start", "luck", "own", "others", "rest"}
    assert {"n", "seat", "act", "best", "loss", "low", "high"} <= set(told["decisions"][0])
    assert set(told["luck"][0]) == {"n", "seats"}
    text = page.read_text(encoding="utf-8")
    assert "<svg" in text
    assert "http" not in text, "a page that needs nothing else"
    kept = (tmp_path / "game.review.json").read_bytes()
    for language in ("en", "pt", "es"):
        assert main(["--lang", language, "review", str(file), "--depth", "0.1", "--seat", "2"]) == 0
        assert "▁" in capsys.readouterr().out
    assert (tmp_path / "game.review.json").read_bytes() == kept, "nothing was worked out again"


def test_a_planted_blunder_is_found_and_called_one() -> None:
    """In Holi the worst of all actions, in the middle of the game."""
    match, dice = ludoteca.Match("holi", 2, seed=11), Dice(5)
    bot = find_player("greedy", match.game)
    while len(match) < 24 or len(match.state.legal()) < 20:
        seat = match.state.seat
        match.act(seat, bot.choose(partial(match.state.view, seat), match.state.legal(), dice))
    state = match.state
    values = one_step_ahead(state, state.legal(), 4, dice)
    worst = state.legal()[values.index(min(values))]
    bench = strongest(match.game, 2)
    found = judge_decision(match.game, bench.searching, state, worst, len(match), Settings(search=200, trials=192))
    assert found.degree == "blunder"
    assert found.best != found.act


def test_alone_and_without_a_net_a_position_is_judged_by_what_it_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.reviews.judging.judge_of", lambda *_: None)
    game = ludoteca.game("regalitos")
    state = game.start(1, None, Dice(0))
    assert strongest(game, 1).searching.worth([state], 0) == HandJudge(0.0).worth([state], 0)


def test_in_sticks_the_only_winning_move_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five sticks are left: whoever leaves four wins. The game says nothing of positions: playouts judge it."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples" / "sticks"))
    sticks = import_module("ludoteca_sticks").Sticks()
    state = sticks.start(2, None, Dice(3))
    state.sticks = 5
    bench = strongest(sticks, 2)
    assert bench.name.startswith("playouts")
    found = judge_decision(sticks, bench.searching, state, 1, 0, Settings(search=300, trials=384))
    assert found.best == {"type": "take", "count": 1}
    assert found.loss > 0.3
    right = judge_decision(sticks, bench.searching, state, 0, 0, Settings(search=300, trials=384))
    assert (right.best, right.loss) == ({"type": "take", "count": 1}, 0)
