"""`python -m tests.web.laid.shots [GAME...]`: the fullest tables at every size, into build/shots/full."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tests.server.servers import running
from tests.web.laid.full import FULLEST
from tests.web.laid.page import lay
from tests.web.visitor import chromium

FOLDER = Path("build/shots/full")
SIZES = ((1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (390, 844))


def main(games: list[str]) -> None:
    """Look at each of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with running() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        expect.set_options(timeout=20_000)
        for width, height in SIZES:
            phone = width < height
            context = browser.new_context(
                viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=phone, is_mobile=phone
            )
            for game in games or FULLEST:
                page = context.new_page()
                lay(page, server.url, game, FULLEST[game]())
                page.evaluate("document.fonts.ready")
                page.screenshot(path=FOLDER / f"{game}-{width}x{height}.png", full_page=phone, animations="disabled")
                page.close()
            context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
