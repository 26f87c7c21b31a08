"""The fire itself: two processes on PostgreSQL and Redis, people at tables, and one thing after another fails."""

from __future__ import annotations

import asyncio
import random
import signal
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from time import monotonic

import httpx
import msgspec

from ludoteca.server.store.engine import Store
from tests.fire.evening import Group
from tests.fire.faults import FAULTS, Parts
from tests.fire.fire import Fire
from tests.fire.people import come_in
from tests.fire.tally import Tally
from tests.fire.verdict import Verdict, check
from tests.server import services
from tests.server.servers import PATIENCE, Server

NICKS = ("Ana", "Bento", "Clara", "Dora")
TRAFFIC = 20
"""Acts acknowledged by all after each fault, before the next."""
RECOVERY = 4 * PATIENCE
"""Seconds after which a fault was not survived, also on a machine that has much else to do."""
CALM = (1.0, 4.0)
"""Seconds between faults, at least."""
Say = Callable[[str], None]
Faults = dict[str, list[float]]
"""By name: each time it was there, seconds after it until both processes were ready and everybody played again."""
SPREAD = "ALTER TABLE log SET (fillfactor = 10)"
"""The log's file grows ten times as fast: a full disk is felt at once, and not after hours."""


class Plan(msgspec.Struct, frozen=True):
    """How long, how many tables at once, the seed of everybody's lots, and by how much all that fails is shorter."""

    seconds: float
    tables: int
    seed: int
    haste: float = 1.0


class Burnt(msgspec.Struct):
    """What became of it."""

    plan: Plan
    seconds: float
    tables: int
    faults: Faults
    unsurvived: list[str]
    tally: Tally
    verdict: Verdict


def burn(plan: Plan, say: Say) -> Burnt:
    """All of it; an interrupt ends it early, and what there is is checked."""
    return asyncio.run(_burn(plan, say))


async def _burn(plan: Plan, say: Say) -> Burnt:
    dice = random.Random(plan.seed)
    say("starting PostgreSQL, Redis and two servers")
    with tempfile.TemporaryDirectory(prefix="ludoteca-", ignore_cleanup_errors=True) as name:
        async with _parts(Path(name), dice, plan.haste) as parts:
            fire, began = parts.fire, monotonic()
            with _interruptible(fire):
                tables, faults, unsurvived = await _play(plan, parts, say)
            seconds = monotonic() - began
            verdict = await check(fire, parts.postgres.url, say)
        return Burnt(plan, seconds, tables, faults, unsurvived, fire.tally, verdict)


@asynccontextmanager
async def _parts(folder: Path, dice: random.Random, haste: float) -> AsyncIterator[Parts]:
    """Everything, running."""
    async with AsyncExitStack() as stack:
        postgres = stack.enter_context(services.own_postgres())
        redis_port = services.free_port()
        db, redis = postgres.url, f"redis://127.0.0.1:{redis_port}/0"
        servers = [Server(folder, db, redis, tables=0, sockets=0, connections=0) for _ in range(2)]
        store = Store(db)
        stack.push_async_callback(store.close)
        notes = folder / "notes"
        notes.mkdir()
        parts = Parts(Fire(servers, store, notes), postgres, redis_port, dice, haste)
        parts.start_redis()
        stack.callback(parts.kill_redis)
        for server in servers:
            await asyncio.to_thread(stack.enter_context, server)
        await services.ask(db, SPREAD)
        yield parts


@contextmanager
def _interruptible(fire: Fire) -> Iterator[None]:
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGINT, fire.ending.set)
    try:
        yield
    finally:
        loop.remove_signal_handler(signal.SIGINT)


async def _play(plan: Plan, parts: Parts, say: Say) -> tuple[int, Faults, list[str]]:
    """People play while things fail; how many games were begun, what failed, and what was not survived."""
    fire, unsurvived = parts.fire, list[str]()
    faults: Faults = {}
    async with AsyncExitStack() as stack:
        groups = []
        for number in range(plan.tables):
            people = [await come_in(stack, fire.servers, f"{nick}{number}") for nick in NICKS]
            groups.append(Group(fire, people, random.Random(f"{plan.seed} {number}")))
        evenings = [asyncio.create_task(group.spend_the_evening()) for group in groups]
        telling = asyncio.create_task(_tell(plan, fire, faults, say))
        try:
            await _fail(plan, parts, faults, unsurvived)
        finally:
            fire.ending.set()
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)
            await asyncio.gather(*evenings)
    return sum(group.played for group in groups), faults, unsurvived


async def _fail(plan: Plan, parts: Parts, faults: Faults, unsurvived: list[str]) -> None:
    """One fault after the other, in an order drawn anew each time, until time is up and each was there."""
    fire, end = parts.fire, monotonic() + plan.seconds
    while not fire.ending.is_set() and (monotonic() < end or len(faults) < len(FAULTS)):
        for name in parts.dice.sample(list(FAULTS), len(FAULTS)):
            if fire.ending.is_set() or (monotonic() > end and len(faults) == len(FAULTS)):
                return
            await parts.a_while(*CALM)
            try:
                spent = await _one(parts, name)
                faults.setdefault(name, []).append(spent)
            except TimeoutError:
                unsurvived.append(name)
                return


async def _one(parts: Parts, name: str) -> float:
    """One fault, until both processes are ready and everybody plays again; TimeoutError if they do not."""
    fire = parts.fire
    fire.tally.burning = True
    await FAULTS[name](parts)
    began = monotonic()
    async with asyncio.timeout(RECOVERY):
        for server in fire.servers:
            await _ready(server)
        wanted = fire.tally.acts + TRAFFIC
        while fire.tally.acts < wanted and not fire.ending.is_set():
            await asyncio.sleep(0.02)
    fire.tally.burning = False
    return monotonic() - began


async def _ready(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        while (await http.get("/readyz")).status_code != 200:
            await asyncio.sleep(0.05)


async def _tell(plan: Plan, fire: Fire, faults: Faults, say: Say) -> None:
    """How it goes, every second."""
    began = monotonic()
    while True:
        left = max(0.0, plan.seconds - (monotonic() - began))
        acts, lately = fire.tally.acts, fire.tally.lately()
        count = sum(map(len, faults.values()))
        say(f"{left:4.0f} s left   {acts} acts acknowledged, {lately:.0f} a second now   {count} faults")
        await asyncio.sleep(1)
