"""After the fire: the servers are ended, and everything is held against what lies in the database."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed

import httpx

from tests.fire.fire import Fire, History
from tests.fire.verdict import Verdict, judged, noting
from tests.server.servers import PATIENCE
from tests.server.table.lobby_model import holds


async def check(fire: Fire, db: str, say: Callable[[str], None]) -> Verdict:
    """All of it."""
    verdict = Verdict()
    await _look(fire, verdict)
    for server in fire.servers:
        await asyncio.to_thread(server.stop)
    for history in fire.histories:
        _check_history(verdict, history)
    await asyncio.to_thread(_judge, fire, db, verdict, say)
    return verdict


async def _look(fire: Fire, verdict: Verdict) -> None:
    """Each process can open every table, and says of it what the database has."""
    for server in fire.servers:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            for history in fire.histories:
                if history.after.onlookers:
                    with noting(verdict.wrong, f"{history.table} at {server.port}"):
                        await _look_at(fire, http, history.table)
                        verdict.standings += 1


async def _look_at(fire: Fire, http: httpx.AsyncClient, table: str) -> None:
    answer = await http.get(f"/api/tables/{table}")
    info = fire.tally.answer(answer.status_code, answer.content)
    row, _ = await fire.table(table)
    assert (answer.status_code, info.get("state")) == (200, row.state)


def _check_history(verdict: Verdict, history: History) -> None:
    """The lobby's answers are ones a single clerk could have given."""
    verdict.standings += 1
    if not any(holds(before, history.asked, history.after) for before in history.before):
        verdict.wrong.append(f"{history}")


def _judge(fire: Fire, db: str, verdict: Verdict, say: Callable[[str], None]) -> None:
    """Every table's log, on all cores."""
    places = sorted(place for place in fire.folder.iterdir())
    spawn = multiprocessing.get_context("forkserver")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=spawn) as pool:
        asked = [pool.submit(judged, db, place, fire.left.get(place.name, set())) for place in places]
        for done, each in enumerate(as_completed(asked), 1):
            verdict.add(each.result())
            say(f"checking: {done} of {len(places)} tables")
