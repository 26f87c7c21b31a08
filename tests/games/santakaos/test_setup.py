"""Components and set-up (S-01 to S-06)."""

from __future__ import annotations

import pytest

from ludoteca.core.sets import count, members_of
from ludoteca.games.santakaos.pieces import CENTRE, NOBODY, REINDEER
from tests.games.santakaos.build import GAME, kaos
from tests.games.santakaos.play import begun, can, choices, do, play_on
from tests.ledger import rule

PIECES = GAME.content.pieces
every_count = pytest.mark.parametrize("players", GAME.seats)


@rule("S-01")
@every_count
def test_two_to_four_play_fewer_rounds_the_more_they_are(players: int) -> None:
    assert (GAME.seats[0], GAME.seats[-1]) == (2, 4)
    state = play_on(begun(players))
    assert state.round == PIECES.rounds[players - 2] == {2: 7, 3: 6, 4: 5}[players]


@rule("S-01")
def test_the_round_of_the_last_space_is_played_in_full() -> None:
    last = PIECES.rounds[0]
    state = kaos(f"round {last}; dice store red; dice traffic red; me: elves 1")
    do(state, "take store red", "coins", "gain wood")
    assert (state.seat, state.round) == (1, last)
    do(state, "take traffic red", "coins", "gain wood")
    assert state.seat == -1


@rule("S-02")
@every_count
def test_one_die_of_each_colour_for_each_player(players: int) -> None:
    state = begun(players)
    for colour in range(3):
        assert sum(state.dice[colour::3]) == players


@rule("S-02")
def test_each_player_takes_exactly_three_dice_a_round() -> None:
    state = begun(3)
    takes = [0, 0, 0]
    while state.round == 1:
        first = choices(state)[0]
        takes[state.seat] += first.startswith("take ")
        do(state, first)
    assert takes == [3, 3, 3]


@rule("S-03")
def test_the_cards_and_pieces_there_are() -> None:
    state = begun(4)
    assert len(GAME.content.wishes) == 36
    assert len(state.market) == PIECES.market == 3
    assert count(state.forest) == REINDEER == 14
    assert state.room == [row.count for row in GAME.content.artifacts] == [3] * 5
    assert state.stock == [PIECES.stockings] * 4 == [10] * 4


@rule("S-03")
def test_a_coin_is_a_resource_only_instead_of_an_action_and_at_the_store() -> None:
    assert can(kaos("at forest"), "gain coin")
    assert can(do(kaos("at store; me: elves 1"), "collect"), "gain coin")
    assert not can(do(kaos("me: elves 1, helper baba-yaga"), "baba-yaga"), "gain coin")


@rule("S-04")
@every_count
def test_everybody_begins_with_a_wish_an_elf_and_a_coin_the_last_with_two(players: int) -> None:
    state = begun(players)
    last = (state.first - 1) % players
    for seat, area in enumerate(state.areas):
        assert len(members_of(area.wishes)) == 1
        assert area.elves == 1
        assert area.goods() == [0, 0, 0, 2 if seat == last else 1]
        assert area.helper == NOBODY
    assert count(state.deck) == 36 - 3 - players


@rule("S-04", "S-14")
def test_a_workshop_has_room_for_five_elves() -> None:
    assert can(do(kaos("me: elves 4"), "take traffic green"), "elf")
    full = do(kaos("me: elves 5"), "take traffic green").areas[0]
    assert (full.elves, full.coins) == (5, 1)


@rule("S-05")
def test_the_markers_begin_in_the_centre_and_on_the_first_space_and_luck_names_the_first_player() -> None:
    state = begun(4)
    assert (state.reindeer, state.round) == (CENTRE, 1)
    assert {begun(4, seed=seed).first for seed in range(20)} == {0, 1, 2, 3}


@rule("S-06")
def test_an_empty_kind_is_not_offered() -> None:
    state = kaos("at chair; me: coin 9; stock wood 0; room magic-bag 0")
    assert choices(state, "buy-stocking") == ["buy-stocking cloth", "buy-stocking iron", "buy-stocking coin"]
    assert "buy-artifact magic-bag" not in choices(state)


@rule("S-06")
def test_coins_resources_and_toys_never_run_out() -> None:
    state = kaos("me: coin 99, cloth 99, wood 99, iron 99, toy ball 50")
    do(state, "make ball", "take traffic yellow", "gain cloth")
    assert state.areas[0].toys[0] == 51


@rule("S-06", "S-29")
def test_discarded_elves_can_be_trained_again() -> None:
    state = kaos("me: elves 5, artifact globe")
    do(state, "snow-globe", "take traffic green", "elf")
    assert state.areas[0].elves == 5
