"""Whoever wishes is told: your turn, invited, finished; by mail and by notice, never twice, never in quiet hours."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.callers import guest, refused
from tests.server.calls.listeners import Phone, waited
from tests.server.harness import ME, OPEN
from tests.server.harness import guest as comer
from tests.server.servers import Server

HASTE = 60
"""The server's minute is a second, so that nobody waits for the minute of grace."""
DAYS = {"kind": "slow", "hours": 48}
WISHES = {"switch": "on", "language": "en", "quiet_from": 0, "quiet_to": 0, "zone": "UTC"}
LINK = re.compile(r"http://\S+/(mail/\w+|t)/(\S+)")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mails: Any, phone: Phone) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("calls")
    settings = {"smtp": mails[0], "push": phone.endpoint.split("/")[2], "sender": "Ludoteca <games@play.example>"}
    with Server(folder, f"sqlite:///{folder}/db", haste=HASTE, **settings) as found:
        yield found


def seal_of(mail: Any, purpose: str) -> str:
    """The part of the mail's link for that purpose which the server signed."""
    found = dict(LINK.findall(mail.get_content()))
    return str(found[f"mail/{purpose}"])


def confirmed(caller: httpx.Client, address: str, mails: list[Any]) -> None:
    """Somebody gives an address and presses the link in the mail that comes."""
    before = len(mails)
    told = caller.put("/api/calls", json=WISHES | {"email": address}).json()
    assert (told.get("email"), told.get("confirmed")) == (address, False), told
    mail = waited(mails, before + 1)[before]
    assert (mail["To"], mail["From"]) == (address, "Ludoteca <games@play.example>")
    assert caller.post(f"/api/calls/confirm/{seal_of(mail, 'confirm')}").status_code == 204
    assert caller.get("/api/calls").json()["confirmed"]


def seated(server: Server, ana: httpx.Client, ben: httpx.Client, **plan: Any) -> str:
    """A table of the two at which the game has begun."""
    asked = {"game": "holi", "seats": [ME, OPEN], "pace": DAYS, "shuffle_seats": False, **plan}
    table = str(ana.post("/api/tables", json=asked).json()["id"])
    assert ben.post(f"/api/tables/{table}/join", json={}).is_success
    return table


def whose_turn(ana: httpx.Client, table: str) -> int:
    return int(ana.get(f"/api/tables/{table}").json()["to_act"])


def test_a_mail_tells_whose_turn_it_is_once_and_its_link_ends_all_mails(server: Server, mails: Any) -> None:
    ana, ben = guest(server, "Ana"), guest(server, "Ben")
    box = mails[1]
    for caller, address in ((ana, "ana@play.example"), (ben, "ben@play.example")):
        confirmed(caller, address, box)
    before = len(box)
    table = seated(server, ana, ben)
    turn = whose_turn(ana, table)
    mail = waited(box, before + 1)[before]
    assert mail["To"] == ["ana@play.example", "ben@play.example"][turn]
    assert mail["Subject"] == "Your turn: Holi"
    assert f"with {['Ben', 'Ana'][turn]}." in mail.get_content()
    assert f"/t/{table}" in mail.get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    by_program = mail["List-Unsubscribe"].strip("<>")
    assert httpx.post(by_program, data={"List-Unsubscribe": "One-Click"}).status_code == 204
    assert [ana, ben][turn].get("/api/calls").json()["email"] is None
    again = seated(server, ana, ben)
    still = confirmed_turns(server, again, [ana, ben], turn, box, before + 1)
    assert all(found["To"] != mail["To"] for found in still)


def confirmed_turns(
    server: Server, table: str, people: list[httpx.Client], silent: int, box: list[Any], before: int
) -> list[Any]:
    """Whatever was mailed since; where it is the turn of somebody who still gets mails, his mail has come."""
    if whose_turn(people[0], table) != silent:
        waited(box, before + 1)
    return box[before:]


def test_a_notice_reaches_the_browser_sealed_and_signed(server: Server, phone: Phone) -> None:
    async def meet() -> None:
        async with comer(server, "Clara") as clara, comer(server, "Davi") as davi:
            assert (await clara.http.put("/api/calls", json=WISHES | {"language": "pt"})).is_success
            assert (await clara.http.post("/api/calls/browsers", json=phone.subscription())).status_code == 204
            assert (await clara.http.get("/api/calls")).json()["browsers"] == 1
            table = (await clara.set_table("holi", ME, OPEN, pace=DAYS, shuffle_seats=False))["id"]
            await davi.post(f"/api/tables/{table}/join")
            async with davi.line(table) as line:
                await line.come_in()
                if line.position["legal"]:
                    await line.act()
            await asyncio.to_thread(waited, phone.got)
            text = "É a sua vez em Holi com Davi."
            assert phone.read()[0] == {"title": "Sua vez: Holi", "text": text, "path": f"/t/{table}"}
            gone = await clara.http.request("DELETE", "/api/calls/browsers", json={"endpoint": phone.endpoint})
            assert gone.is_success
            assert (await clara.http.get("/api/calls")).json()["browsers"] == 0

    asyncio.run(meet())
    _, headers = phone.got[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].startswith("vapid t=")


def test_whoever_sits_at_the_table_or_wishes_nothing_is_left_alone(server: Server, mails: Any) -> None:
    ana, ben = guest(server), guest(server)
    confirmed(ana, "quiet@play.example", mails[1])
    before = len(mails[1])
    assert ana.put("/api/calls", json=WISHES | {"switch": "off", "email": "quiet@play.example"}).json()["confirmed"]
    seated(server, ana, ben)
    third = guest(server)
    confirmed(third, "third@play.example", mails[1])
    table = seated(server, third, guest(server))
    if whose_turn(third, table) == 0:
        waited(mails[1], before + 2)
    assert not [mail for mail in mails[1][before:] if mail["To"] == "quiet@play.example"]


def test_nothing_goes_to_an_address_that_was_not_confirmed_or_was_changed(server: Server, mails: Any) -> None:
    eve = guest(server, "Eve")
    before = len(mails[1])
    eve.put("/api/calls", json=WISHES | {"email": "victim@play.example"})
    first = waited(mails[1], before + 1)[before]
    eve.put("/api/calls", json=WISHES | {"email": "other@play.example"})
    refused(eve.post(f"/api/calls/confirm/{seal_of(first, 'confirm')}"), 404, "mail-link-old")
    assert not eve.get("/api/calls").json()["confirmed"]
    refused(eve.post("/api/calls/confirm/made.up-seal"), 404, "mail-link-old")
    refused(eve.post(f"/api/calls/stop/{seal_of(first, 'confirm')}"), 404, "mail-link-old")


@pytest.mark.parametrize(
    "wrong",
    [
        {"email": "ana@play.example\r\nBcc: all@play.example"},
        {"email": "ana"},
        {"email": "Ana <ana@play.example>"},
        {"email": "=?utf-8?q?all=40play.example=2c?=@play.example"},
        {"email": "ana@.play..example"},
        {"quiet_from": 24},
        {"language": "xx"},
        {"zone": "../../etc/passwd"},
    ],
)
def test_wishes_that_make_no_sense_are_refused(server: Server, wrong: dict[str, object]) -> None:
    ana = guest(server)
    assert ana.put("/api/calls", json=WISHES | wrong).status_code == 400
    assert not ana.get("/api/calls").json()["called"], "nothing was kept"


def test_an_unknown_zone_is_named(server: Server) -> None:
    refused(guest(server).put("/api/calls", json=WISHES | {"zone": "Mars/Olympus"}), 400, "zone-unknown")


@pytest.mark.parametrize("place", ["127.0.0.1:6379", "fcm.googleapis.com.evil.example", "169.254.169.254"])
def test_notices_go_to_services_of_browsers_only(server: Server, phone: Phone, place: str) -> None:
    asked = phone.subscription() | {"endpoint": f"https://{place}/latest"}
    refused(guest(server).post("/api/calls/browsers", json=asked), 400, "push-service-unknown")


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with Server(tmp_path, f"sqlite:///{tmp_path}/db") as plain:
        ana = guest(plain)
        assert not ana.get("/api/calls").json()["mails"]
        refused(ana.put("/api/calls", json=WISHES | {"email": "ana@play.example"}), 409, "mail-none")


def test_who_leaves_for_good_leaves_no_address(server: Server, mails: Any) -> None:
    ana = guest(server)
    confirmed(ana, "gone@play.example", mails[1])
    assert "gone@play.example" in ana.get("/api/me/data").text
    assert ana.request("DELETE", "/api/me", json={}).status_code == 204
    assert b"gone@play.example" not in Path(server.db.removeprefix("sqlite:///")).read_bytes()


def hour(at: int) -> int:
    return int(datetime(2026, 11, 18, at, 30, tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("at", "since", "until", "zone", "ends"),
    [
        (23, 22, 8, "UTC", 8),
        (7, 22, 8, "UTC", 8),
        (8, 22, 8, "UTC", None),
        (12, 12, 14, "UTC", 14),
        (12, 0, 0, "UTC", None),
        (2, 22, 8, "America/Sao_Paulo", 8 + 3),
        (12, 22, 8, "America/Sao_Paulo", None),
    ],
)
def test_quiet_hours_are_those_of_the_persons_clock(
    at: int, since: int, until: int, zone: str, ends: int | None
) -> None:
    from ludoteca.server.calls.due import quiet_until
    from ludoteca.server.calls.wishes import Wished

    found = quiet_until(Wished(person="x", quiet_from=since, quiet_to=until, zone=zone), hour(at))
    assert (None if found is None else datetime.fromtimestamp(found / 1000, UTC).hour) == ends
    assert found is None or found > hour(at)
