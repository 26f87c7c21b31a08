"""Figures for a host's Prometheus. Several processes add theirs up in the folder PROMETHEUS_MULTIPROC_DIR names."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from sqlalchemy import func, select

from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
LAG = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16)

registry = CollectorRegistry()
connections = Gauge("ludoteca_connections", "Open sockets.", ["kind"], registry=registry, multiprocess_mode="livesum")
acts = Counter("ludoteca_acts", "Decisions taken into a log.", ["game", "by"], registry=registry)
refusals = Counter("ludoteca_refusals", "Asks refused on sockets, by reason.", ["reason"], registry=registry)
act_seconds = Histogram(
    "ludoteca_act_seconds", "From an act's arrival to its commit.", registry=registry, buckets=SHORT
)
commit_entries = Histogram(
    "ludoteca_commit_entries", "Entries of one commit.", registry=registry, buckets=(1, 2, 5, 10, 20, 50, 100, 200)
)
thinking = Gauge("ludoteca_bots_thinking", "Bots that think now.", registry=registry, multiprocess_mode="livesum")
thinking_seconds = Histogram(
    "ludoteca_bot_thinking_seconds", "How long bots think.", ["game", "level"], registry=registry, buckets=LONG
)
waiting_seconds = Histogram(
    "ludoteca_bot_waiting_seconds", "How long thoughts wait for their turn.", ["kind"], registry=registry, buckets=LONG
)
loop_lag = Histogram("ludoteca_loop_lag_seconds", "How late the event loop is.", registry=registry, buckets=LAG)
http_seconds = Histogram(
    "ludoteca_http_seconds", "Answers of HTTP.", ["method", "route", "status"], registry=registry, buckets=SHORT
)


@cache
def acted(game: str, by: str) -> Counter:
    """The count of decisions at a game, by people or by bots."""
    return acts.labels(game, by)


@contextmanager
def bot_thinks(game: str, level: str) -> Iterator[None]:
    """Measure a bot's thought."""
    with thinking.track_inprogress(), thinking_seconds.labels(game, level).time():
        yield


def thought_waited(kind: str, seconds: float) -> None:
    """A thought is taken up after so long."""
    waiting_seconds.labels(kind).observe(seconds)


async def exposition(store: Store) -> bytes:
    """All figures as Prometheus reads them; how many tables there are is asked of the database."""
    counted = select(schema.tables.c.state, func.count()).group_by(schema.tables.c.state)
    async with store.read() as reader:
        rows = (await reader.execute(counted)).all()
    now = CollectorRegistry()
    tables = Gauge("ludoteca_tables", "Tables by state.", ["state"], registry=now)
    for state, count in rows:
        tables.labels(state).set(count)
    return generate_latest(_everybodys()) + generate_latest(now)


def _everybodys() -> CollectorRegistry:
    """The figures of all processes, or of this one if it is alone."""
    if FOLDER not in os.environ:
        return registry
    _forget_dead(Path(os.environ[FOLDER]))
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return together


def _forget_dead(folder: Path) -> None:
    """A process that died has no lines open and no bots thinking."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]


class Measured(ASGIMiddleware):
    """Measures every answer of HTTP, by route: addresses hold tables' ids, which are invitations."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began = time.perf_counter()

        async def note(message: Message) -> None:
            if message["type"] == "http.response.start":
                spent = time.perf_counter() - began
                http_seconds.labels(scope.get("method"), route_of(scope), message["status"]).observe(spent)
            await send(message)

        await next_app(scope, receive, note)


def route_of(scope: Scope) -> str:
    """The pattern of an address, without what fills it."""
    return str(scope.get("path_template") or "")
