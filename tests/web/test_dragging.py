"""Regalitos: presents are dragged onto whoever gets them, by mouse and by thumb."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from ludoteca.server.protocol import BotSeat, MySeat, Position
from tests.server.servers import Server
from tests.web.conftest import Visit
from tests.web.furnished import Enough, play_until
from tests.web.visitor import DO, Visitor

Point = tuple[float, float]
BESIDE: Point = (200, 80)
"""A point where nobody gets anything."""
FIRST = ("to-character", "pick-decorated", "pick-present", "pick-object", "pay-paper", "pay-energy")
"""What somebody in a hurry to deliver does as soon as it can be done."""
TALL = 2000
"""A phone so long that present and VIP are both on the screen, however many cards lie between them."""
GAMES = 5
"""Nineteen games of twenty come to a present that was chosen and that may go to a VIP."""


class ForAVip:
    """Somebody who plays for a VIP, and stops with a present in hand, out of several, that the VIP would take."""

    def __init__(self) -> None:
        self.last = ""
        self.found = False

    def __call__(self, position: Position) -> Any:
        legal = msgspec.convert(position.legal, list[dict[str, Any]])
        wanted = any(act["type"] == "to-vip" for act in legal)
        if wanted and self.last.startswith("pick-"):
            self.found = True
            raise Enough
        act = max(legal, key=lambda act: eagerness(position.view, act))
        self.last = act["type"]
        return act


def eagerness(view: Any, act: Any) -> float:
    mine = view["seats"][0]
    if act["type"] in FIRST:
        return 100 - FIRST.index(act["type"])
    if act["type"] == "deliver":
        return 50 if mine["vips"] and len(mine["presents"] + mine["decorated"]) > 1 else -1
    if act["type"] == "wrap":
        return 40 if mine["objects"] else -1
    if act["type"] == "take":
        cards = view["piles"]["ABCD".index(act["pile"][0]) * 4 + int(act["pile"][1]) - 1]["cards"]
        return len(cards) + 9 * any(card.startswith("vip-") for card in cards)
    return 0


def with_a_present_in_hand(visitor: Visitor, address: str) -> None:
    """Sit at a table where a present was taken up that a VIP would take."""
    cookie = next(each["value"] for each in visitor.context.cookies() if each["name"] == "ludoteca")
    for _ in range(GAMES):
        player = ForAVip()
        table = play_until(address, cookie, "regalitos", [MySeat(), BotSeat(level="easy")], player)
        if player.found:
            visitor.sit_at(table)
            return visitor.my_turn()
    pytest.fail("no VIP wanted anything")


def strip(card: Locator) -> Point:
    """A point of a card that the next one does not cover."""
    box = card.bounding_box()
    assert box
    return box["x"] + 5, box["y"] + box["height"] / 2


def drag_by_mouse(visitor: Visitor, start: Point, end: Callable[[], Point]) -> None:
    mouse = visitor.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 12, start[1] + 12)
    expect(visitor.page.locator("[data-zone=vips] [data-drop]")).not_to_have_count(0)
    mouse.move(*end(), steps=3)
    mouse.up()


def drag_by_thumb(visitor: Visitor, start: Point, end: Callable[[], Point]) -> None:
    hand = visitor.context.new_cdp_session(visitor.page)

    def touch(kind: str, *points: Point) -> None:
        found = [{"x": x, "y": y} for x, y in points]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})

    touch("touchStart", start)
    touch("touchMove", (start[0] + 12, start[1] + 12))
    expect(visitor.page.locator("[data-zone=vips] [data-drop]")).not_to_have_count(0)
    touch("touchMove", end())
    touch("touchEnd")


@pytest.mark.parametrize("drag", [drag_by_mouse, drag_by_thumb])
def test_a_present_is_dragged_onto_a_vip(visit: Visit, server: Server, drag: Any) -> None:
    ana = visit(viewport={"width": 390, "height": TALL}, has_touch=True)
    ana.come_in("Ana")
    with_a_present_in_hand(ana, server.url)
    taken = ana.page.locator("[data-drag=parcel]")
    present = ana.page.locator(f".mine [data-card={taken.get_attribute('data-card')}]")
    wants = ana.page.locator("[data-zone=vips] [data-drop]").first.get_attribute("data-card")
    vip = ana.page.locator(f".mine [data-card={wants}]")
    ana.page.get_by_role("button", name="Take back").click()
    expect(taken).to_have_count(0)
    vip.scroll_into_view_if_needed()

    drag(ana, strip(present), lambda: BESIDE)
    expect(ana.page.locator(".log li").last).to_contain_text("took that back")
    expect(present).to_have_attribute("data-drag", re.compile("present|decorated"))

    drag(ana, strip(present), lambda: strip(vip))
    delivered = ana.page.locator(".log li").filter(has_text=re.compile("Ana delivered .* to "))
    sure = ana.page.locator(DO)
    expect(delivered.or_(sure)).to_have_count(1)
    if sure.count():  # it ends the turn: that is asked first
        sure.click()
    expect(delivered).to_have_count(1)
    expect(present).to_have_count(0)
