"""Lessons: the bubble covers nothing of the table beside it, and what it speaks of is framed and in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Visit

SCREENS: tuple[ViewportSize, ...] = (
    {"width": 1366, "height": 768}, {"width": 1440, "height": 900}, {"width": 1920, "height": 1080},
    {"width": 2560, "height": 1440},
)  # fmt: skip
LYING: ViewportSize = {"width": 844, "height": 390}
PHONE: ViewportSize = {"width": 390, "height": 844}
AREAS = ".stage, .mine, .ask, .other, .side > .shared, .side > .panel, .flank > .shared"
OVER = """(areas) => {
    const box = document.querySelector(".bubble").getBoundingClientRect();
    const covers = (other) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1
        && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
    const under = [...document.querySelectorAll(areas)].filter((each) => covers(each.getBoundingClientRect()));
    return under.map((each) => each.className).concat(box.bottom > innerHeight ? ["the screen's edge"] : []);
}"""


def covered(page: Page, areas: str) -> list[str]:
    """What the bubble lies over."""
    found: list[str] = page.evaluate(OVER, areas)
    return found


@pytest.mark.parametrize("game", ["holi", "quissama", "regalitos", "santakaos"])
def test_the_bubble_lies_beside_the_table(visit: Visit, game: str) -> None:
    guest = visit()
    guest.go(f"/learn/{game}")
    for screen in SCREENS:
        guest.page.set_viewport_size(screen)
        expect(guest.page.locator("[data-spoken]")).to_be_visible()
        assert covered(guest.page, AREAS) == [], screen


@pytest.mark.parametrize("game", ["quissama", "santakaos"])
def test_on_a_phone_it_lies_above_the_ask_and_leaves_what_it_speaks_of(visit: Visit, game: str) -> None:
    guest = visit(has_touch=True, is_mobile=True, viewport=PHONE)
    guest.go(f"/learn/{game}")
    expect(guest.page.locator("[data-spoken]")).to_be_in_viewport()
    if game == "quissama":
        assert covered(guest.page, "[data-spoken], .ask") == []
        guest.page.set_viewport_size(LYING)
        assert covered(guest.page, ".gallery, .ask") == []
