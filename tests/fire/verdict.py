"""After the fire: the servers are ended, and everything that was sent and heard is held against the database."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import re
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
from sqlalchemy import select

from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import LogRow, read_log, read_table
from ludoteca.server.table.room import Room
from tests.fire.fire import Fire, History
from tests.fire.notes import Kept, kept
from tests.server.schedules import judge
from tests.server.schedules.people import Message
from tests.server.servers import PATIENCE
from tests.server.table.lobby_model import holds

VIEWS = ("position", "previewed", "hinted")
FAILURES = "DBAPI|Interface|Internal|Operational|Timeout|Connection[A-Za-z]*|CannotConnectNow"
"""Errors that are logged when a part fails that is meant to fail here."""
LATER = {"open": 0, "playing": 1, "finished": 2, "abandoned": 2}


class Verdict(msgspec.Struct):
    """Of one table, or of all: what was checked, and what was wrong."""

    acts: int = 0
    views: int = 0
    standings: int = 0
    lines: int = 0
    lost: list[str] = []
    leaked: list[str] = []
    wrong: list[str] = []
    """Standings that cannot be, and acts nobody sent."""

    def add(self, other: Verdict) -> None:
        """Both together."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


@contextmanager
def noting(faults: list[str], where: str) -> Iterator[None]:
    """What is found wrong is noted, and the check goes on."""
    try:
        yield
    except Exception as error:
        line = traceback.extract_tb(error.__traceback__)[-1].line
        faults.append(f"{where}: {type(error).__name__} {str(error)[:500]}, {line}")


def judged(db: str, place: Path, left: set[str]) -> Verdict:
    """One table; `left` are people a bot may have played for."""
    return asyncio.run(_judged(db, place, left))


async def _judged(db: str, place: Path, left: set[str]) -> Verdict:
    store, table = Store(db), place.name
    try:
        async with store.moment() as reader:
            found = await read_table(reader, table)
            rows = await read_log(reader, table)
            c = schema.chat.c
            said = [(row.id, row.text) for row in await reader.execute(select(c.id, c.text).where(c.table == table))]
    finally:
        await store.close()
    assert found is not None
    verdict, room, lines = Verdict(), Room(*found), list(kept(place))
    _check_log(verdict, room, rows, lines)
    if rows:
        _check_heard(verdict, room, rows, lines)
        _check_end(verdict, room)
    with noting(verdict.wrong, table):
        judge.check_doers(room, rows, lines, _replaced(room, lines, left))
    _check_chat(verdict, lines, dict(said))
    return verdict


def _check_log(verdict: Verdict, room: Room, rows: list[LogRow], lines: Sequence[Kept]) -> None:
    """Every acknowledged act lies there, under its number, once."""
    with noting(verdict.lost, room.id):
        assert [row.n for row in rows] == list(range(len(rows))), "numbers are missing or twice"
    done: dict[int, Message] = {}
    for line in lines:
        for ask in judge.acknowledged(line):
            verdict.acts += 1
            with noting(verdict.lost, f"{room.id} {ask['n'] + 1}"):
                assert done.setdefault(ask["n"], ask) is ask, "two were acknowledged as the same entry"
                judge.check_done(room, rows, line.person, ask)


def _check_heard(verdict: Verdict, room: Room, rows: list[LogRow], lines: Sequence[Kept]) -> None:
    """Every message against the game as it was then: whoever heard it may know that, and nothing else."""
    heard = judge.by_moment(lines)
    for row in rows:
        with noting(verdict.lost, f"{room.id} {row.n} cannot be played again"):
            room.replay([row])
        for line, message in heard.pop(row.n, []):
            verdict.views += message["type"] in VIEWS
            with noting(verdict.leaked, f"{room.id} {row.n} to {line.nick}: {str(message)[:300]}"):
                judge.check_message(room, line, message)
    verdict.lost += [f"{room.id}: entry {n} was told and is not in the log" for n in heard]


def _check_end(verdict: Verdict, room: Room) -> None:
    """A game is finished when it is over, and what is kept of it is its outcome."""
    verdict.standings += 1
    with noting(verdict.wrong, room.id):
        assert room.match is not None
        assert room.row.n == room.n, "the table's number is its log's"
        assert room.row.state in ("playing", "finished", "abandoned"), "a game that was dealt is never open"
        assert (room.row.state == "finished") <= room.match.over
        assert room.row.outcome == (room.match.state.outcome() if room.row.state == "finished" else None)


def _check_chat(verdict: Verdict, lines: Sequence[Kept], said: dict[int, str]) -> None:
    """Lines of chat are kept and come from the right seats, and no line is told that a game is open again."""
    for line in lines:
        for check in CHECKS:
            with noting(verdict.wrong, f"{line.nick}, {check.__name__}"):
                check(line, said)
        verdict.lines += sum(message["type"] == "said" for message in line.heard)


def _chat_is_kept(line: Kept, said: dict[int, str]) -> None:
    for message in line.heard:
        assert message["type"] != "said" or said.get(message["id"]) == message["text"]


def _chat_has_seats(line: Kept, said: dict[int, str]) -> None:
    judge.check_lines_of_chat(line)


def _standing_goes_on(line: Kept, said: dict[int, str]) -> None:
    states = [LATER[message["table"]["state"]] for message in line.heard if message["type"] == "table"]
    assert states == sorted(states)


CHECKS: list[Callable[[Kept, dict[int, str]], None]] = [_chat_is_kept, _chat_has_seats, _standing_goes_on]


def _replaced(room: Room, lines: Sequence[Kept], left: set[str]) -> set[int]:
    """Seats a bot may have played for: people left or were voted away."""
    voted = {ask["seat"] for line in lines for ask in line.sent if ask["type"] == "vote" and "seat" in ask}
    return voted | {seat for person in left for seat in room.seats_of(person)}


# All tables ----------------------------------------------------------------------------------------------------------


async def check(fire: Fire, db: str, say: Callable[[str], None]) -> Verdict:
    """All of it."""
    verdict = Verdict()
    await _look(fire, verdict)
    for server in fire.servers:
        await asyncio.to_thread(server.stop)
        fire.tally.troubles += _mistakes(server.log.read_text())
    for history in fire.histories:
        _check_history(verdict, history)
    await asyncio.to_thread(_judge, fire, db, verdict, say)
    return verdict


def _mistakes(log: str) -> list[str]:
    """Errors a server logged that are no failure of database or Redis."""
    said = [line for line in log.splitlines() if '"level":"error"' in line]
    return [line for line in said if not re.search(f'"trouble":"({FAILURES})Error ', line)]


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
