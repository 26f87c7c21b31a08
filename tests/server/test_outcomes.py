"""Who won a finished game, and with how many points, is told from what was kept of it, for ever."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Connection, text

from ludoteca.client import Client
from ludoteca.server.protocol import BotSeat, MySeat, NewTable
from ludoteca.server.store import migrations
from ludoteca.server.store.engine import Store
from tests.server.callers import NO_LINE_KEPT, browser, guest
from tests.server.servers import Server

RECORDS = Path(__file__).parents[1] / "records"
PLANS = {
    "holi": NewTable(game="holi", seats=[MySeat(), BotSeat()], public=True),
    "quissama": NewTable(game="quissama", seats=[MySeat(), MySeat(name="Bia")], public=True),
}


def played(server: Server, caller: httpx.Client, plan: NewTable) -> str:
    """A table whose game this caller played to its end, whichever seats are his."""

    async def play() -> str:
        async with Client(server.url, cookies=caller.cookies) as client:
            table = await client.set_table(plan)
            dice = random.Random(3)
            outcome = await client.play(table.id, lambda position: dice.choice(position.legal))
            assert outcome is not None
            return table.id

    return asyncio.run(play())


def told(caller: httpx.Client, **which: str) -> dict[str, Any]:
    """The outcomes in a list of finished games, by table."""
    listed = caller.get("/api/tables", params={"state": "finished", **which}).json()
    return {table["id"]: table["outcome"] for table in listed}


def test_finished_games_keep_their_winners_and_points_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, f"sqlite:///{tmp_path}/ludoteca.db")
    with server:
        caller = guest(server)
        tables = [played(server, caller, plan) for plan in PLANS.values()]
        kept = {table: caller.get(f"/api/tables/{table}/record").json()["outcome"] for table in tables}
        assert all(1 in outcome["ranks"] for outcome in kept.values())
        assert told(caller, mine="true") == kept
        server.stop()
    with server:
        again = httpx.Client(base_url=server.url, cookies=dict(caller.cookies), limits=NO_LINE_KEPT)
        assert told(again, mine="true") == told(browser(server)) == kept, "lists, before anybody looked at the tables"
        assert {table: again.get(f"/api/tables/{table}").json()["outcome"] for table in tables} == kept
        assert told(again, mine="true") == kept


def _old_table(connection: Connection, state: str, record: bytes | None) -> None:
    """A table as it was written before outcomes were kept beside it."""
    row = {"id": f"{state}table", "game": "holi", "rules": "1", "content": "x", "options": "{}", "host": "somebody"}
    row |= {"pace": '{"kind":"none"}', "absent": "vote", "state": state, "votes": "[]", "standin_votes": "{}"}
    names = ", ".join(f":{name}" for name in row)
    flags = "public, onlookers, hints, shuffle_seats, bot_due, created, moved, n, to_act"
    values = "true, true, true, false, false, 1, 1, 9, -1"
    connection.execute(text(f"INSERT INTO tables ({', '.join(row)}, {flags}) VALUES ({names}, {values})"), row)
    if record is not None:
        kept = {"id": row["id"], "record": record}
        insert = "INSERT INTO records (id, game, names, record, at) VALUES (:id, 'holi', '[]', :record, 1)"
        connection.execute(text(insert), kept)


def test_games_finished_before_outcomes_were_kept_have_theirs_from_their_records(db_url: str) -> None:
    record = sorted((RECORDS / "holi").glob("*.json"))[0].read_bytes().splitlines()[0]

    async def bring_up_to_date() -> dict[str, Any]:
        store = Store(db_url)
        async with store.write() as writer:
            await writer.run_sync(migrations.upgrade, "0003")
            await writer.execute(text("INSERT INTO people (id, nick, created) VALUES ('somebody', 'Ana', 1)"))
            await writer.run_sync(_old_table, "finished", record)
            await writer.run_sync(_old_table, "abandoned", None)
        await migrations.migrate(store)
        async with store.read() as reader:
            rows = (await reader.execute(text("SELECT id, outcome FROM tables"))).all()
        await store.close()
        return {
            row.id: row.outcome if isinstance(row.outcome, dict) else json.loads(row.outcome or "null") for row in rows
        }

    outcomes = asyncio.run(bring_up_to_date())
    assert outcomes == {"finishedtable": json.loads(record)["outcome"], "abandonedtable": None}
