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
            await ana.http.put(f"{path}/seats/2", json=plan)
            expert = await ana.http.put(f"{path}/seats/2", json={"plan": {"kind": "bot", "level": "expert"}})
            assert (expert.status_code, expert.json()["key"]) == (409, "level-missing"), "no net plays Holi"
            assert (await ana.http.get(path)).json()["seats"][2]["level"] == "hard", "a refusal changes nothing"
            await ana.http.put(f"{path}/seats/2", json={"plan": {"kind": "open"}})
            opened = (await ana.http.put(f"{path}/seats/1", json={"plan": {"kind": "open"}})).json()
            assert _kinds(opened) == ["person", "open", "open", "open"]
            await bento.post(f"{path}/join", seat=3)
            assert (await bento.post(f"{path}/start", status=403))["key"] == "host-only"
            started = await ana.post(f"{path}/start")
            assert (started["state"], [seat["name"] for seat in started["seats"]]) == ("playing", ["Ana", "Bento"])

    asyncio.run(meet())


def test_the_game_starts_when_everybody_is_ready(server: Server) -> None:
    async def meet() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento:
            path = f"/api/tables/{(await ana.set_table('holi', ME, OPEN, BOT, ready=False))['id']}"
            assert (await bento.post(f"{path}/ready", status=409))["key"] == "not-at-table"
            joined = await bento.post(f"{path}/join", ready=False)
            assert (joined["state"], [seat["ready"] for seat in joined["seats"]]) == ("open", [False, False, True])
            refused = await ana.post(f"{path}/start", status=409)
            assert (refused["key"], refused["details"]["people"]) == ("people-unready", "Bento")
            assert (await bento.post(f"{path}/ready"))["state"] == "open", "the host is asked too"
            assert (await bento.post(f"{path}/ready", ready=False))["seats"][1]["ready"] is False
            assert (await ana.post(f"{path}/ready"))["state"] == "open"
            assert (await bento.post(f"{path}/ready"))["state"] == "playing"
            assert (await bento.post(f"{path}/ready", status=409))["key"] == "table-not-open"

    asyncio.run(meet())


def test_the_host_adds_and_removes_seats_until_the_start(server: Server) -> None:
    async def meet() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento:
            path = f"/api/tables/{(await ana.set_table('holi', ME, OPEN, BOT))['id']}"
            assert (await bento.post(f"{path}/seats", status=403))["key"] == "host-only"
            assert _kinds(await ana.post(f"{path}/seats")) == ["person", "open", "bot", "open"]
            assert (await ana.post(f"{path}/seats", status=400))["key"] == "players-out-of-range"
            await bento.post(f"{path}/join", seat=3)
            for seat, status in ((0, 409), (7, 409)):
                refused = await ana.http.delete(f"{path}/seats/{seat}")
                assert (refused.status_code, refused.json()["key"]) == (status, "seat-taken")
            fewer = (await ana.http.delete(f"{path}/seats/1")).json()
            assert [seat["name"] for seat in fewer["seats"]][::2] == ["Ana", "Bento"], "whoever sat there sits there"
            assert _kinds((await ana.http.delete(f"{path}/seats/2")).json()) == ["person", "bot"]
            refused = await ana.http.delete(f"{path}/seats/1")
            assert (refused.status_code, refused.json()["key"]) == (400, "players-out-of-range")

    asyncio.run(meet())


def test_what_the_host_changes_is_told_and_asks_everybody_again(server: Server) -> None:
    async def meet() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento:
            table = (await ana.set_table("holi", ME, OPEN, OPEN))["id"]
            path = f"/api/tables/{table}"
            await bento.post(f"{path}/join")
            async with bento.line(table) as line:
                assert (await bento.http.patch(path, json={"hints": False})).json()["key"] == "host-only"
                wrong = await ana.http.patch(path, json={"options": {"rivalry": ["no"]}})
                assert (wrong.status_code, wrong.json()["key"]) == (400, "option-value")
                same = (await ana.http.patch(path, json={"hints": True})).json()
                assert [seat["ready"] for seat in same["seats"]] == [True, True, False], "nothing is new"
                change = {"options": {"rivalry": ["ladders"]}, "pace": {"kind": "live", "bank": 60}}
                assert (await ana.http.patch(path, json=change)).status_code == 200
                told = (await line.until(lambda message: message.get("table", {}).get("pace", {}).get("bank")))["table"]
                assert told["options"]["rivalry"] == ["ladders"]
                assert [seat["ready"] for seat in told["seats"]] == [False, False, False]

    asyncio.run(meet())


def test_an_invitation_is_a_code_to_be_read_by_a_camera(server: Server) -> None:
    async def meet() -> None:
        async with guest(server) as ana:
            path = f"/api/tables/{(await ana.set_table('holi', ME, OPEN))['id']}/qr"
            drawn = await ana.http.get(path, params={"origin": "http://192.0.2.7:8000"})
            assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml")
            assert drawn.text.startswith("<svg")
            for wrong in ("javascript:alert(1)", "http://a b", "http://a/b"):
                assert (await ana.http.get(path, params={"origin": wrong})).status_code == 400
            assert (await ana.http.get("/api/reach")).json() == {"here_only": True, "address": None}

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
            again = await bento.http.post(f"{path}/leave")
            assert (again.status_code, again.json()["key"]) == (409, "not-at-table")

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
