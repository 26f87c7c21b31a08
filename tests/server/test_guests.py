"""Guests who never played are forgotten in time, and nobody holds more lines open than the host allows."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import ME, OPEN, Guest, guest
from tests.server.servers import PATIENCE, Server, running

A_DAY_A_SECOND = 86_400
DAYS = 4
LINES = 2


def _nicks(server: Server) -> set[str]:
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as database:
        return {nick for (nick,) in database.execute("SELECT nick FROM people")}


def test_guests_who_never_played_and_stay_away_are_forgotten() -> None:
    async def live(server: Server) -> None:
        async with AsyncExitStack() as stack:
            nicks = ("Passer-by", "Host", "Player")
            _, host, player = [await stack.enter_async_context(guest(server, nick)) for nick in nicks]
            waiting = (await host.set_table("holi", ME, OPEN))["id"]
            played = (await player.set_table("holi", ME, {"kind": "me", "name": "Bia"}))["id"]
            async with player.line(played) as line:
                await (await line.come_in()).finish()
                await line.until(lambda message: message.get("table", {}).get("state") == "finished")
            regular = await stack.enter_async_context(guest(server, "Regular"))
            async with asyncio.timeout(PATIENCE):
                while _nicks(server) & {"Passer-by", "Host"}:
                    assert (await regular.http.get("/api/me")).json()["nick"] == "Regular"
                    await asyncio.sleep(0.05)
            assert _nicks(server) == {"Player", "Regular", "—"}, (
                "a table nobody played at still has a host, without name"
            )
            assert (await host.http.get("/api/me")).json() is None
            assert (await regular.http.get(f"/api/tables/{waiting}")).json()["state"] == "abandoned"
            assert len((await player.http.get("/api/me/results")).json()) == 2
            data = (await regular.http.get("/api/me/data")).json()
            assert data["seen"] > data["created"]

    with running(haste=A_DAY_A_SECOND, guests=DAYS) as server:
        asyncio.run(live(server))


async def _first_word(ana: Guest, table: str) -> str:
    """What a new line hears first."""
    async with ana.line(table) as line:
        return str((await line.hear())["type"])


def test_a_person_has_no_more_lines_open_than_the_host_allows() -> None:
    async def sit(server: Server) -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento, AsyncExitStack() as stack:
            table = (await ana.set_table("holi", ME, OPEN))["id"]
            first, *_ = [await stack.enter_async_context(ana.line(table)) for _ in range(LINES)]
            async with ana.line(table) as line:
                refused = await line.hear()
                assert (refused["type"], refused["problem"]["key"]) == ("refused", "lines-full")
                with pytest.raises(ConnectionClosed) as closed:
                    await line.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429
            async with bento.line(table) as other:
                assert (await other.hear())["type"] == "table", "others have lines of their own"
            await first.socket.close()
            async with asyncio.timeout(PATIENCE):
                while await _first_word(ana, table) == "refused":
                    await asyncio.sleep(0.01)

    with running(sockets=LINES) as server:
        asyncio.run(sit(server))
