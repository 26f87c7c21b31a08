"""Tables before and after play: who may do what, and what everybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import BOT, ME, OPEN, Message, guest
from tests.server.servers import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder, f"sqlite:///{folder}/lobby.db") as server:
        yield server


def _kinds(table: Message) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_a_table_fills_and_starts(server: Server) -> None:
    async def meet() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento, guest(server, "Clara") as clara:
            table = await ana.set_table("holi", ME, OPEN, OPEN, public=True)
            assert (table["state"], table["hosting"], _kinds(table)) == ("open", True, ["person", "open", "open"])
            path = f"/api/tables/{table['id']}"
            assert table["id"] in [each["id"] for each in (await clara.http.get("/api/tables")).json()]
            joined = await bento.post(f"{path}/join", seat=2)
            assert (joined["state"], joined["hosting"], joined["seats"][2]["yours"]) == ("open", False, True)
            assert (await bento.post(f"{path}/join", status=409))["key"] == "table-joined"
            assert (await clara.post(f"{path}/join", status=409, seat=2))["key"] == "seat-taken"
            assert (await clara.post(f"{path}/join"))["state"] == "playing"
            async with guest(server, "Dora") as dora:
                assert (await dora.post(f"{path}/join", status=409))["key"] == "table-not-open"

    asyncio.run(meet())


def test_private_tables_are_not_listed_and_closed_ones_not_shown(server: Server) -> None:
    async def meet() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento:
            table = await ana.set_table("holi", ME, BOT, onlookers=False)
            playing = (await bento.http.get("/api/tables", params={"state": "playing"})).json()
            assert table["id"] not in [each["id"] for each in playing]
            assert (await bento.http.get(f"/api/tables/{table['id']}")).status_code == 404
            mine = (await ana.http.get("/api/tables", params={"state": "playing", "mine": True})).json()
            assert table["id"] in [each["id"] for each in mine]

    asyncio.run(meet())


def test_the_host_arranges_seats_and_starts_without_the_open_ones(server: Server) -> None:
    async def meet() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento:
            table = await ana.set_table("holi", ME, OPEN, OPEN, OPEN)
            path = f"/api/tables/{table['id']}"
            assert (await ana.post(f"{path}/start", status=409))["key"] == "seats-open"
            plan = {"plan": {"kind": "bot", "level": "hard"}}
            assert (await bento.http.put(f"{path}/seats/1", json=plan)).status_code == 403
            changed = (await ana.http.put(f"{path}/seats/1", json=plan)).json()
            assert (changed["seats"][1]["kind"], changed["seats"][1]["level"]) == ("bot", "hard")
            opened = (await ana.http.put(f"{path}/seats/1", json={"plan": {"kind": "open"}})).json()
            assert _kinds(opened) == ["person", "open", "open", "open"]
            await bento.post(f"{path}/join", seat=3)
            assert (await bento.post(f"{path}/start", status=403))["key"] == "host-only"
            started = await ana.post(f"{path}/start")
            assert (started["state"], [seat["name"] for seat in started["seats"]]) == ("playing", ["Ana", "Bento"])

    asyncio.run(meet())


def test_leaving_an_open_table_hands_it_over(server: Server) -> None:
    async def meet() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento:
            table = await ana.set_table("holi", ME, OPEN, OPEN)
            path = f"/api/tables/{table['id']}"
            await bento.post(f"{path}/join")
            await ana.post(f"{path}/leave")
            left = (await bento.http.get(path)).json()
            assert (left["hosting"], _kinds(left)) == (True, ["open", "person", "open"])
            assert (await bento.post(f"{path}/leave"))["state"] == "abandoned"

    asyncio.run(meet())


def test_wrong_games_players_and_options_are_refused(server: Server) -> None:
    async def meet() -> None:
        async with guest(server) as ana:
            for plan, key in (
                ({"game": "chess", "seats": [ME, BOT]}, "game-unknown"),
                ({"game": "holi", "seats": [ME]}, "players-out-of-range"),
                ({"game": "holi", "seats": [ME, BOT], "options": {"rivalry": ["no"]}}, "option-value"),
                ({"game": "holi", "seats": [ME, BOT], "options": {"wind": 1}}, "option-unknown"),
            ):
                answer = await ana.http.post("/api/tables", json=plan)
                assert (answer.status_code, answer.json()["key"]) == (400, key)

    asyncio.run(meet())


def test_a_game_is_given_up_when_all_people_want_it(server: Server) -> None:
    async def meet() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento:
            table = (await ana.set_table("holi", ME, OPEN, BOT))["id"]
            await bento.post(f"/api/tables/{table}/join")
            async with ana.line(table) as one, bento.line(table) as two:
                await one.come_in()
                await one.say("vote", on="abandon")
                await one.until(lambda message: message.get("table", {}).get("votes") == [0])
                await one.say("vote", on="abandon", yes=False)
                await one.until(lambda message: message.get("table", {}).get("votes") == [])
                await one.say("vote", on="abandon")
                await two.until(lambda message: message.get("table", {}).get("votes") == [0])
                await two.say("vote", on="abandon")
                for line in (one, two):
                    await line.until(lambda message: message.get("table", {}).get("state") == "abandoned")
                refused = await one.ask("act", n=one.position["n"], act={})
                assert refused["problem"]["key"] == "not-playing"

    asyncio.run(meet())


def test_the_same_people_play_again_one_seat_on(server: Server) -> None:
    async def meet() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento, guest(server, "Clara") as clara:
            table = (await ana.set_table("holi", ME, OPEN, BOT))["id"]
            await bento.post(f"/api/tables/{table}/join")
            assert (await ana.post(f"/api/tables/{table}/rematch", status=409))["key"] == "game-running"
            async with ana.line(table) as one, bento.line(table) as two:
                await one.say("vote", on="abandon")
                await two.say("vote", on="abandon")
                await two.until(lambda message: message.get("table", {}).get("state") == "abandoned")
                assert (await clara.post(f"/api/tables/{table}/rematch", status=409))["key"] == "not-at-table"
                again = await ana.post(f"/api/tables/{table}/rematch")
                assert (_kinds(again), again["seats"][1]["yours"]) == (["bot", "person", "kept"], True)
                told = await two.until(lambda message: message.get("table", {}).get("rematch"))
                assert told["table"]["rematch"] == again["id"]
            started = await bento.post(f"/api/tables/{table}/rematch")
            assert (started["id"], started["state"], started["seats"][2]["yours"]) == (again["id"], "playing", True)
            assert (await ana.post(f"/api/tables/{table}/rematch"))["id"] == again["id"]

    asyncio.run(meet())


def test_seats_of_a_rematch_are_kept_until_declined(server: Server) -> None:
    async def meet() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento, guest(server, "Clara") as clara:
            table = (await ana.set_table("holi", ME, OPEN))["id"]
            await bento.post(f"/api/tables/{table}/join")
            for who in (ana, bento):
                await who.post(f"/api/tables/{table}/leave")
            again = (await ana.post(f"/api/tables/{table}/rematch"))["id"]
            path = f"/api/tables/{again}"
            seen = (await clara.http.get(f"/api/tables/{table}")).json()
            assert seen["rematch"] == again, "whoever may look learns where they go"
            for body in ({}, {"seat": 0}, {"seat": 1}):
                assert (await clara.post(f"{path}/join", status=409, **body))["key"] == "seat-taken"
            plan = {"plan": {"kind": "bot"}}
            assert (await ana.http.put(f"{path}/seats/0", json=plan)).json()["key"] == "seat-taken"
            refused = await ana.post(f"{path}/start", status=409)
            assert (refused["key"], refused["details"]["people"]) == ("seats-kept", "Bento")
            kept = (await bento.http.get(path)).json()["seats"][0]
            assert (kept["kind"], kept["name"], kept["yours"]) == ("kept", "Bento", True)
            assert _kinds(await bento.post(f"{path}/leave")) == ["open", "person"]
            assert (await clara.post(f"{path}/join"))["state"] == "playing"

    asyncio.run(meet())


def test_a_rematch_that_was_given_up_can_be_asked_for_again(server: Server) -> None:
    async def meet() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento:
            table = (await ana.set_table("holi", ME, {"kind": "me", "name": "Bia"}, OPEN))["id"]
            await bento.post(f"/api/tables/{table}/join")
            for who in (ana, bento):
                await who.post(f"/api/tables/{table}/leave")
            given_up = await bento.post(f"/api/tables/{table}/rematch")
            assert _kinds(given_up) == ["person", "kept", "kept"]
            assert (await bento.post(f"/api/tables/{given_up['id']}/leave"))["state"] == "abandoned"
            again = await bento.post(f"/api/tables/{table}/rematch")
            assert (again["id"] != given_up["id"], again["state"]) == (True, "open")
            started = await ana.post(f"/api/tables/{table}/rematch")
            assert [seat["name"] for seat in started["seats"]] == ["Bento", "Ana", "Bia"], "all seats of a person"
            assert started["state"] == "playing"

    asyncio.run(meet())


def test_who_is_there_is_shown(server: Server) -> None:
    async def meet() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento:
            table = (await ana.set_table("holi", ME, BOT))["id"]
            async with ana.line(table) as one:
                await one.until(lambda message: message.get("table", {}).get("seats", [{}])[0].get("present"))
                async with bento.line(table):
                    await one.until(lambda message: message.get("table", {}).get("watching") == 1)
                await one.until(lambda message: message.get("table", {}).get("watching") == 0)
            away = (await bento.http.get(f"/api/tables/{table}")).json()
            assert not away["seats"][0]["present"]

    asyncio.run(meet())
