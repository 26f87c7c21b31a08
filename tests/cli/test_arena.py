"""`ludoteca arena`."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest

from tests.cli.shell import Run, Terminal, spawn, without_style

QUICK = ("arena", "holi", "--bots", "greedy,random", "--seed", "5", "--games", "6")


def test_one_and_two_workers_print_the_same(run: Run) -> None:
    one, two = (run(*QUICK, "--json", "--workers", count) for count in ("1", "2"))
    assert (one.status, one.err) == (0, "")
    assert one == two


def test_json_holds_the_plan_and_every_table(run: Run) -> None:
    found = json.loads(run(*QUICK, "--json", "--workers", "1", "--players", "3").out)
    assert found["plan"]["bots"] == ["greedy", "random"]
    assert (found["plan"]["seed"], found["games"]) == (5, 6)
    assert sum(line["wins"]["part"] for line in found["bots"]) == pytest.approx(6)
    assert sum(line["wins"]["part"] for line in found["seats"]) == pytest.approx(6)
    assert [line["wins"]["count"] for line in found["bots"]] == [9, 9]
    assert {rating["bot"] for rating in found["ratings"]} == {"greedy", "random"}
    assert found["duels"][0]["ahead"]["rate"] + found["duels"][1]["ahead"]["rate"] == pytest.approx(1)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["6 games", "Ratings", "Wins by seat"]),
        ("pt", ["6 partidas", "Classificação"]),
        ("es", ["Clasificación"]),
    ],
)
def test_people_read_tables(run: Run, language: str, said: list[str]) -> None:
    out = run(*QUICK, "--workers", "1", "--lang", language, COLUMNS="100").out
    assert all(text in out for text in said)
    assert "● " in out


def test_a_tournament_goes_on_where_it_stopped(run: Run, tmp_path: Path) -> None:
    whole = run(*QUICK, "--json", "--workers", "1").out
    run(*QUICK[:-1], "2", "--out", "results.jsonl", "--workers", "1")
    lines = (tmp_path / "results.jsonl").read_bytes()
    (tmp_path / "results.jsonl").write_bytes(lines[:-9])
    again = run(*QUICK, "--json", "--out", "results.jsonl", "--workers", "1")
    assert again.out == whole
    assert again.err == "results.jsonl holds 6 results.\n"
    assert (tmp_path / "results.jsonl").read_bytes().startswith(lines)
    assert run(*QUICK, "--json", "--out", "results.jsonl").out == whole


def test_going_on_needs_no_seed(run: Run, tmp_path: Path) -> None:
    args = ("arena", "holi", "--bots", "random,greedy", "--out", "r.jsonl", "--json", "--workers", "1", "--games")
    first, second = (json.loads(run(*args, games).out) for games in ("2", "4"))
    assert first["plan"] == second["plan"]
    assert (first["games"], second["games"]) == (2, 4)


def test_another_tournament_on_the_same_file_is_refused(run: Run, tmp_path: Path) -> None:
    run(*QUICK, "--out", "r.jsonl", "--workers", "1")
    before = (tmp_path / "r.jsonl").read_bytes()
    ran = run("arena", "holi", "--bots", "random", "--out", "r.jsonl")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == (
        'r.jsonl holds another tournament: its bots is ["greedy","random"], not ["random"]. Name another file.\n'
    )
    assert (tmp_path / "r.jsonl").read_bytes() == before


@pytest.mark.parametrize("wrong", [("--bots", "deep"), ("--players", "9"), ("--option", "x=1"), ("--line-up", "x")])
def test_nothing_is_written_when_something_is_wrong(run: Run, tmp_path: Path, wrong: tuple[str, str]) -> None:
    assert run("arena", "holi", "--out", "r.jsonl", *wrong).status == 2
    assert not (tmp_path / "r.jsonl").exists()


def test_bots_that_think_by_the_clock_are_named(run: Run) -> None:
    ran = run("arena", "holi", "--bots", "mcts@0.001s,random", "--games", "1", "--workers", "1")
    assert ran.err == (
        "mcts@0.001s thinks by the clock, so these games cannot be repeated exactly; "
        "mcts@1000 would count iterations.\n"
    )


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_and_reports_what_was_played(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "r.jsonl"
    games = ("--games", "100000", "--bots", "random,greedy", "--workers", workers)
    process = spawn(tmp_path, "arena", "holi", *games, "--json", "--out", str(file))
    while not (file.exists() and file.read_bytes().count(b"\n") >= 3):
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 130, err
    assert json.loads(out)["games"] == file.read_bytes().count(b"\n") - 1 >= 2
    assert "Traceback" not in err


def test_ctrl_c_at_the_terminal_leaves_no_trace_of_workers(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "arena", "holi", "--games", "5000", "--bots", "greedy,random", "--workers", "2")
    terminal.read_until("games/s")
    os.killpg(terminal.process.pid, signal.SIGINT)  # as a terminal does: to the workers too
    assert terminal.close() == 130
    said = without_style(terminal.seen)
    assert "Traceback" not in said
    assert "Wins by seat" in said


def test_without_ray_the_extra_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = run(*QUICK, "--on", "ray")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == 'Ray is not installed: pip install "ludoteca[ray]".\n'
