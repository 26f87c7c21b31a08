"""Bots think in other processes: they survive the server's and their own deaths, and leave nothing behind."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

from ludoteca.server.thinking import think
from ludoteca.server.thinking.lane import Lane
from ludoteca.server.thinking.think import Box
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


def test_a_killed_server_leaves_no_thinking_process(sqlite_url: str, tmp_path: Path) -> None:
    async def play() -> None:
        with Server(tmp_path, sqlite_url) as server:
            async with guest(server) as ana:
                await _bot_decides(ana, (await ana.set_table("holi", HARD, ME))["id"])
                left: set[int] = set()

                def thinking() -> bool:
                    left.update(server.descendants())
                    return len(left) >= 2

                await _until(thinking)
                server.kill()
                await _until(lambda: not any(Path(f"/proc/{pid}/stat").exists() for pid in left))

    asyncio.run(play())


def test_a_died_thinking_process_is_replaced(tmp_path: Path) -> None:
    async def ask() -> None:
        lane = Lane(0)
        try:
            assert await lane.ask(_die_once, tmp_path / "died") == "alive"
        finally:
            lane.close()

    asyncio.run(ask())


def _die_once(thought: int, mark: Path) -> str:
    """The first process that is asked dies of it; the next finds the mark it left."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def test_one_answer_is_not_thought_about() -> None:
    thinkers = Thinkers(1)
    assert asyncio.run(thinkers.choose(Box("holi"), "hard", b"", [7], "ana")) == 7
    assert not thinkers.ready, "no process was started for it"


def test_a_thought_ends_when_it_is_told_to() -> None:
    async def ask() -> float:
        lane = Lane(0)
        try:
            await lane.start()
            began = time.monotonic()
            thinking = asyncio.create_task(lane.ask(_wait_for_the_end))
            await asyncio.sleep(0)
            lane.stop()
            await thinking
            assert await lane.ask(_is_ended) is False, "the next one is not"
            return time.monotonic() - began
        finally:
            lane.close()

    assert asyncio.run(ask()) < PATIENCE


def _wait_for_the_end(thought: int) -> None:
    enough = think.enough(thought, 2 * PATIENCE)
    while not enough():
        time.sleep(0.001)


def _is_ended(thought: int) -> bool:
    return think.enough(thought, PATIENCE)()
