"""Tries the Ludoteca that is installed, not this checkout: a game of each, the page, and a table over the wire.

    python tools/try_installed.py        `make wheel` and the wheels' workflow run it; what fails ends it

It asks for nothing but the package itself with its extra `server`, and the standard library.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import ludoteca
from ludoteca.cli.console.checkup import is_compiled
from ludoteca.client import Client
from ludoteca.server.protocol import BotSeat, MySeat, NewTable

PROGRAM = [sys.executable, "-m", "ludoteca"]
ASSET = re.compile(rb'(?:src|href)="(/assets/[^"]+)"')


def check(holds: bool, what: str) -> None:
    """Say it, or end with it."""
    print("ok  " if holds else "FAIL", what, flush=True)
    if not holds:
        raise SystemExit(1)


def play(name: str) -> None:
    """A game to its end by the dice, and once more from its record."""
    dice = ludoteca.Dice(7)
    game = ludoteca.game(name)
    match = ludoteca.Match(game, players=game.seats[-1], seed=7)
    while not match.over:
        legal = match.state.legal()
        match.act(match.state.seat, legal[dice.below(len(legal))])
    check(ludoteca.replay(match.record()).state.outcome() == match.state.outcome(), f"{game.title} plays and replays")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server of its own, at the address it prints."""
    env = os.environ | {"LUDOTECA_DB": f"sqlite:///{(folder / 'try.db').as_posix()}", "LUDOTECA_LANG": "en"}
    env["LUDOTECA_SECRET"] = str(folder / "key")
    command = [*PROGRAM, "serve", "--port", "0", "--log", "error", "--thinkers", "1"]
    process = subprocess.Popen(command, env=env, cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
        check(found is not None, "the server says where it is")
        assert found is not None
        check(answers(found[0]), "the server listens")
        yield found[0]
    finally:
        process.terminate()
        process.wait()


def answers(address: str) -> bool:
    """Does it listen, within two minutes? Before that it loads every game."""
    for _ in range(240):
        try:
            return bool(urllib.request.urlopen(f"{address}/healthz", timeout=60).status == 200)
        except OSError:
            time.sleep(0.5)
    return False


def look(address: str) -> None:
    """The page and what it loads."""
    page = urllib.request.urlopen(address, timeout=60).read()
    assets = [found.decode() for found in ASSET.findall(page)]
    check(bool(assets), "the page is served")
    for asset in assets:
        check(bool(urllib.request.urlopen(address + asset, timeout=60).read()), f"the page's {asset}")


async def sit(address: str, name: str) -> None:
    """A game against an easy bot, as a guest on the wire."""
    async with Client(address) as client:
        await client.come_in("Visitor")
        table = await client.set_table(NewTable(game=name, seats=[MySeat(), BotSeat(level="easy")]))
        outcome = await client.play(table.id, lambda position: position.legal[0])
    check(outcome is not None, f"{name} is played against a bot at the server")


def main() -> None:
    """Everything, one after the other."""
    home = Path(str(ludoteca.__file__))
    check("src" not in home.parts[-3:-2], f"Ludoteca {ludoteca.__version__} comes from {home.parent.parent.name}")
    check(is_compiled() or bool(os.environ.get("LUDOTECA_PURE")), "its rules are compiled")
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | {"LUDOTECA_PORT": "1", "LUDOTECA_DB": f"sqlite:///{Path(folder, 'no.db').as_posix()}"}
        check(subprocess.run([*PROGRAM, "doctor"], env=env, check=False).returncode == 0, "the doctor is content")
        for name in ludoteca.games():
            play(name)
        with served(Path(folder)) as address:
            look(address)
            for name in ludoteca.games():
                asyncio.run(sit(address, name))


if __name__ == "__main__":
    main()
