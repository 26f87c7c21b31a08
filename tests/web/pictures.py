"""`make pictures`: the pictures of README and docs, from the real page and real commands, into docs/pictures."""

from __future__ import annotations

import base64
import os
import tempfile
from code import InteractiveConsole
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from rich.ansi import AnsiDecoder
from rich.console import Console, RenderableType
from rich.syntax import Syntax

import ludoteca
from ludoteca.arena.plan import AS_NAMED, make_plan
from ludoteca.arena.play import Table
from ludoteca.bots.levels import find_player
from ludoteca.cli import main as command
from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.server.protocol import Entry, SeatInfo
from tests.server.servers import running
from tests.web.laid.page import NAMES, lay
from tests.web.visitor import chromium

FOLDER = Path("docs/pictures")
WIDE, HIGH = 1440, 900
MOMENTS = {"santakaos": (4, 3, 170), "regalitos": (4, 2, 84), "quissama": (4, 3, 130), "holi": (4, 7, 62)}
"""By game: players, the seed, and the move from which on the first seat's next decision is looked at."""
REVIEWED = {"santakaos": 1, "regalitos": 1, "quissama": 1, "holi": 4}
"""By game: the seed of the game that is reviewed."""
BALANCE = ["balance", "holi", "--players", "2,3,4", "--games", "300", "--bots", "mcts@40", "--seed", "1"]
PATIENCE = 600_000
GRID = """<style>body {{ margin: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 10px; width: 1900px }}
img {{ width: 100%; display: block; border-radius: 8px }}</style>{}"""
SESSION = """\
import numpy as np
from ludoteca.adapters.pettingzoo import env, vector
random = np.random.default_rng(1)
games = vector("holi", games=1000, players=2)          # a thousand tables at once, on arrays
step = games.reset(seed=1)
step.observations.shape, step.masks.shape
for _ in range(100):
    step = games.step(step.sample(random))             # every step tells what is legal

table = env("holi", players=3, render_mode="ansi")     # one table, agent by agent
table.reset(seed=7)
for agent, _ in zip(table.agent_iter(), range(40)):
    table.step(random.choice(np.flatnonzero(table.observe(agent)["action_mask"])))

print(table.render())
"""


def main() -> None:
    """All pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with running(thinkers=2) as server, sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        context = screen(browser, server.url)
        shoot_tables(context, server.url)
        shoot_reviews(context, server.url)
        shoot_balance(context.new_page())
        shoot_research(context.new_page())


def screen(browser: Browser, address: str, width: int = WIDE, height: int = HIGH) -> BrowserContext:
    """A guest by day."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme="light", reduced_motion="reduce", locale="en-US"
    )
    assert context.request.post(f"{address}/api/guest", data={"nick": "Ana"}).ok
    return context


def keep(page: Page, name: str, quality: int = 82, part: str = "") -> None:
    """What the screen shows, or the whole of a part, as a small file."""
    page.evaluate("document.fonts.ready")
    asked: dict[str, Any] = {"format": "webp", "quality": quality}
    if box := part and page.locator(part).bounding_box():
        asked |= {"clip": {**box, "scale": 1}, "captureBeyondViewport": True}
    data = page.context.new_cdp_session(page).send("Page.captureScreenshot", asked)["data"]
    path = FOLDER / f"{name}.webp"
    path.write_bytes(base64.b64decode(data))
    print(f"{path}: {path.stat().st_size // 1024} KiB", flush=True)


def shoot_tables(context: BrowserContext, address: str) -> None:
    """The four tables in the middle of a game, side by side; and Holi's with a throw about to be made."""
    shots = []
    for game in MOMENTS:
        page = context.new_page()
        match, log = play(game, *MOMENTS[game])
        lay(page, address, game, match.state, log, watching=0, seats=people(match.players))
        page.evaluate("document.fonts.ready")
        shots.append(page.screenshot(animations="disabled"))
        if game == "holi":
            page.locator(".card.can, [role=gridcell].can").first.click()
            keep(page, "play")
        page.close()
    page = context.new_page()
    page.set_content(GRID.format("".join(f"<img src='{inline(shot)}'>" for shot in shots)), wait_until="load")
    keep(page, "tables", 75, part="body")
    page.close()


def people(count: int) -> list[SeatInfo]:
    """Everybody is there."""
    return [SeatInfo(kind="person", name=name, present=True, yours=name == NAMES[0]) for name in NAMES[:count]]


def inline(shot: bytes) -> str:
    """A picture as an address."""
    return "data:image/png;base64," + base64.b64encode(shot).decode()


def play(game: str, players: int, seed: int, move: int) -> tuple[Match, list[Entry]]:
    """A game between bots up to the first seat's next decision from this move on, and its log."""
    match, bot = Match(game, players, seed=seed), find_player("mcts@200", ludoteca.game(game))
    heard: list[list[Any]] = []
    match.listen(heard.append)
    dice, seats = ludoteca.Dice(seed), list[int]()
    while len(seats) < move or match.state.seat != 0 or len(match.state.legal()) < 3:
        seats.append(seat := match.state.seat)
        match.act(seat, bot.choose(partial(match.state.view, seat), match.state.legal(), dice))
    return match, [
        Entry(n=n, seat=seat, at=0, events=[match.game.see(event, 0) for event in events])
        for n, (seat, events) in enumerate(zip(seats, heard, strict=True), 1)
    ]


def shoot_reviews(context: BrowserContext, address: str) -> None:
    """A game of each kind, reviewed: what its dearest decision cost, and what would have been better."""
    for game, seed in REVIEWED.items():
        page = context.new_page()
        name = take_in(context, address, between_bots(game, seed))
        assert context.request.post(f"{address}/api/records/{name}/review").ok
        page.goto(f"{address}/replay/{name}/review")
        expect(page.locator(".accounts")).to_be_visible()
        page.locator(".decisions ol button").filter(has_text="Better:").first.click()
        keep(page, f"review-{game}")
        page.close()


def between_bots(game: str, seed: int) -> Record:
    """A game for two, one of whom sees only the next step."""
    found = ludoteca.game(game)
    plan = make_plan(found, 2, {}, ["greedy", "mcts@400"], seed, AS_NAMED)
    played = Table(plan, found).play_recorded(0)
    assert played is not None
    return played[1]


def take_in(context: BrowserContext, address: str, record: Record) -> str:
    """Import a record; its name there."""
    headers = {"content-type": "application/json"}
    answer = context.request.post(f"{address}/api/records", data=record.to_json(), headers=headers)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def shoot_balance(page: Page) -> None:
    """The head of a balance report."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.html"
        assert command([*BALANCE, "--out", str(report)]) == 0
        page.goto(report.as_uri())
        keep(page, "design")
    page.close()


def shoot_research(page: Page) -> None:
    """A session in Python, as it went."""
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        console = Console(record=True, width=120, file=nowhere)
        for part in session(SESSION.splitlines()):
            console.print(part)
    page.set_content(
        f"<style>body {{ margin: 0 }} svg {{ width: {WIDE}px }}</style>" + console.export_svg(title="python")
    )
    keep(page, "research", part="svg")
    page.close()


def session(lines: list[str]) -> Iterator[RenderableType]:
    """What is typed, and what Python answers."""
    python, going_on, typed = InteractiveConsole(), False, ""
    for line in lines:
        typed += f"{'...' if going_on else '>>>'} {line}\n"
        with redirect_stdout(StringIO()) as said:
            going_on = python.push(line)
        if said.getvalue():
            yield Syntax(typed.rstrip(), "pycon", theme="monokai", background_color="default")
            yield from AnsiDecoder().decode(said.getvalue())
            typed = ""


if __name__ == "__main__":
    main()
