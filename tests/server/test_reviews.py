"""Reviews of finished games over a real server: begun, killed, resumed, read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic, sleep
from typing import Any

import httpx
import msgspec
import pytest

import ludoteca
from ludoteca.reviews.told import Review, Settings
from tests.server.callers import browser, guest, refused
from tests.server.servers import PATIENCE, Server, running
from tests.server.test_records import recorded

SHORT, LONG = 0.1, 10.0
"""How deep reviews look: not far, and so far that none is done before a test is."""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running(depth=LONG) as found:
        yield found


def imported(caller: httpx.Client, record: bytes) -> str:
    """The review's address of a record taken in."""
    return f"/api/records/{caller.post('/api/records', content=record).json()['id']}/review"


def until(
    caller: httpx.Client, address: str, enough: Callable[[dict[str, Any]], bool], patience: float = 4 * PATIENCE
) -> dict[str, Any]:
    """Ask how far a review is until it is far enough. It may take its time, but not stand still."""
    done, end = -1, monotonic() + patience
    while monotonic() < end:
        told: dict[str, Any] = caller.get(address).json()
        if enough(told):
            return told
        if told["done"] > done:
            done, end = told["done"], monotonic() + patience
        sleep(0.05)
    raise AssertionError(f"it does not get on: {told}")


def test_a_review_is_the_one_of_the_package() -> None:
    with running(depth=SHORT) as server:
        ana, record = guest(server), recorded("holi")
        address = imported(ana, record)
        assert ana.get(address).json()["state"] == "none"
        assert ana.post(address).json()["steps"] == len(ludoteca.replay(record)) - 1
        done = until(ana, address, lambda told: told["state"] == "done")
        assert msgspec.convert(done["review"], Review) == ludoteca.review(record, Settings().deeper(SHORT))
        assert done["degrees"]["blunder"] > done["degrees"]["mistake"] > done["degrees"]["inaccuracy"] > 0
        assert ana.post(address).json() == done, "it is not worked out twice"


def test_a_review_goes_on_after_a_restart(server: Server) -> None:
    ana = guest(server)
    address = imported(ana, recorded("holi"))
    assert ana.post(address).json()["state"] == "working"
    begun = until(ana, address, lambda told: told["done"] > 0)
    server.kill()
    server.start()
    kept = ana.get(address).json()
    assert kept["done"] >= begun["done"], "what was done is kept"
    until(ana, address, lambda told: told["done"] > kept["done"])


def test_one_review_at_a_time_for_each_person(server: Server) -> None:
    ana, bento = guest(server), guest(server, "Bento")
    first, second = imported(ana, recorded("quissama")), imported(ana, recorded("santakaos"))
    assert ana.post(first).json()["state"] == "working"
    refused(ana.post(second), 409, "review-busy")
    assert bento.post(second).json()["state"] == "working"
    refused(bento.post(imported(bento, recorded("regalitos"))), 400, "review-alone")
    refused(browser(server).post(second), 401, "stranger")
    refused(ana.get("/api/records/nothinglikethis/review"), 404, "nothing-here")
