"""Sessions are rows of the database: they end one by one or all together, and their lines with them, everywhere."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event, select
from websockets.asyncio.client import connect

from ludoteca.server.house import House
from ludoteca.server.people import accounts, passwords, sessions
from ludoteca.server.people.cookies import YEAR, session_id
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Stranger
from ludoteca.server.settings import Settings
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.migrations import migrate
from tests.server.callers import NO_LINE_KEPT, PASSWORD, browser, guest, member, refused
from tests.server.servers import Server

NEW = {"old": PASSWORD, "new": "battery staple"}
PLAN = {"game": "holi", "seats": [{"kind": "me"}, {"kind": "open"}]}
SOON = 10.0
"""Seconds within which a line ends after its session, whatever is out of order."""
NO_REDIS = "redis://127.0.0.1:1"


def copy_of(caller: httpx.Client, server: Server | None = None) -> httpx.Client:
    """Somebody with a copy of this caller's cookie, at this server or another."""
    url = server.url if server else caller.base_url
    return httpx.Client(base_url=url, cookies=dict(caller.cookies), timeout=20, limits=NO_LINE_KEPT)


def table_of(caller: httpx.Client) -> str:
    return str(caller.post("/api/tables", json=PLAN).json()["id"])


async def end_of_line(server: Server, table: str, headers: dict[str, str], end: Callable[[], Any]) -> int | None:
    """With which code an open line ends after this was done."""
    async with connect(f"{server.socket_url}/api/tables/{table}/socket", additional_headers=headers) as socket:
        await socket.recv()
        assert (await asyncio.to_thread(end)).is_success
        async with asyncio.timeout(SOON):
            await socket.wait_closed()
        return socket.close_code


def cookie(caller: httpx.Client) -> dict[str, str]:
    return {"Cookie": f"ludoteca={caller.cookies['ludoteca']}"}


def test_logging_out_ends_the_session_not_only_the_cookie(server: Server) -> None:
    caller, name = member(server)
    stolen, elsewhere = copy_of(caller), browser(server)
    assert elsewhere.post("/api/login", json={"name": name, "password": PASSWORD}).status_code == 200
    assert stolen.get("/api/me").json()["account"] == name
    assert caller.post("/api/logout").status_code == 204
    assert stolen.get("/api/me").json() is None
    refused(stolen.get("/api/tokens"), 401, "stranger")
    assert elsewhere.get("/api/me").json()["account"] == name, "the same person's other session goes on"


def test_logging_out_ends_the_sessions_lines(server: Server) -> None:
    caller, _ = member(server)
    table, known = table_of(caller), cookie(caller)
    assert asyncio.run(end_of_line(server, table, known, lambda: caller.post("/api/logout"))) == sessions.ENDED


def test_a_strangers_logout_ends_nothing(server: Server) -> None:
    caller = guest(server)
    assert browser(server).post("/api/logout").status_code == 204
    assert caller.get("/api/me").json()["nick"] == "Ana"


def test_opening_an_account_gives_a_new_session(server: Server) -> None:
    victim = guest(server)
    planted = copy_of(victim)
    answer = victim.post("/api/account", json={"name": "planted.1", "password": PASSWORD})
    assert answer.status_code == 201
    assert victim.get("/api/me").json()["account"] == "planted.1"
    assert victim.cookies["ludoteca"] != planted.cookies["ludoteca"]
    assert planted.get("/api/me").json() is None, "whoever planted the cookie is not let into the account"


def test_opening_an_account_ends_the_lines_of_the_session_before(server: Server) -> None:
    victim = guest(server)
    table, planted = table_of(victim), cookie(victim)

    def opened() -> httpx.Response:
        return victim.post("/api/account", json={"name": "planted.2", "password": PASSWORD})

    assert asyncio.run(end_of_line(server, table, planted, opened)) == sessions.ENDED


def test_logging_in_gives_a_new_session_and_ends_the_one_before(server: Server) -> None:
    _, name = member(server)
    victim = guest(server)
    planted = copy_of(victim)
    assert victim.post("/api/login", json={"name": name, "password": "wrong horse"}).status_code == 401
    assert planted.get("/api/me").json()["nick"] == "Ana", "a try that failed changes nothing"
    assert victim.post("/api/login", json={"name": name, "password": PASSWORD}).status_code == 200
    assert victim.get("/api/me").json()["account"] == name
    first = copy_of(victim)
    assert planted.get("/api/me").json() is None
    assert victim.post("/api/login", json={"name": name, "password": PASSWORD}).status_code == 200
    assert victim.cookies["ludoteca"] != first.cookies["ludoteca"]
    assert first.get("/api/me").json() is None


def test_ending_a_token_ends_its_lines_and_no_others(server: Server) -> None:
    caller = guest(server)
    table = table_of(caller)
    token = caller.post("/api/tokens", json={"label": "bot"}).json()
    known = {"Authorization": f"Bearer {token['secret']}"}

    async def stay() -> int | None:
        address = f"{server.socket_url}/api/tables/{table}/socket"
        async with connect(address, additional_headers=cookie(caller)) as own:
            code = await end_of_line(server, table, known, lambda: caller.delete(f"/api/tokens/{token['id']}"))
            await own.send('{"type":"ping","ref":7}')
            async with asyncio.timeout(SOON):
                while '"pong"' not in str(await own.recv()):
                    pass
            return code

    assert asyncio.run(stay()) == sessions.ENDED


def test_sessions_are_told_to_their_person_and_secrets_are_not_kept(server: Server) -> None:
    caller, name = member(server)
    browser(server).post("/api/login", json={"name": name, "password": PASSWORD})
    told = caller.get("/api/me/data")
    assert len(told.json()["sessions"]) == 2
    secret = caller.cookies["ludoteca"].partition(".")[0]
    assert secret not in told.text
    assert session_id(secret) not in told.text


@pytest.mark.parametrize("redis", ["", NO_REDIS], ids=["with Redis", "while Redis is away"])
def test_a_password_change_ends_all_other_sessions_on_every_process(
    tmp_path: Path, postgres_url: str, redis_url: str, redis: str
) -> None:
    url = redis or redis_url
    with Server(tmp_path, postgres_url, url) as one, Server(tmp_path, postgres_url, url) as two:
        caller, name = member(one)
        elsewhere = browser(two)
        assert elsewhere.post("/api/login", json={"name": name, "password": PASSWORD}).status_code == 200
        table, known = table_of(elsewhere), cookie(elsewhere)

        def changed() -> httpx.Response:
            return caller.put("/api/account/password", json=NEW)

        assert asyncio.run(end_of_line(two, table, known, changed)) == sessions.ENDED
        assert elsewhere.get("/api/me").json() is None
        assert copy_of(caller, two).get("/api/me").json()["account"] == name


def test_a_session_nobody_used_for_a_year_is_over_and_forgotten(server: Server) -> None:
    caller = guest(server)
    mine = session_id(caller.cookies["ludoteca"].partition(".")[0])
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as database, database:
        database.execute("UPDATE sessions SET used = used - ? WHERE id = ?", (YEAR * 1000 + 60_000, mine))
    assert caller.get("/api/me").json() is None

    async def forget() -> None:
        store = Store(server.db)
        await sessions.forget_old(store)
        async with store.read() as reader:
            left = set((await reader.execute(select(schema.sessions.c.id))).scalars())
        await store.close()
        assert left
        assert mine not in left

    asyncio.run(forget())


class Stay:
    """A line as far as its session goes."""

    def __init__(self, by: str) -> None:
        self.person = Person("somebody", "Ana", None, by)
        self.code = 0

    def let_go(self, code: int) -> None:
        self.code = code


class At:
    """A table as far as its lines go."""

    def __init__(self, *lines: Stay) -> None:
        self.connections = set(lines)


def test_all_lines_of_a_process_are_looked_up_in_one_query(sqlite_url: str, tmp_path: Path) -> None:
    asked: list[str] = []

    async def look() -> None:
        house = House(Settings(db=sqlite_url), b"")
        await migrate(house.store)
        event.listen(house.store.engine.sync_engine, "before_cursor_execute", lambda *call: asked.append(call[2]))
        person, secret = await accounts.come_in(house.store, "Ana")
        token = await accounts.make_token(house.store, person, "bot")
        lines = [Stay(by) for by in (session_id(secret), token.id, *(f"gone{number}" for number in range(500)))]
        rooms: dict[str, Any] = {str(number): At(line) for number, line in enumerate(lines)}
        house.rooms = rooms
        asked.clear()
        await sessions.let_go(house)
        assert [line.code for line in lines] == [0, 0] + [sessions.ENDED] * 500
        await house.close()

    asyncio.run(look())
    assert len(asked) == 1


def test_a_login_that_a_password_change_overtakes_is_refused(db_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The old password was right when it was looked at, and the change came before the session did."""
    fits = passwords.fits

    async def meet() -> None:
        house = House(Settings(db=db_url), b"")
        await migrate(house.store)
        owner = (await accounts.open_account(house.store, None, "owner", PASSWORD)).person

        async def overtaken(password: str, kept: str | None) -> bool:
            right = await fits(password, kept)
            monkeypatch.setattr(passwords, "fits", fits)
            await accounts.change_password(house.store, owner, PASSWORD, NEW["new"])
            return right

        monkeypatch.setattr(passwords, "fits", overtaken)
        with pytest.raises(Stranger):
            await accounts.log_in(house.store, None, "owner", PASSWORD)
        await house.close()

    asyncio.run(meet())
