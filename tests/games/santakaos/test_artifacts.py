"""Artifacts (S-26 to S-31)."""

from __future__ import annotations

import pytest

from tests.games.santakaos.build import GAME, kaos
from tests.games.santakaos.play import can, choices, do, goods, wishes
from tests.ledger import rule

MARKET = "market ball-doll doll-boat duck-rocket"


@rule("S-26")
def test_an_artifact_works_once_a_round() -> None:
    state = do(kaos("me: artifact globe, elves 2, coin 0"), "snow-globe")
    assert not can(state, "snow-globe")
    state = kaos("dice store red; me: artifact globe/used; turn bento")
    assert do(state, "take store red", "coins", "gain coin").areas[0].used == 0


@rule("S-26")
def test_an_elf_readies_a_used_artifact_any_number_of_times_anywhere_in_the_turn() -> None:
    state = kaos("me: artifact globe, elves 5")
    do(state, "snow-globe", "ready snow-globe", "take store yellow", "snow-globe", "gain coin", "ready snow-globe")
    assert (state.areas[0].elves, goods(state), state.areas[0].used) == (1, "coin 9", 0)


@rule("S-26")
def test_only_a_used_artifact_is_readied_and_only_with_an_elf() -> None:
    assert choices(kaos("me: artifact globe, artifact star/used, elves 1"), "ready") == ["ready guiding-star"]
    assert choices(kaos("me: artifact star/used"), "ready") == []


@rule("S-27")
def test_the_guiding_star_shifts_any_die_one_up_or_down_without_wrapping() -> None:
    state = kaos("dice forest red; dice traffic green; dice chair yellow; me: artifact star")
    assert choices(state, "guiding-star") == [
        "guiding-star reindeer-traffic green stocking-workshop",
        "guiding-star enchanted-forest red artifact-room",
        "guiding-star enchanted-forest red central-store",
        "guiding-star santas-chair yellow artifact-room",
    ]


@rule("S-27")
def test_the_shifted_die_need_not_be_taken_and_lies_there_from_then_on() -> None:
    state = do(kaos("dice forest red; dice room green; me: artifact star"), "guiding-star forest red store")
    assert choices(state, "take") == ["take central-store red", "take artifact-room green"]
    do(state, "take room green", "coins", "gain cloth")
    assert (state.player, choices(state, "take")) == (1, ["take central-store red"])


@rule("S-27", "S-10")
@pytest.mark.parametrize("stage", ["", "at store;", "at rest;"])
def test_the_star_works_at_any_time_in_the_own_turn(stage: str) -> None:
    state = kaos(f"{stage} dice forest red; dice room green; me: artifact star")
    assert len(choices(state, "guiding-star")) == 4
    do(state, "guiding-star room green chair")
    assert not can(state, "guiding-star forest red store")


@rule("S-27", "S-10")
def test_after_the_own_take_the_turn_waits_for_the_star_and_ends_when_the_player_says_so() -> None:
    text = "dice forest red; dice store yellow; me: artifact star"
    state = do(kaos(text), "take store yellow", "gain cloth")
    assert (state.player, can(state, "end"), len(choices(state, "guiding-star"))) == (0, True, 2)
    assert do(state.clone(), "end").player == 1
    do(state, "guiding-star forest red room")
    assert (state.player, choices(state, "take")) == (1, ["take artifact-room red"])


@rule("S-27", "S-10")
def test_with_no_die_left_or_the_star_used_and_no_elf_the_turn_ends_by_itself() -> None:
    assert do(kaos("dice store yellow; me: artifact star"), "take store yellow", "gain cloth").round == 2
    assert do(kaos("me: artifact star/used"), "take store yellow", "gain cloth").player == 1
    elf = do(kaos("me: artifact star/used, elves 1"), "take store yellow", "gain cloth")
    assert choices(elf) == ["end", "ready guiding-star"]


@rule("S-27")
def test_a_die_may_be_shifted_where_four_lie() -> None:
    state = kaos("dice store red red green green; dice forest yellow; me: artifact star")
    do(state, "guiding-star forest yellow store")
    assert sum(state.dice[6:9]) == 5


@rule("S-27", "S-26")
def test_readied_again_the_star_shifts_any_die_once_more() -> None:
    state = do(kaos("me: artifact star, elves 1"), "guiding-star forest red store", "ready guiding-star")
    assert len(choices(state, "guiding-star")) == 28
    do(state, "guiding-star store red workshop", "take workshop red")
    assert (state.dice_left, can(state, "ready guiding-star")) == (17, False)


@rule("S-27")
def test_into_the_chair_there_is_no_bonus_and_out_of_it_there_is() -> None:
    into = do(kaos("me: artifact star"), "guiding-star room yellow chair", "take chair yellow")
    out = do(kaos("me: artifact star"), "guiding-star chair yellow room", "take room yellow")
    assert (goods(into), goods(out)) == ("", "coin 2")
    assert can(into, "look")
    assert not can(out, "look")


@rule("S-28")
def test_mistletoe_buys_a_wish_open_or_unseen_for_two_coins() -> None:
    state = do(kaos(f"{MARKET}; me: artifact mistletoe, coin 3"), "mistletoe")
    assert choices(state) == [
        *("take-wish ball-doll", "take-wish duck-rocket", "take-wish doll-boat", "take-unseen"),
    ]
    do(state, "take-wish doll-boat")
    assert (goods(state), wishes(state), len(state.market)) == ("coin 1", "doll-boat", 3)
    assert not can(kaos("me: artifact mistletoe, coin 1"), "mistletoe")


@rule("S-28", "S-16")
def test_mistletoe_takes_the_last_card_unasked_and_none_where_there_is_none() -> None:
    state = do(kaos("market doll-boat; deck none; me: artifact mistletoe, coin 2"), "mistletoe")
    assert wishes(state) == "doll-boat"
    assert not can(kaos("deck none; me: artifact mistletoe, coin 2"), "mistletoe")


@rule("S-29")
def test_the_snow_globe_gives_three_coins_for_exactly_one_elf() -> None:
    state = do(kaos("me: artifact globe, elves 3"), "snow-globe")
    assert (state.areas[0].elves, goods(state)) == (2, "coin 3")
    assert not can(kaos("me: artifact globe"), "snow-globe")


@rule("S-30")
@pytest.mark.parametrize("coins", [1, 3, 5])
def test_the_magic_bag_gives_resources_for_coins_one_to_five(coins: int) -> None:
    state = do(kaos(f"me: artifact bag, coin {coins}"), "magic-bag", *["gain wood"] * coins)
    assert (goods(state), state.pending) == (f"wood {coins}", [])


@rule("S-30")
def test_the_bag_stops_at_five_or_when_the_player_has_enough() -> None:
    state = do(kaos("me: artifact bag, coin 9"), "magic-bag")
    assert choices(state) == ["gain cloth", "gain wood", "gain iron"]
    short = do(state.clone(), "gain wood")
    assert choices(short) == ["gain cloth", "gain wood", "gain iron", "enough"]
    assert goods(do(short, "enough")) == "wood 1 coin 8"
    assert goods(do(state, "gain cloth", *["gain iron"] * 4)) == "cloth 1 iron 4 coin 4"
    assert not can(kaos("me: artifact bag"), "magic-bag")


@rule("S-31")
def test_the_little_bell_swaps_one_or_two_resources_for_as_many_others() -> None:
    state = do(kaos("me: artifact bell, cloth 2, coin 1"), "little-bell cloth wood")
    assert choices(state) == ["enough", "little-bell cloth wood", "little-bell cloth iron"]
    assert goods(do(state.clone(), "enough")) == "cloth 1 wood 1 coin 1"
    assert goods(do(state, "little-bell cloth iron")) == "wood 1 iron 1 coin 1"


@rule("S-31")
def test_two_different_resources_can_become_two_alike() -> None:
    state = do(kaos("me: artifact bell, cloth 1, wood 1"), "little-bell cloth iron", "little-bell wood iron")
    assert goods(state) == "iron 2"


@rule("S-31")
def test_the_two_swaps_come_in_either_order() -> None:
    state = kaos("me: artifact bell, cloth 1, iron 1, wood 1")
    do(state, "little-bell iron wood", "little-bell cloth wood")
    assert (goods(state), state.pending) == ("wood 3", [])


@rule("S-31")
def test_one_resource_never_brings_two() -> None:
    state = do(kaos("me: artifact bell, cloth 1"), "little-bell cloth wood")
    assert (goods(state), can(state, "little-bell cloth iron")) == ("wood 1", False)


@rule("S-31")
def test_a_resource_just_taken_is_not_swapped_on_and_no_coins_are() -> None:
    state = do(kaos("me: artifact bell, cloth 1, coin 5"), "little-bell cloth wood")
    assert (goods(state), state.pending) == ("wood 1 coin 5", [])
    assert not can(kaos("me: artifact bell, coin 5"), "little-bell cloth wood")


@rule("S-27", "S-28", "S-29", "S-30", "S-31")
def test_prices_and_points_of_the_artifacts() -> None:
    rows = {row.name: (row.price, row.points) for row in GAME.content.artifacts}
    assert rows == {
        "guiding-star": (3, 1),
        "mistletoe": (3, 1),
        "snow-globe": (5, 0),
        "magic-bag": (5, 0),
        "little-bell": (2, 2),
    }
