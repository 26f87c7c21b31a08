"""Plans played on a Ray cluster: the same games with the same results as on one machine, in less time.

Ray plays again what a dying worker or machine had in hand; a game is counted when its result arrives here, once.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from time import perf_counter
from types import ModuleType

import msgspec

from ludoteca.arena.plan import Plan
from ludoteca.arena.play import Table
from ludoteca.arena.pool import LOOK_SECONDS, MOST_DEATHS, Done, Job, Played, Portions, Runner, Stop
from ludoteca.core.errors import LudotecaError

HERE = "ray"
"""The word for a cluster of this machine alone; anything else is an address."""
CLIENT = "ray://"
CLIENT_PORT = 10001
KNOCK_SECONDS = 5


def play_on_ray(where: str, workers: int | None = None) -> Runner:
    """A runner on a cluster; `workers` is how many processes one on this machine has."""
    return partial(_run, load_ray(), where, workers)


def load_ray() -> ModuleType:
    """Ray, which is an extra; it reports to nobody."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        return import_module("ray")
    except ImportError:
        raise LudotecaError("ray-missing", extra="ludoteca[ray]") from None


@contextmanager
def cluster(ray: ModuleType, where: str, workers: int | None) -> Iterator[None]:
    """Connected to the cluster, unless this process is already."""
    if ray.is_initialized():
        yield
        return
    own = {"address": "local", "num_cpus": workers, "include_dashboard": False}
    try:
        _knock(where)
        ray.init(**own if where == HERE else {"address": where}, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        raise LudotecaError("ray-unreachable", address=where, reason=str(error)) from None
    try:
        yield
    finally:
        ray.shutdown()


def _knock(where: str) -> None:
    """Is anybody there? Ray itself would ask for minutes."""
    host, colon, port = where.removeprefix(CLIENT).rpartition(":")
    if colon or where.startswith(CLIENT):
        address = (host, int(port)) if colon else (port, CLIENT_PORT)
        socket.create_connection(address, KNOCK_SECONDS).close()


def _run(
    ray: ModuleType, where: str, workers: int | None, plans: Sequence[Plan], jobs: Sequence[Job], stop: Stop
) -> Iterator[Done]:
    """All jobs, as their results arrive."""
    with cluster(ray, where, workers):
        task = ray.remote(max_retries=MOST_DEATHS)(_play)
        texts = ray.put([msgspec.json.encode(plan) for plan in plans])
        most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        portions = Portions(jobs)
        out: list[object] = []
        try:
            while (portions or out) and not stop():
                while portions and len(out) < most:
                    out.append(task.remote(texts, portions.take()))
                arrived, out = ray.wait(out, timeout=LOOK_SECONDS)
                for played in (_fetch(ray, each) for each in arrived):
                    portions.learn(len(played.done), played.seconds)
                    yield from played.done
        finally:
            for each in out:
                ray.cancel(each, force=True)


def _fetch(ray: ModuleType, arrived: object) -> Played:
    """What a task brought, or why it failed."""
    try:
        played: Played = ray.get(arrived)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError:
        raise LudotecaError("workers-dying", count=MOST_DEATHS + 1) from None
    return played


def _play(plans: Sequence[bytes], jobs: Sequence[Job]) -> Played:
    """A portion, in a worker of the cluster."""
    start = perf_counter()
    done: list[Done] = []
    for job in jobs:
        result = _table(plans[job.plan]).play(job.number)
        assert result is not None
        done.append((job, result))
    return Played(done, perf_counter() - start)


@cache
def _table(plan: bytes) -> Table:
    """The table of a plan, made once in a worker."""
    return Table(msgspec.json.decode(plan, type=Plan))
