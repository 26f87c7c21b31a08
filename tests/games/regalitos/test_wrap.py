"""Wrap (R-18, R-19)."""

from __future__ import annotations

import pytest

import ludoteca
from tests.games.regalitos.build import GAME, regalitos
from tests.games.regalitos.play import acts, decides, do, kinds, zones
from tests.ledger import rule

NOW = "round navidad"
"""A round whose text leaves Wrap as it is."""


@rule("R-18")
def test_first_the_things_then_the_paper() -> None:
    state = regalitos(f"{NOW}; me: objects socks kite, paper 3 6; bento:")
    do(state, "wrap")
    assert acts(state) == ["pick-object green small", "pick-object blue medium"]
    do(state, "pick-object green small", "done")
    assert acts(state) == ["pay-paper small", "pay-paper medium"]
    do(state, "pay-paper small")
    assert (zones(state).objects, zones(state).presents, zones(state).papers) == (["kite"], ["socks"], ["medium"])


@rule("R-18")
def test_at_least_one_thing_is_wrapped() -> None:
    state = regalitos(f"{NOW}; me: objects socks kite, paper 6; bento:")
    do(state, "wrap")
    assert "done" not in kinds(state)


@rule("R-18")
def test_units_count_not_the_size_of_the_paper() -> None:
    state = regalitos(f"{NOW}; me: objects tent coat, paper 3 3; bento:")
    do(state, "wrap", "pick-object green large")
    assert (zones(state).presents, zones(state).papers) == (["coat", "tent"], [])


@rule("R-18")
def test_papers_are_discarded_whole_and_the_rest_of_them_is_lost() -> None:
    state = regalitos(f"{NOW}; me: objects socks, paper 9; bento:")
    do(state, "wrap")
    assert (zones(state).presents, zones(state).papers) == (["socks"], [])
    assert state.view(-1).discard == ["paper-large"]


@rule("R-18")
def test_no_card_of_the_payment_could_be_left_out_and_the_player_chooses_among_such_sets() -> None:
    state = regalitos(f"{NOW}; me: objects socks coat, paper 3 3 6 9; bento:")
    do(state, "wrap", "pick-object green small", "pick-object green large")
    assert acts(state, "pay-paper") == ["small", "medium", "large"]
    for size, left in (("small", ["medium", "large"]), ("medium", ["small", "small", "large"])):
        paid = state.clone()
        do(paid, f"pay-paper {size}")
        assert (decides(paid), zones(paid).papers) == ("bento", left)


@rule("R-18")
def test_a_paper_beside_which_another_could_be_left_out_is_refused() -> None:
    state = regalitos(f"{NOW}; me: objects coat tent drum, paper 3 3 3 6 9; bento:")
    do(state, "wrap", "pick-object green large", "pick-object green large", "pick-object brown medium")
    do(state, "pay-paper small")
    assert acts(state, "pay-paper") == ["small", "medium"]
    with pytest.raises(ludoteca.Illegal, match="could be left out"):
        do(state, "pay-paper large")
    do(state, "pay-paper small")
    assert zones(state).papers == ["medium", "large"]


@rule("R-18")
def test_nothing_is_offered_that_the_paper_cannot_cover() -> None:
    state = regalitos(f"{NOW}; me: objects socks kite coat, coal 1, paper 3; bento:")
    do(state, "wrap")
    assert acts(state, "pick-object") == ["green small", "green large", "blue medium"]
    do(state, "pick-object green small")
    assert acts(state) == ["done", "pick-object blue medium", "pick-coal"]
    do(state, "pick-object blue medium")
    assert decides(state) == "bento"


@rule("R-16", "R-18")
def test_things_are_chosen_in_any_order() -> None:
    state = regalitos(f"{NOW}; me: objects socks kite drum, coal 1, paper 9; bento:")
    do(state, "wrap", "pick-coal", "pick-object brown medium")
    assert acts(state) == ["done", "pick-object green small", "pick-object blue medium"]
    do(state, "pick-object blue medium", "pick-object green small")
    assert (zones(state).presents, zones(state).wrapped_coal) == (["socks", "kite", "drum"], 1)


@rule("R-19")
def test_what_is_wrapped_goes_to_the_presents_zone() -> None:
    state = regalitos(f"{NOW}; me: objects socks, coal 1, paper 3; bento:")
    do(state, "wrap", "pick-object green small", "pick-coal")
    assert (zones(state).presents, zones(state).wrapped_coal, zones(state).coal) == (["socks"], 1, 0)


@rule("R-19")
def test_a_coal_takes_one_unit() -> None:
    assert GAME.content.coal.paper == 1
    state = regalitos(f"{NOW}; me: coal 4, paper 3; bento:")
    do(state, "wrap", "pick-coal", "pick-coal")
    assert (zones(state).wrapped_coal, zones(state).coal) == (3, 1)


def test_wrapping_can_be_taken_back_until_it_is_paid() -> None:
    match = ludoteca.Match(GAME, 2, seed=1)
    match.state = regalitos(f"{NOW}; me: objects socks coat, paper 3 6; bento:")
    before = GAME.dump(match.state)
    match.act(0, {"type": "wrap"})
    match.act(0, {"type": "pick-object", "colour": "green", "size": "small"})
    match.undo(0)
    match.undo(0)
    assert GAME.dump(match.state) == before
