"""Bots of other packages at tables: those the host allows; one that fails gives way to a bot of the house."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.server.settings import Settings
from tests.server.callers import guest as caller
from tests.server.callers import refused
from tests.server.harness import ME, guest
from tests.server.servers import PATIENCE, Server, commanded, running

NAUGHTY = "tests.server.naughty"
LAST, GONE = f"{NAUGHTY}:Last", f"{NAUGHTY}:Nobody"
WHY = {
    f"{NAUGHTY}:Raising": "Unpicklable: lost",
    f"{NAUGHTY}:Cheating": " chose -1, which is not legal there.",
    f"{NAUGHTY}:Dying": "its process died",
    f"{NAUGHTY}:Endless": "no answer after ",
}
FAILING = list(WHY)
HASTY = Path(__file__).parents[2] / "examples" / "hasty"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server whose host allows all of them."""
    with running(bots=", ".join([LAST, *FAILING, GONE])) as server:
        yield server


def test_the_host_says_which_are_offered(server: Server) -> None:
    games = caller(server).get("/api/games").json()
    assert [game["bots"] for game in games] == [[LAST, *FAILING, GONE]] * len(games)


def test_another_one_is_refused_and_says_who_may_play(server: Server) -> None:
    for level in ("tests.bots.test_bots:LastBot", "../naughty:Last", "net", "mcts"):
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        answer = caller(server).post("/api/tables", json={"game": "holi", "seats": seats})
        if "/" in level:
            refused(answer, 400, "malformed")
        else:
            assert LAST in refused(answer, 409, "level-missing")["text"]


async def _played(server: Server, *levels: str) -> dict[str, dict[str, object]]:
    """A whole game beside these; how their seats are told of at the end, by their names."""
    async with guest(server) as ana:
        bots = [{"kind": "bot", "level": level} for level in levels]
        table = await ana.set_table("holi", ME, *bots)
        async with ana.line(table["id"]) as line:
            await line.come_in()
            await line.finish()
            await line.until(lambda message: line.table.get("state") == "finished")
        seats = (await ana.http.get(f"/api/tables/{table['id']}")).json()["seats"]
        assert (await ana.http.get(f"/api/tables/{table['id']}/record")).is_success
    return {seat["name"]: seat for seat in seats if seat["kind"] == "bot"}


def test_two_of_one_play_a_whole_game_under_their_own_names(server: Server) -> None:
    seats = asyncio.run(_played(server, LAST, LAST))
    assert {name: seat["standin"] for name, seat in seats.items()} == {"Last": False, "Last 2": False}


@pytest.mark.parametrize("level", [*FAILING, GONE])
def test_one_that_fails_gives_way_and_the_table_is_told(server: Server, level: str) -> None:
    (seat,) = asyncio.run(_played(server, level)).values()
    assert (seat["standin"], seat["level"]) == (True, level)
    (said,) = [line for line in server.log.read_text().splitlines() if f"the bot {level} failed: " in line]
    assert WHY.get(level, "") in said
    assert caller(server).get("/readyz").is_success, "and the server goes on"


def test_one_that_is_no_longer_allowed_does_not_play(tmp_path: Path) -> None:
    async def begin(server: Server) -> tuple[httpx.Cookies, str]:
        async with guest(server) as ana:
            table = await ana.set_table("holi", ME, {"kind": "bot", "level": LAST})
            return ana.http.cookies, table["id"]

    async def go_on(server: Server, cookies: httpx.Cookies, table: str) -> dict[str, object]:
        async with guest(server) as ana:
            ana.http.cookies = cookies
            async with ana.line(table) as line:
                await line.come_in()
                await line.finish()
            return dict((await ana.http.get(f"/api/tables/{table}")).json()["seats"][1])

    database = f"sqlite:///{tmp_path}/db"
    with Server(tmp_path, database, bots=LAST) as first:
        cookies, table = asyncio.run(begin(first))
    with Server(tmp_path, database) as second:
        assert asyncio.run(go_on(second, cookies, table))["standin"]
        assert f"the bot {LAST} failed: it is not among those allowed here" in second.log.read_text()


def test_one_of_an_installed_package_goes_by_its_name(tmp_path: Path) -> None:
    info = tmp_path / "ludoteca_hasty-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ludoteca-hasty\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[ludoteca.bots]\nhasty = ludoteca_hasty:Hasty\n", encoding="utf-8")
    places = os.pathsep.join([str(tmp_path), str(HASTY), os.environ.get("PYTHONPATH", "")])
    env = os.environ | {"PYTHONPATH": places, "LUDOTECA_BOTS": "hasty@2", "LUDOTECA_LIMITS": "0"}
    with commanded(env, tmp_path) as address, httpx.Client(base_url=address, timeout=PATIENCE) as ana:
        ana.post("/api/guest", json={"nick": "Ana"})
        seats = [{"kind": "bot", "level": "hasty@2"}, {"kind": "bot", "level": "easy"}]
        table = ana.post("/api/tables", json={"game": "holi", "seats": seats}).json()
        while (told := ana.get(f"/api/tables/{table['id']}").json())["state"] == "playing":
            pass
    assert told["state"] == "finished"
    assert (told["seats"][0]["name"], told["seats"][0]["standin"]) == ("hasty", False)


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("4", "LUDOTECA_THINKERS"),
        ("nobody", "There is no bot “nobody”"),
        ("no_such_package.bots:Clever", "There is no bot"),
        ("/etc/passwd:x", "There is no bot"),
        (f"{LAST}@soon", "soon"),
    ],
)
def test_a_host_who_names_nobody_is_told_at_once(bots: str, said: str) -> None:
    with pytest.raises(LudotecaError, match=said):
        Settings(bots=bots)
