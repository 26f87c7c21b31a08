"""Set-up (Q-05 to Q-08)."""

from __future__ import annotations

import ludoteca
from ludoteca.core.chance import Script
from ludoteca.games.quissama.pieces import CARD_NAMES
from tests.games.quissama.build import GAME, NUMBERS, Position
from tests.ledger import rule


def start(players: int = 3, seed: int = 0) -> Position:
    return Position(GAME.deal(players, GAME.check_options({}), ludoteca.Dice(seed)))


@rule("Q-05")
def test_all_characters_are_in_the_gallery_and_three_cards_in_the_market() -> None:
    view = start().view()
    assert all(character.holder == -1 and not character.gone for character in view.characters)
    assert len(view.market) == 3


@rule("Q-05", "Q-39")
def test_three_identical_cards_are_renewed_already_in_the_set_up() -> None:
    nagoas_three_times, then_a_freedom_and_two_coins = [0, 0, 0], [52, 37, 37]
    luck = Script([*nagoas_three_times, *then_a_freedom_and_two_coins, *[0] * 10, 1])
    state = GAME.deal(2, GAME.check_options({}), luck)
    assert state.view(0).market == ["freedom", "coin-1", "coin-1"]
    assert state.view(0).discard == {"nagoa-1": 3}


@rule("Q-06")
def test_two_capoeiras_on_each_plaza_the_others_in_the_senzala() -> None:
    pieces, view = GAME.content.pieces, start().view()
    assert [plaza.capoeiras for plaza in view.plazas] == [pieces.on_each_plaza] * 4
    assert view.senzala == pieces.capoeiras - 4 * pieces.on_each_plaza
    assert view.cabeca_de_porco == 0


@rule("Q-07")
def test_five_hidden_cards_each_and_the_rest_is_the_pile() -> None:
    view = start(4).view("bento")
    assert [seat.hand_size for seat in view.seats] == [GAME.content.pieces.hand] * 4
    assert [seat.hand is None for seat in view.seats] == [True, False, True, True]
    assert view.pile == sum(card.count for card in GAME.content.cards) - 3 - 20


@rule("Q-07")
def test_luck_names_the_first_player_and_play_goes_clockwise() -> None:
    assert {start(3, seed).state.first for seed in range(20)} == {0, 1, 2}
    position = next(start(3, seed) for seed in range(20) if start(3, seed).state.first == 1)
    seats = [position.state.seat]
    for shop in ("N1", "N2", "N3"):
        seats.append(position.do(f"settle {shop}").state.seat)
    assert seats == [1, 2, 0, 1]
    assert position.finish_turn().state.seat == 2


@rule("Q-08")
def test_each_settles_in_a_shop_without_burgher_free_of_charge_before_the_first_turn() -> None:
    position = start(2)
    hands = [position.hand("me"), position.hand("bento")]
    first, second = position.state.seat, 1 - position.state.seat
    assert len(position.legal()) == len(GAME.content.shops)
    position.do("settle G2")
    assert position.state.turn == 0
    assert "settle G2" not in position.legal()
    assert position.refused("settle G2") == "no-free-shop"
    position.do("settle N1")
    assert (position.state.turn, position.view().phase) == (1, "playing")
    assert [position.hand("me"), position.hand("bento")] == hands
    shops = dict(zip([shop.name for shop in GAME.content.shops], position.state.burgher, strict=True))
    assert (shops["G2"], shops["N1"]) == (first, second)
    assert [seat.reserve for seat in position.view().seats] == [GAME.content.pieces.meeples - 1] * 2


@rule("Q-07")
def test_every_card_of_the_pile_is_equally_likely() -> None:
    state = GAME.deal(2, GAME.check_options({}), Script([99, 0, 0, *[0] * 10, 0]))
    assert state.view(0).market[0] == CARD_NAMES[-1]
    assert NUMBERS["settle N1"] in state.legal()
