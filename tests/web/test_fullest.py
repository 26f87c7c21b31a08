"""The fullest tables in the real browser, at every size and in every language: nothing scrolls, overlaps or is cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.server.servers import Server
from tests.web.conftest import Visit
from tests.web.laid.full import FOR_TWO, FULLEST
from tests.web.laid.page import lay

MEASURE = Path(__file__).with_name("laid").joinpath("measure.js").read_text(encoding="utf-8")
DESKTOPS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
LANGUAGES = ("en-US", "pt-BR", "es-ES")
RESTED = """async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}"""
MOUSE, FINGER = 32, 44
"""The least side of what is pressed, in pixels: with a mouse, under a finger."""


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", FULLEST)
def test_the_fullest_table_fits_every_screen(visit: Visit, server: Server, game: str, locale: str) -> None:
    visitor = visit(locale=locale)
    lay(visitor.page, server.url, game, FULLEST[game]())
    found: list[str] = []
    for width, height in DESKTOPS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {wrong}" for wrong in _measured(visitor.page, MOUSE)]
    assert "\n".join(found) == ""


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", FOR_TWO)
def test_a_table_for_two_fits_a_small_laptop(visit: Visit, server: Server, game: str, locale: str) -> None:
    visitor = visit(locale=locale, viewport={"width": 1366, "height": 768})
    lay(visitor.page, server.url, game, FOR_TWO[game]())
    assert "\n".join(_measured(visitor.page, MOUSE)) == ""


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", FULLEST)
def test_the_fullest_table_fits_a_phone(visit: Visit, server: Server, game: str, locale: str) -> None:
    visitor = visit(locale=locale, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    lay(visitor.page, server.url, game, FULLEST[game]())
    assert "\n".join(_measured(visitor.page, FINGER)) == ""


def _measured(page: Page, least: int) -> list[str]:
    """What is wrong, once the page has come to rest."""
    page.evaluate(RESTED)
    found: list[str] = page.evaluate(MEASURE, least)
    return found
