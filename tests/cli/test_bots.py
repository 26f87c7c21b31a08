"""Bots in the terminal: who sits there, what they do, and a hint."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.shell import PROGRAM, PROJECT, Run


@pytest.mark.parametrize(("language", "level"), [("en", "easy"), ("pt", "fácil"), ("es", "fácil")])
def test_opponents_have_names_levels_and_characters(run: Run, language: str, level: str) -> None:
    out = run("play", "holi", "--players", "3", "--bots", "easy", "--seed", "5", "--lang", language, typed="1\n").out
    introductions = [line for line in out.splitlines() if f"({level}):" in line]
    assert len(introductions) == 2
    assert len({line.split()[1] for line in introductions}) == 2


def test_opponents_of_different_levels(run: Run) -> None:
    out = run("play", "holi", "--players", "3", "--bots", "easy,hard@2", "--seed", "5", typed="1\n").out
    assert "(easy):" in out
    assert "(hard):" in out


def test_a_wrong_number_of_opponents_is_refused(run: Run) -> None:
    ran = run("play", "holi", "--players", "4", "--bots", "easy,easy")
    assert ran.status == 2
    assert "3" in ran.err


@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("pt", "dica"), ("es", "pista")])
def test_a_hint_is_a_legal_act_in_words(run: Run, language: str, word: str) -> None:
    out = run("play", "holi", "--bots", "random", "--seed", "5", "--lang", language, typed=f"{word}\n").out
    assert any(cell in out.split("bot")[-1] for cell in ("A1", "F1", "A6", "F6"))


def test_bots_are_measured_against_each_other(run: Run) -> None:
    ran = run("sim", "holi", "--players", "2", "--games", "4", "--bots", "greedy,random", "--seed", "1", "--json")
    wins = json.loads(ran.out)["wins_by_bot"]
    assert wins["greedy"] > wins["random"]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["abc", "--token", "x"], "“abc” is not a table’s address. It looks like http://localhost:8000/t/abc"),
        (["http://localhost:8000/abc", "--token", "x"], "is not a table’s address"),
        (["http://[::1/t/abc", "--token", "x"], "is not a table’s address"),
        (["http://localhost:99999/t/abc", "--token", "x"], "is not a table’s address"),
        (["http://localhost:eight/t/abc", "--token", "x"], "is not a table’s address"),
        (["http://localhost:8000/t/abc", "--token", "ludoteca_…"], "This is not a token"),
        (["http://localhost:8000/t/abc", "--token", "one\ntwo"], "This is not a token"),
        (["http://localhost:8000/t/abc"], "The bot needs a token to play in your name"),
        (["http://127.0.0.1:1/t/abc", "--token", "x"], "http://127.0.0.1:1 does not answer"),
    ],
)
def test_a_bot_that_cannot_sit_down_is_told_why(run: Run, args: list[str], said: str) -> None:
    ran = run("bot", *args)
    assert ran.status == 2
    assert said in " ".join(ran.err.split())


def test_a_bot_of_another_package_is_named_by_where_it_is(run: Run) -> None:
    bots = "tests.bots.test_bots:LastBot,random"
    ran = run("sim", "holi", "--players", "2", "--games", "2", "--bots", bots, "--seed", "1", "--json")
    assert set(json.loads(ran.out)["wins_by_bot"]) == set(bots.split(","))
    out = run("play", "holi", "--bots", "tests.bots.test_bots:LastBot", "--seed", "5", typed="1\n").out
    assert "● › " in out
    arena = run("arena", "holi", "--bots", bots, "--games", "2", "--workers", "1", "--seed", "1", "--json")
    assert arena.status == 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_in_the_current_folder_needs_no_installing(tmp_path: Path, workers: str) -> None:
    methods = ["def __init__(self, game): ...", "def choose(self, view, legal, budget, chance): return legal[-1]"]
    (tmp_path / "mine.py").write_text("\n    ".join(["class Last:", *methods]), encoding="utf-8")
    env = os.environ | {"PYTHONPATH": os.environ.get("PYTHONPATH", str(PROJECT / "src")), "PYTHONSAFEPATH": "1"}
    command = [*PROGRAM, "arena", "holi", "--bots", "mine:Last,random", "--games", "4", "--workers", workers]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "mine:Last" in done.stdout
