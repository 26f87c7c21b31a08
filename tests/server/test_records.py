"""Records, replays, looking back, results: whole games over a real server."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import ludoteca
from ludoteca.client import Client
from ludoteca.core.record import Record
from ludoteca.games.holi import CONTENT, Holi
from ludoteca.server.protocol import BotSeat, MySeat, NewTable, Position
from tests.server.callers import browser, guest, refused
from tests.server.servers import Server

RECORDS = Path(__file__).parents[1] / "records"


def recorded(game: str) -> bytes:
    """Some game of the tests."""
    return sorted((RECORDS / game).glob("*.json"))[0].read_bytes().splitlines()[0]


def played(server: Server, caller: httpx.Client, plan: NewTable) -> str:
    """A table whose game this caller played to its end, whichever seats are his."""

    async def play() -> str:
        async with Client(server.url, cookies=caller.cookies) as client:
            table = await client.set_table(plan)
            dice = random.Random(3)
            await client.play(table.id, lambda position: dice.choice(position.legal))
            return table.id

    return asyncio.run(play())


@pytest.fixture(scope="module")
def server(server_on_postgres: Server) -> Server:
    return server_on_postgres


@pytest.fixture(scope="module")
def ana(server: Server) -> httpx.Client:
    return guest(server, "Ana")


@pytest.fixture(scope="module")
def finished(server: Server, ana: httpx.Client) -> str:
    """A finished game of Ana against a bot, at a table without onlookers."""
    return played(server, ana, NewTable(game="holi", seats=[MySeat(), BotSeat()], onlookers=False))


def test_a_finished_game_is_downloaded_and_replays(ana: httpx.Client, finished: str) -> None:
    answer = ana.get(f"/api/tables/{finished}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="ludoteca-{finished}.json"'
    assert answer.content == ana.get(f"/api/records/{finished}").content
    again = ludoteca.replay(answer.content)
    assert again.record.outcome == again.state.outcome()


def test_a_finished_game_is_seen_again_from_every_seat(ana: httpx.Client, finished: str) -> None:
    again = ludoteca.replay(ana.get(f"/api/records/{finished}").content)
    for seat in (-1, 0, 1):
        told = ana.get(f"/api/records/{finished}/replay", params={"seat": seat}).json()
        assert [moment["view"] for moment in told["moments"]] == [plain(state.view(seat)) for state in again]
        assert [moment["n"] for moment in told["moments"]] == list(range(len(again)))
        assert told["names"][0] == "Ana"
        assert told["outcome"] == plain(again.record.outcome)
    assert any(moment["events"] for moment in told["moments"])
    refused(ana.get(f"/api/records/{finished}/replay", params={"seat": 2}), 404, "no-such-seat")


def test_a_replay_without_views_tells_the_rest_and_views_come_on_demand(ana: httpx.Client, finished: str) -> None:
    address = f"/api/records/{finished}"
    for seat in (-1, 0, 1):
        whole = ana.get(f"{address}/replay", params={"seat": seat}).json()
        light = ana.get(f"{address}/replay", params={"seat": seat, "views": False}).json()
        views = [moment["view"] for moment in whole["moments"]]
        assert light == whole | {"moments": [moment | {"view": None} for moment in whole["moments"]]}
        asked = {"seat": seat, "first": 3, "last": 7}
        assert ana.get(f"{address}/views", params=asked).json() == views[3:8]
    most = {"first": 0, "last": 2**31 - 1}
    assert ana.get(f"{address}/views", params=most).json() == onlooker(ana, address)[:100]
    refused(ana.get(f"{address}/views", params=most | {"seat": 2}), 404, "no-such-seat")
    refused(ana.get(f"{address}/views", params=most | {"first": len(views)}), 404, "moment-missing")


def onlooker(caller: httpx.Client, address: str) -> list[Any]:
    """All that an onlooker sees of a game."""
    told = caller.get(f"{address}/replay", params={"seat": -1}).json()
    return [moment["view"] for moment in told["moments"]]


def test_the_moves_that_brought_most_points_are_marked(ana: httpx.Client, finished: str) -> None:
    told = ana.get(f"/api/records/{finished}/replay", params={"seat": 0}).json()
    scores = [moment["view"]["outcome"]["scores"] for moment in told["moments"]]
    gains = {
        n: max(new - old for new, old in zip(scores[n], scores[n - 1], strict=True)) for n in range(1, len(scores))
    }
    assert [gains[n] for n in told["marks"]] == sorted(gains.values(), reverse=True)[:3]


def plain(thing: Any) -> Any:
    return json.loads(msgspec.json.encode(thing))


def test_games_without_onlookers_stay_among_those_who_played(server: Server, finished: str) -> None:
    addresses = [
        "tables/{}/record",
        "records/{}",
        "records/{}/replay",
        "records/{}/views?first=0&last=9",
        "tables/{}/at/0",
    ]
    for caller in (guest(server), browser(server)):
        for address in addresses:
            theirs = caller.get(f"/api/{address.format(finished)}")
            nobodys = caller.get(f"/api/{address.format('abcdefghijklmnopqrst')}")
            assert theirs.status_code == 404
            assert theirs.json() == nobodys.json()


@pytest.mark.parametrize("game", ludoteca.games())
def test_an_imported_record_comes_back_as_it_was(server: Server, game: str) -> None:
    caller = guest(server)
    record = recorded(game)
    name = caller.post("/api/records", content=record, headers={"Content-Type": "application/json"}).json()["id"]
    back = browser(server).get(f"/api/records/{name}").content
    assert Record.from_json(back) == Record.from_json(record)
    told = browser(server).get(f"/api/records/{name}/replay", params={"seat": 0}).json()
    assert len(told["moments"]) == len(Record.from_json(record).steps) + 1
    (mine,) = caller.get("/api/me/records").json()
    assert (mine["id"], mine["game"]) == (name, game)
    assert mine["outcome"] == json.loads(record)["outcome"]
    assert guest(server).get("/api/me/records").json() == []


def test_a_changed_record_is_refused_with_its_step(server: Server) -> None:
    caller = guest(server)
    record = json.loads(recorded("holi"))
    record["steps"][3]["seat"] = 1 - record["steps"][3]["seat"]
    assert "step 4" in refused(caller.post("/api/records", json=record), 400, "record-changed-step")["text"]
    unfinished = plain(ludoteca.Match("holi", 2).record())
    refused(caller.post("/api/records", json=unfinished), 400, "record-unfinished")
    refused(browser(server).post("/api/records", json=record), 401, "stranger")


def test_contents_that_a_stranger_sends_are_not_loaded(server: Server, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(CONTENT.read_text(encoding="utf-8").replace("tokens = 25", "tokens = 3"), encoding="utf-8")
    record = plain(ludoteca.Match(Holi.with_content(file), 2).record())
    assert record["contents"]
    refused(guest(server).post("/api/records", json=record), 400, "record-other")


def test_looking_back_in_a_running_game_shows_what_the_own_seat_saw(server: Server) -> None:
    ana, bea = guest(server, "Ana"), guest(server, "Bea")
    table = start(ana, bea, "santakaos", {})
    n, views = walk(server, [ana, bea], table, steps=12)
    for caller, seat in ((ana, 0), (bea, 1)):
        for moment, view in views[seat].items():
            told = caller.get(f"/api/tables/{table}/at/{moment}", params={"seat": seat})
            assert told.json()["view"] == view, (seat, moment)
    assert bea.get(f"/api/tables/{table}/at/{n}").json()["view"]["viewer"] == -1
    refused(bea.get(f"/api/tables/{table}/at/{n}", params={"seat": 0}), 403, "forbidden")
    refused(browser(server).get(f"/api/tables/{table}/at/{n}", params={"seat": 0}), 403, "forbidden")
    refused(ana.get(f"/api/tables/{table}/at/{n + 1}", params={"seat": 0}), 404, "moment-missing")
    refused(ana.get(f"/api/tables/{table}/record"), 409, "record-unfinished")


def start(ana: httpx.Client, bea: httpx.Client, game: str, options: dict[str, Any]) -> str:
    plan = {"game": game, "options": options, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = str(ana.post("/api/tables", json=plan).json()["id"])
    assert bea.post(f"/api/tables/{table}/join", json={}).json()["state"] == "playing"
    return table


def walk(server: Server, callers: list[httpx.Client], table: str, steps: int) -> tuple[int, dict[int, dict[int, Any]]]:
    """Some decisions; the last number, and what each seat was sent at each number."""
    views: dict[int, dict[int, Any]] = {0: {}, 1: {}}

    async def sit(caller: httpx.Client) -> None:
        async with Client(server.url, cookies=caller.cookies) as client:
            dice = random.Random(5)
            async with client.sit(table) as line:
                async for message in line:
                    if isinstance(message, Position):
                        views[message.viewer][message.n] = message.view
                        if message.n >= steps:
                            return
                        if message.legal:
                            await line.act(message, dice.choice(message.legal))

    async def everybody() -> None:
        await asyncio.gather(*map(sit, callers))

    asyncio.run(everybody())
    return steps, views


def test_where_remembering_is_the_game_nobody_looks_back(server: Server) -> None:
    ana, bea = guest(server, "Ana"), guest(server, "Bea")
    for memory, status in ((True, 403), (False, 200)):
        table = start(ana, bea, "regalitos", {"memory": memory})
        assert ana.get(f"/api/tables/{table}/at/0", params={"seat": 0}).status_code == status


def test_results_and_statistics_tell_points_by_source(server: Server) -> None:
    cleo = guest(server, "Cleo")
    tables = [played(server, cleo, NewTable(game="holi", seats=[MySeat(), BotSeat()])) for _ in range(2)]
    results = cleo.get("/api/me/results").json()
    assert [result["table"] for result in results] == tables[::-1], "newest first"
    assert all(sum(result["breakdown"].values()) == result["score"] for result in results)
    earlier = cleo.get("/api/me/results", params={"before": results[0]["at"], "game": "holi"}).json()
    assert [result["table"] for result in earlier] == tables[:1]
    (figures,) = cleo.get("/api/me/statistics").json()["games"]
    assert figures["games"] == 2
    assert figures["wins"] == sum(result["rank"] == 1 for result in results)
    assert figures["mean_rank"] == sum(result["rank"] for result in results) / 2
    for source, mean in figures["by_source"].items():
        assert mean == sum(result["breakdown"][source] for result in results) / 2
    refused(browser(server).get("/api/me/results"), 401, "stranger")


def test_people_against_people_are_rated_game_after_game(server: Server) -> None:
    ana, bea = guest(server, "Ana"), guest(server, "Bea")

    async def sit(caller: httpx.Client, table: str) -> None:
        async with Client(server.url, cookies=caller.cookies) as client:
            dice = random.Random(9)
            await client.play(table, lambda position: dice.choice(position.legal))

    async def everybody(table: str) -> None:
        await asyncio.gather(sit(ana, table), sit(bea, table))

    for _ in range(2):
        asyncio.run(everybody(start(ana, bea, "holi", {})))
    (last, first), (theirs, before) = (caller.get("/api/me/results").json() for caller in (ana, bea))
    assert first["change"] == pytest.approx(-before["change"])
    assert (first["change"] > 0) == (first["rank"] < before["rank"]), "whoever wins gains by it"
    assert first["rating"] + last["change"] == pytest.approx(last["rating"]), "the next game goes on from there"
    assert before["rating"] + theirs["change"] == pytest.approx(theirs["rating"])
    assert last["change"] != 0
    assert ana.get("/api/me/statistics").json()["games"][0]["rating"] == last["rating"]
    (kept,) = ana.get("/api/me/data").json()["ratings"]
    assert (kept["game"], kept["games"], kept["mu"]) == ("holi", 2, last["rating"])
