"""A course of training: it learns, is kept in a folder and resumed, and nothing hidden gets into a lesson."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import isnan
from pathlib import Path
from typing import cast

import msgspec
import numpy as np
import pytest
from librt.strings import BytesWriter

import ludoteca
from ludoteca.bots.judge.judge import NetJudge
from ludoteca.bots.judge.layers import by_numpy, load
from ludoteca.bots.judge.net import read_judge, read_net, shape_of, write_net
from ludoteca.core.chance import Dice
from ludoteca.core.errors import LudotecaError
from ludoteca.core.state import State
from ludoteca.training.course import Course, Plan, widest
from ludoteca.training.fit import Lessons, Net, fit, weights_of
from ludoteca.training.selfplay import Notes, Teacher, play_lesson
from ludoteca.training.work import Duel, Found, Mapped, Portion, on_this_machine

GAME = ludoteca.game("holi")
SMALL = Plan(game="holi", players=2, games=400, steps=120, wide=64, narrow=16, trial=200)
TINY = Plan(game="holi", players=2, games=6, steps=3, wide=8, narrow=4, trial=4)


def course(folder: Path, plan: Plan = TINY) -> Course:
    return Course(folder, plan, GAME, on_this_machine(1))


def always(won: float) -> Mapped:
    """Lessons are really played, trials end like that."""

    def mapped(work: Callable[[Portion], Found], portions: Iterable[Portion]) -> Iterator[Found]:
        for portion in portions:
            yield cast("Found", won * portion.games) if isinstance(portion, Duel) else work(portion)

    return mapped


def quietly(part: str, done: int, total: int) -> None:
    assert 0 <= done <= total
    assert part


def test_a_net_learns_to_beat_the_games_own_estimate(tmp_path: Path) -> None:
    """Two iterations of 400 games: half a minute. It foresees more, and wins more."""
    training = course(tmp_path, SMALL)
    first, second = training.step(quietly), training.step(quietly)
    assert first.loss < first.loss_by_hand
    assert second.loss < second.loss_by_hand
    assert second.by_hand.low > 0.5


@pytest.mark.parametrize(
    ("players", "won", "kept"), [(2, 0.45, False), (2, 0.55, True), (3, 0.3, False), (3, 0.4, True)]
)
def test_a_net_that_wins_more_than_its_share_takes_the_place_of_the_one_before(
    tmp_path: Path, players: int, won: float, kept: bool
) -> None:
    """One new net sits among the old ones: its share is one of so many."""
    training = Course(tmp_path, msgspec.structs.replace(TINY, players=players, trial=60), GAME, always(won))
    assert training.step(quietly).kept, "there is no net before the first"
    assert training.step(quietly).kept is kept


def test_a_course_is_continued_where_it_ended(tmp_path: Path) -> None:
    one = course(tmp_path)
    done = [one.step(quietly), one.step(quietly)]
    again = course(tmp_path)
    assert again.iterations == done
    assert again.best() == one.best()
    assert again.step(quietly).number == 2


def test_a_course_may_begin_with_a_net_that_was_written(tmp_path: Path) -> None:
    """For other contents too: it plays the first lessons, the first new net must beat it, and the card tells of it."""
    before, net = course(tmp_path / "before"), tmp_path / "2-players.net"
    before.step(quietly)
    before.write(net)
    card, weights = read_net(net)
    write_net(net, msgspec.structs.replace(card, content="elsewhere"), weights)
    begun = Course(tmp_path / "course", TINY, GAME, always(0.45), net)
    assert begun.best().weights == weights
    assert not begun.step(quietly).kept, "the net it began with is the one before"
    begun.write(tmp_path / "new.net")
    assert read_net(tmp_path / "new.net")[1] == weights
    assert read_net(tmp_path / "new.net")[0].trained.endswith(
        f"begun with {card.weights[:8]} for contents elsewhere ({card.trained})"
    )
    assert len(Course(tmp_path / "course", TINY, GAME, always(0.45), net).iterations) == 1, "the same command goes on"
    with pytest.raises(LudotecaError, match="another plan"):
        course(tmp_path / "course")


def test_what_training_goes_on_with_says_what_the_written_net_says() -> None:
    lot = np.random.default_rng(3)
    shape = shape_of(GAME, 2, 8, 4)
    most = np.full(shape.numbers, 3, np.float32)
    rows = lot.integers(0, 4, (40, shape.numbers + 4)).astype(np.uint8)
    shares = np.tile(np.array([[0.25, 0.75]], np.float32), (40, 1))
    written = fit(Lessons(rows, shares, np.zeros((40, 2), np.float32), np.arange(40)), shape, most, 3).weights
    net = Net(np, shape, most, weights_of(written, shape, most))
    out = net.forward(net.shown(rows))[2][:, :2]
    said = by_numpy(shape, written)
    expected = np.exp(out) / np.exp(out).sum(axis=1, keepdims=True)
    assert said[1](said[0], rows.tobytes()) == pytest.approx(expected.ravel().tolist(), abs=1e-5)


@pytest.mark.parametrize(("players", "wide"), [(2, 256), (3, 256), (4, 224), (5, 192)])
def test_a_net_is_as_wide_as_its_file_may_be_large(players: int, wide: int) -> None:
    assert widest(ludoteca.game("regalitos"), players) == wide


@pytest.mark.parametrize("other", [{"players": 3}, {"game": "santakaos"}])
def test_a_net_of_another_game_or_table_is_no_beginning(tmp_path: Path, other: dict[str, object]) -> None:
    before = course(tmp_path / "before")
    before.step(quietly)
    before.write(tmp_path / "2-players.net")
    plan = msgspec.structs.replace(TINY, **other)
    with pytest.raises(LudotecaError, match=r"cannot be the net to begin with: its weights are for holi, 2") as refused:
        Course(tmp_path / "course", plan, ludoteca.game(plan.game), on_this_machine(1), tmp_path / "2-players.net")
    assert refused.value.key == "training-other-shape"
    assert not (tmp_path / "course").exists()


def test_a_folder_of_another_course_is_refused(tmp_path: Path) -> None:
    course(tmp_path)
    with pytest.raises(LudotecaError, match="another plan"):
        course(tmp_path, msgspec.structs.replace(TINY, games=7))


def test_the_written_net_can_be_played_with(tmp_path: Path) -> None:
    training = course(tmp_path / "course")
    training.step(quietly)
    training.write(tmp_path / "2-players.net")
    judge = read_judge(tmp_path / "2-players.net", GAME, 2)
    state: State = GAME.start(2, None, Dice(1))
    assert sum(judge.shares(state, 0)) == pytest.approx(1)


def test_a_row_says_nothing_that_its_seat_cannot_know() -> None:
    """The same position with everything hidden dealt otherwise gives the same row for the same luck of imagining."""
    dice = Dice(8)
    state: State = GAME.start(2, None, dice)
    for _ in range(25):
        legal = state.legal()
        state.act(legal[dice.below(len(legal))], dice)
    rows = set()
    for _ in range(20):
        other = state.clone()
        other.shuffle_hidden(1, dice)
        notes = Notes(None)
        notes.note(other, 1, None, Dice(3))
        rows.add(bytes(notes.out.getvalue())[: shape_of(GAME, 2, 8, 4).numbers])
    assert len(rows) == 1
    seen = set()
    for _ in range(20):
        other = state.clone()
        other.shuffle_hidden(1, dice)
        out = BytesWriter()
        other.observe(0, out)
        seen.add(bytes(out.getvalue()))
    assert len(seen) > 1, "what the other seat sees does differ"


def test_where_search_taught_a_row_is_between_what_was_found_and_what_came() -> None:
    by_hand = play_lesson(GAME, 2, Teacher(None, 8), 0, 1)
    assert all(set(shares) <= {0.0, 0.5, 1.0} for shares in by_hand.shares), "a search by hand finds no chance to win"
    shape = shape_of(GAME, 2, 8, 4)
    judge = NetJudge(*load(shape, bytes(2 * shape.weights())))  # a net that knows nothing: everybody has half a win
    by_net = play_lesson(GAME, 2, Teacher(judge, 16), 0, 1)
    assert {share for shares in by_net.shares for share in shares} & {0.25, 0.75}
    assert all(sum(shares) == pytest.approx(1) for shares in by_net.shares)
    tried = [shares for shares, leads in zip(by_net.shares, by_net.leads, strict=True) if isnan(leads[0])]
    assert tried


def test_rows_without_a_final_lead_teach_nothing_about_leads() -> None:
    shape = shape_of(GAME, 2, 8, 4)
    lot = np.random.default_rng(1)
    rows = lot.integers(0, 2, (40, shape.numbers + 4)).astype(np.uint8)
    shares = np.tile(np.array([[0.25, 0.75]], np.float32), (40, 1))
    leads = np.full((40, 2), np.nan, np.float32)
    most = np.ones(shape.numbers, np.float32)
    fitted = fit(Lessons(rows, shares, leads, np.arange(40)), shape, most, 3)
    assert np.isfinite(np.frombuffer(fitted.weights, "<f2").astype(np.float32)).all()
    assert np.isfinite(fitted.loss)


def test_leads_of_many_margins_count_no_more_than_leads_of_one() -> None:
    """Where only a victory counts everybody leads or trails by ten margins: that must not drown who wins."""
    shape = shape_of(GAME, 2, 8, 4)
    lot = np.random.default_rng(1)
    rows = lot.integers(0, 2, (40, shape.numbers + 4)).astype(np.uint8)
    shares = lot.permuted(np.tile(np.array([[0.0, 1.0]], np.float32), (40, 1)), axis=1)
    most = np.ones(shape.numbers, np.float32)
    by_one, by_ten = (
        fit(Lessons(rows, shares, margins * (2 * shares - 1), np.arange(40)), shape, most, 3).weights
        for margins in (np.float32(1), np.float32(10))
    )
    assert by_one == by_ten
