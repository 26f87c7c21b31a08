"""Luck: exact where it has few outcomes, nothing on average, and a stroke of it is seen."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

import pytest

import ludoteca
from ludoteca import Chance, Record
from ludoteca.arena.plan import AS_NAMED, make_plan
from ludoteca.arena.play import Table
from ludoteca.arena.stats import adjusted, mean
from ludoteca.bots.judge.judge import HandJudge, share
from ludoteca.core.chance import Dice, Noted, Script
from ludoteca.core.record import Replay
from ludoteca.core.state import State
from ludoteca.reviews.judging import Bench, PatientJudge, chances
from ludoteca.reviews.luck import luck_at_start, luck_in, luck_of, outcomes
from ludoteca.reviews.told import Settings
from tests.reviews.race import DICE, ExactJudge, Race, thrown, worth

EXACT = Bench(ExactJudge(), ExactJudge(), "exact")
HOLI = ludoteca.game("holi")
LITTLE = Settings(redeals=6)


def test_all_outcomes_are_found_with_their_likelihoods() -> None:
    state = Race()
    found = outcomes(state, 1)
    assert sorted(after.at[0] for after, _ in found if isinstance(after, Race)) == [1, 2, 3, 4]
    assert [likely for _, likely in found] == [1 / 4] * 4


def test_where_there_are_too_many_outcomes_none_are_listed() -> None:
    holi = ludoteca.game("holi").start(2, None, Dice(1))

    class Many(Race):
        def act(self, action: int, chance: ludoteca.Chance) -> None:
            chance.below(5)
            chance.below(5)

        def clone(self) -> Many:
            return Many()

    assert outcomes(Many(), 0) == []
    assert sum(likely for _, likely in outcomes(holi, holi.legal()[0]) or [(holi, 1.0)]) == pytest.approx(1)


@pytest.mark.parametrize("thrown_number", range(4))
def test_the_luck_of_a_die_is_what_it_gave_beyond_the_mean(thrown_number: int) -> None:
    before, after = Race(), Race()
    before.at, after.at = [3, 2], [3, 2]
    after.act(1, Script([thrown_number]))
    luck = luck_of(EXACT, before, 1, after, [thrown_number], Settings())
    right = chances(ExactJudge(), after, 1, 0)[0] - thrown(3, 2, DICE[1])
    assert luck == pytest.approx([right, -right])


def play(dice: Dice, blunder: bool = False) -> tuple[list[State], list[int], list[list[int]]]:
    """A race by the best choices, or by the worst."""
    states, actions, luck, source = [Race()], [], [], Noted(dice)
    while (state := states[-1]).seat >= 0:
        own, other = state.at[state.seat], state.at[1 - state.seat]
        values = [thrown(own, other, sides) for sides in DICE]
        actions.append(values.index(min(values) if blunder else max(values)))
        after = state.clone()
        after.act(actions[-1], source)
        luck.append(source.take())
        states.append(after)
    return list(states), actions, luck


def luck_in_all(states: list[State], actions: list[int], luck: list[list[int]]) -> float:
    """What luck gave to the first seat in a whole game."""
    steps = zip(states, actions, states[1:], luck, strict=False)
    return sum(luck_of(EXACT, *step, Settings())[0] for step in steps)


def test_between_those_who_choose_best_luck_is_all_there_is() -> None:
    for seed in range(50):
        states, actions, luck = play(Dice(seed))
        result = share(states[-1], 0) - worth(0, 0)
        assert result == pytest.approx(luck_in_all(states, actions, luck))


def holi_games(bots: tuple[str, str], count: int) -> Iterator[tuple[Replay, float]]:
    """Games of Holi with the first seat's part of the win."""
    table = Table(make_plan(HOLI, 2, {}, bots, seed=9, line_up=AS_NAMED))
    for number in range(count):
        played = table.play_recorded(number)
        assert played is not None
        yield ludoteca.replay(played[1]), played[0].share(0)


@pytest.mark.parametrize("bots", [("greedy", "greedy"), ("mcts@40", "greedy")])
def test_in_holi_luck_is_nothing_on_average_also_for_who_plays_better(bots: tuple[str, str]) -> None:
    """Who plays better keeps better cards in hand: that must not be taken for luck."""
    hand = HandJudge(0.0)
    bench = Bench(hand, PatientJudge(hand), "hand")
    luck, results = [], []
    for again, result in holi_games(bots, 40):
        luck.append(luck_in(again, bench, LITTLE)[0])
        results.append(result)
    assert fmean(results) > (0.8 if bots[0] != bots[1] else 0.3)
    found, without = mean(luck), adjusted(results, luck).wins
    assert found.low < 0 < found.high
    assert 0 < found.high - found.low < 0.2
    assert abs(without.mean - fmean(results)) <= found.high - found.low


def test_who_begins_and_what_is_dealt_is_luck_too() -> None:
    """Of a race nothing but its set-up: whoever begins has the better chance."""
    first, second = (luck_at_start(_dealt(seat), EXACT, Settings(redeals=64)) for seat in range(2))
    assert first[0] - second[0] == pytest.approx(2 * worth(0, 0) - 1, rel=0.4)
    assert second[0] < 0 < first[0]


class RaceGame:
    """As much of a game as a set-up needs."""

    def start(self, players: int, options: object, chance: Chance) -> Race:
        race = Race(players)
        race.seat = chance.below(players)
        return race


def _dealt(seat: int) -> Replay:
    record = Record(game="race", rules="1", content="", players=2, options={}, luck=[seat])
    return Replay(record, RaceGame(), [RaceGame().start(2, {}, Script([seat]))], [])  # type: ignore[arg-type]
