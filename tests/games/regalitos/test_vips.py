"""What each VIP wants and brings (R-24, R-47)."""

from __future__ import annotations

import pytest

from tests.games.regalitos.build import GAME, regalitos
from tests.games.regalitos.play import acts, do, points, vip, zones
from tests.ledger import rule

HAND = "presents socks kite guitar, energy 5 5"
PICKS = {"socks": "pick-present green small", "kite": "pick-present blue medium", "guitar": "pick-present brown large"}


def pleased(name: str, zones: str = HAND) -> list[str]:
    """For which of socks (green, small), kite (blue, medium), guitar (brown, large) this VIP brings its bonus."""
    wanted = []
    for present, pick in PICKS.items():
        state = regalitos(f"me: {zones}, vips {name}; bento:")
        do(state, "deliver", pick, f"to-vip {name}")
        if points(state, "vips"):
            wanted.append(present)
    return wanted


@rule("R-24", "R-47")
@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        *(("green", ["socks"]), ("blue", ["kite"]), ("brown", ["guitar"])),
        *(("small", ["socks"]), ("medium", ["kite"]), ("large", ["guitar"])),
        *(("decorated", []), ("different-colours", [*PICKS]), ("one-size", [*PICKS])),
    ],
)
def test_a_vip_brings_its_bonus_for_what_meets_its_requirement(name: str, wanted: list[str]) -> None:
    assert pleased(name) == wanted


@rule("R-24", "R-47")
@pytest.mark.parametrize(("zone", "bonus"), [("presents", 0), ("decorated", 2)])
def test_the_vip_for_decorations_wants_decorated_presents(zone: str, bonus: int) -> None:
    state = regalitos(f"me: {zone} kite, energy 5, vips decorated; bento:")
    do(state, "deliver", "to-vip decorated")
    assert points(state, "vips") == bonus


@rule("R-24", "R-47")
def test_all_of_different_colours_is_judged_with_what_lies_there() -> None:
    assert pleased("different-colours", f"{HAND}, under different-colours coat") == ["kite", "guitar"]
    assert pleased("different-colours", f"{HAND}, under different-colours coat scooter") == ["guitar"]


@rule("R-24", "R-47")
def test_all_of_one_size_is_judged_with_what_lies_there() -> None:
    assert pleased("one-size", f"{HAND}, under one-size drum") == ["kite"]
    assert pleased("one-size", f"{HAND}, under one-size drum palette") == ["kite"]


@rule("R-24", "R-47")
@pytest.mark.parametrize(("name", "under"), [("different-colours", "coat tent"), ("one-size", "drum easel")])
def test_what_is_spoiled_brings_no_more_bonus(name: str, under: str) -> None:
    assert pleased(name, f"{HAND}, under {name} {under}") == []


@rule("R-47", "R-22")
@pytest.mark.parametrize("name", [row.name for row in GAME.content.vips])
def test_the_bonus_goes_by_how_many_presents_lie_there(name: str) -> None:
    presents = {"large": "coat tent wheelbarrow", "different-colours": "coat scooter guitar"}
    colour = name if name in ("green", "blue", "brown") else "green"
    size = name if name in ("small", "medium", "large") else "small"
    things = presents.get(name, " ".join([f"{colour}-{size}"] * 3))
    state = regalitos(f"me: decorated {things}, vips {name}, extras urgent-delivery express-delivery; bento:")
    got = []
    do(state, "play urgent-delivery")
    while acts(state):
        before = points(state, "vips")
        act = next((act for act in acts(state) if act.startswith(("pick", "to-vip", "play"))), "")
        if not act:
            break
        do(state, act)
        if points(state, "vips") != before:
            got.append(points(state, "vips") - before)
    assert got == vip(name).bonus
    assert len(zones(state).vips[0].presents) == GAME.content.points.vip_room
