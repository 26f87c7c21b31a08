"""Replays open from one's own seat, and those who played comment on moments."""

from __future__ import annotations

import httpx
import pytest

from ludoteca.server.protocol import BotSeat, MySeat, NewTable
from tests.server.callers import browser, guest, refused
from tests.server.servers import Server
from tests.server.test_records import played, recorded


@pytest.fixture(scope="module")
def server(server_on_postgres: Server) -> Server:
    return server_on_postgres


@pytest.fixture(scope="module")
def ana(server: Server) -> httpx.Client:
    return guest(server, "Ana")


@pytest.fixture(scope="module")
def finished(server: Server, ana: httpx.Client) -> str:
    """A finished game in which Ana has the second seat."""
    return played(server, ana, NewTable(game="holi", seats=[BotSeat(), MySeat()]))


def test_a_replay_opens_from_ones_own_seat(server: Server, ana: httpx.Client, finished: str) -> None:
    address = f"/api/records/{finished}/replay"
    own = ana.get(address).json()
    assert (own["viewer"], own["mine"], own["may_comment"]) == (1, [1], True)
    assert own["moments"] == ana.get(address, params={"seat": 1}).json()["moments"]
    strange = browser(server).get(address).json()
    assert (strange["viewer"], strange["mine"], strange["may_comment"]) == (-1, [], False)


def test_who_played_comments_and_everybody_reads(server: Server, ana: httpx.Client, finished: str) -> None:
    address = f"/api/records/{finished}/comments"
    ana.post(address, json={"n": 7, "text": "Too early."})
    early, later = ana.post(address, json={"n": 3, "text": "<b>Here</b>\nI slept."}).json()
    assert (later["n"], later["text"], later["seat"], later["name"], later["mine"]) == (7, "Too early.", 1, "Ana", True)
    read = browser(server).get(f"/api/records/{finished}/replay").json()["comments"]
    assert [(each["n"], each["mine"]) for each in read] == [(3, False), (7, False)]
    assert read[0]["text"] == "<b>Here</b>\nI slept.", "told as it was said: the page draws it as text"
    refused(guest(server).post(address, json={"n": 3, "text": "Ha!"}), 403, "comment-not-yours")
    refused(browser(server).post(address, json={"n": 3, "text": "Ha!"}), 401, "stranger")
    refused(guest(server).delete(f"{address}/{early['id']}"), 404, "nothing-here")
    assert ana.delete(f"{address}/{early['id']}").status_code == 204
    assert [each["n"] for each in ana.get(f"/api/records/{finished}/replay").json()["comments"]] == [7]
    assert [each["text"] for each in ana.get("/api/me/data").json()["comments"]] == ["Too early."]


def test_what_is_no_comment_is_refused(ana: httpx.Client, finished: str) -> None:
    address = f"/api/records/{finished}/comments"
    for text in ("", "x" * 501, "bell\x07", "\u202eright to left"):
        assert ana.post(address, json={"n": 1, "text": text}).status_code == 400, text
    refused(ana.post(address, json={"n": 100_000, "text": "When?"}), 404, "moment-missing")


def test_who_took_a_record_in_comments_on_it(server: Server) -> None:
    bea = guest(server, "Bea")
    name = bea.post("/api/records", content=recorded("holi")).json()["id"]
    address = f"/api/records/{name}/comments"
    (said,) = bea.post(address, json={"n": 0, "text": "From my club."}).json()
    assert (said["seat"], said["name"]) == (-1, "Bea")
    refused(guest(server).post(address, json={"n": 0, "text": "Mine!"}), 403, "comment-not-yours")


def test_who_leaves_takes_his_comments_along(server: Server) -> None:
    cleo = guest(server, "Cleo")
    table = played(server, cleo, NewTable(game="holi", seats=[MySeat(), BotSeat()]))
    cleo.post(f"/api/records/{table}/comments", json={"n": 2, "text": "Adeus"})
    assert cleo.request("DELETE", "/api/me", json={}).status_code == 204
    assert browser(server).get(f"/api/records/{table}/replay").json()["comments"] == []
