"""The Python client and the example bot, with a real server."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.client import Client, ServerRefused
from ludoteca.server.protocol import BotSeat, MySeat, NewTable, OpenSeat, Ping, Pong, Position
from ludoteca.server.protocol.parts import Shown
from tests.server.callers import guest, member
from tests.server.servers import PATIENCE, Server

ROOT = Path(__file__).parents[2]
LONG = 10 * PATIENCE
"""Seconds for a whole game: the client itself never gives a lost server up."""


def first(position: Position) -> Shown:
    return position.legal[0]


@pytest.mark.parametrize("game", ludoteca.games())
def test_a_program_plays_a_whole_game_against_a_bot(server: Server, game: str) -> None:
    async def play() -> None:
        async with asyncio.timeout(LONG), Client(server.url) as client:
            await client.come_in("Program")
            table = await client.set_table(NewTable(game=game, seats=[MySeat(), BotSeat()]))
            dice = random.Random(7)
            outcome = await client.play(table.id, lambda position: dice.choice(position.legal))
            assert outcome is not None
            assert len(outcome.scores) == 2
            record = await client.record(table.id)
            assert record.outcome == outcome
            assert len(ludoteca.replay(record)) > 1
            assert [found.id for found in await client.tables(mine=True, state="finished")] == [table.id]

    asyncio.run(play())


def test_the_example_bot_joins_by_token_and_plays_a_whole_game(server: Server) -> None:
    caller, _ = member(server)
    token = caller.post("/api/tokens", json={"label": "example"}).json()["secret"]

    async def host() -> tuple[object, bytes]:
        async with asyncio.timeout(LONG), Client(server.url) as client:
            await client.come_in("Host")
            table = await client.set_table(NewTable(game="quissama", seats=[MySeat(), OpenSeat()]))
            command = [sys.executable, "examples/bot_by_token.py", server.url, table.id]
            bot = await asyncio.create_subprocess_exec(
                *command, "--token", token, "--level", "easy", cwd=ROOT, stdout=subprocess.PIPE
            )
            outcome = await client.play(table.id, first)
            said, _ = await bot.communicate()
            assert outcome is not None
            return outcome.scores, said

    scores, said = asyncio.run(host())
    assert f"Scores: {scores}".encode() in said
    assert caller.get("/api/me/results").json()[0]["game"] == "quissama"


def test_a_bot_of_choice_is_started_from_the_tables_link(server: Server) -> None:
    caller, _ = member(server)
    token = caller.post("/api/tokens", json={"label": "bot"}).json()["secret"]

    async def host() -> tuple[list[int], bytes]:
        async with Client(server.url) as client:
            await client.come_in("Host")
            table = await client.set_table(NewTable(game="holi", seats=[MySeat(), OpenSeat()]))
            command = [sys.executable, "-m", "ludoteca", "bot", f"{server.url}/t/{table.id}", "--lang", "en"]
            bot = await asyncio.create_subprocess_exec(
                *command,
                "--bot",
                "greedy",
                cwd=ROOT,
                stdout=subprocess.PIPE,
                env=os.environ | {"LUDOTECA_TOKEN": token},
            )
            outcome = await client.play(table.id, first)
            said, _ = await bot.communicate()
            assert outcome is not None
            return outcome.scores, said

    scores, said = asyncio.run(host())
    assert said.decode().startswith(f"Holi is over. Points by seat: {', '.join(map(str, scores))}; places: ")


def test_a_bot_plays_on_where_its_author_already_sits(server: Server) -> None:
    caller, _ = member(server)
    token = caller.post("/api/tokens", json={"label": "bot"}).json()["secret"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    table = caller.post("/api/tables", json={"game": "holi", "seats": seats}).json()
    assert table["state"] == "playing"
    command = [sys.executable, "-m", "ludoteca", "bot", f"{server.url}/t/{table['id']}", "--lang", "en"]
    bot = subprocess.run([*command, "--bot", "random", "--token", token], cwd=ROOT, capture_output=True, text=True)
    assert bot.stderr == ""
    assert caller.get(f"/api/tables/{table['id']}").json()["state"] == "finished"


def test_a_program_says_again_that_it_is_ready_when_the_host_changed_something(server: Server) -> None:
    caller = guest(server)
    plan = {"game": "holi", "seats": [{"kind": "me"}, {"kind": "open"}], "ready": False}
    table = caller.post("/api/tables", json=plan).json()["id"]

    async def play() -> None:
        async with asyncio.timeout(PATIENCE), Client(server.url) as client:
            await client.come_in("Program")
            await client.join(table)
            assert caller.patch(f"/api/tables/{table}", json={"hints": False}).json()["seats"][1]["ready"] is False
            playing = asyncio.create_task(client.play(table, first))
            while not (await client.table(table)).seats[1].ready:
                await asyncio.sleep(0)
            assert caller.post(f"/api/tables/{table}/ready", json={}).json()["state"] == "playing"
            playing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await playing  # so that its line is closed

    asyncio.run(play())


def test_what_the_server_refuses_is_raised_with_its_words(server: Server) -> None:
    async def ask() -> None:
        async with Client(server.url, token="ludoteca_wrong") as client:
            with pytest.raises(ServerRefused, match="does not know who you are"):
                await client.set_table(NewTable(game="holi", seats=[MySeat(), BotSeat()]))

    asyncio.run(ask())


def test_a_question_is_answered_by_its_number(server: Server) -> None:
    table = guest(server).post("/api/tables", json={"game": "holi", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()

    async def ask() -> None:
        async with Client(server.url) as client, client.sit(table["id"]) as line:
            assert isinstance(await line.answer(Ping()), Pong)

    asyncio.run(ask())
