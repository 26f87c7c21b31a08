"""Mini-expansion "I have one, you don't" (S-59 to S-63, S-70)."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Dice
from ludoteca.core.sets import count, members_of
from ludoteca.games.santakaos.content import Special
from ludoteca.games.santakaos.pieces import ORDINARY, WISHES
from ludoteca.games.santakaos.rules.scoring import employee
from ludoteca.games.santakaos.state import SantaKaosState
from tests.games.santakaos.build import GAME, kaos
from tests.games.santakaos.play import begun, can, choices, do, helper, toys
from tests.ledger import rule

SPECIALS = GAME.content.specials
CARD = {card.name: card for card in SPECIALS}
PLENTY = "cloth 9, wood 9, iron 9, coin 9, elves 5"
TAKE_REWARD = {"stocking": "choose-stocking wood", "artifact": "choose-artifact magic-bag", "helper": "keep pehta"}
each_special = pytest.mark.parametrize("card", SPECIALS, ids=lambda card: str(card.name))


def special(text: str, turbo_sleigh: bool = False) -> SantaKaosState:
    """A position with special wishes."""
    return kaos(text, turbo_sleigh=turbo_sleigh, special_wishes=True)


def everywhere(state: SantaKaosState) -> int:
    """All cards in play."""
    cards = state.deck | sum(1 << card for card in state.market)
    for area in state.areas:
        cards |= area.wishes
    return cards


@rule("S-59")
@pytest.mark.parametrize(("players", "shuffled_in"), [(2, 5), (3, 7), (4, 9)])
def test_so_many_special_wishes_are_shuffled_in_and_the_others_set_aside(players: int, shuffled_in: int) -> None:
    state = begun(players, special_wishes=True)
    assert count(everywhere(state) & ~ORDINARY) == shuffled_in == GAME.content.pieces.specials[players - 2]
    assert count(state.aside) == len(SPECIALS) - shuffled_in
    assert begun(players).aside == everywhere(begun(players)) & ~ORDINARY == 0


@rule("S-59")
def test_special_wishes_may_be_dealt_or_come_to_the_market() -> None:
    starts = [begun(4, seed, special_wishes=True) for seed in range(30)]
    assert any(max(state.market) >= WISHES for state in starts)
    assert any(area.wishes > ORDINARY for state in starts for area in state.areas)


@rule("S-59")
def test_a_special_wish_can_be_taken_from_the_market() -> None:
    state = do(special("market piano ball-doll"), "take store red", "take-wish piano")
    assert state.view(1).seats[0].wishes == ["piano"]


@rule("S-60", "S-70")
@each_special
def test_a_special_wish_is_made_and_delivered_in_one_go_at_its_cost(card: Special) -> None:
    state = do(special(f"me: wish {card.name}, {PLENTY}"), f"deliver {card.name}")
    left = [9 - card.cloth, 9 - card.wood, 9 - card.iron, 9 - card.coins]
    assert (state.areas[0].goods(), state.areas[0].elves, toys(state)) == (left, 5 - card.elves, "")
    assert state.view(0).seats[0].delivered == [card.name]
    assert state.outcome().breakdown["special-wishes"] == [card.points, 0]


@rule("S-60")
@each_special
def test_a_special_wish_that_lacks_anything_cannot_be_delivered(card: Special) -> None:
    kinds = {"cloth": card.cloth, "wood": card.wood, "iron": card.iron, "coin": card.coins, "elves": card.elves}
    for kind, cost in kinds.items():
        if cost:
            assert not can(special(f"me: wish {card.name}, {PLENTY}, {kind} {cost - 1}"), f"deliver {card.name}")


@rule("S-61", "S-70")
@each_special
def test_the_reward_is_free_and_of_two_one_is_chosen(card: Special) -> None:
    state = do(special(f"top pehta krampus; me: wish {card.name}, {PLENTY}"), f"deliver {card.name}")
    coins = state.areas[0].coins
    if len(card.rewards) == 2:
        assert set(choices(state)) == {f"choose-reward {reward}" for reward in card.rewards}
        do(state, f"choose-reward {card.rewards[-1]}")
    do(state, TAKE_REWARD[card.rewards[-1]])
    mine = state.view(0).seats[0]
    assert (
        card.rewards[-1]
        == {(1, 0, 0): "stocking", (0, 1, 0): "artifact", (0, 0, 1): "helper"}[
            (mine.stockings["wood"], len(mine.artifacts), int(mine.helper == "pehta"))
        ]
    )
    assert state.areas[0].coins == coins


@rule("S-61")
def test_a_pick_of_two_helpers_may_be_declined_without_a_coin() -> None:
    state = do(special(f"me: wish robot, wish train-set, {PLENTY}"), "deliver train-set")
    coins = state.areas[0].coins
    do(state, "neither")
    assert (helper(state), state.areas[0].coins) == ("", coins)


@rule("S-61")
def test_a_free_helper_needs_no_coins() -> None:
    coins = CARD["train-set"].coins
    state = do(special(f"top pehta krampus; me: wish train-set, {PLENTY}, coin {coins}"), "deliver train-set")
    assert (state.areas[0].coins, helper(do(state, "keep pehta"))) == (0, "pehta")


@rule("S-61")
def test_an_artifact_not_yet_owned() -> None:
    have = "artifact star, artifact mistletoe, artifact globe"
    state = do(special(f"me: wish drone, {PLENTY}, {have}"), "deliver drone")
    assert choices(state) == ["choose-artifact magic-bag", "choose-artifact little-bell"]


@rule("S-61")
def test_the_last_type_of_artifact_needs_no_choice() -> None:
    have = "artifact star, artifact mistletoe, artifact globe, artifact bag"
    state = do(special(f"me: wish drone, {PLENTY}, {have}"), "deliver drone")
    assert state.view(0).seats[0].artifacts[-1] == "little-bell"


@rule("S-61")
def test_what_cannot_be_given_is_skipped() -> None:
    all_five = ", ".join(f"artifact {name}" for name in ("star", "mistletoe", "globe", "bag", "bell"))
    state = do(special(f"me: wish drone, {PLENTY}, {all_five}"), "deliver drone")
    assert state.pending == []
    other = do(special(f"me: wish piano, {PLENTY}, {all_five}"), "deliver piano")
    assert choices(other, "choose-stocking", "choose-reward") == [
        *("choose-stocking cloth", "choose-stocking wood", "choose-stocking iron", "choose-stocking coin"),
    ]


@rule("S-61", "S-54")
def test_rewards_may_chain() -> None:
    state = special(f"top vixen pehta; me: wish costume-chest, {PLENTY}", turbo_sleigh=True)
    do(state, "deliver costume-chest", "keep vixen", "choose-stocking iron")
    assert (helper(state), state.areas[0].stockings[2]) == ("vixen", 1)


@rule("S-62")
@pytest.mark.parametrize("name", ["ded-moroz", "knecht-ruprecht", "gingerbread-man"])
def test_some_helpers_do_not_help(name: str) -> None:
    tent = CARD["tent"]
    state = special(f"me: wish tent, helper {name}, {PLENTY}, cloth {tent.cloth - 1}")
    assert not can(state, "deliver tent")


@rule("S-62")
def test_pehta_is_triggered() -> None:
    state = special(f"me: wish bicycle, helper pehta, {PLENTY}")
    assert do(state, "deliver bicycle").areas[0].coins == 9 - CARD["bicycle"].coins + 1


@rule("S-62", "S-56")
def test_dancer_copies_pehta_for_a_special_toy_too() -> None:
    state = special(f"me: wish bicycle, helper dancer, {PLENTY}; bento: helper pehta", turbo_sleigh=True)
    do(state, "deliver bicycle")
    assert choices(state) == ["use", "decline"]


@rule("S-63")
def test_three_points_less_for_each_one_held() -> None:
    state = special("me: wish piano, wish tent, wish ball-doll")
    assert state.outcome().breakdown["undelivered"] == [2 * GAME.content.points.special_undelivered, 0] == [-6, 0]
    assert "undelivered" not in kaos().outcome().breakdown


@rule("S-63", "S-46")
def test_delivered_special_wishes_count_for_the_employee() -> None:
    assert employee(special("me: delivered piano, delivered tent; bento: delivered ball-doll")) == 0


@rule("S-59", "S-64")
def test_nobody_knows_which_are_set_aside() -> None:
    state = begun(2, special_wishes=True)
    seen = set()
    for seed in range(20):
        other = state.clone()
        other.shuffle_hidden(0, Dice(seed))
        assert (count(other.aside), count(other.deck)) == (count(state.aside), count(state.deck))
        seen |= set(members_of(other.aside))
    assert len(seen) > count(state.aside)
