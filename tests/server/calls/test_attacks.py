"""Calls under attack: nobody silences others, floods a mailbox, is called twice, or reads addresses in the logs."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from ludoteca.server.calls import due
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.migrations import migrate
from tests.server.callers import guest, refused
from tests.server.calls.listeners import Phone, waited
from tests.server.calls.test_calls import DAYS, HASTE, WISHES, confirmed, seal_of, seated, whose_turn
from tests.server.harness import ME, OPEN
from tests.server.harness import guest as comer
from tests.server.servers import PATIENCE, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mails: Any, phone: Phone) -> Iterator[Server]:
    """With limits as they are for strangers."""
    folder = tmp_path_factory.mktemp("attacked")
    settings = {"smtp": mails[0], "push": phone.endpoint.split("/")[2], "sender": "Ludoteca <games@play.example>"}
    with Server(folder, f"sqlite:///{folder}/db", haste=HASTE, limits=1, **settings) as found:
        yield found


def turn_of(server: Server, ana: httpx.Client) -> str:
    """A table at which it is somebody's turn."""
    while True:
        table = seated(server, ana, guest(server, "Ben"))
        if whose_turn(ana, table) == 0:
            return table


def logged(server: Server, text: str) -> None:
    """Wait until the server has logged that."""
    end = time.monotonic() + 2 * PATIENCE
    while text not in server.log.read_text():
        assert time.monotonic() < end, server.log.read_text()
        time.sleep(0.05)


@pytest.mark.parametrize("wrong", [{"key": "AAAA"}, {"auth": "A"}, {"key": "B" * 87}])
def test_a_browser_for_which_nothing_can_be_sealed_is_refused(
    server: Server, phone: Phone, wrong: dict[str, str]
) -> None:
    refused(guest(server).post("/api/calls/browsers", json=phone.subscription() | wrong), 400, "push-key-wrong")


@pytest.mark.parametrize("place", ["[.push.apple.com", "[::1].push.apple.com", "a:b.push.apple.com", "a@b"])
def test_a_service_that_is_no_address_is_refused(server: Server, phone: Phone, place: str) -> None:
    asked = phone.subscription() | {"endpoint": f"https://{place}/x"}
    assert guest(server).post("/api/calls/browsers", json=asked).status_code == 400


def test_a_call_that_cannot_be_carried_out_keeps_nobody_from_being_called(server: Server, mails: Any) -> None:
    eve, ana = guest(server, "Eve"), guest(server, "Ana")
    assert eve.put("/api/calls", json=WISHES).is_success
    with sqlite3.connect(server.db.removeprefix("sqlite:///"), timeout=PATIENCE) as data:
        data.execute("UPDATE wishes SET zone = 'Gone/Forever' WHERE email IS NULL")
    turn_of(server, eve)
    logged(server, "somebody could not be called")
    confirmed(ana, "ana@play.example", mails[1])
    before = len(mails[1])
    turn_of(server, ana)
    assert waited(mails[1], before + 1)[before]["To"] == "ana@play.example"


def test_no_mailbox_is_flooded_by_many_guests(server: Server, mails: Any) -> None:
    before = len(mails[1])
    for name in ("victim", "VICTIM", "victim+games"):
        assert guest(server).put("/api/calls", json=WISHES | {"email": f"{name}@play.example"}).is_success
    late = guest(server)
    refused(late.put("/api/calls", json=WISHES | {"email": "victim@play.example"}), 429, "asked-too-often")
    assert late.get("/api/calls").json()["email"] is None
    assert len(mails[1]) == before + 3


def test_nobody_is_called_without_end(server: Server, mails: Any) -> None:
    """Whom others call again and again is called later, not never."""
    ana, bea = guest(server, "Ana"), guest(server, "Bea")
    for caller, address in ((ana, "often@play.example"), (bea, "seldom@play.example")):
        confirmed(caller, address, mails[1])
    before, me = len(mails[1]), ana.get("/api/me").json()["id"]
    file = Path(server.db.removeprefix("sqlite:///"))
    _write_calls(file, due.MOST, person=me, due_at=2**50, done=1)
    turn_of(server, ana)
    turn_of(server, bea)
    assert waited(mails[1], before + 1)[before]["To"] == "seldom@play.example"
    with sqlite3.connect(file, timeout=PATIENCE) as data:
        data.execute("DELETE FROM calls WHERE due = ?", [2**50])
    assert waited(mails[1], before + 2)[before + 1]["To"] == "often@play.example"


def test_an_address_that_takes_no_mail_leaves_the_confirmed_one(server: Server, mails: Any) -> None:
    ana = guest(server)
    confirmed(ana, "steady@play.example", mails[1])
    refused(ana.put("/api/calls", json=WISHES | {"email": "unknown@play.example"}), 409, "mail-refused")
    kept = ana.get("/api/calls").json()
    assert (kept["email"], kept["confirmed"]) == ("steady@play.example", True)
    logged(server, "the mail server did not take a mail: SMTPRecipientsRefused")


def test_a_provider_that_ends_mails_for_many_is_not_held_up(server: Server, mails: Any) -> None:
    """Large ones press the link for their people, all from one address."""
    ana = guest(server)
    confirmed(ana, "many@play.example", mails[1])
    before = len(mails[1])
    turn_of(server, ana)
    stop = seal_of(waited(mails[1], before + 1)[before], "stop")
    for _ in range(70):
        assert httpx.post(f"{server.url}/api/calls/stop/{stop}").status_code == 204


def test_logs_name_no_address_and_no_link(server: Server, mails: Any) -> None:
    log = server.log.read_text()
    assert "answered" in log
    assert "play.example" not in log
    assert not [
        mail for mail in mails[1] if seal_of(mail, "stop" if "Your turn" in mail["Subject"] else "confirm") in log
    ]


def test_a_password_the_mail_server_refuses_is_told_the_host(tmp_path: Path, mails: Any) -> None:
    smtp = mails[0].replace("://", "://ludoteca:open-sesame@")
    with Server(tmp_path, f"sqlite:///{tmp_path}/db", smtp=smtp) as wrong:
        refused(guest(wrong).put("/api/calls", json=WISHES | {"email": "ana@play.example"}), 409, "mail-refused")
        logged(wrong, "the mail server did not take a mail: SMTPAuthenticationError 535")
        logged(wrong, f"links in mails lead to {wrong.url}")
        assert "open-sesame" not in wrong.log.read_text()


def test_pages_that_change_the_same_at_once_are_all_answered(tmp_path: Path, postgres_url: str, phone: Phone) -> None:
    async def meet(server: Server) -> None:
        async with comer(server) as ana:
            asked = [ana.http.put("/api/calls", json=WISHES | {"quiet_from": hour}) for hour in range(8)]
            browsers = [ana.http.post("/api/calls/browsers", json=phone.subscription()) for _ in range(8)]
            assert {answer.status_code for answer in await asyncio.gather(*asked, *browsers)} == {200, 204}
            assert (await ana.http.get("/api/calls")).json()["browsers"] == 1

    with Server(tmp_path, postgres_url, push=phone.endpoint.split("/")[2]) as server:
        asyncio.run(meet(server))


def test_whoever_sits_at_the_table_through_another_process_is_left_alone(
    tmp_path: Path, postgres_url: str, redis_url: str, mails: Any
) -> None:
    async def done(count: int) -> None:
        """Wait until so many calls are settled."""
        store, settled = Store(postgres_url), select(func.count()).select_from(schema.calls).where(schema.calls.c.done)
        end = time.monotonic() + 4 * PATIENCE
        while True:
            async with store.read() as reader:
                if (await reader.execute(settled)).scalar_one() >= count:
                    break
            assert time.monotonic() < end
            await asyncio.sleep(0.2)
        await store.close()

    async def meet(server: Server) -> None:
        async with AsyncExitStack() as stack:
            ana, ben = [await stack.enter_async_context(comer(server)) for _ in range(2)]
            assert (await ana.http.put("/api/calls", json=WISHES | {"email": "sits@play.example"})).is_success
            mail = (await asyncio.to_thread(waited, mails[1], before + 1))[before]
            assert (await ana.http.post(f"/api/calls/confirm/{seal_of(mail, 'confirm')}")).is_success
            for _ in range(4):
                table = (await ana.set_table("holi", ME, OPEN, pace=DAYS, shuffle_seats=False))["id"]
                await ben.post(f"/api/tables/{table}/join")
                line = await stack.enter_async_context(ana.line(table))
                await line.come_in()
                async with ben.line(table) as other:
                    await other.come_in()
                    if other.position["legal"]:
                        await other.act()
            await done(4)

    before = len(mails[1])
    hasty = partial(Server, tmp_path, postgres_url, redis_url, smtp=mails[0], haste=6)
    with hasty(), hasty() as later:  # the first one's time is ahead of the other's: it makes the calls
        asyncio.run(meet(later))
    assert len(mails[1]) == before + 1, "only the first, which asked whether the address is hers"


def test_a_call_belongs_to_one_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where two found it at the same moment: time goes on between finding and taking."""
    ticking = itertools.count(1_000_000_000_000)
    monkeypatch.setattr(due, "now", lambda: next(ticking))

    async def race() -> list[set[str]]:
        stores = [Store(f"sqlite:///{tmp_path}/db") for _ in range(2)]
        await migrate(stores[0])
        try:
            _write_calls(tmp_path / "db", 10)
            return [{call.table for call in calls} for calls in await asyncio.gather(*map(due.claimed, stores))]
        finally:
            for store in stores:
                await store.close()

    one, two = asyncio.run(race())
    assert one | two == {f"table{n}" for n in range(10)}
    assert not one & two, "called twice"


def _write_calls(file: Path, count: int, *, person: str = "ana", due_at: int = 0, done: int = 0) -> None:
    """So many to somebody; the tables they are of do not matter here."""
    row = "INSERT INTO calls (person, \"table\", kind, n, due, tries, done) VALUES (?, ?, 'turn', 1, ?, 0, ?)"
    with sqlite3.connect(file, timeout=PATIENCE) as data:
        data.executemany(row, [(person, f"table{n}", due_at, done) for n in range(count)])
