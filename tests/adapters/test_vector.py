"""Many games at once go the same way as one by one, in one process or several."""

from __future__ import annotations

import copy
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

import numpy as np
import pytest

import ludoteca
from ludoteca.adapters.memory import SLOTS
from ludoteca.adapters.numbers import Scale
from ludoteca.adapters.reward import by_ranks
from ludoteca.adapters.side import SEED_BITS, Step
from ludoteca.adapters.vector import Vector, vector
from ludoteca.core.layout import Part
from ludoteca.games.holi import Holi
from tests.adapters.tables import every_name, every_table

STEPS = 60
SHARED = Path("/dev/shm")


@every_table
def test_each_row_goes_its_way_like_a_game_of_its_own(name: str, players: int) -> None:
    game, row, seed = ludoteca.game(name), 2, 7
    dice = ludoteca.Dice(row << SEED_BITS | seed)
    state = game.start(players, chance=dice)
    scale = Scale(game, players)
    games = vector(name, games=4, players=players)
    step, random = games.reset(seed), np.random.default_rng(1)
    for _ in range(STEPS):
        assert step.seats[row] == state.seat
        assert np.flatnonzero(step.masks[row]).tolist() == state.legal()
        assert np.array_equal(step.observations[row], scale.observe(state, state.seat))
        actions = step.sample(random)
        state.act(int(actions[row]), dice)
        step = games.step(actions)
        assert step.ended[row] == (state.seat < 0)
        if state.seat < 0:
            assert np.array_equal(step.rewards[row], np.array(by_ranks(state.outcome()), np.float32))
            state = game.start(players, chance=dice)
        else:
            assert not step.rewards[row].any()


@every_name
def test_samples_are_legal_and_reach_every_legal_action(name: str) -> None:
    step, random = vector(name, games=3).reset(1), np.random.default_rng(0)
    samples = np.array([step.sample(random) for _ in range(2000)])
    for row, mask in enumerate(step.masks):
        assert set(samples[:, row]) == set(np.flatnonzero(mask))


def test_several_processes_play_the_same_games() -> None:
    with vector("holi", games=5, players=2, processes=2) as apart, vector("holi", games=5, players=2) as together:
        one, other, random = apart.reset(3), together.reset(3), np.random.default_rng(1)
        for _ in range(STEPS):
            assert all(np.array_equal(getattr(one, field), getattr(other, field)) for field in one._fields)
            actions = one.sample(random)
            one, other = apart.step(actions), together.step(actions)
        with pytest.raises(ludoteca.Illegal, match="Game 4: "):
            apart.step([*one.sample(random)[:4], 0])


def test_a_died_process_is_told_of() -> None:
    with vector("holi", games=2, processes=2) as games:
        step = games.reset(1)
        process = games._sides[1]._process  # type: ignore[attr-defined]
        os.kill(process.pid, signal.SIGKILL)
        process.join(30)
        with pytest.raises(ludoteca.LudotecaError, match="has died"):
            games.step(step.sample(np.random.default_rng(0)))


def test_an_illegal_action_is_refused_and_no_game_goes_on() -> None:
    games = vector("holi", games=3)
    step = games.reset(1)
    good = step.sample(np.random.default_rng(0))
    for wrong in ([*good[:2], 0], [*good[:2], -1], [*good[:2], 10**6], good[:2], good.astype(float), []):
        with pytest.raises(ludoteca.Illegal):
            games.step(wrong)
    assert not games.step(good).ended.any()


class Unseen(Holi):
    """A game that does not say how programs observe it."""

    def layout(self, players: int) -> list[Part]:
        return []


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ludoteca.BadOption, match="does not say how programs observe it"):
        Scale(Unseen(), 2)
    with pytest.raises(ludoteca.BadOption, match="at least one game each"):
        vector("holi", games=1, processes=2)
    with pytest.raises(ludoteca.BadOption, match="ranks, margin"):
        vector("holi", reward="fame")
    with pytest.raises(ludoteca.LudotecaError, match="must be reset"):
        vector("holi", games=1).step([0])


def kept(step: Step) -> list[bytes]:
    return [array.tobytes() for array in step]


@pytest.mark.parametrize("processes", [1, 2])
def test_what_somebody_holds_is_never_written_again(processes: int) -> None:
    with vector("holi", games=4, players=2, processes=processes) as games:
        step, random = games.reset(5), np.random.default_rng(5)
        whole: list[tuple[Step, list[bytes]]] = []
        parts: list[tuple[object, bytes]] = []
        for number in range(2 * STEPS):
            if number % 9 == 0:
                whole.append((step, kept(step)))
            if number % 4 == 0:
                row = step.observations[1]
                parts.append((memoryview(row), row.tobytes()))
            step = games.step(step.sample(random))
        assert all(kept(step) == before for step, before in whole)
        assert all(memoryview(part).tobytes() == before for part, before in parts)  # type: ignore[arg-type]


def test_what_nobody_holds_is_written_again() -> None:
    games = vector("holi", games=2, players=2)
    step, random, places = games.reset(5), np.random.default_rng(5), set()
    for _ in range(STEPS):
        places.add(step.observations.ctypes.data)
        step = games.step(step.sample(random))
    assert len(places) == SLOTS - 1


def test_masks_are_not_for_writing() -> None:
    step = vector("holi", games=2).reset(1)
    with pytest.raises(ValueError, match="read-only"):
        step.masks[0, 0] = 1


INTERRUPTED = """
import os, signal, sys
import numpy as np
from ludoteca.adapters.vector import vector

if __name__ == "__main__":
    random = np.random.default_rng(1)
    with vector("holi", games=4, players=2, processes=2) as games:
        step = games.reset(1)
        done = 0
        try:
            print("playing", flush=True)
            while True:
                step = games.step(step.sample(random))
        except KeyboardInterrupt:
            step = games.reset(2)
        for _ in range(50):
            step = games.step(step.sample(random))
        print("went on", flush=True)
"""


def test_ctrl_c_just_after_an_act_was_sent_leaves_no_answer_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    sent = Connection.send

    def interrupted(pipe: Connection, message: object) -> None:
        sent(pipe, message)
        raise KeyboardInterrupt

    with vector("holi", games=2, players=2, processes=2) as games, vector("holi", games=2, players=2) as undisturbed:
        with monkeypatch.context() as patch:
            patch.setattr(Connection, "send", interrupted)
            with pytest.raises(KeyboardInterrupt):
                games.reset(1)
        step, other = games.reset(2), undisturbed.reset(2)
        for random in map(np.random.default_rng, range(STEPS)):
            assert np.array_equal(step.masks, other.masks)
            actions = step.sample(random)
            step, other = games.step(actions), undisturbed.step(actions)


def test_ctrl_c_leaves_the_other_processes_alone_and_no_memory_behind(tmp_path: Path) -> None:
    """A terminal sends Ctrl-C to the whole group."""
    program = tmp_path / "program.py"
    program.write_text(INTERRUPTED, encoding="utf-8")
    before = set(SHARED.iterdir()) if SHARED.exists() else set()
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True, start_new_session=True) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "playing\n"
        left = set(SHARED.iterdir()) - before if SHARED.exists() else set()
        os.killpg(run.pid, signal.SIGINT)
        assert run.stdout.read() == "went on\n"
    assert run.returncode == 0
    assert not [file for file in left if file.name.startswith("pym")], "shared memory has no name"


def again(games: Vector) -> Vector:
    there: Vector = pickle.loads(pickle.dumps(games))
    return there


@pytest.mark.parametrize("sent", [again, copy.deepcopy, copy.copy])
@pytest.mark.parametrize("processes", [1, 2])
def test_games_that_travel_go_on_as_those_that_stayed(sent: Callable[[Vector], Vector], processes: int) -> None:
    with vector("holi", games=5, players=2, reward="margin", processes=processes) as games:
        step, random = games.reset(3), np.random.default_rng(3)
        for _ in range(STEPS):
            step = games.step(step.sample(random))
        with sent(games) as there:
            for _ in range(STEPS):
                actions = step.sample(random)
                step, other = games.step(actions), there.step(actions)
                assert kept(step) == kept(other)
            with pytest.raises(ludoteca.Illegal, match="Game 4: "):
                there.step([*other.sample(random)[:4], 0])


def test_games_that_travel_before_they_begin_must_be_reset() -> None:
    games = vector("holi", games=2, players=2)
    there = again(games)
    with pytest.raises(ludoteca.LudotecaError, match="must be reset"):
        there.step([0, 0])
    assert kept(there.reset(1)) == kept(games.reset(1))
