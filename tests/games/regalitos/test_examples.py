"""The acceptance examples of the ledger, in its order."""

from __future__ import annotations

import pytest

from tests.games.regalitos.build import GAME, regalitos
from tests.games.regalitos.play import acts, decides, do, finish_round, kinds, points, scored, value, zones
from tests.ledger import rule


@rule("R-18", "R-45")
def test_1_one_medium_paper_wraps_a_large_a_medium_and_a_small_object() -> None:
    state = regalitos("round navidad; me: objects socks kite guitar, paper 6; bento:")
    do(state, "wrap", "pick-object green small", "pick-object blue medium", "pick-object brown large")
    assert (zones(state).presents, zones(state).papers) == (["socks", "kite", "guitar"], [])


@rule("R-21")
def test_2_energy_2_3_5_and_a_cost_of_4() -> None:
    state = regalitos("me: presents kite globe, energy 2 3 5; bento:")
    do(state, "deliver", "pick-present blue medium")
    assert acts(state) == ["pay-energy 2", "pay-energy 3", "pay-energy 5"]
    for first, left in (("2", 5), ("3", 5), ("5", 5)):
        paid = state.clone()
        do(paid, f"pay-energy {first}")
        assert (decides(paid), zones(paid).energy_units) == ("bento", left)


@rule("R-17")
def test_3_three_players_initiative_scores_2_and_its_holder_may_not_take_it_again() -> None:
    state = regalitos("holder clara; tokens 1; me:; clara:")
    do(state, "initiative")
    assert scored(state) == 2
    finish_round(state)
    assert decides(state) == "me"
    assert "initiative" not in kinds(state)


@rule("R-22", "R-31")
@pytest.mark.parametrize(("night", "modifier"), [("navidad", 2), ("noche-de-reyes", -1)])
def test_4_papa_noel_delivers_a_decorated_medium_to_a_vip(night: str, modifier: int) -> None:
    state = regalitos(f"round {night}; me papa-noel: decorated kite, energy 2, vips blue; bento:")
    do(state, "deliver", "to-vip blue")
    assert scored(state) == value("medium") + 1 + 2 + modifier


@rule("R-36", "R-37", "R-38", "R-39", "R-41")
def test_5_the_end() -> None:
    state = regalitos(
        "me: energy 3, paper 3, objects socks, presents kite globe coat, decorated drum guitar, "
        "vips green, coal 1, wrapped 1; bento:"
    )
    sources = ("leftovers", "kept-things", "kept-decorated", "empty-vips", "coal")
    assert [points(state, source) for source in sources] == [-3, 2, 2, -2, -2]
    assert state.outcome().scores[0] == -3


@rule("R-34", "R-30")
def test_6_olentzero_delivers_three_presents_and_three_coals() -> None:
    state = regalitos("me olentzero: presents socks kite coat, coal 5, energy 2 5 5; bento:")
    do(state, "deliver", "pick-present green small", "pick-present green large", "pick-present blue medium")
    do(state, *["coal-to bento"] * 3)
    assert (len(zones(state).delivered), zones(state).coal, zones(state, "bento").coal) == (3, 2, 3)
    assert zones(state).energy_units == 0


@rule("R-34", "R-30")
def test_6_with_urgent_delivery_two_presents_and_two_coals_without_energy() -> None:
    state = regalitos("me olentzero: presents socks kite coat, coal 5, energy 5, extras urgent-delivery; bento:")
    do(state, "play urgent-delivery", "pick-present green small", "pick-present blue medium")
    do(state, *["coal-to bento"] * 2)
    assert (len(zones(state).delivered), zones(state).coal, zones(state).energy_units) == (2, 3, 5)


@rule("R-42", "R-43")
def test_7_sets_and_colours() -> None:
    delivered = "green-small green-small green-medium green-large blue-small"
    state = regalitos(f"me: delivered {delivered}; bento:", sets=True, colours=True)
    assert (points(state, "sets"), points(state, "colours")) == (GAME.content.points.set, 0)
    assert GAME.content.points.set == 2
