"""Screenshots of the fullest tables and of the endings: at five sizes, by day and night, in three languages."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser

from tests.web.laid.ended import ENDINGS, lay_ending
from tests.web.laid.full import FULLEST
from tests.web.laid.page import lay

SIZES = ((1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (390, 844))
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LANGUAGES = ("en-US", "pt-BR", "es-ES")


def shoot_laid(browser: Browser, address: str, folder: Path) -> None:
    """Look at each of them; a phone's whole page."""
    for (width, height), light, language in product(SIZES, LIGHTS, LANGUAGES):
        phone = width < height
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=light, reduced_motion="reduce",
            locale=language, has_touch=phone, is_mobile=phone,
        )  # fmt: skip
        for game, state in FULLEST.items():
            page = context.new_page()
            lay(page, address, game, state())
            page.evaluate("document.fonts.ready")
            path = folder / f"full-{game}-{width}x{height}-{light}-{language[:2]}.png"
            page.screenshot(path=path, full_page=phone, animations="disabled")
            page.close()
        for game, record in ENDINGS.items():
            page = context.new_page()
            lay_ending(page, address, game, record)
            page.evaluate("document.fonts.ready")
            path = folder / f"end-{game}-{width}x{height}-{light}-{language[:2]}.png"
            page.screenshot(path=path, animations="disabled")
            page.close()
        context.close()
