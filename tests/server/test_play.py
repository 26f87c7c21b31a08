"""Play over a table's socket: whole games, refusals, taking back, looking ahead, hints, chat, several seats."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from tests.server.harness import BOT, ME, OPEN, Line, guest
from tests.server.servers import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder, f"sqlite:///{folder}/play.db") as server:
        yield server


@pytest.mark.parametrize("game", ludoteca.games())
def test_a_whole_game_against_a_bot(server: Server, game: str) -> None:
    async def play() -> None:
        dice = random.Random(5)
        async with guest(server) as ana:
            seats = [ME, *[BOT] * (max(2, ludoteca.game(game).seats[0]) - 1)]
            table = await ana.set_table(game, *seats)
            async with ana.line(table["id"], seen=0) as line:
                await line.come_in()
                await line.finish(dice.choice)
                await line.until(lambda message: message["type"] == "table" and message["table"]["state"] == "finished")
                assert line.position["legal"] == []
                assert line.table["outcome"]["ending"] in ludoteca.game(game).endings
            numbers = [entry["n"] for heard in line.heard if heard["type"] == "position" for entry in heard["entries"]]
            assert numbers == list(range(1, line.position["n"] + 1)), "every entry comes once, in order"

    asyncio.run(play())


def test_after_the_end_nothing_more_is_done_and_why(server: Server) -> None:
    async def play() -> None:
        async with guest(server) as ana:
            table = (await ana.set_table("holi", ME, {"kind": "me", "name": "Bia"}))["id"]
            async with ana.line(table) as line:
                await line.come_in()
                act = line.position["legal"][0]
                await line.finish()
                await line.until(lambda message: message.get("table", {}).get("state") == "finished")
                n = line.position["n"]
                asks: list[dict[str, Any]] = [
                    *({"kind": kind, "n": n, "act": act} for kind in ("act", "preview")),
                    *({"kind": kind, "n": n} for kind in ("undo", "hint")),
                    {"kind": "act", "n": 0, "act": act},
                    {"kind": "vote", "on": "abandon"},
                    {"kind": "vote", "on": "standin", "seat": 0},
                    {"kind": "return"},
                ]
                for ask in asks:
                    answer = await line.ask(**ask)
                    assert (answer["type"], answer["stale"]) == ("refused", False), ask
                    assert answer["problem"]["key"] == "not-playing", ask
                told = (await ana.http.get(f"/api/tables/{table}")).json()
                assert (told["state"], told["n"], told["votes"]) == ("finished", n, [])

    asyncio.run(play())


def test_two_people_and_an_onlooker_see_the_same_table(server: Server) -> None:
    async def play() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento, guest(server, "Clara") as clara:
            table = (await ana.set_table("holi", ME, OPEN))["id"]
            assert (await bento.post(f"/api/tables/{table}/join"))["state"] == "playing"
            async with ana.line(table) as one, bento.line(table) as two, clara.line(table) as three:
                lines = [await line.come_in() for line in (one, two, three)]
                assert [line.position["viewer"] for line in lines] == [0, 1, -1]
                for _ in range(6):
                    acting = next(line for line in lines if line.position["legal"])
                    n = (await acting.act())["n"]
                    for line in lines:
                        await line.seen(n)
                assert three.position["legal"] == []
                refused = await three.ask("act", n=three.position["n"], act=acting.position["view"])
                assert refused["problem"]["key"] == "not-your-turn"

    asyncio.run(play())


def test_an_old_or_illegal_act_is_refused_and_changes_nothing(server: Server) -> None:
    async def play() -> None:
        async with guest(server) as ana:
            table = await ana.set_table("holi", ME, {"kind": "me", "name": "Bia"})
            async with ana.line(table["id"]) as line:
                await line.come_in()
                before = line.position
                refused = await line.ask("act", n=0, act={"type": "throw", "card": "bar", "cells": ["A1"]})
                assert (refused["type"], refused["stale"]) == ("refused", False)
                assert refused["problem"]["text"]
                await line.act()
                stale = await line.ask("act", n=0, act=before["legal"][0])
                assert stale["stale"]
                again = await line.hear()
                assert (again["type"], again["n"]) == ("position", 1)

    asyncio.run(play())


def test_unreadable_messages_are_refused_and_the_line_stays(server: Server) -> None:
    async def play() -> None:
        async with guest(server) as ana:
            table = await ana.set_table("holi", ME, BOT)
            async with ana.line(table["id"]) as line:
                await line.come_in()
                for text in ("", "{", "[]", '{"type": "dance"}', '{"type": "act", "n": -1, "act": {}}', "[" * 5000):
                    await line.socket.send(text)
                    refused = await line.until(lambda message: message["type"] == "refused")
                    assert refused["problem"]["key"] == "message-unreadable"
                assert (await line.ask("ping"))["type"] == "pong"

    asyncio.run(play())


async def _can_undo(line: Line) -> bool:
    """Act until something can be taken back."""
    for _ in range(40):
        if line.position["can_undo"]:
            return True
        await line.act()
    return False


def test_a_decision_is_taken_back_and_the_log_keeps_both(server: Server) -> None:
    async def play() -> None:
        async with guest(server) as ana:
            table = await ana.set_table("santakaos", ME, {"kind": "me", "name": "Bia"})
            async with ana.line(table["id"]) as line:
                await line.come_in()
                assert await _can_undo(line)
                n, legal = line.position["n"], line.position["legal"]
                undone = await line.ask("undo", n=n)
                assert (undone["n"], undone["entries"][0]["undo"]) == (n + 1, True)
                before = undone["view"]
                await line.act(next(act for act in undone["legal"] if act))
                assert line.position["n"] == n + 2
                assert legal != before
            async with ana.line(table["id"], seen=0) as line:
                await line.come_in()
                assert [entry["n"] for entry in line.position["entries"]] == list(range(1, n + 3))
                refused = await line.ask("undo", n=n)
                assert refused["stale"]

    asyncio.run(play())


def test_a_decision_that_passed_the_turn_on_is_taken_back_until_the_next_player_decides(server: Server) -> None:
    async def play() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento:
            table = (await ana.set_table("holi", ME, OPEN))["id"]
            await bento.post(f"/api/tables/{table}/join")
            async with ana.line(table) as one, bento.line(table) as other:
                await one.come_in()
                await other.come_in()
                first, second = (one, other) if one.position["legal"] else (other, one)
                before = first.position
                await first.act()
                await second.my_turn()
                assert (first.position["legal"], first.position["can_undo"], second.position["can_undo"]) == (
                    [],
                    True,
                    False,
                )
                refused = await second.ask("undo", n=second.position["n"])
                assert refused["problem"]["key"] == "cannot-undo"
                undone = await first.ask("undo", n=first.position["n"])
                assert (undone["view"], undone["legal"]) == (before["view"], before["legal"])
                await first.act()
                await second.until(lambda message: message.get("n") == first.position["n"])
                await second.act()
                await first.my_turn()
                assert not first.position["can_undo"]
                refused = await first.ask("undo", n=first.position["n"])
                assert refused["problem"]["key"] == "cannot-undo"

    asyncio.run(play())


def test_at_one_device_the_seat_before_takes_back(server: Server) -> None:
    async def play() -> None:
        async with guest(server) as ana:
            table = await ana.set_table("holi", ME, {"kind": "me", "name": "Bia"})
            async with ana.line(table["id"]) as line:
                await line.come_in()
                first = line.position["viewer"]
                await line.act()
                assert (line.position["viewer"], line.position["can_undo"]) == (1 - first, True)
                undone = await line.ask("undo", n=line.position["n"])
                assert (undone["viewer"], undone["entries"][0]["seat"]) == (first, first)

    asyncio.run(play())


def test_several_seats_of_one_person_are_seen_from_the_one_that_decides(server: Server) -> None:
    async def play() -> None:
        async with guest(server) as ana:
            table = await ana.set_table("holi", ME, {"kind": "me", "name": "Bia"})
            assert [seat["name"] for seat in table["seats"]] == ["Ana", "Bia"]
            async with ana.line(table["id"]) as line:
                await line.come_in()
                viewers = set()
                while await line.my_turn():
                    assert line.position["viewer"] == line.position["view"]["seat"]
                    viewers.add(line.position["viewer"])
                    await line.act()
                assert viewers == {0, 1}

    asyncio.run(play())


def test_a_preview_tells_what_then_happens(server: Server) -> None:
    async def play() -> None:
        async with guest(server) as ana:
            table = await ana.set_table("holi", ME, BOT)
            async with ana.line(table["id"]) as line:
                await line.come_in()
                for _ in range(8):
                    await line.my_turn()
                    act = line.position["legal"][-1]
                    foreseen = await line.ask("preview", n=line.position["n"], act=act)
                    done = await line.act(act)
                    events: list[Any] = done["entries"][0]["events"]
                    assert events[: len(foreseen["events"])] == foreseen["events"]
                    if foreseen["open"]:
                        assert (events, done["view"]) == (foreseen["events"], foreseen["view"])

    asyncio.run(play())


@pytest.mark.parametrize("game", ["quissama", "regalitos"])
def test_a_hint_asked_in_one_go_with_an_act_is_of_what_the_asker_saw(server: Server, game: str) -> None:
    """It is worked out after the act; by then another decides, whose view is none of the asker's business."""

    async def play() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento:
            table = (await ana.set_table(game, ME, OPEN))["id"]
            await bento.post(f"/api/tables/{table}/join")
            async with ana.line(table) as one, bento.line(table) as two:
                lines = [await one.come_in(), await two.come_in()]
                for _ in range(4):
                    acting = next(line for line in lines if line.position["legal"])
                    saw = acting.position
                    hint = await acting.say("hint", n=saw["n"])
                    await acting.say("act", n=saw["n"], act=saw["legal"][-1])
                    hinted = await acting.until(lambda message, hint=hint: message.get("ref") == hint)  # type: ignore[misc]
                    assert hinted["n"] == saw["n"]
                    assert all(advice["act"] in saw["legal"] for advice in hinted["best"])
                    for line in lines:
                        await line.seen(saw["n"] + 1)

    asyncio.run(play())


def test_a_hint_comes_where_the_host_allows_it(server: Server) -> None:
    async def play() -> None:
        async with guest(server) as ana:
            table = await ana.set_table("holi", ME, BOT)
            async with ana.line(table["id"]) as line:
                await line.come_in()
                await line.my_turn()
                hint = await line.ask("hint", n=line.position["n"])
                assert hint["best"][0]["act"] in line.position["legal"]
                assert hint["best"][0]["share"] >= hint["best"][-1]["share"]
                assert abs(sum(hint["chances"]) - 1) < 0.01
            table = await ana.set_table("holi", ME, BOT, hints=False)
            async with ana.line(table["id"]) as line:
                await line.come_in()
                await line.my_turn()
                assert (await line.ask("hint", n=line.position["n"]))["problem"]["key"] == "no-hints"

    asyncio.run(play())


def test_chat_reaches_everybody_and_whoever_comes_later(server: Server) -> None:
    async def play() -> None:
        async with guest(server) as ana, guest(server, "Bento") as bento:
            table = (await ana.set_table("holi", ME, BOT))["id"]
            async with ana.line(table) as one, bento.line(table) as two:
                await one.say("chat", text="Olá!")
                heard = await two.until(lambda message: message["type"] == "said")
                assert (heard["seat"], heard["name"], heard["text"]) == (0, "Ana", "Olá!")
                await two.say("chat", text="Boa sorte")
                assert (await one.until(lambda message: message.get("text") == "Boa sorte"))["seat"] == -1
                refused = await two.ask("chat", text="x" * 501)
                assert refused["problem"]["key"] == "message-unreadable"
            async with bento.line(table) as late:
                await late.come_in()
                assert [message["text"] for message in late.heard if message["type"] == "said"] == ["Olá!", "Boa sorte"]

    asyncio.run(play())
