"""What `make bench` measures: our games and adapters, and the peers beside them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import ludoteca

PROJECT = Path(__file__).parents[1]
COMPILED = str(PROJECT / "build" / "compiled")
PEERS = str(PROJECT / "build" / "peers" / "bin" / "python")
PLAYERS = 4

PLAY = "Random play"
TABLES = "PettingZoo environments, one table"
DRIVEN = "Random play, each decision by a loop in Python"
MANY = "Many games on arrays"
SEARCH = "IS-MCTS, two players"
GROWTH = "Growth, by wall clock"

Figures = dict[str, float]


class Job(NamedTuple):
    """One process that measures: `figure` is the number of its answer that the row is about."""

    section: str
    label: str
    figure: str
    python: str
    path: str
    arguments: tuple[str, ...]

    @property
    def key(self) -> str:
        """The row's name in the file of results."""
        return f"{self.section}: {self.label}"

    def measure(self) -> Figures:
        """What the process tells."""
        env = os.environ | {"PYTHONPATH": self.path, "OMP_NUM_THREADS": "1", "PYTHONWARNINGS": "ignore"}
        command = [self.python, "-m", *self.arguments]
        done = subprocess.run(
            command, cwd=PROJECT, env=env, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        return dict(json.loads(done.stdout.splitlines()[-1]))


def jobs(seconds: float) -> list[Job]:
    """All of them, each to measure for so long."""
    time = str(seconds)
    return [*_play(time), *_tables(time), *_search(time), *_growth(time)]


def ours(section: str, label: str, figure: str, path: str, module: str, *arguments: str) -> Job:
    """A job on our own package, or another commit's, at that path; "" is the sources."""
    return Job(section, label, figure, sys.executable, path, (f"benchmarks.{module}", *arguments))


def _peer(section: str, label: str, figure: str, module: str, *arguments: str) -> Job:
    return Job(section, label, figure, PEERS, "", (f"benchmarks.peer_{module}", *arguments))


def _play(time: str) -> list[Job]:
    peers = [_peer(PLAY, "Catanatron, Catan", "decisions", "catanatron", str(PLAYERS), time)]
    peers += [
        _peer(PLAY, f"RLCard, {name}", "decisions", "rlcard", name, time) for name in ("gin-rummy", "uno", "mahjong")
    ]
    cpp = ("hanabi(players=4)", "gin_rummy", "backgammon", "hearts")
    peers += [_peer(PLAY, f"OpenSpiel C++, {name}", "decisions", "open_spiel", name, time) for name in cpp]
    python = ("python_liars_poker", "python_block_dominoes")
    peers += [_peer(PLAY, f"OpenSpiel Python, {name}", "decisions", "open_spiel", name, time) for name in python]
    own = [
        ours(PLAY, f"{name}, {flavour}", "decisions", path, "random_play", name, str(PLAYERS), time)
        for flavour, path in (("interpreted", ""), ("compiled", COMPILED))
        for name in ludoteca.games()
    ]
    driven = [
        ours(DRIVEN, name, "driven", COMPILED, "random_play", name, str(PLAYERS), time) for name in ludoteca.games()
    ]
    return peers + own + driven


def _tables(time: str) -> list[Job]:
    names = ("hanabi_v5", "texas_holdem_no_limit_v6")
    peers = [_peer(TABLES, f"PettingZoo, {name}", "steps", "pettingzoo", name, time) for name in names]
    peers += [_peer(MANY, f"Pgx, {name}", "many", "pgx", name, time) for name in ("backgammon", "sparrow_mahjong")]
    own = [
        ours(section, name, figure, COMPILED, "adapter_play", name, str(PLAYERS), time, figure)
        for section, figure in ((TABLES, "steps"), (MANY, "many"))
        for name in ludoteca.games()
    ]
    return peers + own


def _search(time: str) -> list[Job]:
    peer = _peer(
        SEARCH, "OpenSpiel C++, gin_rummy, played to the end", "simulations", "open_spiel", "search:gin_rummy", time
    )
    own = [
        ours(SEARCH, f"{name}, {how}", "simulations", COMPILED, "search_play", name, "2", time, roll)
        for how, roll in (("played to the end", "-1"), ("as our bots search", "0"))
        for name in ludoteca.games()
    ]
    return [peer, *own]


def _growth(time: str) -> list[Job]:
    arrays = [
        ours(GROWTH, f"{name} on arrays, {count} process{'es' * (count > 1)}", "grown", COMPILED, "adapter_play",
              name, str(PLAYERS), time, "grown", str(count))
        for name in ludoteca.games()
        for count in (1, 2)
    ]  # fmt: skip
    play = [
        ours(GROWTH, f"{name}, {count} process{'es' * (count > 1)}", "decisions", COMPILED, "growth",
              name, str(PLAYERS), time, str(count))
        for name in ludoteca.games()
        for count in (1, 2)
    ]  # fmt: skip
    return play + arrays
