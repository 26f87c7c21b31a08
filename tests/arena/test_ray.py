"""The same plan on a real Ray cluster: two nodes on this machine, a worker killed, and a node lost on the way."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.arena.pool import Done, play_here
from ludoteca.arena.ray import play_on_ray
from ludoteca.bots.bot import never
from ludoteca.core.errors import LudotecaError
from tests.arena.tables import jobs, tournament

GAMES = 30


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes with a worker each; the tests stay connected to them."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray = pytest.importorskip("ray")
    nodes: Any = pytest.importorskip("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    ray.init(address=nodes.address, log_to_driver=False, logging_level="ERROR")
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def workers_of(node: Any) -> list[int]:
    """The processes that play on a node: the children of its raylet that are called so."""
    raylet = node.all_processes["raylet"][0].process.pid
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int(folder.joinpath("stat").read_text().rpartition(")")[2].split()[1])
            if parent == raylet and folder.joinpath("cmdline").read_bytes().startswith(b"ray::_play"):
                found.append(int(folder.name))
        except OSError:
            continue  # it ended while we looked
    return found


@pytest.mark.parametrize("where", ["127.0.0.1:1", "ray://127.0.0.1:1", "ray://no-such-host.invalid"])
def test_a_cluster_that_is_not_there_is_named(where: str) -> None:
    pytest.importorskip("ray")
    with pytest.raises(LudotecaError) as refused:
        list(play_on_ray(where)([tournament()], jobs(1), never))
    assert refused.value.key == "ray-unreachable"
    assert refused.value.details["address"] == where


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_lost_workers_and_nodes_change_nothing(cluster: Any) -> None:
    plan = tournament()
    head, second = cluster.head_node, next(iter(cluster.worker_nodes))
    done: list[Done] = []
    killed: list[int] = []
    for each in play_on_ray("ray")([plan], jobs(GAMES), never):
        done.append(each)
        if not killed and (found := workers_of(head)):
            os.kill(found[0], signal.SIGKILL)
            killed = found
            cluster.remove_node(second, allow_graceful=False)
    assert killed
    assert len(done) == GAMES
    assert dict(done) == dict(play_here([plan], jobs(GAMES), never))


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_stopping_keeps_what_is_done(cluster: Any) -> None:
    done: list[Done] = []
    for each in play_on_ray("ray")([tournament()], jobs(GAMES), lambda: bool(done)):
        done.append(each)
    assert 1 <= len(done) < GAMES


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_error_in_a_worker_is_told_here(cluster: Any) -> None:
    other = msgspec.structs.replace(tournament(), rules="0")
    with pytest.raises(LudotecaError) as refused:
        list(play_on_ray("ray")([other], jobs(1), never))
    assert refused.value.key == "plan-other-rules"
