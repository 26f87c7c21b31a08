"""`ludoteca balance`."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

from ludoteca.games.holi import CONTENT
from tests.arena.test_page import Reader, numbers
from tests.cli.shell import Run, Terminal

QUICK = ("balance", "holi", "--bots", "random", "--games", "4", "--seed", "2", "--workers", "1")


def test_the_page_has_the_numbers_of_the_json(run: Run, tmp_path: Path) -> None:
    ran = run(*QUICK, "--option", "rivalry=random:2", "--out", "r.html", "--json", "r.json")
    assert (ran.status, ran.err) == (0, "The report is in r.html.\n")
    found = json.loads((tmp_path / "r.json").read_text(encoding="utf-8"))
    sections = found["contents"][0]["sections"]
    assert [(each["players"], each["games"]) for each in sections] == [(2, 4), (3, 4), (4, 4)]
    page = Reader((tmp_path / "r.html").read_text(encoding="utf-8"))
    assert page.open == []
    assert set(page.values) <= numbers(found) | {12.0}
    for each in sections:
        assert {place["wins"]["rate"] for place in each["seats"]} <= set(page.values)


def test_the_same_seed_gives_the_same_report(run: Run, tmp_path: Path) -> None:
    for name, workers in (("a", "1"), ("b", "2")):
        run(*QUICK[:-1], workers, "--players", "2", "--out", f"{name}.html", "--json", f"{name}.json")
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()
    assert (tmp_path / "a.html").read_bytes() == (tmp_path / "b.html").read_bytes()


@pytest.mark.parametrize(("language", "said"), [("en", "At a glance"), ("pt", "Em resumo"), ("es", "En resumen")])
def test_the_terminal_shows_the_gist(run: Run, language: str, said: str) -> None:
    out = run(*QUICK, "--players", "2,3", "--lang", language, COLUMNS="100").out
    assert said in out
    assert out.count("±") >= 2 * 4 + 5


def test_two_content_files_are_compared(run: Run, tmp_path: Path) -> None:
    text = CONTENT.read_text(encoding="utf-8")
    (tmp_path / "printed.toml").write_text(text, encoding="utf-8")
    (tmp_path / "light.toml").write_text(text.replace("tokens = 25", "tokens = 15"), encoding="utf-8")
    files = ("--content", "printed.toml", "--content", "light.toml", "--players", "2")
    ran = run(*QUICK[:-1], "2", *files, "--out", "r.html", "--json", "r.json")
    assert ran.status == 0
    printed, light = json.loads((tmp_path / "r.json").read_text(encoding="utf-8"))["contents"]
    assert (printed["name"], light["name"]) == ("printed.toml", "light.toml")
    assert printed["digest"] != light["digest"]
    assert printed["sections"][0]["turns"]["mean"] > light["sections"][0]["turns"]["mean"]
    assert "light.toml</h4>" in (tmp_path / "r.html").read_text(encoding="utf-8")


def test_a_report_goes_on_where_it_stopped(run: Run, tmp_path: Path) -> None:
    players = ("--players", "2,3")
    run(*QUICK, *players, "--json", "whole.json")
    run(*QUICK, *players, "--games", "2", "--results", "played", "--json", "half.json")
    assert sorted(file.name for file in (tmp_path / "played").iterdir()) == ["2.jsonl", "3.jsonl"]
    before = (tmp_path / "played" / "3.jsonl").read_bytes()
    (tmp_path / "played" / "3.jsonl").write_bytes(before[:-9])
    ran = run(
        "balance", "holi", "--bots", "random", *players, "--games", "4", "--results", "played", "--json", "r.json"
    )
    assert ran.status == 0
    assert (tmp_path / "r.json").read_bytes() == (tmp_path / "whole.json").read_bytes()
    *kept, cut = before.splitlines()
    after = (tmp_path / "played" / "3.jsonl").read_bytes().splitlines()
    assert after[: len(kept)] == kept
    assert after.count(cut) == 1, "the game whose line was cut short is played again; two workers end in any order"


def test_results_of_other_bots_are_refused_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    run(*QUICK, "--players", "2", "--results", "played")
    before = (tmp_path / "played" / "2.jsonl").read_bytes()
    ran = run("balance", "holi", "--bots", "greedy", "--players", "2", "--results", "played", "--json", "r.json")
    assert (ran.status, ran.out) == (2, "")
    assert "2.jsonl holds another tournament" in ran.err
    assert (tmp_path / "played" / "2.jsonl").read_bytes() == before
    assert not (tmp_path / "r.json").exists()


def test_what_is_given_at_the_start_is_told_and_counted(run: Run, tmp_path: Path) -> None:
    args = ("balance", "santakaos", "--bots", "random", "--players", "2", "--games", "6", "--workers", "1")
    ran = run(*args, "--give", "artifact", "--out", "r.html", "--json", "r.json")
    assert ran.status == 0
    found = json.loads((tmp_path / "r.json").read_text(encoding="utf-8"))
    traits = found["contents"][0]["sections"][0]["traits"]
    at_start = [trait for trait in traits if trait["when"] == "start"]
    assert {trait["kind"] for trait in at_start} == {"artifact"}
    assert sum(trait["wins"]["count"] for trait in at_start) == 6
    assert "Given to one player at the start <b>Artifacts</b>" in (tmp_path / "r.html").read_text(encoding="utf-8")


def test_an_existing_file_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.html").write_text("dear to me")
    ran = run(*QUICK, "--out", "mine.html", "--json", "r.json")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "mine.html already exists; name another file.\n"
    assert (tmp_path / "mine.html").read_text() == "dear to me"
    assert not (tmp_path / "r.json").exists()


def test_ctrl_c_reports_what_was_played(tmp_path: Path) -> None:
    files = ("--out", str(tmp_path / "r.html"), "--json", str(tmp_path / "r.json"))
    terminal = Terminal(tmp_path, *QUICK, "--games", "100000", *files)
    terminal.read_until("/300000")
    os.kill(terminal.process.pid, signal.SIGINT)
    assert terminal.close() == 130
    assert "Traceback" not in terminal.seen
    sections = json.loads((tmp_path / "r.json").read_text(encoding="utf-8"))["contents"][0]["sections"]
    games = [each["games"] for each in sections]
    assert max(games) - min(games) <= 1
    assert Reader((tmp_path / "r.html").read_text(encoding="utf-8")).open == []
