"""The judge of the fire itself: it finds an act that is lost, a view that tells too much, a standing that cannot be."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from tests.fire.notes import Notes
from tests.fire.verdict import Verdict, judged
from tests.server.harness import ME, OPEN, Guest, Line, guest
from tests.server.servers import Server

ACTS = 6


def _note(folder: Path, number: int, who: Guest, table: str, line: Line) -> None:
    """A line of the harness as the fire keeps it."""
    notes = Notes(folder, table, number, who.me["id"], who.me["nick"])
    for message in line.sent.values():
        notes.sent(message)
    for heard in line.heard:
        notes.heard(json.dumps(heard))
    notes.close()


async def _play(server: Server, folder: Path) -> str:
    """Two people decide a few times."""
    async with guest(server) as ana, guest(server, "Bento") as bento:
        table: str = (await ana.set_table("quissama", ME, OPEN))["id"]
        await bento.post(f"/api/tables/{table}/join")
        async with ana.line(table) as left, bento.line(table) as right:
            lines = [await left.come_in(), await right.come_in()]
            for _ in range(ACTS):
                n = (await next(line for line in lines if line.position["legal"]).act())["n"]
                for line in lines:
                    while line.position["n"] < n:
                        await line.hear()
        _note(folder, 1, ana, table, left)
        _note(folder, 2, bento, table, right)
        return table


@pytest.fixture
def place(sqlite_url: str, tmp_path: Path) -> Path:
    """What was noted of a table."""
    with Server(tmp_path, sqlite_url) as server:
        table = asyncio.run(_play(server, tmp_path))
        server.stop()
    return tmp_path / table


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/ludoteca.db"


def _change(url: str, sentence: object) -> None:
    async def write() -> None:
        store = Store(url)
        async with store.write() as writer:
            await writer.execute(sentence)  # type: ignore[call-overload]
        await store.close()

    asyncio.run(write())


def _verdict(url: str, place: Path) -> Verdict:
    return judged(url, place, set())


def test_nothing_is_found_where_nothing_is_wrong(sqlite_url: str, place: Path) -> None:
    verdict = _verdict(sqlite_url, place)
    assert (verdict.lost, verdict.leaked, verdict.wrong) == ([], [], [])
    assert verdict.acts == ACTS
    assert verdict.views == 2 * (ACTS + 1)


def test_an_acknowledged_act_that_is_not_in_the_log_is_lost(sqlite_url: str, place: Path) -> None:
    _change(sqlite_url, delete(schema.log).where(schema.log.c.n == ACTS))
    assert any("not in the log" in each for each in _verdict(sqlite_url, place).lost)


def test_another_act_under_its_number_is_lost_too(sqlite_url: str, place: Path) -> None:
    _change(sqlite_url, update(schema.log).where(schema.log.c.n == ACTS).values(act={"type": "other"}))
    assert _verdict(sqlite_url, place).lost


def test_the_view_of_another_seat_is_a_leak(sqlite_url: str, place: Path) -> None:
    first, second = place / "1.lines", place / "2.lines"
    own = second.read_text().splitlines()
    seen = [row for row in first.read_text().splitlines() if '"position"' in row and '"ref": 0' in row]
    second.write_text("\n".join([*own, seen[-1]]) + "\n")
    assert len(_verdict(sqlite_url, place).leaked) == 1


def test_a_game_that_is_open_again_is_wrong(sqlite_url: str, place: Path) -> None:
    _change(sqlite_url, update(schema.tables).values(state="open"))
    assert any("never open" in each for each in _verdict(sqlite_url, place).wrong)
