"""Hidden information (S-64)."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.chance import Dice
from ludoteca.games.santakaos.known import helper_of
from ludoteca.games.santakaos.pieces import HELPERS
from ludoteca.games.santakaos.state import SantaKaosState
from tests.games.santakaos.build import GAME, kaos
from tests.games.santakaos.play import do
from tests.ledger import rule


def known(state: SantaKaosState, seat: int) -> list[str | None]:
    """What a seat knows of the helpers under the deck."""
    return [card.helper for card in state.view(seat).under]


def imagined(state: SantaKaosState, seat: int) -> list[list[str]]:
    """What may lie under the deck for all this seat knows: for each place all helpers that came there."""
    worlds = [state.clone() for _ in range(40)]
    for seed, world in enumerate(worlds):
        world.shuffle_hidden(seat, Dice(seed))
        assert GAME.census(world) == GAME.census(state)
    return [sorted({HELPERS[helper_of(world.under[at])] for world in worlds}) for at in range(len(state.under))]


@rule("S-64")
def test_who_looked_knows_what_went_under_the_deck_and_where() -> None:
    state = do(kaos("at forest; me: coin 2"), "look", "neither", luck=[3, 10])
    assert known(state, 0) == ["krampus", "julbock"]
    assert known(state, 1) == known(state, -1) == [None, None]


@rule("S-64")
def test_the_others_know_only_that_two_were_seen() -> None:
    state = do(kaos("at forest; me: coin 2"), "look", "neither", luck=[3, 10])
    assert [card.knowers for card in state.view(1).under] == [[0], [0]]
    assert imagined(state, 0) == [["krampus"], ["julbock"]]
    assert all(len(helpers) > 5 for helpers in imagined(state, 1))


@rule("S-64")
def test_a_replaced_helper_was_open_so_all_know_it_lies_there() -> None:
    state = do(kaos("at forest; me: coin 2, helper befana"), "look", "keep krampus", luck=[3, 10])
    assert known(state, 0) == ["julbock", "befana"]
    assert known(state, 1) == known(state, -1) == [None, "befana"]
    assert imagined(state, 1)[1] == ["befana"]


@rule("S-64")
@pytest.mark.parametrize("players", GAME.seats)
def test_only_those_who_are_there_know_something(players: int) -> None:
    state = do(kaos("me: helper ded-moroz", players=players), "make-for-nothing boat")
    assert [card.knowers for card in state.view(0).under] == [[*range(players), -1]]


@rule("S-64")
def test_who_knew_a_helper_under_the_deck_knows_it_when_it_comes_up_again() -> None:
    state = kaos("at forest; under krampus bento; under julbock; me: coin 2; bento: coin 1; clara: coin 1")
    state.forest = 0
    do(state, "look")
    offers = [[card.helper for card in state.view(seat).offer] for seat in range(3)]
    assert offers == [["krampus", "julbock"], ["krampus", "julbock"], [None, "julbock"]]


@rule("S-64")
def test_an_imagined_look_changes_only_what_the_viewer_cannot_know() -> None:
    state = do(kaos("at forest; me: coin 2"), "look")
    offers = set()
    for seed in range(30):
        world = state.clone()
        world.shuffle_hidden(1, Dice(seed))
        offers.add(tuple(helper_of(card) for card in world.offer))
        assert all(card & 31 == 1 for card in world.offer)
    assert len(offers) > 10
    state.shuffle_hidden(0, Dice(1))
    assert len(state.view(0).offer) == 2


@rule("S-64")
def test_the_decks_show_only_their_size() -> None:
    state = kaos("me: wish ball-doll")
    view = state.view(0)
    assert (view.deck_size, view.forest_size, view.aside_size) == (32, 14, 0)


@rule("S-64")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_state_made_from_a_view_keeps_what_is_known_and_can_be_played_on(seat: int) -> None:
    state = do(kaos("at forest; clara: coin 1; me: coin 2, helper befana"), "look", "keep krampus", luck=[3, 10])
    view = state.view(seat)
    again = GAME.from_view(view)
    assert again.view(seat) == view
    assert known(again, seat) == known(state, seat)
    assert again.legal() == state.legal()


@rule("S-64")
def test_a_look_cannot_be_undone() -> None:
    match = ludoteca.Match(GAME, 2, seed=5)
    match.state = kaos("at forest; me: coin 2")
    match.act(0, {"type": "look"})
    assert not match.can_undo(0)
