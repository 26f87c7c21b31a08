"""On a real terminal: colours, sizes, a whole game, and the keys that leave."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

import ludoteca
from tests.cli.shell import Terminal, spawn, without_style

PROMPT = "● › "
GAME = ("play", "holi", "--bots", "random", "--seed", "5")


def play_to_end(terminal: Terminal) -> str:
    """Answer every question with its first answer."""
    while PROMPT in terminal.read_until(PROMPT):
        terminal.type("1\n")
    return terminal.seen


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50), (50, 24)])
def test_a_whole_game_fits_every_terminal(tmp_path: Path, size: tuple[int, int]) -> None:
    terminal = Terminal(tmp_path, *GAME, "--players", "4", "--option", "rivalry=random:2", size=size, NO_COLOR="1")
    seen = without_style(play_to_end(terminal))
    assert terminal.close() == 0
    assert "wins with" in " ".join(seen.split())
    typed = seen.replace("\r", "").split(PROMPT)
    assert max(len(line) for part in typed for line in part.splitlines()) <= size[0]


def test_floors_stand_side_by_side_only_where_there_is_room(tmp_path: Path) -> None:
    titles = ("Ground floor +1", "Middle floor +2", "Top floor +3")
    for size, side_by_side in (((80, 24), True), ((50, 24), False)):
        terminal = Terminal(tmp_path, *GAME, size=size)
        lines = without_style(terminal.read_until(PROMPT)).splitlines()
        terminal.type("quit\nno\n")
        terminal.close()
        assert any(all(title in line for title in titles) for line in lines) is side_by_side
        assert all(any(title in line for line in lines) for title in titles)


def test_colours_are_those_of_the_seats_and_never_alone(tmp_path: Path) -> None:
    looks = []
    for name, value in (("COLORTERM", "truecolor"), ("NO_COLOR", "1"), ("TERM", "dumb")):
        terminal = Terminal(tmp_path, *GAME, size=(80, 24), **{name: value})
        looks.append(terminal.read_until(PROMPT))
        terminal.type("quit\nno\n")
        terminal.close()
    coloured, colourless, dumb = looks
    assert "38;2;219;31;82m" in coloured
    assert "38;2" not in colourless
    assert "\x1b[" not in dumb
    assert without_style(coloured) == without_style(colourless) == without_style(dumb)


def test_a_terminal_without_unicode_gets_plain_signs(tmp_path: Path) -> None:
    process = spawn(tmp_path, *GAME, "--lang", "pt", PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C")
    out, err = process.communicate("A1\nsair\nnao\n")
    assert (process.returncode, err) == (0, "")
    assert out.isascii()
    assert "1 Jogador 1 (voce)" in out
    assert "(1)" in out


def test_the_tab_key_completes_and_the_arrow_brings_back_what_was_typed(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *GAME)
    for keys in ("sco\t\n", "\x1b[A\n", "quit\nno\n"):
        terminal.read_until(PROMPT)
        terminal.type(keys)
    assert terminal.close() == 0
    assert without_style(terminal.seen).count(f"{PROMPT}score") == 2


@pytest.mark.parametrize(("key", "status"), [("\x03", 130), ("\x04", 0)])
def test_ctrl_c_and_ctrl_d_save_and_leave(tmp_path: Path, key: str, status: int) -> None:
    terminal = Terminal(tmp_path, *GAME)
    terminal.read_until(PROMPT)
    terminal.type("A1\n")
    terminal.read_until(PROMPT)
    if key == "\x03":
        os.kill(terminal.process.pid, signal.SIGINT)
        terminal.type("\n")  # in the blink between the prompt and the reading Python notes the signal only later
    else:
        terminal.type(key)
    assert terminal.close() == status
    (file,) = (tmp_path / "ludoteca" / "games").glob("*.json")
    assert {"type": "start", "cell": "A1"} in [step.act for step in ludoteca.replay(file.read_bytes()).record.steps]
    seen = "".join(without_style(terminal.seen).split())
    assert f"ludotecaplayholi--resume{file}" in seen
    assert "Traceback" not in seen


def test_a_simulation_on_a_terminal_shows_its_progress(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "sim", "holi", "--games", "1000000")
    seen = without_style(terminal.read_until("games/s"))
    os.kill(terminal.process.pid, signal.SIGINT)
    assert terminal.close() == 130
    assert "/1000000" in seen
    assert "95 %" in terminal.seen


def test_a_closed_pipe_is_no_disaster(tmp_path: Path) -> None:
    process = spawn(tmp_path, "rules", "holi")
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    err = process.stderr.read()
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()
    process.wait()
    assert "Traceback" not in err
