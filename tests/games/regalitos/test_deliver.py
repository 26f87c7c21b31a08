"""Deliver (R-21 to R-24)."""

from __future__ import annotations

import pytest

import ludoteca
from tests.games.regalitos.build import GAME, regalitos
from tests.games.regalitos.play import acts, decides, dishes, do, kinds, points, scored, told, value, zones
from tests.ledger import rule


@rule("R-21")
def test_up_to_three_presents_from_either_zone_and_one_wrapped_coal() -> None:
    state = regalitos("me: presents socks kite, decorated drum guitar, wrapped 2, energy 5 5 5; bento:")
    do(state, "deliver", "pick-present green small", "pick-present blue medium", "pick-decorated brown medium")
    assert acts(state) == ["done", "coal-to bento"]
    do(state, "coal-to bento")
    assert (zones(state).decorated, zones(state).wrapped_coal) == (["guitar"], 1)


@rule("R-21")
def test_at_least_one_thing_is_delivered() -> None:
    state = regalitos("me: presents socks kite, energy 5; bento:")
    do(state, "deliver")
    assert "done" not in kinds(state)


@rule("R-21")
def test_energy_is_paid_in_one_sum_after_the_things() -> None:
    state = regalitos("me: presents socks kite, energy 1 1 2 3; bento:")
    do(state, "deliver", "pick-present green small", "pick-present blue medium")
    assert acts(state) == ["pay-energy 1", "pay-energy 2", "pay-energy 3"]
    do(state, "pay-energy 3")
    assert zones(state).energy_units == 4


@rule("R-21")
def test_the_smallest_sum_that_covers_is_paid_and_the_surplus_lost() -> None:
    state = regalitos("me: presents socks, energy 3 5; bento:")
    do(state, "deliver")
    assert zones(state).energy_units == 5
    assert state.view(-1).discard == ["turron"]


@rule("R-21")
def test_more_than_the_smallest_sum_is_refused() -> None:
    state = regalitos("me: presents coat tent, energy 1 2 3 3 4; bento:")
    do(state, "deliver", "pick-present green large")
    assert acts(state, "pay-energy") == ["1", "2", "3", "4"]
    do(state, "pay-energy 3")
    with pytest.raises(ludoteca.Illegal, match="fits no payment: 3 are left to pay"):
        do(state, "pay-energy 4")
    assert acts(state, "pay-energy") == ["1", "2", "3"]
    do(state, "pay-energy 2")
    assert (decides(state), zones(state).energy_units) == ("bento", 13 - 6)


@rule("R-21")
@pytest.mark.parametrize(("first", "left"), [("4", [1, 3, 3]), ("1", [3, 4])])
def test_what_can_be_paid_in_one_way_only_is_not_asked(first: str, left: list[int]) -> None:
    state = regalitos("me: presents coat tent, energy 1 2 3 3 4; bento:")
    events = do(state, "deliver", "pick-present green large", f"pay-energy {first}")
    assert decides(state) == "bento"
    assert sorted(state.rules.charts.dish_units[dish] for dish in dishes(zones(state).energy)) == left
    assert [event.units for event in told(events, "paid-energy")] == [6]


@rule("R-21")
def test_nothing_is_offered_that_the_energy_cannot_cover() -> None:
    state = regalitos("me: presents socks kite coat, wrapped 1, energy 3; bento:")
    do(state, "deliver")
    assert acts(state) == [
        *("pick-present green small", "pick-present green large", "pick-present blue medium", "coal-to bento"),
    ]
    do(state, "pick-present green small")
    assert acts(state) == ["done", "pick-present blue medium", "coal-to bento"]


@rule("R-16", "R-21")
def test_presents_and_coal_are_chosen_in_any_order() -> None:
    state = regalitos("me: presents socks kite, decorated drum, wrapped 1, energy 5 5 5; bento:")
    do(state, "deliver", "coal-to bento", "pick-decorated brown medium")
    assert acts(state) == ["done", "pick-present green small", "pick-present blue medium"]
    do(state, "pick-present blue medium", "pick-present green small")
    assert (decides(state), len(zones(state).delivered), zones(state, "bento").coal) == ("bento", 3, 1)


@rule("R-22")
@pytest.mark.parametrize("size", ["small", "medium", "large"])
def test_points_at_once_by_the_present(size: str) -> None:
    state = regalitos(f"me: presents blue-{size}, energy 5; bento:")
    do(state, "deliver")
    assert points(state, "presents") == scored(state) == value(size)
    assert zones(state).delivered


@rule("R-22")
def test_each_present_goes_to_a_vip_or_to_the_own_character_as_its_owner_chooses() -> None:
    state = regalitos("me: presents socks tent, energy 5, vips green small; bento: vips blue")
    do(state, "deliver", "pick-present green small")
    assert acts(state) == ["to-character", "to-vip green", "to-vip small"]
    do(state, "to-vip small", "pick-present green large")
    assert acts(state) == ["to-character", "to-vip green", "to-vip small"]
    do(state, "to-character")
    assert zones(state).delivered == ["tent"]
    assert [(row.vip, row.presents) for row in zones(state).vips] == [("green", []), ("small", ["socks"])]


@rule("R-22")
def test_value_decoration_and_vip_add_up() -> None:
    state = regalitos("me: decorated kite, energy 2, vips blue; bento:")
    do(state, "deliver", "to-vip blue")
    assert (points(state, "presents"), points(state, "decoration")) == (value("medium"), 1)
    assert points(state, "vips") == 2
    assert scored(state) == value("medium") + 3


@rule("R-22")
def test_delivered_presents_stay_open_to_all() -> None:
    state = regalitos("me: presents kite, energy 2; bento:")
    do(state, "deliver")
    assert [state.view(seat).seats[0].delivered for seat in (-1, 0, 1)] == [["kite"]] * 3


@rule("R-23")
def test_a_coal_goes_to_another_player_of_choice_for_two_energy_and_arrives_unwrapped() -> None:
    assert GAME.content.coal.energy == 2
    state = regalitos("me: wrapped 1, energy 2 3; clara:")
    do(state, "deliver")
    assert acts(state) == ["coal-to bento", "coal-to clara"]
    do(state, "coal-to clara")
    assert (zones(state, "clara").coal, zones(state, "clara").wrapped_coal) == (1, 0)
    assert (zones(state).wrapped_coal, zones(state).energy_units, scored(state)) == (0, 3, 0)


@rule("R-23")
def test_a_coal_received_can_be_passed_on_again() -> None:
    state = regalitos("me: wrapped 1, energy 2; bento papa-noel: paper 3, energy 2")
    do(state, "deliver", "wrap")
    assert zones(state, "bento").wrapped_coal == 1
    do(state, "take A1", "deliver")
    assert (zones(state).coal, zones(state, "bento").wrapped_coal) == (1, 0)


@rule("R-23", "R-35")
def test_an_unwrapped_coal_is_not_delivered() -> None:
    state = regalitos("me: presents socks, coal 1, energy 5; bento:")
    do(state, "deliver")
    assert (decides(state), zones(state).coal) == ("bento", 1)


@rule("R-24")
def test_a_vip_takes_at_most_three_presents() -> None:
    under = "vips green, under green socks tent whisk"
    state = regalitos(f"me: presents coat, energy 3, {under}; bento:")
    do(state, "deliver")
    assert GAME.content.points.vip_room == 3
    assert zones(state).delivered == ["coat"]


@rule("R-24", "R-41")
def test_any_present_may_lie_under_a_vip_which_is_then_not_without_presents() -> None:
    state = regalitos("me: presents kite, energy 3, vips green; bento:")
    assert points(state, "empty-vips") == GAME.content.points.empty_vip
    do(state, "deliver", "to-vip green")
    assert [row.presents for row in zones(state).vips] == [["kite"]]
    assert (scored(state), points(state, "vips"), points(state, "empty-vips")) == (value("medium"), 0, 0)


def test_a_delivery_can_be_taken_back_until_it_is_paid() -> None:
    match = ludoteca.Match(GAME, 2, seed=1)
    match.state = regalitos("me: presents socks kite, energy 1 1 2, vips green; bento:")
    before = GAME.dump(match.state)
    for act in ("deliver", "pick-present green small", "to-vip green"):
        kind, *rest = act.split()
        fields = dict(zip(("colour", "size") if kind == "pick-present" else ("vip",), rest, strict=False))
        match.act(0, {"type": kind, **fields})
    for _ in range(3):
        match.undo(0)
    assert GAME.dump(match.state) == before
