"""The Market (Q-39)."""

from __future__ import annotations

from tests.games.quissama.build import quissama
from tests.ledger import rule


@rule("Q-39")
def test_once_a_turn_any_card_of_the_hand_is_swapped_for_one_of_the_three() -> None:
    position = quissama("me: coin-1 scandal; market crown freedom escape")
    assert len(position.legal("trade")) == 6
    position.do("trade 3 scandal")
    assert position.hand() == {"coin-1": 1, "escape": 1}
    assert position.view().market == ["crown", "freedom", "scandal"]
    assert position.refused("trade 1 coin-1") == "no-second-trade"


@rule("Q-39")
def test_not_for_an_identical_card() -> None:
    position = quissama("me: crown coin-1; market crown freedom escape")
    assert position.refused("trade 1 crown") == "no-trade-of-same"


@rule("Q-39")
def test_the_same_card_on_two_places_is_one_offer() -> None:
    position = quissama("me: coin-1; market crown crown escape")
    assert position.legal("trade") == ["trade 1 coin-1", "trade 3 coin-1"]
    assert position.refused("trade 2 coin-1") == "no-trade-twice-offered"


@rule("Q-39")
def test_three_identical_cards_are_discarded_and_replaced() -> None:
    position = quissama("me: crown coin-1; market crown crown escape; pile freedom*2 burgher")
    position.do("trade 3 crown", 0, 0, 0)
    assert position.view().market == ["freedom", "freedom", "burgher"]
    assert position.view().discard["crown"] == 6
    assert position.hand() == {"coin-1": 1, "escape": 1}


@rule("Q-39")
def test_again_if_need_be() -> None:
    position = quissama("me: crown coin-1; market crown crown escape; pile freedom*3 burgher*2 coin-1")
    position.do("trade 3 crown", 1, 1, 1, 0, 0, 0)
    assert sorted(position.view().market) == ["burgher", "burgher", "coin-1"]


@rule("Q-39")
def test_only_as_far_as_there_are_others() -> None:
    position = quissama("me: crown coin-1; market crown crown escape; pile crown")
    position.state.discard = [0] * 18
    assert position.do("trade 3 crown").view().market == ["crown"] * 3


@rule("Q-39")
def test_the_new_cards_come_from_the_reshuffled_discard_pile_if_need_be() -> None:
    position = quissama("me: crown coin-1; market crown crown escape; pile freedom")
    position.do("trade 3 crown", 0, 0, 0)
    assert position.view().market[0] == "freedom"
    assert len(position.view().market) == 3
