"""What bots sense of a position."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots.bot import Budget
from ludoteca.bots.mcts import MctsBot
from ludoteca.games.santakaos.bot.sense import hopes, turns_left
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


TURNS = 19
"""With one die left in the first of seven rounds: one turn, and three in each round to come."""


@pytest.mark.parametrize(
    ("thing", "worth"),
    [
        *zip((f"iron {count}" for count in range(8)), (0, 0.9, 1.8, 2.6, 3.3, 3.8, 4.2, 4.2), strict=True),
        ("iron 1, wood 1", 2 * 0.9),
        ("coin 2", 2 * 0.33),
        ("coin 4", 1 + 0.33),
        ("elves 2", 2 * 0.1 * TURNS),
        ("helper pehta", 0.13 * TURNS),
        ("artifact bag", 0.02 * TURNS),
        ("artifact bag/used", 0.02 * TURNS - 0.1),
        ("artifact star", 1 + 0.02 * TURNS),
        ("artifact star/used", 1 + 0.02 * TURNS - 0.1 - 0.6),
        ("stocking wood", 0.8 * 6),
        ("wish ball-doll", 0.45),
        ("wish ball-doll, toy ball", 1 + 0.45 + 0.25),
        ("wish ball-doll, toy ball, toy doll", 1 + 2 + 0.45 + 2 * 0.25),
    ],
)
def test_what_is_there_promises_so_much(thing: str, worth: float) -> None:
    """Besides what bento as Employee of the Month brings to nobody else."""
    bento = "bento: cloth 6, wood 6, iron 6, coin 9, toy duck 2"
    state = kaos(f"dice store red; me: {thing}; {bento}")
    assert state.estimate()[0] == pytest.approx(worth)


@pytest.mark.parametrize(
    ("there", "held"), [("cloth 5", 4), ("wood 6", 2), ("coin 2", 1), ("elves 2", 1), ("iron 6", 0)]
)
def test_a_special_wish_is_worth_half_the_part_of_its_cost_that_is_there(there: str, held: int) -> None:
    """Tent: four cloth, two wood, a coin and an elf for 8 points, or 3 less if it is never delivered."""
    state = kaos(f"me: wish tent, {there}", special_wishes=True)
    assert hopes(state, 0, 1.0) == pytest.approx((8 + 3) * held / 8 / 2)


@pytest.mark.parametrize(
    ("when", "part"),
    [
        ("round 7; dice store red", 0.5),
        ("round 7; dice store red red red", 0.9),
        ("round 7; at rest; dice store red red", 0.9),
        ("round 6; at rest; dice store red", 1.0),
    ],
)
def test_resources_are_worth_less_when_the_turns_are_numbered(when: str, part: float) -> None:
    assert kaos(f"{when}; me: cloth 2; bento: coin 9").estimate()[0] == pytest.approx(1.8 * part)


def test_a_wish_card_is_worth_less_when_it_may_come_too_late() -> None:
    last = kaos("round 7; dice store red; me: wish ball-doll; bento: coin 9").estimate()[0]
    assert last == pytest.approx(0.45 / 6)


@pytest.mark.parametrize(
    ("location", "elves", "worth"),
    [
        *(("traffic", 1, 1.6), ("workshop", 3, 0.8), ("forest", 3, 0.9), ("room", 3, 0.8)),
        *(("store", 1, 0.8), ("store", 3, 2.4), ("chair", 1, 1.7), ("chair", 3, 2.4)),
    ],
)
def test_an_action_still_to_be_done_is_worth_so_much(location: str, elves: int, worth: float) -> None:
    due, done = [kaos(f"{at}; dice store red; me: elves {elves}") for at in (f"at {location}", "at rest")]
    assert due.estimate()[0] - done.estimate()[0] == pytest.approx(worth)


def test_a_wish_promises_more_with_one_of_its_toys() -> None:
    with_toy = kaos("me: wish ball-doll, toy ball").estimate()[0]
    without = kaos("me: wish ball-doll, toy duck").estimate()[0]
    assert with_toy > without


def test_a_special_wish_promises_more_the_more_of_its_cost_is_there() -> None:
    rich = kaos("me: wish tent, cloth 4", special_wishes=True).estimate()[0]
    other = kaos("me: wish tent, iron 4", special_wishes=True).estimate()[0]
    assert rich > other


def test_the_lead_that_counts_and_how_curious_a_search_is() -> None:
    assert kaos().margin() == 8
    assert kaos().curiosity(later=False) == 0.2


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
