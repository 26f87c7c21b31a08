"""Location 4, the Enchanted forest (S-21)."""

from __future__ import annotations

from ludoteca.games.santakaos.seen.events import Looked
from tests.games.santakaos.build import GAME, kaos
from tests.games.santakaos.play import can, choices, do, goods, happened, helper, under
from tests.ledger import rule

FOREST = "at forest; top krampus julbock pehta"


@rule("S-21")
def test_a_player_looks_at_the_top_two_and_may_keep_one_for_two_coins() -> None:
    state = do(kaos(f"{FOREST}; me: coin 3"), "look")
    assert choices(state) == ["keep krampus", "keep julbock", "neither"]
    do(state, "keep julbock")
    assert (helper(state), goods(state)) == ("julbock", "coin 1")
    assert under(state).startswith("pehta")
    assert under(state).endswith("krampus")


@rule("S-21")
def test_both_go_under_the_deck_for_one_coin() -> None:
    state = do(kaos(f"{FOREST}; me: coin 3"), "look", "neither")
    assert (helper(state), goods(state)) == ("", "coin 4")
    assert under(state).endswith("krampus julbock")


@rule("S-21")
def test_with_less_than_two_coins_both_go_under_the_deck() -> None:
    state = kaos(f"{FOREST}; me: coin 1")
    events = happened(state, "look")
    assert Looked(0, ("krampus", "julbock")) in events
    assert (goods(state), state.seat) == ("coin 2", 1)


@rule("S-21")
def test_a_new_helper_sends_the_old_one_under_the_deck_last_without_a_coin() -> None:
    state = do(kaos(f"{FOREST}; me: coin 2, helper befana"), "look", "keep krampus")
    assert (helper(state), goods(state)) == ("krampus", "")
    assert under(state).endswith("julbock befana")


@rule("S-21")
def test_a_kept_helper_comes_ready() -> None:
    state = do(kaos(f"{FOREST}; me: coin 2, helper befana/used"), "look", "keep krampus")
    assert helper(state) == "krampus"


@rule("S-21")
def test_nobody_else_sees_the_two_helpers() -> None:
    state = do(kaos(f"{FOREST}; me: coin 2"), "look")
    assert [card.helper for card in state.view(0).offer] == ["krampus", "julbock"]
    for other in (1, -1):
        assert [card.helper for card in state.view(other).offer] == [None, None]
        assert GAME.see(Looked(0, ("krampus", "julbock")), other) == Looked(0, ())


@rule("S-21")
def test_helpers_come_in_any_order_and_then_those_put_under_the_deck() -> None:
    state = do(kaos("at forest; me: coin 2"), "look", "neither", luck=[12, 0])
    assert under(state) == "gingerbread-man jack-frost"
    state = kaos("at forest; under krampus; under julbock; me: coin 2")
    state.forest = 1
    do(state, "look", luck=[0])
    assert choices(state) == ["keep jack-frost", "keep krampus", "neither"]


@rule("S-21")
def test_looking_cannot_be_taken_back() -> None:
    state = kaos(f"{FOREST}; me: coin 2")
    before = state.looks
    assert do(state, "look").looks == before + 1


@rule("S-21", "S-23")
def test_the_forest_is_open_from_the_chair_too() -> None:
    assert can(kaos("at chair"), "look")
