"""Nobody is kept out: axe-core finds nothing at a table in the middle of a game or at its end, by day and by night."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.server.servers import Server
from tests.web.axe import COLOURS, violations
from tests.web.conftest import Visit
from tests.web.laid.ended import ENDINGS, lay_ending
from tests.web.laid.full import CHOOSING, FULLEST, HOARDS, PAYING
from tests.web.laid.page import lay
from tests.web.test_table import at_a_table

SIZES = {"desktop": (1440, 900), "lying": (1100, 800), "tablet": (820, 1180), "phone": (390, 844)}
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.mark.parametrize("light", LIGHTS)
def test_axe_finds_nothing_at_a_table(visit: Visit, light: str) -> None:
    ana = at_a_table(visit, color_scheme=light)
    assert violations(ana.page) == []
    ana.page.get_by_role("button", name="Text view").click()
    for size in ("desktop", "phone"):
        width, height = SIZES[size]
        ana.page.set_viewport_size({"width": width, "height": height})
        assert violations(ana.page) == []


@pytest.mark.parametrize("game", FULLEST)
def test_axe_finds_nothing_at_the_fullest_tables(stay: Visit, server: Server, game: str) -> None:
    ana, found = stay(), []
    for laid in (each[game] for each in (FULLEST, CHOOSING, PAYING, HOARDS) if game in each):
        lay(ana.page, server.url, game, laid())
        for size in ("desktop", "phone"):
            found += [f"{size}: {wrong}" for wrong in by_day_and_night(ana.page, size)]
    assert "\n".join(found) == ""


def by_day_and_night(page: Page, size: str) -> list[str]:
    """What axe objects to on a screen of that size."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    found: list[str] = []
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        found += [f"{light}: {wrong}" for wrong in violations(page, COLOURS if light == "dark" else None)]
    return found


def test_a_phone_never_scrolls_sideways(visit: Visit) -> None:
    ana = at_a_table(visit)
    for width, height in SIZES.values():
        ana.page.set_viewport_size({"width": width, "height": height})
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", ENDINGS)
def test_axe_finds_nothing_at_an_ending(stay: Visit, server: Server, game: str) -> None:
    ana = stay()
    lay_ending(ana.page, server.url, game, ENDINGS[game])
    for size in SIZES:
        assert by_day_and_night(ana.page, size) == [], size
