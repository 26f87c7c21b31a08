"""A course of training: it learns, is kept in a folder and gone on with, and nothing hidden gets into a lesson."""

from __future__ import annotations

from math import isnan
from pathlib import Path

import msgspec
import numpy as np
import pytest
from librt.strings import BytesWriter

import ludoteca
from ludoteca.bots.judge.judge import NetJudge
from ludoteca.bots.judge.layers import load
from ludoteca.bots.judge.net import read_judge, shape_of
from ludoteca.core.chance import Dice
from ludoteca.core.errors import LudotecaError
from ludoteca.core.state import State
from ludoteca.training.course import Course, Plan
from ludoteca.training.fit import Lessons, fit
from ludoteca.training.selfplay import Notes, Teacher, play_lesson
from ludoteca.training.work import on_this_machine

GAME = ludoteca.game("holi")
SMALL = Plan(game="holi", players=2, games=400, steps=120, wide=64, narrow=16, trial=200)
TINY = Plan(game="holi", players=2, games=6, steps=3, wide=8, narrow=4, trial=4)


def course(folder: Path, plan: Plan = TINY) -> Course:
    return Course(folder, plan, GAME, on_this_machine(1))


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


def test_a_course_is_gone_on_with_where_it_ended(tmp_path: Path) -> None:
    one = course(tmp_path)
    done = [one.step(quietly), one.step(quietly)]
    again = course(tmp_path)
    assert again.iterations == done
    assert again.best() == one.best()
    assert again.step(quietly).number == 2


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
