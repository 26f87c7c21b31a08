"""Logs tell of trouble what it is and where, and neither tables' ids nor what the database says of itself."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

import ludoteca.server
from tests.server.harness import BOT, ME, guest
from tests.server.servers import PATIENCE, Server


async def until_logged(server: Server, says: str) -> list[dict[str, Any]]:
    """The lines of a log in which this is said by now."""
    async with asyncio.timeout(PATIENCE):
        while says not in server.log.read_text():
            await asyncio.sleep(0.02)
    return [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]


def test_all_that_the_server_says_goes_to_one_log() -> None:
    """A message under another name would be neither written as the others are nor filtered by its level."""
    with ProcessPoolExecutor(1, get_context("spawn")) as other:  # whoever loads the nursery gives way from then on
        names = other.submit(names_of_logs).result(PATIENCE)
    assert len(names) > 5
    assert set(names) == {"ludoteca"}


def names_of_logs() -> list[str]:
    rooms = [import_module(room.name) for room in walk_packages(ludoteca.server.__path__, "ludoteca.server.")]
    return [log.name for room in rooms if isinstance(log := getattr(room, "log", None), logging.Logger)]


def change(server: Server, statement: str) -> None:
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as database, database:
        database.execute(statement)


@pytest.mark.parametrize("level", ["info", "debug"])
def test_a_database_that_fails_is_logged_without_what_it_says(tmp_path: Path, level: str) -> None:
    async def talk(server: Server) -> tuple[str, list[dict[str, Any]]]:
        async with guest(server) as ana:
            table = (await ana.set_table("holi", ME, BOT))["id"]
            async with ana.line(table) as line:
                await line.come_in()
                change(server, "ALTER TABLE chat RENAME TO elsewhere")
                assert (await line.ask("chat", text="hi"))["problem"]["key"] == "database-trouble"
            return str(table), await until_logged(server, "the database failed")

    with Server(tmp_path, f"sqlite:///{tmp_path}/ludoteca.db", log=level) as server:
        table, lines = asyncio.run(talk(server))
    (told,) = [line for line in lines if line["level"] == "error"]
    assert "OperationalError" in told["trouble"], "what it is"
    assert "SQLITE_ERROR" in told["trouble"]
    assert "table/chat.py" in told["trouble"], "and where"
    above = json.dumps([line for line in lines if line["level"] != "debug"])
    for hidden in (table, "no such table", "INSERT INTO", str(tmp_path)):
        assert hidden not in above
    details = [line for line in lines if "no such table" in line.get("trouble", "")]
    assert [line["level"] for line in details] == ["debug"] * (level == "debug"), "for whoever asks for it"


def test_a_table_that_cannot_be_opened_is_not_named(tmp_path: Path) -> None:
    async def leave_behind(server: Server) -> str:
        async with guest(server) as ana:
            while (table := await ana.set_table("holi", ME, {"kind": "bot", "level": "hard"}))["to_act"] != 1:
                pass  # luck says who begins: the bot
            server.kill()
            change(server, "UPDATE tables SET rules = 'none'")
            return str(table["id"])

    server = Server(tmp_path, f"sqlite:///{tmp_path}/ludoteca.db")
    with server:
        table = asyncio.run(leave_behind(server))
        server.start()
        asyncio.run(until_logged(server, "a table cannot be opened"))
    assert "none; here they are" in server.log.read_text(), "and why"
    assert table not in server.log.read_text()
