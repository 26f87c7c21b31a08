"""Luck: exact where it has few outcomes, nothing on average, and a stroke of it is seen."""

from __future__ import annotations

from functools import partial
from statistics import fmean

import pytest

import ludoteca
from ludoteca.arena.stats import mean
from ludoteca.bots.judge.judge import HandJudge, share
from ludoteca.bots.levels import find_player
from ludoteca.core.chance import Dice, Noted, Script
from ludoteca.core.state import State
from ludoteca.reviews.judging import Bench, chances
from ludoteca.reviews.luck import luck_of, outcomes
from ludoteca.reviews.told import Settings
from tests.reviews.race import DICE, ExactJudge, Race, thrown, worth

EXACT = Bench(ExactJudge(), ExactJudge(), "exact")
LITTLE = Settings(redeals=6, worlds=2)


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


class Secret(Race):
    """A race in which whoever decides has a card in hand: a step is three cells further with it."""

    card = 1

    def act(self, action: int, chance: ludoteca.Chance) -> None:
        self.at[self.seat] += 1 + 3 * self.card
        self.seat = 1 - self.seat

    def clone(self) -> Secret:
        other = Secret()
        other.at, other.seat, other.card = self.at[:], self.seat, self.card
        return other

    def view(self, seat: int) -> tuple[object, ...]:  # type: ignore[override]
        return (*super().view(seat), self.card)

    def shuffle_hidden(self, seat: int, chance: ludoteca.Chance) -> None:
        self.card = chance.below(2)


def test_a_hidden_card_is_luck_as_often_as_it_could_have_been_another() -> None:
    with_it, without = 1 - worth(0, 4), 1 - worth(0, 1)
    found = [
        luck_of(EXACT, Secret(), 0, Secret(), [], Settings(redeals=4, worlds=1, seed=seed))[0] for seed in range(40)
    ]
    shares = [luck / (with_it - without) for luck in found]
    assert {round(4 * share, 6) for share in shares} == {0, 1, 2, 3, 4}
    assert fmean(shares) == pytest.approx(1 / 2, abs=0.1)


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


def test_in_holi_luck_is_nothing_on_average_and_results_without_it_have_the_same_mean_and_vary_less() -> None:
    game = ludoteca.game("holi")
    bench, bot = Bench(HandJudge(0.0), HandJudge(0.0), "hand"), find_player("greedy", game)
    luck, results = [], []
    for seed in range(60):
        dice, source = Dice(seed), Noted(Dice(1000 + seed))
        state: State = game.start(2, None, source)
        came = 0.0
        while state.seat >= 0:
            before = state.clone()
            source.take()
            action = bot.choose(partial(before.view, before.seat), before.legal(), dice)
            state.act(action, source)
            came += luck_of(bench, before, action, state, source.take(), LITTLE)[0]
        luck.append(came)
        results.append(share(state, 0))
    found = mean(luck)
    assert found.low < 0 < found.high
    adjusted = [result - came for result, came in zip(results, luck, strict=True)]
    without, plain = mean(adjusted), mean(results)
    assert abs(fmean(adjusted) - fmean(results)) < found.high - found.low
    assert without.high - without.low < plain.high - plain.low
