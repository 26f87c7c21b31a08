"""The registry: games come through entry points, also from other packages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca

PROJECT = Path(__file__).parents[2]
EXAMPLE = PROJECT / "examples" / "sticks"


def test_games_are_listed_and_found() -> None:
    assert "holi" in ludoteca.games()
    assert ludoteca.games() == sorted(ludoteca.games())
    game = ludoteca.game("holi")
    assert (game.id, game.title, repr(game)) == ("holi", "Holi", "ludoteca.game('holi')")
    assert ludoteca.game("holi") is game


def test_an_unknown_game_is_refused_with_the_nearest() -> None:
    with pytest.raises(ludoteca.UnknownGame, match="Did you mean “holi”"):
        ludoteca.game("holly")
    with pytest.raises(ludoteca.UnknownGame, match=r"Installed: .*holi"):
        ludoteca.game("backgammon")


@pytest.mark.parametrize(
    "program",
    [
        "import ludoteca.games.holi as holi; print(holi.Holi.id)",
        "import ludoteca.games.holi; print(ludoteca.games.holi.Holi.id)",
        "from ludoteca.games.holi import Holi; print(Holi.id)",
        "import ludoteca.games; print(ludoteca.games()[0])",
        "from ludoteca import games; print(games()[0])",
    ],
)
def test_a_game_may_be_the_first_thing_imported(program: str) -> None:
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (result.stdout, result.stderr) == ("holi\n", "")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example game, installed as a package of its own."""
    target = tmp_path_factory.mktemp("packages")
    source = shutil.copytree(EXAMPLE, tmp_path_factory.mktemp("source") / "sticks")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-build-isolation", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--target", str(target), str(source)], check=True)
    return target


def run(installed: Path, *arguments: str) -> str:
    """What Python prints where the example is installed, in the flavour under test."""
    path = os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")])
    result = subprocess.run(
        [sys.executable, *arguments], env=os.environ | {"PYTHONPATH": path}, cwd=PROJECT, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def test_another_package_adds_a_game(installed: Path) -> None:
    assert "sticks" in run(installed, "-c", "import ludoteca; print(ludoteca.games())")


def test_a_game_of_another_package_plays_records_and_replays(installed: Path) -> None:
    program = """
import ludoteca
match, dice = ludoteca.Match("sticks", players=3, seed=1), ludoteca.Dice(1)
while not match.over:
    legal = match.state.legal()
    match.act(match.state.seat, legal[dice.below(len(legal))])
print(ludoteca.replay(match.record()).state.outcome().winners == match.state.outcome().winners)
"""
    assert run(installed, "-c", program) == "True\n"
