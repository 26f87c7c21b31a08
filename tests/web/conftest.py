"""A server with the built page, a browser, and visitors; a visitor whose browser complained fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ludoteca.server.http.page import FOLDER
from tests.server.servers import Server, running
from tests.web.furnished import House, furnish
from tests.web.visitor import Visitor, chromium

PATIENCE = 15_000
VEIL = """
globalThis.veil = new CSSStyleSheet();
globalThis.veil.replaceSync("html { %s }");
document.adoptedStyleSheets.push(globalThis.veil);
"""
"""Done at the first moment of every document."""
Visit = Callable[..., Visitor]
CHANGED = ("viewport", "color_scheme")
"""What a browser that is open can be told anew."""
DESK = {"viewport": {"width": 1440, "height": 900}, "locale": "en-US", "reduced_motion": "reduce"}
"""Where one sits if nothing else is said, in Playwright's words."""


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    if not (FOLDER / "index.html").is_file():
        pytest.fail("the page is not built: make page")
    with running() as found:
        yield found


@pytest.fixture(scope="session")
def house(server: Server) -> House:
    """The same server, lived in: people, open tables, running and finished games."""
    return furnish(server.url)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture
def veil() -> str:
    """A style for the whole page, with which everything is there, has its place and can be clicked, but nothing is
    drawn: no test looks at the drawing, and a third of a browser's work is to draw.
    """
    return "opacity: 0"


@pytest.fixture(scope="session")
def gone() -> Iterator[dict[str, list[Visitor]]]:
    """Browsers that were left and can be taken again, by the server they came to and their options."""
    found: dict[str, list[Visitor]] = {}
    yield found
    for visitor in chain.from_iterable(found.values()):
        visitor.context.close()


@pytest.fixture
def visit(server: Server, browser: Browser, veil: str, gone: dict[str, list[Visitor]]) -> Iterator[Visit]:
    """Open a browser of one's own: `visit()`, with Playwright's options of a context.

    Whoever leaves takes along all that the page keeps, so another may come to the same browser, which has loaded and
    compiled everything: half of a visit is that. Who changes the browser itself (its routes, its line, its scripts),
    or wants to see a first visit, says `own=True`, and his is closed.
    """
    owners: list[Visitor] = []
    guests: list[tuple[str, Visitor]] = []

    def come(own: bool = False, **options: Any) -> Visitor:
        given = {**DESK, **options}
        if own or "permissions" in options:
            owners.append(_visitor(browser, server, veil, given))
            return owners[-1]
        kind = f"{server.url} {_kind(given)}"
        left = gone.setdefault(kind, [])
        guests.append((kind, left.pop() if left else _visitor(browser, server, veil, given)))
        return _seated(guests[-1][1], given)

    yield come
    for visitor in owners:
        visitor.context.close()
    troubles = [trouble for visitor in [*owners, *(guest for _, guest in guests)] for trouble in visitor.troubles]
    for kind, visitor in guests:
        visitor.leave()
        gone[kind].append(visitor)
    assert troubles == []


@pytest.fixture(scope="module")
def stayed() -> Iterator[dict[str, Visitor]]:
    """Who came to a test of this file and is still there, by the options given."""
    found: dict[str, Visitor] = {}
    yield found
    for visitor in found.values():
        visitor.context.close()


@pytest.fixture
def stay(server: Server, browser: Browser, veil: str, stayed: dict[str, Visitor]) -> Iterator[Visit]:
    """The same for tests that only look at tables laid for them, and leave nothing behind: whoever came with these
    options to the test before opens the next table, for which his browser has all it needs.
    """

    def come(**options: Any) -> Visitor:
        given = {**DESK, **options}
        if _kind(given) not in stayed:
            stayed[_kind(given)] = _visitor(browser, server, veil, given)
        return _seated(stayed[_kind(given)], given)

    yield come
    troubles = [visitor.troubles.pop(0) for visitor in stayed.values() for _ in list(visitor.troubles)]
    assert troubles == []


def _kind(options: dict[str, Any]) -> str:
    """What a browser that is open stays like."""
    return repr({name: value for name, value in options.items() if name not in CHANGED})


def _seated(visitor: Visitor, options: dict[str, Any]) -> Visitor:
    """The rest, which it is told now."""
    if visitor.page.viewport_size != options["viewport"]:
        visitor.page.set_viewport_size(options["viewport"])
    visitor.page.emulate_media(color_scheme=options.get("color_scheme", "light"))
    return visitor


def _visitor(browser: Browser, server: Server, veil: str, options: dict[str, Any]) -> Visitor:
    visitor = Visitor(browser.new_context(**options), server.url)
    visitor.context.add_init_script(VEIL % veil)
    return visitor
