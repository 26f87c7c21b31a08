"""`make shots`: how long a table takes on a slow line; pages, moments, fullest tables and endings into build/shots."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

import ludoteca
from tests.server.servers import running
from tests.web.furnished import House, furnish, play_to
from tests.web.laid.shots import LANGUAGES, LIGHTS, SIZES, shoot_laid
from tests.web.slow import tell
from tests.web.test_pages_access import addresses
from tests.web.visitor import Visitor, chromium

FOLDER = Path("build/shots")
PATIENCE = 30_000
MORE = {
    "/rules/regalitos": "figure",
    "/rules/santakaos": "figure",
    "/learn/quissama": ".bubble",
    "/puzzles/regalitos": ".puzzle",
}
"""Pages no test of all pages goes to, and what is there when all of each is."""
REVIEWED = 600_000
"""Milliseconds the review may take that is shown."""
MIDDLE = 40
"""The move at which a game is looked at."""


def main() -> None:
    """Start a server, fill it, look at everything."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with running(depth=0.02) as server, sync_playwright() as playwright:
        house = furnish(server.url)
        tables = {game: play_to(server.url, house, game, MIDDLE) for game in ludoteca.games()}
        expect.set_options(timeout=PATIENCE)
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        tell(browser, server.url)
        shoot_laid(browser, server.url, FOLDER)
        await_review(browser, server.url, house)
        for visitor, kind in visitors(browser, server.url, house):
            look_round(visitor, kind, house, tables)
            visitor.context.close()
            print(f"{kind}: {len(list(FOLDER.glob(f'*-{kind}.png')))} shots in {FOLDER}")


def visitors(browser: Browser, address: str, house: House) -> Iterator[tuple[Visitor, str]]:
    """Ana on each kind of screen."""
    for (width, height), light, language in product(SIZES, LIGHTS, LANGUAGES):
        phone = width < height
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=light, reduced_motion="reduce",
            locale=language, has_touch=phone, is_mobile=phone,
        )  # fmt: skip
        context.add_cookies([{"name": "ludoteca", "value": house.cookie, "url": address}])
        yield Visitor(context, address), f"{width}x{height}-{light}-{language[:2]}"


def await_review(browser: Browser, address: str, house: House) -> None:
    """Have the finished game reviewed, and wait for it."""
    with browser.new_context() as context:
        context.add_cookies([{"name": "ludoteca", "value": house.cookie, "url": address}])
        page = f"{address}/replay/{house.finished}/review"
        visitor = Visitor(context, address)
        assert context.request.post(f"{address}/api/records/{house.finished}/review").ok, page
        visitor.page.goto(page)
        expect(visitor.page.locator(".accounts")).to_be_visible(timeout=REVIEWED)


def look_round(visitor: Visitor, kind: str, house: House, tables: dict[str, str]) -> None:
    """All pages, each game in the middle, and four moments of Holi."""
    for address, last in (addresses(house) | MORE).items():
        visitor.go(address)
        expect(visitor.page.locator(last).first).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")  # lists and pictures are there too
        shoot(visitor.page, named(address), kind)
    for game, table in tables.items():
        visitor.sit_at(table)
        visitor.my_turn()
        shoot(visitor.page, f"table-{game}", kind)
    moments(visitor, kind, house, tables["holi"])


def moments(visitor: Visitor, kind: str, house: House, middle: str) -> None:
    """The first choice, a throw about to be done, the table in words, the score sheet."""
    visitor.sit_at(house.running)
    visitor.my_turn()
    shoot(visitor.page, "moment-1-start", kind)
    visitor.sit_at(middle)
    visitor.my_turn()
    visitor.page.locator(".card.can, [role=gridcell].can").first.click()
    shoot(visitor.page, "moment-2-preview", kind)
    visitor.go(f"/t/{house.finished}")
    expect(visitor.sheet).to_be_visible()
    shoot(visitor.page, "moment-4-end", kind)
    visitor.go(f"/replay/{house.finished}#70")
    expect(visitor.page.locator(".replay")).to_be_visible()
    if "390" not in kind:
        visitor.page.locator(".bar .tool", has=visitor.page.locator("use[href='#i-text']")).first.click()
    shoot(visitor.page, "moment-3-later", kind)


def named(address: str) -> str:
    """A file's name for a page."""
    page = address.strip("/").split("#")[0].split("/")
    shown = [part for part in page if not (len(part) > 12 and part.isalnum())]
    return "page-" + ("-".join(filter(None, [*shown, "quissama" if "#q" in address else ""])) or "front")


def shoot(page: Page, name: str, kind: str) -> None:
    """What the screen shows when everything has come to rest."""
    page.evaluate("document.fonts.ready")
    page.screenshot(path=FOLDER / f"{name}-{kind}.png", animations="disabled")


if __name__ == "__main__":
    main()
