"""Round cards, one by one (R-48)."""

from __future__ import annotations

import pytest

from tests.games.regalitos.build import GAME, START_VALUES, game_of, regalitos
from tests.games.regalitos.play import acts, decides, do, drawing, kinds, points, round_card, told, value, zones
from tests.ledger import rule


@rule("R-48")
def test_nochebuena_each_wrap_needs_two_units_less() -> None:
    assert round_card("nochebuena").paper_less == 2
    state = regalitos("me: objects coat kite, paper 3; bento:")
    do(state, "wrap", "pick-object green large", "pick-object blue medium")
    assert zones(state).presents == ["coat", "kite"]


@rule("R-48", "R-18")
def test_nochebuena_a_wrap_may_need_no_paper_at_all() -> None:
    state = regalitos("me: objects kite coat; bento:")
    do(state, "wrap")
    assert (zones(state).presents, zones(state).objects) == (["kite"], ["coat"])


@rule("R-48", "R-18")
def test_nochebuena_the_paper_must_cover_what_is_needed_after_the_discount() -> None:
    state = regalitos("me: objects coat tent wheelbarrow, paper 3 6 9; bento:")
    do(state, "wrap", "pick-object green large", "pick-object green large")
    assert acts(state, "pay-paper") == ["small", "medium", "large"]


@rule("R-48", "R-27")
def test_nochebuena_gives_express_wrapping_nothing() -> None:
    state = regalitos("me: objects coat tent wheelbarrow, extras express-wrapping; bento:")
    do(state, "play express-wrapping", "pick-object green large")
    assert len(zones(state).presents) == 2


@rule("R-48")
def test_navidad_deliver_takes_four_presents_and_coal_as_before() -> None:
    assert GAME.content.pieces.presents + round_card("navidad").more_presents == 4
    state = regalitos("round navidad; me: presents socks yo-yo maracas lantern trowel, wrapped 2, energy 5 5; bento:")
    do(state, "deliver", *["pick-present green small"] * 3, "pick-present blue small")
    assert acts(state) == ["done", "coal-to bento"]
    do(state, "coal-to bento")
    assert (len(zones(state).delivered), zones(state).wrapped_coal) == (4, 1)


@rule("R-48")
@pytest.mark.parametrize("night", ["nochebuena", "nochevieja", "ano-nuevo"])
def test_in_other_rounds_deliver_takes_three(night: str) -> None:
    state = regalitos(f"round {night}; me: presents socks yo-yo maracas lantern trowel, energy 5 5; bento:")
    do(state, "deliver", *["pick-present green small"] * 3)
    assert len(zones(state).delivered) == 3
    assert decides(state) == "bento"


PAYING = game_of(START_VALUES.replace('"navidad"', '"navidad"\ndelivered = 1\ndelivered_players = 3'))
"""The game in which each present delivered in Navidad brings a point more, from three players on."""


@rule("R-48", "R-22")
@pytest.mark.parametrize(
    ("night", "others", "family", "more"),
    [
        ("navidad", "bento:; clara:", False, 1),
        ("navidad", "bento:; clara:; davi:", False, 1),
        ("navidad", "bento:", False, 0),
        ("nochebuena", "bento:; clara:", False, 0),
        ("nochevieja", "bento:; clara:", False, 0),
        ("navidad", "bento:; clara:", True, 0),
    ],
)
def test_a_round_may_add_points_to_each_present_delivered(night: str, others: str, family: bool, more: int) -> None:
    setting = f"round {night}; me: presents socks, decorated kite, energy 5; {others}"
    state = regalitos(setting, game=PAYING, family_rounds=family)
    do(state, "deliver", "pick-present green small")
    events = do(state, "pick-decorated blue medium")
    assert points(state, "round") == 2 * more
    assert points(state, "presents") == value("small") + value("medium")
    assert told(events, "delivered")[0].points == value("medium") + 1 + more


@rule("R-48", "R-30", "R-31")
def test_points_of_a_round_come_with_every_kind_of_delivery_beside_the_characters() -> None:
    me = "me papa-noel: presents socks kite, extras express-delivery"
    state = regalitos(f"round navidad; {me}; bento:; clara:", game=PAYING)
    do(state, "play express-delivery", "pick-present green small")
    assert (points(state, "round"), points(state, "character")) == (1, 2)


NOCHEVIEJA = "round navidad; last; claimed me"


@rule("R-48")
def test_nochevieja_each_may_swap_a_paper_energy_or_extra_action_card() -> None:
    state = regalitos(f"{NOCHEVIEJA}; me: paper 3, energy 4, extras goodbye-coal, objects socks, coal 1; bento:")
    do(state, "take A1", "end")
    assert acts(state) == ["decline", "swap-paper small", "swap-extra goodbye-coal", "swap-energy 4"]


@rule("R-48", "R-25")
@pytest.mark.parametrize(
    ("swap", "used"),
    [
        ("swap-paper small", "paper-small"),
        ("swap-extra goodbye-coal", "goodbye-coal"),
        ("swap-energy 4", "hot-chocolate"),
    ],
)
def test_nochevieja_the_decks_top_card_is_open_and_goes_to_its_zone(swap: str, used: str) -> None:
    state = regalitos(
        f"{NOCHEVIEJA}; me tio: paper 3, energy 4, extras goodbye-coal, coal 1; bento papa-noel: energy 1"
    )
    do(state, "take A1", "end")
    events = do(state, swap, luck=drawing(state, "coal"))
    assert [event.card for tag in ("gave-up", "drew") for event in told(events, tag)] == [used, "coal"]
    assert (zones(state).coal, state.view(-1).discard, decides(state)) == (2, [used], "bento")


@rule("R-48")
def test_nochevieja_a_player_without_such_cards_is_not_asked() -> None:
    state = regalitos(f"{NOCHEVIEJA}; A1 socks; me tio:; bento papa-noel: energy 1")
    do(state, "take A1")
    assert (decides(state), state.benefit) == ("bento", True)
    do(state, "decline")
    assert (decides(state), state.benefit) == ("me", False)


@rule("R-48", "R-09", "R-33")
def test_nochevieja_pendigueiro_may_swap_what_he_has_just_drawn() -> None:
    state = regalitos(f"{NOCHEVIEJA}; A1 socks; discard 3; me pendigueiro:; bento:")
    do(state, "take A1")
    assert acts(state) == ["decline", "swap-energy 3"]


@rule("R-48")
def test_ano_nuevo_each_may_decorate_one_present() -> None:
    state = regalitos("round nochevieja; last; claimed me; me: presents socks kite, wrapped 1; bento: presents drum")
    do(state, "take A1")
    assert acts(state) == ["decline", "pick-present green small", "pick-present blue medium"]
    do(state, "pick-present blue medium")
    assert (zones(state).presents, zones(state).decorated) == (["socks"], ["kite"])
    do(state, "decline")
    assert zones(state, "bento").presents == ["drum"]


@rule("R-48", "R-21")
def test_noche_de_reyes_each_may_deliver_one_present_paying_its_energy() -> None:
    state = regalitos("round ano-nuevo; last; claimed me; me: presents socks, decorated drum coat, energy 2; bento:")
    do(state, "take A1")
    assert acts(state) == ["decline", "pick-present green small", "pick-decorated brown medium"]
    do(state, "pick-decorated brown medium")
    assert points(state, "presents") == value("medium")
    assert (zones(state).energy_units, zones(state).used) == (0, [])
    assert kinds(state)[0] != "decline"


@rule("R-48", "R-21")
def test_noche_de_reyes_deliver_takes_three_presents_and_coal_as_always() -> None:
    assert round_card("noche-de-reyes").more_presents == 0
    state = regalitos("round noche-de-reyes; me: presents socks yo-yo maracas whisk, wrapped 1, energy 5 5; bento:")
    do(state, "deliver", "pick-present green small", "pick-present blue small", "pick-present green small")
    assert acts(state) == ["done", "coal-to bento"]


@rule("R-48")
def test_no_round_takes_anything_away() -> None:
    assert all(min(row.paper_less, row.more_presents, row.delivered) >= 0 for row in GAME.content.rounds)


@rule("R-09", "R-33", "R-48")
@pytest.mark.parametrize(
    ("before", "zones", "found", "offered"),
    [
        ("navidad", "presents socks", "3", "swap-energy 3"),
        ("ano-nuevo", "presents drum", "3", "pick-present brown medium"),
    ],
)
def test_pendigueiro_draws_before_any_benefit(before: str, zones: str, found: str, offered: str) -> None:
    state = regalitos(f"round {before}; last; A1 coat; discard {found}; me pendigueiro: {zones}; bento:")
    do(state, "take A1")
    assert (decides(state), state.benefit, acts(state)[-1]) == ("me", True, offered)


@rule("R-48", "R-14")
def test_a_benefit_uses_up_no_basic_action_and_no_token() -> None:
    state = regalitos("round ano-nuevo; last; claimed me; me: presents socks kite, energy 2 5; bento:")
    do(state, "take A1", "pick-present green small")
    assert zones(state).tokens == GAME.content.pieces.tokens
    assert "deliver" in kinds(state)


@rule("R-48", "R-08")
@pytest.mark.parametrize("night", ["navidad", "nochevieja", "ano-nuevo"])
def test_family_rounds_have_no_benefits(night: str) -> None:
    state = regalitos(f"round {night}; last; claimed me; me: presents socks, energy 5; bento:", family_rounds=True)
    do(state, "take A1")
    assert (decides(state), state.benefit) == ("me", False)
