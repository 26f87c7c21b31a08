"""How long the first visit to a table takes on a slow 4G line, by game: `python -m tests.web.slow`."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Browser, expect, sync_playwright

import ludoteca
from tests.server.servers import running
from tests.web.visitor import EASY, ME, Visitor, chromium

SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
"""Milliseconds for a round trip and bytes a second, as Lighthouse takes them."""
WATCH = """new MutationObserver((changes, watch) => {
    if (!document.querySelector(".stage") || !document.querySelector(".ask")) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark("drawn")));
}).observe(document, { childList: true, subtree: true })"""
DRAWN = """() => performance.getEntriesByName("drawn")[0]?.startTime ?? 0"""
FILES = """() => performance.getEntriesByType("resource").map((each) => each.transferSize)"""


def tell(browser: Browser, address: str) -> None:
    """Say when each board was drawn, and what had come by then."""
    for line in measured(browser, address):
        print(line)


def measured(browser: Browser, address: str) -> Iterator[str]:
    """One line for each game."""
    for game in ludoteca.games():
        ana = Visitor(browser.new_context(viewport={"width": 1366, "height": 768}), address)
        ana.come_in("Ana")
        table = ana.set_table(game, ME, EASY)
        line = ana.context.new_cdp_session(ana.page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", SLOW_4G)
        ana.page.add_init_script(WATCH)
        ana.sit_at(table)
        expect(ana.page.locator(".stage")).to_be_visible()
        ana.page.evaluate(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
        )
        sizes = ana.page.evaluate(FILES)
        yield f"{game}: drawn {ana.page.evaluate(DRAWN) / 1000:.1f} s, {len(sizes)} files, {sum(sizes) // 1000} kB"
        ana.context.close()


def main() -> None:
    """A server and a browser of our own."""
    with running() as server, sync_playwright() as playwright:
        expect.set_options(timeout=30_000)
        tell(playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"]), server.url)


if __name__ == "__main__":
    main()
