"""Clocks: time counted from the log, bots for those whose time is up, votes, and coming back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.server.protocol import LivePace, NoPace, SlowPace
from ludoteca.server.table.clocks import Clocks
from tests.server.harness import BOT, ME, OPEN, Guest, guest
from tests.server.servers import PATIENCE, Server

HOUR = 3_600_000


def test_a_bank_with_extra_time_for_each_turn() -> None:
    clocks = Clocks(LivePace(bank=60, extra=10), 2)
    clocks.move_on(0, 0)
    assert clocks.deadline == 70_000
    clocks.move_on(20_000, 0)
    assert clocks.deadline == 70_000, "a second decision of the same turn brings nothing"
    clocks.move_on(30_000, 1)
    assert (clocks.left[0], clocks.deadline) == (40_000, 100_000)
    clocks.move_on(130_000, 0)
    assert (clocks.left, clocks.deadline) == ([50_000, 0], 180_000)
    told = clocks.told(150_000, clocks.deadline)
    assert told is not None
    assert [(clock.left, clock.running) for clock in told] == [(30_000, True), (0, False)]


def test_hours_for_each_turn() -> None:
    clocks = Clocks(SlowPace(hours=2), 2)
    clocks.move_on(0, 0)
    clocks.move_on(HOUR, 0)
    assert clocks.deadline == 2 * HOUR
    clocks.move_on(HOUR, 1)
    clocks.move_on(2 * HOUR, 0)
    assert clocks.deadline == 4 * HOUR


def test_taking_back_gives_nobody_time() -> None:
    """Or whoever decides and takes back in turns would gather extra time without end."""
    clocks = Clocks(LivePace(bank=60, extra=10), 2)
    clocks.move_on(0, 0)
    clocks.move_on(5_000, 0, final=False)
    for at in (20_000, 30_000, 40_000):
        clocks.move_on(at, 1, final=False)
        clocks.go_back()
        assert (clocks.seat, clocks.deadline, clocks.left[1]) == (0, 70_000, 60_000)
    clocks.go_back()
    assert (clocks.seat, clocks.deadline) == (0, 70_000)
    clocks.move_on(50_000, 1)
    assert (clocks.left, clocks.deadline) == ([20_000, 70_000], 120_000)


def test_without_a_pace_there_are_no_clocks() -> None:
    clocks = Clocks(NoPace(), 2)
    clocks.move_on(0, 0)
    assert clocks.deadline is None
    assert clocks.told(5, None) is None


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which time goes a hundred times faster."""
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder, f"sqlite:///{folder}/clocks.db", haste=100) as server:
        yield server


def test_a_bot_plays_for_whoever_is_late_until_he_is_back(server: Server) -> None:
    async def play() -> None:
        async with guest(server) as ana:
            pace = {"kind": "live", "bank": 60, "extra": 60}
            table = (await ana.set_table("holi", ME, BOT, pace=pace, absent="bot"))["id"]
            async with ana.line(table) as line:
                await line.come_in()
                await line.my_turn()
                assert line.position["clocks"][0]["running"]
                assert 0 < line.position["clocks"][0]["left"] <= 120_000
                n = line.position["n"]
                await line.until(lambda message: message.get("table", {}).get("seats", [{}])[0].get("standin"))
                await line.until(lambda message: message["type"] == "position" and message["n"] > n + 1)
                refused = await line.ask("act", n=line.position["n"], act={})
                assert refused["type"] == "refused"
                await line.say("return")
                await line.until(
                    lambda message: message["type"] == "table" and not message["table"]["seats"][0]["standin"]
                )
                await line.my_turn()
                assert line.position["clocks"][0]["left"] > 0
                assert (await line.act())["type"] == "position"

    asyncio.run(play())


def test_others_vote_on_a_bot_for_somebody_away(server: Server) -> None:
    async def play() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento, guest(server, "Clara") as clara:
            table = (await ana.set_table("holi", ME, OPEN, OPEN))["id"]
            await bento.post(f"/api/tables/{table}/join")
            await clara.post(f"/api/tables/{table}/join")
            async with ana.line(table) as one, bento.line(table) as two:
                await one.come_in()
                await two.come_in()
                assert (await one.ask("vote", on="standin", seat=1))["problem"]["key"] == "not-absent"
                assert (await one.ask("vote", on="standin", seat=0))["problem"]["key"] == "not-absent"
                await one.say("vote", on="standin", seat=2)
                await two.until(lambda message: message.get("table", {}).get("standin_votes") == {"2": [0]})
                await two.say("vote", on="standin", seat=2)
                await one.until(lambda message: message.get("table", {}).get("seats", [{}] * 3)[2].get("standin"))

    asyncio.run(play())


async def _until_late(person: Guest, table: str) -> None:
    """Look at the table until somebody has no time left."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with person.line(table) as line:
                await line.come_in()
                if any(clock["left"] == 0 for clock in line.position["clocks"]):
                    return


async def _voted_out(server: Server, bank: int, late: bool) -> list[bool]:
    """Three people, all of them here, vote on a bot for each of the others: for whom one stands in then.

    First comes the one who decides.
    """
    async with guest(server) as ana, guest(server, "Bento") as bento, guest(server, "Clara") as clara:
        pace = {"kind": "live", "bank": bank, "extra": 0}
        table = (await ana.set_table("holi", ME, OPEN, OPEN, pace=pace, absent="vote"))["id"]
        for person in (bento, clara):
            await person.post(f"/api/tables/{table}/join")
        async with ana.line(table) as one, bento.line(table) as two, clara.line(table) as three:
            lines = [await line.come_in() for line in (one, two, three)]
            decides = next(seat for seat, line in enumerate(lines) if line.position["legal"])
            if late:
                await _until_late(ana, table)
            for line in lines:
                for seat in range(3):
                    await line.say("vote", on="standin", seat=seat)
                await line.ask("ping")  # votes are not answered: what was asked before is done by now
            seats = (await ana.http.get(f"/api/tables/{table}")).json()["seats"]
            return [seats[(decides + number) % 3]["standin"] for number in range(3)]


def test_others_vote_on_a_bot_for_somebody_present_but_late(server: Server) -> None:
    assert asyncio.run(_voted_out(server, bank=10, late=True)) == [True, False, False]


def test_nobody_votes_out_somebody_present_and_in_time(server: Server) -> None:
    assert asyncio.run(_voted_out(server, bank=7200, late=False)) == [False, False, False]


def test_whoever_leaves_a_running_game_is_stood_in_for_and_the_last_one_ends_it(server: Server) -> None:
    async def play() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento:
            table = (await ana.set_table("holi", ME, OPEN))["id"]
            path = f"/api/tables/{table}"
            await bento.post(f"{path}/join")
            left = await bento.post(f"{path}/leave")
            assert (left["state"], left["seats"][1]["standin"]) == ("playing", True)
            async with bento.line(table) as line:
                await line.come_in()
                await line.say("return")
                await line.until(
                    lambda message: message["type"] == "table" and not message["table"]["seats"][1]["standin"]
                )
            await bento.post(f"{path}/leave")
            assert (await ana.post(f"{path}/leave"))["state"] == "abandoned"

    asyncio.run(play())
