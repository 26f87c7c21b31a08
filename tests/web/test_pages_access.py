"""The pages around the table keep nobody out, and fit every screen."""

from __future__ import annotations

from playwright.sync_api import ViewportSize, expect

from tests.web.axe import COLOURS, violations
from tests.web.conftest import Visit
from tests.web.furnished import House
from tests.web.test_pages import as_ana

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL = """() => [...document.querySelectorAll("button, select, input, summary, .btn, nav a, footer a")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !each.disabled)
    .map((each) => [each.closest("label") ?? each, each])
    .filter(([place, each]) => !each.classList.contains("hidden") && place.getBoundingClientRect().height < 40)
    .map(([place]) => `${place.getBoundingClientRect().height} ${place.outerHTML.slice(0, 160)}`)"""
"""What a thumb would miss."""


def addresses(house: House) -> dict[str, str]:
    """Every page, and what is there when all of it is."""
    return {
        "/": ".setup .btn.do",
        "/#quissama": ".setup[aria-label*=Quissama] .btn.do",
        "/tables": ".rows",
        "/login": "form",
        "/me": "form",
        "/me/games": ".facts",
        "/replays": ".rows",
        "/rules": "li img",
        "/rules/holi": "figure",
        "/rules/quissama": "figure",
        f"/replay/{house.finished}#40": ".replay",
        f"/replay/{house.finished}/review": ".progress, .accounts",
        f"/t/{house.waiting}": ".waiting",
        "/learn/holi": ".bubble",
        "/nowhere": "h1",
    }


def test_every_page_is_for_everybody_by_day_by_night_and_on_a_phone(visit: Visit, house: House) -> None:
    ana = as_ana(visit, house, has_touch=True, is_mobile=True)
    for address, last in addresses(house).items():
        ana.page.emulate_media(color_scheme="light")
        ana.page.set_viewport_size(DESKTOP)
        ana.go(address)
        expect(ana.page.locator(last).first).to_be_visible()
        assert violations(ana.page) == [], address
        ana.page.emulate_media(color_scheme="dark")
        assert violations(ana.page, COLOURS) == [], address
        ana.page.set_viewport_size(PHONE)
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address
        assert ana.page.evaluate(SMALL) == [], address
