"""House contents: what a host's folder offers, tables played with it, after restarts too; and what is wrong with it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import ludoteca
from ludoteca.cli.commands.own.content import written
from ludoteca.core.errors import LudotecaError
from ludoteca.core.record import Record, replay
from ludoteca.core.registry import game as find_game
from ludoteca.server.settings import Settings
from tests.server.callers import guest as caller
from tests.server.callers import member, refused
from tests.server.harness import ME, Guest, guest
from tests.server.servers import Server, running

NAME = "Santa Kaos: two of a kind"
TWICE = ('toys = ["ball", "blocks"]', 'toys = ["ball", "ball"]')


def house_file(folder: Path, name: str = NAME, *changes: tuple[str, str], game: str = "santakaos") -> Path:
    """A content file of that name, changed in these places."""
    text = written(find_game(game)).replace(
        f'name = "{find_game(game).title}: my contents"', f"name = {json.dumps(name)}"
    )
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = folder / f"{len(list(folder.iterdir()))}.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A host's folder: one good file, and one of each kind that is not."""
    folder = tmp_path_factory.mktemp("contents")
    house_file(folder, NAME, TWICE)
    house_file(folder, NAME, ("points = 3", "points = 4"))  # the same name again
    house_file(folder, "three", ('toys = ["ball", "blocks"]', 'toys = ["ball", "ball", "ball"]'))
    house_file(folder, "no number", ("stockings = 10", 'stockings = "many"'))
    house_file(folder, "\u202egnp", ("points = 3", "points = 4"))
    house_file(folder, "no such toy", ('toys = ["ball", "blocks"]', 'toys = ["ball", "../../etc/passwd"]'))
    (folder / "6.toml").write_text("game = [", encoding="utf-8")
    (folder / "7.toml").write_bytes(b"\xff\xfe")
    (folder / "8.toml").write_text('game = "../holi"\n', encoding="utf-8")
    (folder / "9.toml").mkdir()
    (folder / "notes.txt").write_text("not a content file", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with running(content=folder) as server:
        yield server


def offers(server: Server, game: str = "santakaos") -> list[dict[str, object]]:
    """The house contents a game is offered with."""
    games = caller(server).get("/api/games").json()
    return list(next(each["contents"] for each in games if each["id"] == game))


def test_a_good_file_is_offered_and_the_others_are_named_with_their_reason(server: Server, folder: Path) -> None:
    (offer,) = offers(server)
    assert (offer["name"], offer["levels"]) == (NAME, ["easy", "medium", "hard"]), "nets do not fit it"
    assert offers(server, "holi") == []
    log = server.log.read_text()
    assert f"{folder}/1.toml: another file has contents named" in log
    line = (folder / "2.toml").read_text().splitlines().index('toys = ["ball", "ball", "ball"]') + 1
    assert any(f"{folder}/2.toml, line {at}" in log for at in (line, line - 1, line - 2)), log
    for number in range(1, 10):
        assert f"contents left out: {folder}/{number}.toml" in log, number


@pytest.mark.parametrize("contents", ["../../etc/passwd", "0.toml", NAME, "0" * 20 + "\n", "", 7, ["x"]])
def test_contents_are_asked_for_by_their_id_and_nothing_else(server: Server, contents: object) -> None:
    body = {"game": "santakaos", "seats": [ME, {"kind": "bot"}], "contents": contents}
    refused(caller(server).post("/api/tables", json=body), 400, "malformed")


def test_what_is_not_offered_is_refused_with_what_is(server: Server) -> None:
    for game, contents in (("santakaos", "0" * 20), ("holi", offers(server)[0]["id"])):
        body = {"game": game, "seats": [ME, {"kind": "bot"}], "contents": contents}
        refused(caller(server).post("/api/tables", json=body), 409, "contents-missing")


def test_a_level_with_a_net_is_refused_with_other_contents(server: Server) -> None:
    seats = [ME, {"kind": "bot", "level": "expert"}]
    body = {"game": "santakaos", "seats": seats, "contents": offers(server)[0]["id"]}
    refused(caller(server).post("/api/tables", json=body), 409, "level-missing")


def test_the_table_the_lists_and_the_edition_name_them(server: Server) -> None:
    ana = caller(server)
    (offer,) = offers(server)
    body = {"game": "santakaos", "seats": [ME, {"kind": "open"}], "contents": offer["id"], "public": True}
    table = ana.post("/api/tables", json=body).json()
    assert (table["contents"], table["edition"], table["levels"]) == (NAME, offer["edition"], offer["levels"])
    listed = ana.get("/api/tables?game=santakaos").json()
    assert [each["contents"] for each in listed if each["id"] == table["id"]] == [NAME]
    told = ana.get(f"/api/games/santakaos/editions/{table['edition']}/en").json()
    assert told["content"]["wishes"][0]["toys"] == ["ball", "ball"]


@pytest.mark.parametrize(
    ("house", "given", "said"),
    [
        (True, [], f"This table is played with “{NAME}”: give that file with --content."),
        (False, ["--content", "0.toml"], "This table is played with the installed contents: leave --content out."),
        (True, ["--content", "0.toml"], ""),
    ],
)
def test_a_bot_thinks_with_the_contents_of_its_table(
    server: Server, folder: Path, house: bool, given: list[str], said: str
) -> None:
    ana, _ = member(server)
    token = ana.post("/api/tokens", json={"label": "bot"}).json()["secret"]
    contents = {"contents": offers(server)[0]["id"]} if house else {}
    body = {"game": "santakaos", "seats": [ME, {"kind": "bot", "level": "easy"}], **contents}
    link = f"{server.url}/t/{ana.post('/api/tables', json=body).json()['id']}"
    command = [sys.executable, "-m", "ludoteca", "bot", link, "--bot", "random", "--token", token, *given]
    bot = subprocess.run([*command, "--lang", "en"], cwd=folder, capture_output=True, text=True)
    assert bot.stderr.strip() == said


async def _play(ana: Guest, table: str, decisions: int = 10**6) -> None:
    """So many decisions at a table, with a hint and a preview on the way."""
    async with ana.line(table) as line:
        await line.come_in()
        for decision in range(decisions):
            if not await line.my_turn():
                await line.until(lambda message: line.table.get("state") == "finished")
                return
            n, act = line.position["n"], line.position["legal"][-1]
            if decision == 0:
                assert (await line.ask("hint", n=n))["type"] == "hinted"
                assert (await line.ask("preview", n=n, act=act))["type"] == "previewed"
            await line.act(act)


async def _begun(server: Server) -> tuple[httpx.Cookies, str]:
    """A game with house contents against a bot, some decisions old."""
    async with guest(server) as ana:
        offer = (await ana.http.get("/api/games")).json()
        contents = next(each["contents"][0]["id"] for each in offer if each["id"] == "santakaos")
        table = await ana.set_table("santakaos", ME, {"kind": "bot"}, contents=contents)
        await _play(ana, table["id"], decisions=5)
        return ana.http.cookies, table["id"]


async def _ended(server: Server, cookies: httpx.Cookies, table: str) -> dict[str, Any]:
    """Play it to its end; record, replay, review, table, and the table of a rematch."""
    async with guest(server) as ana:
        ana.http.cookies = cookies
        await _play(ana, table)
        path = f"/api/records/{table}"
        found = {name: (await ana.http.get(path + end)) for name, end in (("record", ""), ("replay", "/replay"))}
        review = await ana.http.post(f"{path}/review")
        assert review.json()["state"] in ("working", "done"), review.text
        told = {name: answer.json() for name, answer in found.items()}
        told["table"] = (await ana.http.get(f"/api/tables/{table}")).json()
        told["moment"] = (await ana.http.get(f"/api/tables/{table}/at/3")).json()
        told["rematch"] = await ana.post(f"/api/tables/{table}/rematch")
        told["imported"] = await ana.post("/api/records", **told["record"])
        return told


@pytest.mark.parametrize("fate", ["gone", "changed", "no folder"])
def test_a_table_plays_on_with_what_it_was_dealt_with(tmp_path: Path, fate: str) -> None:
    folder = tmp_path / "contents"
    folder.mkdir()
    file, database = house_file(folder, NAME, TWICE), f"sqlite:///{tmp_path}/db"
    with Server(tmp_path, database, content=folder) as server:
        cookies, table = asyncio.run(_begun(server))
        server.kill()
    file.unlink()
    if fate == "changed":
        house_file(folder, NAME, ("points = 3", "points = 5"))
    settings: dict[str, Any] = {} if fate == "no folder" else {"content": folder}
    with Server(tmp_path, database, **settings) as server:
        told = asyncio.run(_ended(server, cookies, table))
    _holds(told)


def _holds(told: dict[str, Any]) -> None:
    """Everything that is told of the game names its contents, and the record needs nothing else."""
    record = Record.from_json(json.dumps(told["record"]))
    again = replay(record)
    assert again.game.contents_name == NAME
    assert record.content == again.game.content.digest() != find_game("santakaos").content.digest()
    for name in ("replay", "table", "rematch"):
        assert told[name]["contents"] == NAME, name
    assert told["replay"]["outcome"] == msgspec.to_builtins(again.state.outcome())


def test_a_record_of_contents_nobody_here_knows_is_not_taken_in(server: Server, tmp_path: Path) -> None:
    strange = find_game("santakaos").with_content(house_file(tmp_path, "strange", ("points = 3", "points = 8")))
    match = ludoteca.Match(strange, 2, seed=1)
    while not match.over:
        match.act(match.state.seat, match.state.legal()[0])
    answer = caller(server).post("/api/records", content=match.record().to_json())
    refused(answer, 400, "record-other")


def test_a_folder_that_is_not_there_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(LudotecaError, match="There is no folder"):
        Settings(content=str(tmp_path / "nowhere"))
