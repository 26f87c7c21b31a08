"""What bots sense of a position."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.santakaos.bot.sense import turns_left
from tests.games.santakaos.build import kaos
from tests.games.santakaos.play import begun, play_on


@pytest.mark.parametrize("options", [{}, {"turbo_sleigh": True, "special_wishes": True}])
def test_at_the_end_the_estimate_is_the_score(options: dict[str, bool]) -> None:
    for seed in range(5):
        last = play_on(begun(3, seed, **options), seed)
        assert last.estimate() == last.outcome().scores


@pytest.mark.parametrize(
    "more", ["cloth 1", "coin 1", "elves 1", "stocking wood", "helper pehta", "artifact bag", "wish ball-doll"]
)
def test_everything_in_a_workshop_promises_something(more: str) -> None:
    mine, bentos = kaos(f"me: {more}, delivered ball-duck; bento: coin 0").estimate()
    assert mine > bentos + 5


def test_a_wish_promises_more_with_one_of_its_toys() -> None:
    with_toy = kaos("me: wish ball-doll, toy ball").estimate()[0]
    without = kaos("me: wish ball-doll, toy duck").estimate()[0]
    assert with_toy > without


def test_a_special_wish_promises_more_the_more_of_its_cost_is_there() -> None:
    rich = kaos("me: wish tent, cloth 4", special_wishes=True).estimate()[0]
    other = kaos("me: wish tent, iron 4", special_wishes=True).estimate()[0]
    assert rich > other


def test_the_lead_that_counts() -> None:
    assert kaos().margin() > 0


def test_turns_left_are_the_dice_left() -> None:
    state, dice = begun(3, 1), ludoteca.Dice(1)
    while state.seat >= 0:
        left = [turns_left(state, seat) for seat in range(3)]
        assert sum(left) == state.dice_left + (state.rules.rounds - state.round) * 9
        assert max(left) - min(left) <= 1
        legal = state.legal()
        state.act(legal[dice.below(len(legal))], dice)
    assert left == [0, 0, 0]
