"""The eleven acceptance examples of the ledger; nine of them are the book's."""

from __future__ import annotations

from ludoteca.core.chance import Script
from ludoteca.games.santakaos.pieces import SPACES
from ludoteca.games.santakaos.rules.rounds import roll_dice
from tests.games.santakaos.build import GAME, kaos
from tests.games.santakaos.play import can, do, goods, helper, toys, under
from tests.ledger import rule


@rule("S-24", "S-25", "S-65")
def test_1_ball_and_doll() -> None:
    state = kaos("me: cloth 2, iron 2, wood 1, wish ball-doll")
    do(state, "make ball", "make doll")
    assert goods(state) == ""
    do(state, "deliver ball-doll")
    assert state.outcome().breakdown["wishes"] == [4, 0]


@rule("S-44", "S-65")
def test_2_gingerbread_man() -> None:
    state = kaos("me: helper gingerbread-man, cloth 2, iron 2, coin 2, wish ball-videogame")
    do(state, "make-for-coin ball iron", "make-for-coin videogame cloth", "deliver ball-videogame")
    assert goods(state) == ""
    twice = kaos("me: helper gingerbread-man, iron 2, coin 2")
    assert not can(twice, "make-for-coin videogame cloth")


@rule("S-20", "S-23")
def test_3_the_chair_with_a_yellow_die() -> None:
    state = do(kaos("me: elves 4"), "take chair yellow")
    assert goods(state) == ""
    do(state, "collect", "gain cloth", "gain wood", "gain iron", "gain iron")
    assert (goods(state), state.areas[0].elves) == ("cloth 1 wood 1 iron 2", 4)


@rule("S-18")
def test_4_two_spaces_to_a_corner() -> None:
    state = do(kaos("at traffic; reindeer B2; me: elves 1"), "move-reindeer A1")
    corner = GAME.content.reindeer[0]
    assert state.areas[0].goods() == [*corner.resources(), corner.coins]
    assert (state.areas[0].elves, SPACES[state.reindeer]) == (0, "A1")


@rule("S-26", "S-30")
def test_5_the_magic_bag_for_seven_resources() -> None:
    state = kaos("me: artifact bag, coin 7, elves 1")
    do(state, "magic-bag", "gain cloth", "gain cloth", "gain wood", "gain iron", "gain iron")
    do(state, "ready magic-bag", "magic-bag", "gain wood", "gain iron")
    assert (goods(state), state.areas[0].elves) == ("cloth 2 wood 2 iron 3", 0)


@rule("S-43")
def test_5_julbock_hears_of_mistletoe_and_magic_bag() -> None:
    state = kaos("turn bento; bento: artifact mistletoe, artifact bag, coin 7; me: helper julbock")
    do(state, "mistletoe", "take-unseen", "magic-bag", "gain cloth", "enough")
    assert goods(state) == "iron 2"


@rule("S-27")
def test_6_a_die_on_four_taken_as_a_three() -> None:
    state = kaos("dice forest green red; me: artifact star, elves 2")
    do(state, "guiding-star forest green store", "take store green", "elf", "collect")
    do(state, "gain iron", "gain iron", "gain iron")
    assert (goods(state), state.areas[0].elves) == ("iron 3", 3)


@rule("S-27")
def test_6_or_left_for_the_next_player() -> None:
    state = kaos("dice forest green red; me: artifact star")
    do(state, "guiding-star forest green store", "take forest red", "coins", "gain iron")
    assert (state.player, can(state, "take store green"), can(state, "take forest green")) == (1, True, False)


@rule("S-37")
def test_7_snegurochka_and_two_players_with_stockings() -> None:
    state = kaos(
        """dice store red; turn clara; me: helper snegurochka, stocking coin; bento: stocking wood 2
        clara: stocking cloth, stocking wood, stocking iron, stocking coin"""
    )
    do(state, "take store red", "coins", "gain coin")
    assert goods(state) == "cloth 2 coin 1"


CARDS_OF_30 = ("ball-blocks", "ball-duck", "doll-rocket", "doll-boat", "doll-teddy", "boat-videogame")


@rule("S-46", "S-47", "S-49", "S-50", "S-51", "S-52", "S-53")
def test_8_the_final_score() -> None:
    mine = ", ".join(f"delivered {name}" for name in CARDS_OF_30)
    stockings = "stocking cloth, stocking wood, stocking iron"
    state = kaos(f"me: {mine}, {stockings}, artifact bell, toy videogame, coin 4; bento: toy ball", players=3)
    result = state.outcome()
    assert result.scores[0] - result.breakdown["employee"][0] == 39


@rule("S-53")
def test_8_two_at_41_and_the_employee_wins() -> None:
    six = ", ".join(f"delivered {name}" for name in CARDS_OF_30)
    seven = "blocks-duck blocks-doll blocks-teddy blocks-horse duck-rocket duck-boat duck-videogame"
    more = ", ".join(f"delivered {name}" for name in seven.split())
    text = f"me: toy ball; bento: {six}, toy boat 3, artifact bell; clara: {more}, coin 27"
    result = kaos(text).outcome()
    assert result.breakdown["employee"] == [0, 0, 2]
    assert result.scores[1:] == [41, 41]
    assert result.winners == [2]


@rule("S-08")
def test_9_five_dice_on_four_are_rolled_again_only_those() -> None:
    state = kaos(players=3)
    state.dice = [0] * 18
    luck = Script([3, 3, 3, 3, 3, 0, 0, 1, 1, 5, 5, 4, 2, 0])
    roll_dice(state, luck)
    assert luck.left() == 0
    assert [sum(state.dice[at : at + 3]) for at in range(0, 18, 3)] == [3, 2, 1, 0, 1, 2]


@rule("S-54", "S-56", "S-58", "S-40")
def test_10_dancer_copies_ded_moroz() -> None:
    state = kaos("me: helper dancer; bento: helper ded-moroz", turbo_sleigh=True)
    face = GAME.content.silent_night.faces.index("coin")
    do(state, "make-for-nothing rocket", luck=[face])
    assert (toys(state), helper(state), helper(state, 1)) == ("rocket", "", "ded-moroz")
    assert (under(state), goods(state, 1)) == ("dancer", "coin 1")


@rule("S-60", "S-61", "S-62", "S-63")
def test_11_a_special_wish_held_and_delivered_with_pehta() -> None:
    text = "me: wish bicycle, helper pehta, wood 2, iron 4, coin 2, elves 1"
    state = kaos(text, special_wishes=True)
    assert state.outcome().breakdown["undelivered"] == [-3, 0]
    do(state, "deliver bicycle", "choose-stocking cloth")
    assert (goods(state), state.areas[0].stockings[0]) == ("coin 1", 1)
    bicycle = next(card for card in GAME.content.specials if card.name == "bicycle")
    assert state.outcome().breakdown["special-wishes"] == [bicycle.points, 0]
    assert state.outcome().breakdown["undelivered"] == [0, 0]
