"""Plans played by processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence

import msgspec
import pytest

from ludoteca.arena import pool
from ludoteca.arena.plan import Plan
from ludoteca.arena.play import Result
from ludoteca.arena.pool import Done, Job, Pool, Portions, Stop, play_here, play_on
from ludoteca.bots.bot import never
from ludoteca.core.errors import LudotecaError
from tests.arena.tables import jobs, tournament

GAMES = 30


@pytest.fixture(scope="module")
def expected() -> dict[Job, Result]:
    """What one process makes of the tournament."""
    return dict(play_here([tournament()], jobs(GAMES), never))


def test_two_workers_play_the_same_games_as_one(expected: dict[Job, Result]) -> None:
    done = list(play_on(2)([tournament()], jobs(GAMES), never))
    assert len(done) == GAMES
    assert dict(done) == expected


def test_what_a_killed_worker_had_in_hand_is_played_again_and_counted_once(expected: dict[Job, Result]) -> None:
    done: list[Done] = []
    for each in play_on(2)([tournament()], jobs(GAMES), never):
        done.append(each)
        if len(done) in (1, 12):
            os.kill(_a_worker(), signal.SIGKILL)
    assert len(done) == GAMES
    assert dict(done) == expected


def _a_worker() -> int:
    """The process of a worker."""
    pid = multiprocessing.active_children()[0].pid
    assert pid is not None
    return pid


def test_workers_that_only_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "_play", _die)
    with pytest.raises(LudotecaError) as given_up:
        list(play_on(2)([tournament()], jobs(2), never))
    assert given_up.value.key == "workers-dying"


def _die(jobs: list[Job]) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Mortal(Pool):
    """Workers that hand in so many games before they die, each set of them in its turn."""

    def __init__(self, results: dict[Job, Result], *games: int) -> None:
        super().__init__(2)
        self.results = results
        self.games = iter(games)

    def _run_one_pool(self, plans: Sequence[Plan], portions: Portions, stop: Stop) -> Iterator[Done]:
        yield from [(job, self.results[job]) for _ in range(next(self.games)) for job in portions.take()]


def test_five_deaths_one_after_another_are_borne_and_a_finished_game_makes_good_for_all(
    expected: dict[Job, Result],
) -> None:
    five = [0] * 5
    assert len(list(Mortal(expected, *five, 1, *five, 1, *five, 1).run([], jobs(3), never))) == 3
    mortal = Mortal(expected, *five, 1, *five, 0)
    with pytest.raises(LudotecaError) as given_up:
        list(mortal.run([], jobs(3), never))
    assert given_up.value.details["count"] == 6
    assert not list(mortal.games), "and not before the sixth"


def test_portions_take_half_a_second_and_never_grow_more_than_twofold_nor_beyond_two_hundred() -> None:
    portions = Portions(jobs(1000))
    sizes = [len(portions.take())]
    for seconds in (0.4, 0.1, 0.1, 0.1, 1.0, 100.0, *[0.0] * 9):
        portions.learn(sizes[-1], seconds)
        sizes.append(len(portions.take()))
    assert sizes == [1, 1, 2, 4, 8, 4, 1, 2, 4, 8, 16, 32, 64, 128, 200, 200]


@pytest.mark.parametrize("workers", [1, 2])
def test_stopping_keeps_what_is_done(workers: int, expected: dict[Job, Result]) -> None:
    done: list[Done] = []
    for each in play_on(workers)([tournament()], jobs(GAMES), lambda: len(done) >= 3):
        done.append(each)
    assert 3 <= len(done) < GAMES
    assert dict(done).items() <= expected.items()
    assert not multiprocessing.active_children()


def test_several_plans_are_played_side_by_side() -> None:
    plans = [tournament(players=2), tournament(players=3)]
    mixed = [Job(number % 2, number // 2) for number in range(6)]
    done = dict(play_on(2)(plans, mixed, never))
    assert done == dict(play_here(plans, mixed, never))
    assert {(job.plan, len(result.scores)) for job, result in done.items()} == {(0, 2), (1, 3)}


def test_an_error_in_a_worker_is_told_here() -> None:
    other = msgspec.structs.replace(tournament(), rules="0")
    with pytest.raises(LudotecaError) as refused:
        list(play_on(2)([other], jobs(4), never))
    assert refused.value.key == "plan-other-rules"
