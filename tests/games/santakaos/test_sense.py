"""What bots sense of a position."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots.bot import Budget
from ludoteca.bots.mcts import MctsBot
from ludoteca.games.santakaos.bot.sense import turns_left
from tests.games.santakaos.build import GAME, kaos
from tests.games.santakaos.play import begun, do, play_on


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


def test_a_used_star_costs_the_more_the_more_dice_are_still_to_be_taken() -> None:
    def cost(dice: str) -> float:
        ready, used = (kaos(f"{dice}; me: artifact {star}").estimate()[0] for star in ("star", "star/used"))
        return ready - used

    assert cost("dice store red") < cost("dice store red red red") < cost("dice store red red red red red")
    assert cost("at rest; dice store red") < cost("dice store red")


def test_bots_use_the_star_for_their_own_die_and_keep_it_where_it_helps_nobody() -> None:
    def chosen(text: str) -> str:
        view, legal = kaos(text).view(0), kaos(text).legal()
        number = MctsBot(GAME).choose(view, legal, Budget(iterations=300), ludoteca.Dice(1))
        return choices_of([number])[0]

    assert chosen("dice forest yellow yellow; me: artifact star, elves 5") == "guiding-star"
    assert chosen("at rest; dice forest yellow yellow yellow yellow yellow; me: artifact star") == "end"


@pytest.mark.parametrize("seed", range(4))
def test_candidates_are_some_of_what_is_legal(seed: int) -> None:
    state, dice = begun(2, seed, turbo_sleigh=True, special_wishes=True), ludoteca.Dice(seed)
    fewer = 0
    while state.seat >= 0:
        legal, candidates = state.legal(), state.candidates()
        assert candidates
        assert set(candidates) <= set(legal)
        fewer += len(candidates) < len(legal)
        state.act(legal[dice.below(len(legal))], dice)
    assert fewer


@pytest.mark.parametrize(
    ("text", "acts", "left"),
    [
        ("at store; me: elves 3", ("collect", "gain wood"), ["gain", "gain", "gain"]),
        ("me: artifact bag, coin 5", ("magic-bag", "gain iron"), ["gain", "enough"]),
        ("me: artifact bell, cloth 2, iron 1", ("little-bell cloth iron",), ["enough", "little-bell"]),
        ("at rest; me: artifact star", (), ["end"]),
    ],
)
def test_candidates_are_one_order_of_every_set(text: str, acts: tuple[str, ...], left: list[str]) -> None:
    assert choices_of(do(kaos(text), *acts).candidates()) == left


def choices_of(numbers: list[int]) -> list[str]:
    """Acts by their kinds."""
    return [str(GAME.decode(number).__struct_config__.tag) for number in numbers]
