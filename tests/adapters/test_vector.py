"""Many games at once go the same way as one by one, in one process or several."""

from __future__ import annotations

import os
import signal

import numpy as np
import pytest

import ludoteca
from ludoteca.adapters.numbers import Scale
from ludoteca.adapters.reward import by_ranks
from ludoteca.adapters.side import SEED_BITS
from ludoteca.adapters.vector import vector
from ludoteca.core.layout import Part
from ludoteca.games.holi import Holi
from tests.adapters.tables import every_name, every_table

STEPS = 60


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
