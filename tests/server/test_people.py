"""Guests, accounts, tokens, over a real server."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import httpx
import pytest
from websockets.asyncio.client import connect

from ludoteca.server.people.cookies import session_id
from tests.server.callers import PASSWORD, browser, guest, member, program, refused
from tests.server.servers import Server


def log_in(server: Server, name: str, password: str = PASSWORD) -> httpx.Client:
    caller = browser(server)
    assert caller.post("/api/login", json={"name": name, "password": password}).status_code == 200
    return caller


def test_a_guest_plays_at_once_with_a_cookie_no_script_can_read(server: Server) -> None:
    caller = browser(server)
    assert caller.get("/api/me").json() is None
    answer = caller.post("/api/guest", json={"nick": "Zoé"})
    cookie = answer.headers["set-cookie"]
    assert all(flag in cookie for flag in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=31536000"))
    assert caller.get("/api/me").json() == answer.json() == {**answer.json(), "nick": "Zoé", "account": None}
    assert caller.get("/api/me").headers["set-cookie"] == cookie, "whoever comes back has a new year"
    refused(caller.post("/api/guest", json={"nick": "Zoé"}), 409, "already-in")


def test_the_cookie_is_secure_behind_https(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/guest", json={"nick": "Ana"}, headers={"X-Forwarded-Proto": "https"})
    assert "Secure" not in answer.headers["set-cookie"], "nobody said that this address is a proxy"


def test_a_changed_cookie_is_nobodys(server: Server) -> None:
    caller, other = guest(server), guest(server)
    secret, seal = caller.cookies["ludoteca"].split(".")
    another, _ = other.cookies["ludoteca"].split(".")
    unsigned = (secret, f"{secret}.", f"{another}.{seal}", f"{secret}x.{seal}", f"{secret}.{'0' * len(seal)}")
    for forged in (*unsigned, session_id(secret), "", ".", "..", "é"):
        answer = httpx.get(f"{server.url}/api/me", headers=[(b"Cookie", f"ludoteca={forged}".encode())])
        assert answer.json() is None, forged


def test_a_guest_who_opens_an_account_stays_the_same_person(server: Server) -> None:
    caller = guest(server, "Bea")
    me = caller.get("/api/me").json()
    assert caller.post("/api/account", json={"name": "Bea.1", "password": PASSWORD}).json() == {
        **me,
        "account": "Bea.1",
    }
    refused(caller.post("/api/account", json={"name": "Bea.2", "password": PASSWORD}), 409, "account-already")
    assert log_in(server, "bea.1").get("/api/me").json()["id"] == me["id"], "names are the same in small letters"


def test_an_account_name_is_given_once(server: Server) -> None:
    _, name = member(server)
    refused(
        browser(server).post("/api/account", json={"name": name.upper(), "password": PASSWORD}), 409, "account-taken"
    )


def test_a_wrong_name_and_a_wrong_password_look_alike(server: Server) -> None:
    _, name = member(server)
    wrong = browser(server).post("/api/login", json={"name": name, "password": "wrong horse"})
    unknown = browser(server).post("/api/login", json={"name": "nobody", "password": PASSWORD})
    refused(wrong, 401, "login-wrong")
    assert (wrong.status_code, wrong.json()) == (unknown.status_code, unknown.json())
    assert "set-cookie" not in wrong.headers


def test_another_password_ends_all_other_sessions(server: Server) -> None:
    caller, name = member(server)
    elsewhere = log_in(server, name)
    change = {"old": PASSWORD, "new": "battery staple"}
    refused(caller.put("/api/account/password", json={**change, "old": "wrong horse"}), 403, "password-wrong")
    assert caller.put("/api/account/password", json=change).status_code == 200
    assert caller.get("/api/me").json()["account"] == name
    assert elsewhere.get("/api/me").json() is None
    refused(browser(server).post("/api/login", json={"name": name, "password": PASSWORD}), 401, "login-wrong")
    log_in(server, name, "battery staple")


def test_open_lines_end_with_their_session(server: Server) -> None:
    caller, _ = member(server)
    table = caller.post("/api/tables", json={"game": "holi", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()["id"]
    cookie = {"Cookie": f"ludoteca={caller.cookies['ludoteca']}"}

    async def stay() -> int | None:
        async with connect(f"{server.socket_url}/api/tables/{table}/socket", additional_headers=cookie) as socket:
            await socket.recv()
            change = {"old": PASSWORD, "new": "battery staple"}
            await asyncio.to_thread(caller.put, "/api/account/password", json=change)
            await socket.wait_closed()
        return socket.close_code

    assert asyncio.run(stay()) == 4401


def test_logging_out_makes_the_browser_forget(server: Server) -> None:
    caller, _ = member(server)
    assert caller.post("/api/logout").status_code == 204
    assert caller.get("/api/me").json() is None


def test_another_nickname(server: Server) -> None:
    caller = guest(server)
    assert caller.patch("/api/me", json={"nick": "Ana Clara"}).json()["nick"] == "Ana Clara"
    for nick in ("", " Ana", "Ana ", "x" * 25, 7, None):
        refused(caller.patch("/api/me", json={"nick": nick}), 400, "malformed")


def test_a_token_plays_in_its_owners_name_until_it_is_ended(server: Server) -> None:
    caller, _ = member(server)
    token = caller.post("/api/tokens", json={"label": "my bot"}).json()
    bot = program(server, token["secret"])
    assert bot.get("/api/me").json() == caller.get("/api/me").json()
    assert "set-cookie" not in bot.get("/api/me").headers
    (listed,) = caller.get("/api/tokens").json()
    assert listed["secret"] is None
    assert listed["used"] is not None
    assert caller.delete(f"/api/tokens/{token['id']}").status_code == 204
    assert bot.get("/api/me").json() is None
    refused(bot.get("/api/tokens"), 401, "stranger")


def test_a_token_of_somebody_else_is_no_different_from_none(server: Server) -> None:
    owner, other = guest(server), guest(server)
    token = owner.post("/api/tokens", json={"label": "mine"}).json()["id"]
    theirs, nobodys = other.delete(f"/api/tokens/{token}"), other.delete("/api/tokens/abcdefghijklmnopqrst")
    refused(theirs, 404, "nothing-here")
    assert theirs.json() == nobodys.json()
    assert owner.get("/api/tokens").json()


def test_a_wrong_token_is_nobodys_even_with_a_good_cookie(server: Server) -> None:
    caller = guest(server)
    for secret in ("Bearer ludoteca_x", "Bearer", "Basic abc", "", "Bearer " + "x" * 5000):
        assert caller.get("/api/me", headers={"Authorization": secret}).json() is None


def test_tokens_are_not_without_end(server: Server) -> None:
    caller = guest(server)
    made = [caller.post("/api/tokens", json={"label": f"bot {number}"}) for number in range(21)]
    assert [answer.status_code for answer in made] == [201] * 20 + [409]


def test_neither_passwords_nor_tokens_are_in_the_database(server: Server) -> None:
    caller, _ = member(server)
    secret = caller.post("/api/tokens", json={"label": "bot"}).json()["secret"]
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as db:
        everything = "\n".join(db.iterdump())
    assert PASSWORD not in everything
    assert secret not in everything
    assert secret.encode().hex() not in everything
    assert "$argon2id$" in everything


def test_my_data_is_a_file_with_everything_but_secrets(server: Server) -> None:
    caller, name = member(server)
    secret = caller.post("/api/tokens", json={"label": "bot"}).json()["secret"]
    table = caller.post("/api/tables", json={"game": "holi", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()["id"]
    answer = caller.get("/api/me/data")
    assert answer.headers["content-disposition"].startswith("attachment")
    data = answer.json()
    assert data["me"]["account"] == name
    assert [row["id"] for row in data["hosted"]] == [row["table"] for row in data["seats"]] == [table]
    assert data["tokens"][0]["label"] == "bot"
    assert secret not in answer.text
    assert "argon2" not in answer.text


@pytest.mark.parametrize("backed", ["server_on_sqlite", "server_on_postgres"])
def test_whoever_leaves_leaves_no_name(request: pytest.FixtureRequest, backed: str) -> None:
    server: Server = request.getfixturevalue(backed)
    caller, name = member(server)
    other = guest(server, "Bea")
    bot = program(server, caller.post("/api/tokens", json={"label": "bot"}).json()["secret"])
    plan = {"game": "holi", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = caller.post("/api/tables", json=plan).json()["id"]
    other.post(f"/api/tables/{table}/join", json={})
    assert other.get(f"/api/tables/{table}").json()["state"] == "playing"
    refused(caller.request("DELETE", "/api/me", json={}), 403, "password-wrong")
    elsewhere = log_in(server, name)
    assert caller.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    for gone in (caller, elsewhere, bot):
        assert gone.get("/api/me").json() is None
    refused(browser(server).post("/api/login", json={"name": name, "password": PASSWORD}), 401, "login-wrong")
    left = other.get(f"/api/tables/{table}").json()
    assert [seat["name"] for seat in left["seats"]] == ["—", "Bea"]
    assert left["seats"][0]["standin"], "a bot plays on"
    assert browser(server).post("/api/account", json={"name": name, "password": PASSWORD}).status_code == 201


def test_a_guest_leaves_without_a_password(server: Server) -> None:
    caller = guest(server)
    assert caller.request("DELETE", "/api/me", json={}).status_code == 204
    assert caller.get("/api/me").json() is None
