"""`ludoteca new` writes a whole game, and `ludoteca check` tries the laws on it, no repository needed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import httpx
import pytest

from tests.cli.shell import PROJECT, Run
from tests.laws.test_foreign import beside
from tests.server.servers import commanded

EXAMPLE = Path(__file__).parents[2] / "examples" / "sticks"
PIP = [sys.executable, "-m", "pip", "install", "-q", "--no-build-isolation", "--no-deps", "--no-index"]


def texts(folder: Path) -> dict[str, str]:
    """Every file that somebody wrote."""
    written = [file for file in folder.rglob("*") if file.suffix in (".py", ".toml", ".ftl")]
    return {str(file.relative_to(folder)): file.read_text(encoding="utf-8") for file in written}


def test_the_smallest_example_is_what_it_writes(run: Run, tmp_path: Path) -> None:
    ran = run("new", "sticks")
    assert (ran.status, ran.err) == (0, "")
    assert "ludoteca check sticks" in ran.out
    written = texts(tmp_path / "sticks")
    assert "counter" in written.pop("ludoteca_sticks/words/layout.toml"), "the example leaves it to be guessed"
    assert written == texts(EXAMPLE)


@pytest.mark.parametrize("name", ["Big", "two words", "7wonders", "x", "../x"])
def test_a_name_that_cannot_be_an_id_is_refused(run: Run, tmp_path: Path, name: str) -> None:
    assert "cannot be a game’s id" in run("new", name).err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(run: Run) -> None:
    assert run("new", "hoard").status == 0
    assert run("new", "hoard").err == "hoard already exists.\n"


def test_the_name_of_an_installed_game_is_taken(run: Run, tmp_path: Path) -> None:
    ran = run("new", "holi")
    assert (ran.status, ran.err) == (2, "A game “holi” is installed already: give yours another name.\n")
    assert list(tmp_path.iterdir()) == []


def test_a_package_without_games_is_told(run: Run) -> None:
    assert "No installed package “hoard” brings a game" in run("check", "hoard").err


GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
QUICKER = {"pytest": ("-q", "-p", "no:cacheprovider", "-p", "no:xdist")}
STEPS = [
    "ludoteca new hoard",
    "pip install -e hoard",
    "ludoteca check hoard",
    "pytest hoard",
    "ludoteca play hoard",
    "ludoteca serve",
]


def test_a_new_game_is_installed_keeps_the_laws_and_is_played(run: Run, tmp_path: Path) -> None:
    """The steps of the guide, the package in a place of its own instead of this environment."""
    lines = re.findall(r"^    (\S[^#\n]*)", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [line.strip() for line in lines[: len(STEPS)]] == STEPS
    run("new", "hoard")
    subprocess.run([*PIP, "--target", "installed", "./hoard"], cwd=tmp_path, check=True)
    path = os.pathsep.join([str(tmp_path / "installed"), os.environ.get("PYTHONPATH", "")])
    env = os.environ | {"PYTHONPATH": path, "LUDOTECA_LANG": "en"}

    def said(*command: str, typed: str = "") -> str:
        full = [sys.executable, "-m", *command]
        done = subprocess.run(full, cwd=tmp_path, env=env, input=typed, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    assert said("ludoteca", "check", "ludoteca-hoard", "--tries", "5").endswith("All laws are kept: hoard.\n")
    assert " passed" in said("pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "hoard")
    assert said("ludoteca", "sim", "hoard", "--games", "3").startswith("3 games")
    assert "● › " in said("ludoteca", "play", "hoard", "--bots", "random", "--seed", "1", typed="1\n" * 40)
    with commanded(env, tmp_path) as address:
        (new,) = [each for each in httpx.get(f"{address}/api/games").json() if each["id"] == "hoard"]
        told = httpx.get(f"{address}/api/games/hoard/editions/{new['edition']}/pt").json()
    assert (new["title"], told["layout"]["shared"][0]["path"]) == ("Hoard", "sticks")
    assert "palitos que restam" in told["words"]


def test_the_layout_of_the_guide_is_that_of_the_finished_game() -> None:
    (shown,) = re.findall(r"```toml\n([^`]*\[\[shared\]\][^`]*)```", GUIDE.read_text(encoding="utf-8"))
    file = PROJECT / "examples" / "hoard" / "ludoteca_hoard" / "words" / "layout.toml"
    assert tomllib.loads(shown) == tomllib.loads(file.read_text(encoding="utf-8"))


def test_every_command_about_the_finished_game_runs(tmp_path: Path) -> None:
    """Likewise: installed beside this environment instead of into it."""
    chapter = GUIDE.read_text(encoding="utf-8").split("## From there to a finished game")[1].split("\n## ")[0]
    install, *commands = re.findall(r"^    (\S.*)$", chapter, re.MULTILINE)
    assert install == "pip install -e examples/hoard"
    assert len(commands) > 5
    env = beside("hoard", tmp_path) | {"LUDOTECA_LANG": "en", "XDG_DATA_HOME": str(tmp_path)}
    for command in commands:
        full = [sys.executable, "-m", *command.split(), *QUICKER.get(command.split()[0], ())]
        done = subprocess.run(full, cwd=PROJECT, env=env, input="1\n" * 60, capture_output=True, text=True)
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        assert done.stdout, command


def test_a_broken_law_is_told_with_the_situation(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise AssertionError("seven sticks became six")

    laws = {"a game comes to its end": lambda: None, "pieces are conserved": broken}
    monkeypatch.setattr("ludoteca.testing.laws.named", lambda name, tries: laws)
    ran = run("check", "holi")
    assert ran.status == 1
    told = ran.out.splitlines()
    assert told[:3] == [
        "✓ a game comes to its end",
        "✗ pieces are conserved",
        "    AssertionError: seven sticks became six",
    ]
    assert re.fullmatch(r' {4}\S*test_new\.py:\d+: raise AssertionError\("seven sticks became six"\)', told[3])
    assert told[4:] == ["One law is broken."]


def checked(folder: Path, was: str, now: str) -> str:
    """What is said of the smallest example with one line made wrong."""
    code = folder / "ludoteca_sticks" / "__init__.py"
    shutil.copytree(EXAMPLE, folder, dirs_exist_ok=True)
    text = code.read_text(encoding="utf-8")
    assert was in text
    code.write_text(text.replace(was, now), encoding="utf-8")
    info = folder / "info"
    info.mkdir()
    path = os.pathsep.join([str(folder), beside("sticks", info)["PYTHONPATH"]])
    env = os.environ | {"PYTHONPATH": path, "LUDOTECA_LANG": "en"}
    command = [sys.executable, "-m", "ludoteca", "check", "sticks", "--tries", "5"]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (1, "")
    return done.stdout


def test_a_game_that_never_ends_is_told_at_once(tmp_path: Path) -> None:
    told = checked(tmp_path, "        self.sticks -= count\n", "").splitlines()
    assert told[:2] == ["✗ a game comes to its end", "    AssertionError: the game is not over after 100000 decisions"]
    assert told[-2:] == [
        "The other laws were not tried: first a game has to come to its end.",
        "One law is broken.",
    ]


def test_nothing_to_do_before_the_end_is_told_as_such(tmp_path: Path) -> None:
    told = checked(tmp_path, "range(min(self.most, self.sticks))", "range(min(self.most, self.sticks - 1))")
    assert "AssertionError: nothing is legal, and the game is not over" in told


def test_what_breaks_a_law_is_told_with_its_line(tmp_path: Path) -> None:
    was = "return list(range(min(self.most, self.sticks)))"
    told = checked(tmp_path, was, "return [*range(min(self.most, self.sticks))][::-1]")
    assert re.search(r"decisions\.py:\d+: assert legal == sorted\(set\(legal\)\)\n", told)
