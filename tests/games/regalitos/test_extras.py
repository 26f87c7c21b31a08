"""Extra actions (R-26 to R-30)."""

from __future__ import annotations

import pytest

from tests.games.regalitos.build import GAME, regalitos
from tests.games.regalitos.play import acts, decides, do, extra, kinds, scored, value, zones
from tests.ledger import rule


@rule("R-26")
def test_an_extra_action_serves_in_the_turn_it_is_taken_in() -> None:
    state = regalitos("A1 express-wrapping; me: objects socks; bento:")
    do(state, "take A1")
    assert acts(state) == ["end", "play express-wrapping"]


@rule("R-26")
def test_an_extra_action_can_be_kept() -> None:
    state = regalitos("A1 express-wrapping; me: objects socks; bento:")
    do(state, "take A1", "end")
    do(state, "take A2")
    assert "play express-wrapping" in acts(state)


@rule("R-26")
def test_single_use_then_discarded() -> None:
    state = regalitos("me: objects socks kite, extras express-wrapping; bento:")
    do(state, "play express-wrapping", "pick-object green small", "done")
    assert zones(state).extras == []
    assert state.view(-1).discard == ["express-wrapping"]


@rule("R-26")
def test_any_number_a_turn_and_no_basic_action_is_used_up() -> None:
    state = regalitos("me: objects socks, energy 5, extras express-wrapping express-decoration; bento:")
    do(state, "play express-wrapping", "play express-decoration")
    assert zones(state).decorated == ["socks"]
    assert zones(state).used == []
    assert "deliver" in kinds(state)


@rule("R-15", "R-26")
@pytest.mark.parametrize("name", [row.name for row in GAME.content.extras])
def test_an_extra_action_that_would_change_nothing_cannot_be_played(name: str) -> None:
    assert "play" not in kinds(regalitos(f"me: extras {name}; bento:"))


@rule("R-27")
def test_express_wrapping_wraps_one_or_two_objects_or_coals_without_paper() -> None:
    assert extra("express-wrapping").things == 2
    state = regalitos("me: objects coat kite, coal 1, paper 3, extras express-wrapping; bento:")
    do(state, "play express-wrapping")
    assert acts(state) == ["pick-object green large", "pick-object blue medium", "pick-coal"]
    do(state, "pick-object green large")
    assert acts(state) == ["done", "pick-object blue medium", "pick-coal"]
    do(state, "pick-coal")
    assert (zones(state).presents, zones(state).wrapped_coal, zones(state).papers) == (["coat"], 1, ["small"])


@rule("R-27")
def test_express_wrapping_may_wrap_one_thing_only() -> None:
    state = regalitos("me: objects coat kite, extras express-wrapping; bento:")
    do(state, "play express-wrapping", "pick-object green large", "done")
    assert (zones(state).objects, zones(state).presents) == (["kite"], ["coat"])


@rule("R-28")
def test_express_decoration_decorates_one_or_two_presents() -> None:
    assert extra("express-decoration").things == 2
    state = regalitos("me: presents socks kite drum, extras express-decoration; bento:")
    do(state, "play express-decoration", "pick-present green small")
    assert acts(state) == ["done", "pick-present blue medium", "pick-present brown medium"]
    do(state, "pick-present brown medium")
    assert (zones(state).presents, zones(state).decorated) == (["kite"], ["socks", "drum"])


@rule("R-29")
def test_goodbye_coal_gives_one_coal_to_each_other_player_unwrapped_ones_first() -> None:
    state = regalitos("me: coal 1, wrapped 2, extras goodbye-coal; clara:")
    do(state, "play goodbye-coal")
    assert [zones(state, name).coal for name in ("me", "bento", "clara")] == [0, 1, 1]
    assert (zones(state).wrapped_coal, zones(state, "clara").wrapped_coal) == (1, 0)


@rule("R-29")
def test_with_fewer_coals_than_players_the_giver_chooses_who_gets_one() -> None:
    state = regalitos("me: coal 1, wrapped 1, extras goodbye-coal; davi:")
    do(state, "play goodbye-coal")
    assert acts(state) == ["coal-to bento", "coal-to clara", "coal-to davi"]
    do(state, "coal-to davi")
    assert acts(state) == ["coal-to bento", "coal-to clara"]
    do(state, "coal-to bento")
    assert [zones(state, name).coal for name in ("me", "bento", "clara", "davi")] == [0, 1, 0, 1]


@rule("R-29", "R-34")
def test_goodbye_coal_is_no_delivery() -> None:
    state = regalitos("me olentzero: coal 3, presents socks, extras goodbye-coal; bento:")
    do(state, "play goodbye-coal")
    assert (zones(state).coal, zones(state, "bento").coal, zones(state).presents) == (2, 1, ["socks"])
    assert decides(state) == "me"


@rule("R-30")
def test_express_delivery_delivers_one_present_without_energy() -> None:
    assert extra("express-delivery").things == 1
    state = regalitos("me: presents coat tent, energy 1, wrapped 1, extras express-delivery, vips large; bento:")
    do(state, "play express-delivery", "to-vip large")
    assert (zones(state).presents, zones(state).energy_units, zones(state).wrapped_coal) == (["tent"], 1, 1)
    assert scored(state) == value("large") + 2


@rule("R-30")
def test_urgent_delivery_delivers_one_or_two() -> None:
    assert extra("urgent-delivery").things == 2
    state = regalitos("me: presents coat, decorated drum guitar, extras urgent-delivery; bento:")
    do(state, "play urgent-delivery", "pick-present green large")
    assert acts(state) == ["done", "pick-decorated brown medium", "pick-decorated brown large"]
    do(state, "pick-decorated brown large")
    assert scored(state) == 2 * value("large") + 1


@rule("R-16", "R-30")
def test_urgent_delivery_takes_an_earlier_present_after_a_later_one() -> None:
    state = regalitos("me: presents coat, decorated drum guitar, extras urgent-delivery; bento:")
    do(state, "play urgent-delivery", "pick-decorated brown large")
    assert acts(state) == ["done", "pick-present green large", "pick-decorated brown medium"]


@rule("R-30", "R-32")
def test_a_free_delivery_needs_no_surcharge_either() -> None:
    state = regalitos("me tio: decorated coat, energy 5, extras express-delivery; bento:")
    do(state, "play express-delivery")
    assert zones(state).energy_units == 5


@rule("R-30", "R-31")
def test_modifiers_hold_in_free_deliveries() -> None:
    state = regalitos("round navidad; me papa-noel: presents coat, extras express-delivery; bento:")
    do(state, "play express-delivery")
    assert scored(state) == value("large") + 2
