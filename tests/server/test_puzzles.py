"""Puzzles over a real server: the answer stays there until it was tried, the first try counts, guests are welcome."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.puzzles.puzzle import Puzzle, shipped
from ludoteca.server.puzzles import first_rating
from tests.server.callers import browser, guest, refused
from tests.server.servers import Server, running

GAME = ludoteca.game("santakaos")
AT = "/api/puzzles/santakaos"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running() as found:
        yield found


def known(name: str) -> Puzzle:
    return next(puzzle for puzzle in shipped(GAME).puzzles if puzzle.id == name)


def act_of(action: int) -> dict[str, Any]:
    """An act as it goes over the wire."""
    return dict(msgspec.json.decode(msgspec.json.encode(GAME.decode(action))))


def right_and_wrong(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The best act of a puzzle, and its worst."""
    puzzle = known(name)
    return act_of(puzzle.right[0]), act_of(max(puzzle.ways, key=lambda way: way.loss).action)


def test_a_stranger_sees_a_puzzle_and_no_answer(server: Server) -> None:
    told = browser(server).get(AT).json()
    puzzle = known(told["id"])
    assert set(told) == {
        "id",
        "game",
        "rules",
        "edition",
        "players",
        "viewer",
        "view",
        "legal",
        "rating",
        "known",
        "standing",
        "count",
    }
    assert told["legal"] == [act_of(way.action) for way in puzzle.ways], "in the order of their numbers"
    assert told["view"]["viewer"] == told["viewer"] == told["view"]["seat"]
    assert (told["known"], told["standing"]["tried"], told["count"]) == (False, 0, len(shipped(GAME).puzzles))
    refused(browser(server).post(f"{AT}/{told['id']}/try", json={"act": told["legal"][0]}), 401, "stranger")


def test_a_preview_tells_what_comes_but_not_what_is_right(server: Server) -> None:
    caller = browser(server)
    told = caller.get(AT).json()
    seen = caller.post(f"{AT}/{told['id']}/preview", json={"act": told["legal"][0]}).json()
    assert seen["type"] == "previewed"
    assert not {"loss", "right", "best"} & set(seen)


def test_who_finds_it_is_told_so_and_rises(server: Server) -> None:
    ana = guest(server)
    told = ana.get(AT).json()
    right, _ = right_and_wrong(told["id"])
    answer = ana.post(f"{AT}/{told['id']}/try", json={"act": right}).json()
    assert (answer["right"], answer["tried"]["act"], answer["best"][0]["act"]) == (True, right, right)
    assert answer["change"] > 0
    standing = answer["standing"]
    assert (standing["tried"], standing["solved"], standing["streak"], standing["best"]) == (1, 1, 1, 1)
    assert standing["rating"] == pytest.approx(told["standing"]["rating"] + answer["change"])
    again = ana.get(f"{AT}/{told['id']}").json()
    assert again["known"]
    assert again["rating"] < told["rating"], "the puzzle was beaten"
    assert ana.get(AT).json()["id"] != told["id"], "the next one is another"


def test_only_the_first_try_counts(server: Server) -> None:
    ana = guest(server)
    name = ana.get(AT).json()["id"]
    right, wrong = right_and_wrong(name)
    first = ana.post(f"{AT}/{name}/try", json={"act": wrong}).json()
    assert (first["right"], first["standing"]["streak"]) == (False, 0)
    assert first["change"] < 0
    assert first["tried"]["loss"] > first["tried"]["low"] > 0
    assert first["best"][0]["act"] == right
    second = ana.post(f"{AT}/{name}/try", json={"act": right}).json()
    assert (second["right"], second["change"], second["standing"]) == (True, 0.0, first["standing"])


def test_many_may_try_a_puzzle_first_at_once(server_on_postgres: Server) -> None:
    people = [guest(server_on_postgres, f"Guest {number}") for number in range(6)]
    with ThreadPoolExecutor(len(people)) as pool:
        for puzzle in shipped(GAME).puzzles[:5]:
            give_up = {"act": None}
            asked = [pool.submit(person.post, f"{AT}/{puzzle.id}/try", json=give_up) for person in people]
            assert [each.result().status_code for each in asked] == [200] * len(people)
            assert people[0].get(f"{AT}/{puzzle.id}").json()["rating"] > first_rating(puzzle)


def test_a_streak_ends_with_what_is_not_found(server: Server) -> None:
    ana = guest(server)
    streaks = []
    for act in (0, 0, None, 0):
        name = ana.get(AT).json()["id"]
        given = None if act is None else right_and_wrong(name)[act]
        streaks.append(ana.post(f"{AT}/{name}/try", json={"act": given}).json()["standing"]["streak"])
    assert streaks == [1, 2, 0, 1]
    assert ana.get(AT).json()["standing"]["best"] == 2


def test_who_gives_up_is_told(server: Server) -> None:
    ana = guest(server)
    name = ana.get(AT).json()["id"]
    answer = ana.post(f"{AT}/{name}/try", json={"act": None}).json()
    assert (answer["right"], answer["tried"]) == (False, None)
    assert [way["act"] for way in answer["best"]] == [act_of(action) for action in known(name).right]
    assert answer["change"] < 0


def test_who_tried_all_gets_the_one_tried_longest_ago(server: Server) -> None:
    ana = guest(server)
    names = []
    for _ in shipped(GAME).puzzles:
        names.append(ana.get(AT).json()["id"])
        ana.post(f"{AT}/{names[-1]}/try", json={})
    assert len(set(names)) == len(names)
    assert ana.get(AT).json()["id"] in names


def test_what_is_not_there_or_not_allowed_is_refused(server: Server) -> None:
    ana = guest(server)
    refused(ana.get("/api/puzzles/chess"), 404, "game-unknown")
    refused(ana.get(f"{AT}/0123456789ab"), 404, "puzzle-gone")
    name = ana.get(AT).json()["id"]
    refused(ana.post(f"{AT}/{name}/try", json={"act": {"type": "nothing"}}), 400, "no-such-act")
    assert ana.get(AT).json()["standing"]["tried"] == 0, "nothing was counted"


def test_what_is_mine_can_be_taken_along_and_goes_with_me(server: Server) -> None:
    ana = guest(server)
    name = ana.get(AT).json()["id"]
    ana.post(f"{AT}/{name}/try", json={})
    mine = ana.get("/api/me/data").json()
    assert [row["puzzle"] for row in mine["puzzles"]] == [name]
    assert [row["tried"] for row in mine["puzzle_ratings"]] == [1]
    assert ana.request("DELETE", "/api/me", json={}).status_code == 204


def test_the_shelf_tells_how_many_there_are(server: Server) -> None:
    told = {game["id"]: game["puzzles"] for game in browser(server).get("/api/games").json()}
    assert told["santakaos"] == len(shipped(GAME).puzzles) > 0
