"""Hidden information (R-13, R-44)."""

from __future__ import annotations

import msgspec

import ludoteca
from ludoteca.games.regalitos.seen.events import Laid
from ludoteca.games.regalitos.state import RegalitosState
from tests.games.regalitos.build import GAME, regalitos
from tests.games.regalitos.play import NUMBERS, begun, do, drawing, finish_round, random_game, told
from tests.ledger import rule


def two_rounds_with_memory() -> RegalitosState:
    """Round 2: socks lie face down under a kite on A2."""
    state = regalitos("last; A2 socks; me:; bento:", memory=True)
    do(state, "take A1", luck=[*drawing(state, "lantern", "kite"), *[0] * 14])
    return state


@rule("R-44", "R-13")
def test_face_down_cards_are_a_number_in_every_view_also_for_those_who_saw_them() -> None:
    state = two_rounds_with_memory()
    for seat in (-1, 0, 1):
        view = state.view(seat)
        assert (view.piles[1].hidden, view.piles[1].cards) == (1, ["kite"])
        assert '"socks"' not in msgspec.json.encode(view).decode()


@rule("R-44")
def test_no_log_of_a_memory_game_keeps_what_was_laid() -> None:
    state = begun(2, memory=True)
    laid = told(finish_round(state), "laid")
    assert len(laid[0].cards) == 16
    seen = [GAME.see(laid[0], seat) for seat in (-1, 0, 1)]
    assert all(isinstance(event, Laid) and event.cards == () for event in seen)


@rule("R-44")
def test_without_memory_the_log_tells_what_was_laid() -> None:
    laid = told(finish_round(begun(2)), "laid")
    assert GAME.see(laid[0], -1) == laid[0]


@rule("R-44")
def test_shuffle_hidden_redeals_face_down_cards_with_the_deck() -> None:
    state = two_rounds_with_memory()
    found = set()
    for seed in range(40):
        other = state.clone()
        other.shuffle_hidden(0, ludoteca.Dice(seed))
        assert other.view(0) == state.view(0)
        assert GAME.census(other) == GAME.census(state)
        found.add(other.piles[1] >> 7)
    assert len(found) > 10


@rule("R-44")
def test_without_memory_there_is_nothing_to_shuffle() -> None:
    for state in random_game(2, 3):
        other = state.clone()
        other.shuffle_hidden(1, ludoteca.Dice(1))
        assert GAME.dump(other) == GAME.dump(state)


@rule("R-44", "R-05")
def test_the_deck_has_no_order_and_any_card_of_it_may_come_next() -> None:
    state = regalitos("round navidad; last; claimed me; me tio: energy 5; bento papa-noel:")
    do(state, "take A1")
    drawn = set()
    for number in range(state.deck_size):
        other = state.clone()
        drawn.add(told(do(other, "swap-energy 5", luck=[number]), "drew")[0].card)
    assert drawn == {name for name, copies in zip(state.rules.charts.names, state.deck, strict=True) if copies}


@rule("R-44")
def test_everything_else_is_open_extra_actions_and_vips_too() -> None:
    state = regalitos("me: extras goodbye-coal, vips green, objects socks, paper 3, energy 2; bento:")
    seen = [msgspec.structs.replace(state.view(seat), viewer=0) for seat in (-1, 0, 1)]
    assert seen[0] == seen[1] == seen[2]


@rule("R-44", "R-13")
def test_taking_a_pile_with_cards_face_down_cannot_be_taken_back() -> None:
    match = ludoteca.Match(GAME, 2, seed=1)
    match.state = regalitos("A2 socks kite; A3 drum; me: objects coat, extras express-wrapping; bento:", memory=True)
    match.act(0, NUMBERS["take A2"])
    assert not match.can_undo(0)
    match.state = regalitos("A2 socks kite; A3 drum; me: objects coat, extras express-wrapping; bento:")
    match.act(0, NUMBERS["take A3"])
    assert match.can_undo(0)


@rule("R-44")
def test_from_view_imagines_a_state_with_the_same_view() -> None:
    for players in GAME.seats:
        for state in random_game(players, players, memory=True):
            view = state.view(0)
            assert GAME.from_view(view).view(0) == view
