"""Find a better move, over a real server: what could be done there, what it would do, how good it is, what is kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import pytest

import ludoteca
from ludoteca.server.protocol import BotSeat, MySeat, NewTable
from tests.server.callers import browser, guest, refused
from tests.server.servers import Server, running
from tests.server.test_records import played
from tests.server.test_reviews import until

DEPTH = 0.02


class Looked(NamedTuple):
    """A reviewed game of somebody's, and a decision in it that cost something."""

    caller: httpx.Client
    table: str
    review: dict[str, Any]
    decision: dict[str, Any]

    @property
    def moment(self) -> str:
        return f"/api/records/{self.table}/at/{self.decision['n']}"

    def judged(self, act: dict[str, Any]) -> dict[str, float]:
        answer = self.caller.post(f"{self.moment}/judge", json={"act": act})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running(depth=DEPTH) as found:
        yield found


@pytest.fixture(scope="module")
def looked(server: Server) -> Looked:
    """Holi, played at random against a bot: something was better."""
    ana = guest(server)
    table = played(server, ana, NewTable(game="holi", seats=[MySeat(), BotSeat()]))
    moment = f"/api/records/{table}/at/9"
    act = {"act": ana.get(f"{moment}/choices").json()["legal"][0]}
    refused(ana.post(f"{moment}/judge", json=act), 409, "try-unreviewed")
    address = f"/api/records/{table}/review"
    ana.post(address)
    review = until(ana, address, lambda told: told["state"] == "done")["review"]
    dear = [each for each in review["decisions"] if each["loss"] > 0 and each["seat"] == 0]
    return Looked(ana, table, review, max(dear, key=lambda each: each["loss"]))


def test_a_try_is_judged_as_the_review_judges(looked: Looked) -> None:
    decision = looked.decision
    told = looked.caller.get(f"{looked.moment}/choices").json()
    assert told["seat"] == decision["seat"]
    again = ludoteca.replay(looked.caller.get(f"/api/records/{looked.table}").content)
    assert len(told["legal"]) == len(again[decision["n"]].legal())
    assert decision["act"] in told["legal"]
    assert decision["best"] in told["legal"]
    assert looked.judged(decision["best"]) == {"loss": 0, "low": 0, "high": 0}
    assert looked.judged(decision["act"]) == {name: decision[name] for name in ("loss", "low", "high")}
    other = next(act for act in told["legal"] if act not in (decision["act"], decision["best"]))
    judged = looked.judged(other)
    assert judged["low"] <= judged["high"]
    assert judged["loss"] == 0 or judged["low"] > 0
    assert looked.judged(other) == judged, "the worlds are those of the review"


def test_what_a_try_would_do_is_told_and_what_cannot_be_is_refused(server: Server, looked: Looked) -> None:
    best = {"act": looked.decision["best"]}
    previewed = looked.caller.post(f"{looked.moment}/preview", json=best).json()
    assert previewed["type"] == "previewed"
    assert previewed["n"] == looked.decision["n"]
    impossible = {"act": {"type": "start", "cell": "A1"}}
    for way in ("preview", "judge"):
        assert looked.caller.post(f"{looked.moment}/{way}", json=impossible).status_code == 400
    refused(browser(server).post(f"{looked.moment}/judge", json=best), 401, "stranger")
    steps = looked.review["steps"]
    refused(looked.caller.get(f"/api/records/{looked.table}/at/{steps}/choices"), 404, "moment-missing")


def test_what_a_review_says_of_my_play_is_kept_for_me(server: Server, looked: Looked) -> None:
    (told,) = looked.caller.get("/api/me/learning").json()["games"]
    mine = [each for each in looked.review["decisions"] if each["seat"] == 0]
    turns = {each["turn"] for each in mine}
    loss = sum(each["loss"] for each in mine)
    assert (told["game"], told["games"], told["turns"]) == ("holi", 1, len(turns))
    assert told["loss"] == pytest.approx(loss / len(turns))
    assert told["luck"] == pytest.approx(looked.review["seats"][0]["luck"])
    assert [each["record"] for each in told["latest"]] == [looked.table]
    by_turn = {turn: sum(each["loss"] for each in mine if each["turn"] == turn) for turn in turns}
    assert told["worst"]["share"] == pytest.approx(max(by_turn.values()))
    assert told["worst"]["record"] == looked.table
    assert guest(server, "Bento").get("/api/me/learning").json() == {"games": []}
    (row,) = looked.caller.get("/api/me/data").json()["reviewed"]
    assert row["record"] == looked.table
