"""Hidden information (H-44)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.games.holi.state import HoliState
from tests.games.holi.build import GAME, holi
from tests.games.holi.play import hand, kinds, random_game
from tests.ledger import rule

# Nothing is unknown of clara, who holds the last cards of an empty deck.
TEXT = "me: hand bar fork, discard kite/down vee; bento: hand step, discard slash tail/down; clara: deck none"


@rule("H-44")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = holi(TEXT)
    assert state.view(0).seats[0].hand == ["bar", "fork"]
    assert [state.view(viewer).seats[0].hand for viewer in (1, 2, -1)] == [None, None, None]
    assert state.view(1).seats[0].hand_size == 2


@rule("H-25", "H-44")
def test_the_face_of_a_card_thrown_face_down_is_seen_by_its_owner_only() -> None:
    state = holi(TEXT)
    assert [play.card for play in state.view(0).seats[0].discard] == ["kite", "vee"]
    assert [play.card for play in state.view(1).seats[0].discard] == [None, "vee"]
    assert [play.card for play in state.view(-1).seats[1].discard] == ["slash", None]


def without_secrets(view: Any) -> Any:
    """A view as plain data, less what H-44 hides and who looks."""
    data = msgspec.to_builtins(view)
    data.pop("viewer")
    for area in data["seats"]:
        area.pop("hand")
        for play in area["discard"]:
            play["card"] = None if play["down"] else play["card"]
    return data


@rule("H-44")
@pytest.mark.parametrize("seed", range(3))
def test_all_else_is_open_and_the_same_for_everybody(seed: int) -> None:
    for state in random_game(seed, 2 + seed):
        views = [without_secrets(state.view(viewer)) for viewer in range(-1, state.players)]
        assert all(view == views[0] for view in views)


@rule("H-44")
def test_no_view_tells_the_order_of_a_deck_or_what_is_in_it() -> None:
    state = holi("bento: hand step, deck bar fork")
    other = holi("bento: hand fork, deck step bar")
    assert hand(other, "bento") != hand(state, "bento")
    for viewer in (0, -1):
        assert other.view(viewer) == state.view(viewer)


def cards_of(state: HoliState, seat: int) -> list[str]:
    """All of a player's cards by place, as the owner sees them."""
    area = state.view(seat).seats[seat]
    return [*(area.hand or []), *(play.card or "" for play in area.discard)]


@rule("H-44")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_shuffling_what_is_hidden_leaves_the_view_and_redeals_the_rest(viewer: int) -> None:
    state = holi(TEXT)
    changed = set()
    for seed in range(20):
        other = state.clone()
        other.shuffle_hidden(viewer, ludoteca.Dice(seed))
        assert other.view(viewer) == state.view(viewer)
        assert GAME.census(other) == GAME.census(state)
        changed |= {seat for seat in range(3) if cards_of(other, seat) != cards_of(state, seat)}
    assert changed == {0, 1} - {viewer}


@rule("H-44")
def test_cards_seen_face_up_are_never_dealt_again() -> None:
    state = holi("bento: hand step bar, deck corner, discard fork/down vee")
    dealt = set()
    for seed in range(30):
        other = state.clone()
        other.shuffle_hidden(0, ludoteca.Dice(seed))
        dealt.update(hand(other, "bento"))
    assert dealt == {"step", "bar", "corner", "fork"}


@rule("H-10", "H-44")
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.once
def test_whoever_decides_can_go_on_in_every_redealt_position(seed: int) -> None:
    for state in random_game(seed, 4, prefer="throw-down"):
        for viewer in range(-1, 4) if state.seat >= 0 else []:
            other = state.clone()
            other.shuffle_hidden(viewer, ludoteca.Dice(seed))
            assert kinds(other)
            assert kinds(GAME.from_view(state.view(viewer)))


@rule("H-44")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_a_position_made_from_a_view_has_that_view(viewer: int) -> None:
    for state in random_game(4, 2, rivalry=["warm-up", "high-sweets"]):
        other = GAME.from_view(state.view(viewer))
        assert other.view(viewer) == state.view(viewer)
        assert GAME.census(other) == GAME.census(state)
