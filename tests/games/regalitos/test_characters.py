"""Characters (R-31 to R-35)."""

from __future__ import annotations

import pytest

from ludoteca.games.regalitos.content import ROUNDS
from tests.games.regalitos.build import regalitos
from tests.games.regalitos.play import acts, begun, character, do, kinds, points, told, value, zones
from tests.ledger import rule


@rule("R-31")
@pytest.mark.parametrize("name", ["papa-noel", "reyes-magos"])
@pytest.mark.parametrize("night", ROUNDS)
def test_the_modifier_is_scored_apart_for_each_present_delivered(name: str, night: str) -> None:
    state = regalitos(f"round {night}; me {name}: presents socks coat, energy 4; bento:")
    do(state, "deliver", "pick-present green small", "pick-present green large")
    assert points(state, "character") == 2 * character(name).delivered[ROUNDS.index(night)]
    assert points(state, "presents") == value("small") + value("large")


@rule("R-31")
def test_papa_noel_gains_in_navidad_and_loses_in_noche_de_reyes() -> None:
    assert character("papa-noel").delivered == (0, 2, 0, 0, -1)


@rule("R-31")
def test_reyes_magos_gain_in_noche_de_reyes_and_lose_in_any_other_round() -> None:
    assert character("reyes-magos").delivered == (-1, -1, -1, -1, 2)


@rule("R-31")
@pytest.mark.parametrize("extra", ["express-delivery", "urgent-delivery"])
def test_the_modifier_holds_by_whatever_means(extra: str) -> None:
    state = regalitos(f"round navidad; me reyes-magos: presents socks, extras {extra}; bento:")
    do(state, f"play {extra}")
    assert points(state, "character") == -1


@rule("R-31", "R-48")
def test_the_modifier_holds_in_the_benefit_of_noche_de_reyes() -> None:
    state = regalitos("round ano-nuevo; last; claimed me; me reyes-magos: presents socks, energy 1; bento:")
    do(state, "take A1", "pick-present green small")
    assert points(state, "character") == 2


@rule("R-31")
def test_coal_brings_no_modifier() -> None:
    state = regalitos("round navidad; me papa-noel: wrapped 1, energy 2; bento:")
    do(state, "deliver")
    assert points(state, "character") == 0


@rule("R-32")
def test_what_tio_wraps_is_decorated_at_once_but_coal_is_not() -> None:
    state = regalitos("round navidad; me tio: objects socks, coal 1, paper 3; bento:")
    do(state, "wrap", "pick-object green small", "pick-coal")
    assert (zones(state).decorated, zones(state).presents, zones(state).wrapped_coal) == (["socks"], [], 1)


@rule("R-32", "R-27")
def test_tio_decorates_what_express_wrapping_wraps_too() -> None:
    state = regalitos("me tio: objects socks, extras express-wrapping; bento:")
    do(state, "play express-wrapping")
    assert zones(state).decorated == ["socks"]


@rule("R-32")
def test_every_present_costs_tio_one_energy_more_but_coal_does_not() -> None:
    state = regalitos("me tio: decorated socks kite, wrapped 1, energy 2 5 5; bento:")
    do(state, "deliver", "pick-decorated green small", "pick-decorated blue medium", "coal-to bento")
    assert zones(state).energy_units == 12 - 7


@rule("R-32", "R-15")
def test_tio_needs_the_surcharge_to_deliver_at_all() -> None:
    assert "deliver" not in kinds(regalitos("me tio: decorated coat, energy 3; bento:"))
    assert "deliver" in kinds(regalitos("me tio: decorated coat, energy 4; bento:"))


@rule("R-33")
def test_pendigueiro_gets_a_random_card_of_the_discard_pile_from_round_two_on() -> None:
    assert character("pendigueiro").from_discard == (0, 1, 1, 1, 1)
    state = regalitos("last; discard paper-small 3 goodbye-coal; me pendigueiro:; bento:")
    events = do(state, "take A1", luck=[*[0] * 16, 1])
    assert [(event.seat, event.card) for event in told(events, "found")] == [(0, "turron")]
    assert zones(state).energy == ["turron"]
    assert state.view(-1).discard == ["paper-small", "goodbye-coal"]


@rule("R-33")
def test_pendigueiro_gets_nothing_from_an_empty_discard_pile() -> None:
    state = regalitos("last; me pendigueiro:; bento:")
    assert told(do(state, "take A1", luck=[0] * 16), "found") == []


@rule("R-33")
def test_nobody_else_draws_from_the_discard_pile() -> None:
    state = regalitos("last; discard 3; me papa-noel:; bento tio:")
    assert told(do(state, "take A1", luck=[0] * 16), "found") == []


@rule("R-34")
def test_olentzero_delivers_unwrapped_coal_one_for_each_present() -> None:
    state = regalitos("me olentzero: presents socks kite, coal 3, energy 5 5; clara:")
    do(state, "deliver", "pick-present green small")
    assert acts(state) == ["done", "pick-present blue medium", "coal-to bento", "coal-to clara"]
    do(state, "pick-present blue medium", "coal-to bento", "coal-to bento")
    assert (zones(state).coal, zones(state, "bento").coal) == (1, 2)
    assert zones(state).energy_units == 10 - 10


@rule("R-34")
def test_olentzeros_coals_go_to_the_same_or_different_players_inside_the_same_payment() -> None:
    state = regalitos("me olentzero: presents socks kite, coal 2, energy 2 5; clara:")
    do(state, "deliver", "pick-present green small", "pick-present blue medium", "coal-to bento", "coal-to clara")
    assert [zones(state, name).coal for name in ("me", "bento", "clara")] == [0, 1, 1]
    assert zones(state).energy_units == 0


@rule("R-34")
def test_without_presents_olentzero_delivers_no_coal() -> None:
    assert "deliver" not in kinds(regalitos("me olentzero: coal 2, wrapped 2, energy 5; bento:"))


@rule("R-34")
def test_olentzero_gives_coal_with_the_round_benefit_for_energy() -> None:
    state = regalitos("round ano-nuevo; last; claimed me; me olentzero: presents socks, coal 2, energy 1 2; bento:")
    do(state, "take A1", "pick-present green small", "coal-to bento")
    assert (zones(state, "bento").coal, zones(state).energy_units) == (1, 0)


@rule("R-34")
def test_olentzero_gives_coal_free_where_the_delivery_is_free() -> None:
    state = regalitos("me olentzero: presents socks, coal 2, energy 1, extras express-delivery; bento:")
    do(state, "play express-delivery", "coal-to bento")
    assert (zones(state).coal, zones(state, "bento").coal, zones(state).energy_units) == (1, 1, 1)


@rule("R-35")
def test_others_may_deliver_a_wrapped_coal_alone() -> None:
    state = regalitos("me: wrapped 1, energy 2; bento:")
    do(state, "deliver")
    assert zones(state, "bento").coal == 1


@rule("R-35", "R-30")
def test_others_deliver_no_coal_with_an_extra_action_or_a_benefit() -> None:
    state = regalitos("me: presents socks, wrapped 1, extras express-delivery; bento:")
    do(state, "play express-delivery")
    assert zones(state).wrapped_coal == 1
    night = regalitos("round ano-nuevo; last; claimed me; me: presents socks, wrapped 1, energy 5; bento:")
    do(night, "take A1", "pick-present green small")
    assert (zones(night).delivered, zones(night).wrapped_coal) == (["socks"], 1)


@rule("R-08", "R-34")
def test_in_the_family_version_olentzero_delivers_like_everybody() -> None:
    state = regalitos("me olentzero: coal 1, wrapped 1, energy 2; bento:", family_characters=True)
    do(state, "deliver")
    assert (zones(state).coal, zones(state).wrapped_coal) == (1, 0)
    assert begun(2, family_characters=True).rules.family_characters
