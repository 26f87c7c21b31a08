"""A round and what lies between rounds (S-07 to S-12)."""

from __future__ import annotations

from ludoteca.core.chance import Script
from ludoteca.games.santakaos.rules.rounds import roll_dice
from ludoteca.games.santakaos.seen.events import Rolled, RolledAgain
from ludoteca.games.santakaos.state import SantaKaosState
from tests.games.santakaos.build import kaos
from tests.games.santakaos.play import can, choices, do, goods, happened, helper
from tests.ledger import rule


def rolled(numbers: list[int], players: int = 3) -> SantaKaosState:
    """A table after a roll of these numbers from 1 to 6: first the red dice, then green, then yellow."""
    state = kaos("dice store red", players=players)
    state.dice = [0] * 18
    luck = Script([number - 1 for number in numbers])
    roll_dice(state, luck)
    assert luck.left() == 0
    return state


def at(state: SantaKaosState, number: int) -> list[int]:
    """Red, green and yellow dice at the location of a number."""
    return state.dice[(number - 1) * 3 : number * 3]


@rule("S-07")
def test_each_die_goes_to_the_location_of_its_number() -> None:
    state = rolled([1, 1, 2, 3, 4, 5, 6, 6, 6])
    assert [at(state, number) for number in (1, 2, 3, 6)] == [[2, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 3]]


@rule("S-07")
def test_the_first_player_rolls() -> None:
    state = kaos("first bento; dice store red; turn clara")
    rolls = [event for event in happened(state, "take store red", "coins", "gain iron") if isinstance(event, Rolled)]
    assert [event.seat for event in rolls] == [2]


@rule("S-08")
def test_four_dice_have_room_at_a_location() -> None:
    state = rolled([4, 4, 4, 4, 1, 1, 2, 2, 3])
    assert sum(at(state, 4)) == 4


@rule("S-08")
def test_two_crowded_numbers_are_rolled_again_together_until_all_have_room() -> None:
    first = [4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 6]
    second = [5, 5, 5, 5, 5, 3, 3, 3, 1, 1]
    third = [6, 6, 6, 2, 2]
    state = rolled([*first, *second, *third], players=4)
    assert [sum(at(state, number)) for number in range(1, 7)] == [3, 2, 3, 0, 0, 4]


@rule("S-08")
def test_the_second_roll_is_told() -> None:
    state = kaos("dice store red", players=2)
    state.dice, state.events = [0] * 18, []
    roll_dice(state, Script([0, 0, 0, 0, 0, 1, 2, 2, 3, 3, 4]))
    again = state.events[-1]
    assert isinstance(again, RolledAgain)
    assert again.faces == ("red-3", "red-3", "green-4", "green-4", "yellow-5")


@rule("S-09")
def test_players_take_a_die_each_clockwise_from_the_first() -> None:
    state = kaos("first bento; turn bento", players=3)
    order = []
    for _ in range(4):
        order.append(state.seat)
        do(state, "take traffic yellow" if can(state, "take traffic yellow") else choices(state, "take")[0])
        do(state, *(["coins"] if can(state, "coins") else []), "gain coin")
    assert order == [1, 2, 0, 1]


@rule("S-09", "S-11")
def test_the_round_ends_with_the_last_die() -> None:
    state = kaos("dice store red yellow", players=2)
    do(state, "take store yellow", "gain wood")
    assert state.round == 1
    do(state, "take store red", "coins", "gain wood")
    assert (state.round, sum(state.dice), state.dice_left) == (2, 6, 6)


@rule("S-10")
def test_a_turn_is_a_die_its_bonus_and_an_action() -> None:
    state = kaos("me: elves 1")
    assert {text.split()[0] for text in choices(state)} == {"take"}
    do(state, "take store green")
    assert choices(state) == ["coins", "elf"]
    do(state, "coins")
    assert choices(state) == ["collect", "gain cloth", "gain wood", "gain iron", "gain coin"]


@rule("S-10")
def test_free_actions_are_open_before_the_die_between_and_after() -> None:
    state = kaos("me: cloth 3, wood 3")
    do(state, "make blocks", "take store yellow", "make blocks", "gain iron", "make blocks")
    assert state.areas[0].toys[1] == 3


@rule("S-10")
def test_no_free_action_inside_a_choice() -> None:
    state = do(kaos("me: cloth 1, wood 1, elves 1"), "take store green")
    assert not can(state, "make blocks")
    assert can(do(state, "coins"), "make blocks")
    assert not can(do(state, "collect"), "make blocks")


@rule("S-10")
def test_the_location_action_only_if_it_can_be_carried_out() -> None:
    assert choices(kaos("at workshop; me: coin 1")) == ["gain cloth", "gain wood", "gain iron", "gain coin"]
    assert can(kaos("at workshop; me: coin 2"), "buy-stocking wood")


@rule("S-10")
def test_the_player_ends_the_turn_and_with_nothing_left_to_do_it_ends_by_itself() -> None:
    state = do(kaos("at traffic; me: cloth 1, wood 1"), "gain iron")
    assert (state.seat, can(state, "end")) == (0, True)
    assert do(state, "end").seat == 1
    assert do(kaos("at traffic"), "gain iron").seat == 1


BETWEEN = """dice store yellow; first me; turn clara; round 2; clara: coin 1
    me: stocking iron, artifact bell/used, helper baba-yaga/used; bento: stocking coin 2"""


@rule("S-11")
def test_between_rounds_markers_move_stockings_pay_and_all_is_ready_again() -> None:
    state = do(kaos(BETWEEN), "take store yellow", "gain wood")
    assert (state.round, state.first, state.seat) == (3, 1, 1)
    assert (goods(state, 0), goods(state, 1), goods(state, 2)) == ("iron 1", "coin 2", "wood 1 coin 3")
    assert (helper(state), [area.used for area in state.areas]) == ("baba-yaga", [0, 0, 0])


@rule("S-11")
def test_stockings_pay_before_the_dice_are_rolled() -> None:
    events = happened(kaos(BETWEEN), "take store yellow", "gain wood")
    tags = [event.__struct_config__.tag for event in events][3:]
    assert tags == ["gained", "earned", "round-began", "rolled", "began"]


@rule("S-12")
def test_after_the_last_round_the_game_ends_at_once_and_stockings_do_not_pay() -> None:
    state = kaos("dice store yellow; round 7; me: stocking iron 3; bento: stocking wood", players=2)
    first = state.first
    do(state, "take store yellow", "gain wood")
    assert (state.seat, state.first, state.round) == (-1, first, 7)
    assert goods(state) == "wood 1 coin 2"
    assert goods(state, 1) == ""


@rule("S-11", "S-37")
def test_a_new_round_waits_until_whoever_is_asked_has_answered() -> None:
    text = "dice store red; me: helper dancer, stocking coin; bento: stocking wood, helper snegurochka; clara: coin 1"
    state = do(kaos(text, turbo_sleigh=True), "take store red", "coins", "gain coin")
    assert [(item.kind, item.seat) for item in state.view(-1).pending] == [("new-round", 1), ("ask", 0)]
