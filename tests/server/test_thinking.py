"""Bots think in other processes: they survive the server's and their own deaths, and leave nothing behind."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

from ludoteca.server.thinking.thinkers import Thinkers
from tests.server.harness import ME, Guest, guest
from tests.server.servers import PATIENCE, Server

HARD = {"kind": "bot", "level": "hard"}


async def _bot_decides(ana: Guest, table: str) -> int:
    """Play until a bot has to think; the number of the last entry then."""
    async with ana.line(table) as line:
        await line.come_in()
        while line.position["legal"]:
            await line.act()
        return int(line.position["n"])


async def _until(found: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not found():
            await asyncio.sleep(0.01)


def test_after_a_restart_bots_go_on_without_anybody_there(sqlite_url: str, tmp_path: Path) -> None:
    async def play() -> None:
        with Server(tmp_path, sqlite_url) as server:
            async with guest(server) as ana:
                table = (await ana.set_table("holi", HARD, ME))["id"]
                n = await _bot_decides(ana, table)
                server.kill()
                server.start()
                async with asyncio.timeout(PATIENCE):
                    while (await ana.http.get(f"/api/tables/{table}")).json()["n"] <= n:
                        await asyncio.sleep(0.02)

    asyncio.run(play())


def _children(pid: int) -> set[int]:
    """All processes a process has started, and those they started."""
    own = {int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}
    return own.union(*(_children(child) for child in own)) if own else own


def test_a_killed_server_leaves_no_thinking_process(sqlite_url: str, tmp_path: Path) -> None:
    async def play() -> None:
        with Server(tmp_path, sqlite_url) as server:
            async with guest(server) as ana:
                await _bot_decides(ana, (await ana.set_table("holi", HARD, ME))["id"])
                left: set[int] = set()

                def thinking() -> bool:
                    left.update(_children(server.pid))
                    return len(left) >= 2

                await _until(thinking)
                server.kill()
                await _until(lambda: not any(Path(f"/proc/{pid}/stat").exists() for pid in left))

    asyncio.run(play())


def test_a_died_thinking_process_is_replaced(tmp_path: Path) -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        try:
            assert await thinkers._ask(_die_once, tmp_path / "died") == "alive"
        finally:
            thinkers.close()

    asyncio.run(ask())


def _die_once(mark: Path) -> str:
    """The first process that is asked dies of it; the next finds the mark it left."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def test_one_answer_is_not_thought_about() -> None:
    thinkers = Thinkers(1)
    assert asyncio.run(thinkers.choose("holi", "hard", b"", [7])) == 7
    assert thinkers._pool is None
