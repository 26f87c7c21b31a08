"""Decorate (R-20)."""

from __future__ import annotations

from tests.games.regalitos.build import GAME, regalitos
from tests.games.regalitos.play import do, kinds, points, zones
from tests.ledger import rule


@rule("R-20")
def test_all_presents_go_to_the_decorated_zone_and_coal_stays() -> None:
    state = regalitos("me: objects kite, presents socks coat, decorated drum, wrapped 2; bento:")
    do(state, "decorate")
    area = zones(state)
    assert (area.presents, area.decorated) == ([], ["socks", "coat", "drum"])
    assert (area.wrapped_coal, area.objects) == (2, ["kite"])


@rule("R-20")
def test_a_decorated_present_is_worth_one_more_when_delivered() -> None:
    state = regalitos("round nochebuena; me: decorated socks, energy 1; bento:")
    do(state, "deliver")
    assert points(state, "decoration") == GAME.content.points.decorated == 1


@rule("R-20")
def test_coal_is_never_decorated() -> None:
    assert "decorate" not in kinds(regalitos("me: wrapped 2; bento:"))
