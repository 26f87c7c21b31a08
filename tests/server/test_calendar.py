"""The calendar jumps by two hours, while a server runs, between two of its lives, or at one of two processes: at the
tables nobody gets or loses any time by it.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from ludoteca.server.store import schema, ticks
from ludoteca.server.store.engine import Store
from ludoteca.server.store.migrations import migrate
from ludoteca.server.store.rows import now
from tests.server.harness import ME, Guest, Line, guest
from tests.server.servers import Server

HOUR = 3600
BANK = HOUR * 1000
HASTE = 10
GONE = 600_000
"""Milliseconds of hastened time that a test may take at most."""
TOGETHER = {"kind": "me", "name": "Bia"}
JUMPS = pytest.mark.parametrize("hours", [2, -2])


async def long_table(ana: Guest) -> str:
    """A table where everybody has an hour, and a bot plays for whoever has used it up."""
    pace = {"kind": "live", "bank": HOUR, "extra": 0}
    return str((await ana.set_table("holi", ME, TOGETHER, pace=pace, absent="bot"))["id"])


async def clocks_have_rung(ana: Guest) -> None:
    """Wait until a bot has taken over from somebody with ten seconds: the server looked at all clocks."""
    pace = {"kind": "live", "bank": 10, "extra": 0}
    table = (await ana.set_table("holi", ME, TOGETHER, pace=pace, absent="bot"))["id"]
    async with ana.line(table) as line:
        await line.until(lambda message: any(seat["standin"] for seat in message.get("table", {}).get("seats", [])))


async def nothing_changed(ana: Guest, table: str, server: Server | None = None, step: int = 0) -> None:
    """Nobody is stood in for, everybody has about an hour, and it is so after acts of both too.

    A process that has not kept up yet with one that started later may tell so much more: a step of the house's time.
    One that has not heard yet of the other's last act refuses ours as stale, and shows the present.
    """
    async with ana.line(table, server=server) as line:
        await line.come_in()
        _about_an_hour(line, step)
        decided: set[int] = set()
        while len(decided) < 2:
            viewer, answer = line.position["viewer"], await line.act()
            if answer["type"] == "refused":
                assert answer["stale"], answer
                await line.come_in()
                continue
            decided.add(viewer)
            _about_an_hour(line, step)
        assert not any(seat["standin"] for seat in line.table["seats"])


def _about_an_hour(line: Line, step: int) -> None:
    left = [clock["left"] for clock in line.position["clocks"]]
    assert all(BANK - GONE < each <= BANK + step for each in left), left


@JUMPS
def test_a_jump_while_the_server_runs_neither_gives_nor_takes_time(tmp_path: Path, hours: int) -> None:
    async def play() -> None:
        with Server(tmp_path, f"sqlite:///{tmp_path}/ludoteca.db", haste=HASTE) as server:
            async with guest(server) as ana:
                table = await long_table(ana)
                server.ahead.value = hours * HOUR
                await clocks_have_rung(ana)
                await nothing_changed(ana, table)

    asyncio.run(play())


@JUMPS
def test_a_jump_between_two_lives_neither_gives_nor_takes_time(tmp_path: Path, hours: int) -> None:
    async def play() -> None:
        with Server(tmp_path, f"sqlite:///{tmp_path}/ludoteca.db", haste=HASTE) as server:
            async with guest(server) as ana:
                table = await long_table(ana)
                server.kill()
                server.ahead.value = hours * HOUR
                server.start()
                await clocks_have_rung(ana)
                await nothing_changed(ana, table)

    asyncio.run(play())


@JUMPS
def test_processes_that_differ_in_their_calendars_agree_on_clocks(
    tmp_path: Path, postgres_url: str, redis_url: str, hours: int
) -> None:
    async def play() -> None:
        one, two = (Server(tmp_path, postgres_url, redis_url, haste=HASTE) for _ in range(2))
        two.ahead.value = hours * HOUR
        with one, two:
            async with guest(one) as ana:
                table = await long_table(ana)
                await clocks_have_rung(ana)
                await nothing_changed(ana, table, server=two, step=ticks.MOST_STEP)
                await nothing_changed(ana, table, server=one, step=ticks.MOST_STEP)

    asyncio.run(play())


def test_a_bot_a_dead_process_left_is_picked_up_by_one_whose_calendar_is_behind(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    async def play() -> None:
        one, two = (Server(tmp_path, postgres_url, redis_url) for _ in range(2))
        two.ahead.value = -2 * HOUR
        with one, two:
            async with guest(one) as ana:
                while (table := await ana.set_table("holi", ME, {"kind": "bot", "level": "hard"}))["to_act"] != 1:
                    pass  # luck says who begins: the bot
                one.kill()
                async with ana.line(table["id"], server=two) as line:
                    await line.come_in()
                    assert (line.position["n"], line.position["legal"]) == (0, [])
                    assert await line.my_turn()

    asyncio.run(play())


def test_a_table_tells_its_deadline_by_the_calendar(tmp_path: Path) -> None:
    async def play() -> None:
        with Server(tmp_path, f"sqlite:///{tmp_path}/ludoteca.db") as server:
            server.ahead.value = 2 * HOUR
            async with guest(server) as ana:
                told = (await ana.http.get(f"/api/tables/{await long_table(ana)}")).json()
                assert abs(told["moved"] + BANK - told["deadline"]) < 1000, "two readings of a clock apart"
                assert told["moved"] > now() + HOUR * 1000, "the server's calendar, right or wrong"

    asyncio.run(play())


@pytest.mark.parametrize(("passed", "counted"), [(0, 0), (3_000, 3_000), (7_200_000, 10_000), (-7_200_000, 0)])
def test_between_two_lives_a_few_seconds_count_at_most(db_url: str, passed: int, counted: int) -> None:
    async def take_up() -> int:
        store = Store(db_url)
        await migrate(store)
        async with store.write() as writer:
            await writer.execute(update(schema.pulse).values(ticks=1_000_000, calendar=now() - passed))
        await ticks.take_up(store)
        found = ticks.ticks()
        await ticks.beat(store)
        await store.close()
        return found

    assert 0 <= asyncio.run(take_up()) - 1_000_000 - counted < 1000


def test_a_process_that_is_behind_follows_the_others(db_url: str) -> None:
    async def follow() -> tuple[int, int]:
        store = Store(db_url)
        await migrate(store)
        await ticks.take_up(store)
        before = ticks.ticks()
        async with store.write() as writer:
            await writer.execute(update(schema.pulse).values(ticks=before + 60_000))
        await ticks.beat(store)
        after = ticks.ticks()
        async with store.write() as writer:
            await writer.execute(update(schema.pulse).values(ticks=before))
        await ticks.beat(store)
        await store.close()
        return after - before, ticks.ticks() - after

    ahead, later = asyncio.run(follow())
    assert 60_000 <= ahead < 70_000
    assert 0 <= later < 10_000, "and never back"
