"""`ludoteca replay`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.shell import Run


@pytest.fixture
def games(run: Run, tmp_path: Path) -> Path:
    """A file of three recorded games."""
    run("sim", "holi", "--games", "3", "--players", "3", "--seed", "8", "--records", "games.jsonl")
    return tmp_path / "games.jsonl"


@pytest.fixture
def one(games: Path) -> Path:
    """A file of one recorded game, laid out for people."""
    file = games.with_name("one.json")
    file.write_text(json.dumps(json.loads(games.read_text().splitlines()[0]), indent=2))
    return file


def test_right_records_are_counted(run: Run, games: Path, one: Path) -> None:
    assert run("replay", str(games), "--check") == (0, "3 of 3 records are correct.\n", "")
    assert run("replay", str(one), "--check") == (0, "1 of 1 records are correct.\n", "")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "games.jsonl, line 2: The record was changed: step 4 does not match its check.\n"),
        ("pt", "games.jsonl, linha 2: O registro foi alterado: o passo 4 não bate com a sua soma de verificação.\n"),
        ("es", "games.jsonl, línea 2: El registro fue alterado: el paso 4 no coincide con su suma de control.\n"),
    ],
)
def test_a_changed_record_is_named_with_line_step_and_reason(run: Run, games: Path, language: str, said: str) -> None:
    lines = games.read_text().splitlines()
    record = json.loads(lines[1])
    record["steps"][3]["luck"] = [1, 2, 3]
    games.write_text("\n".join([lines[0], json.dumps(record), lines[2]]))
    ran = run("replay", "games.jsonl", "--check", "--lang", language)
    assert (ran.status, ran.err) == (2, said)
    assert "2" in ran.out
    assert "3" in ran.out


@pytest.mark.parametrize("junk", ["", "hello", "[]", "{}", '{"game": "holi"}', "\x00\xff", '{"a": 1}\n{"b"'])
def test_what_is_no_record_is_refused_without_a_traceback(run: Run, tmp_path: Path, junk: str) -> None:
    (tmp_path / "junk.json").write_text(junk, encoding="utf-8")
    for more in ((), ("--check",)):
        ran = run("replay", "junk.json", *more)
        assert ran.status == 2
        assert ran.err
        assert all("record" in line for line in ran.err.splitlines())


def test_a_game_is_told_step_by_step_to_its_result(run: Run, one: Path) -> None:
    steps = len(json.loads(one.read_text())["steps"])
    out = run("replay", str(one)).out
    assert f"\n{steps:>4}  " in out
    assert f"The table after step {steps} of {steps}" in out
    assert "Total" in out
    assert " wins with " in out


def test_the_table_after_a_step(run: Run, one: Path) -> None:
    out = run("replay", str(one), "--at", "3").out
    assert out.splitlines()[0].startswith("   3  ")
    assert "The table after step 3 of" in out
    assert out.count("(■)") == out.count("(▲)") == 1
    assert "Total" not in out
    before = run("replay", str(one), "--at", "0").out
    assert "The table after step 0" in before
    assert "(■)" not in before


def test_a_step_that_is_not_there_is_refused(run: Run, one: Path) -> None:
    ran = run("replay", str(one), "--at", "999")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("There is no step 999; steps go from 0 to ")


def test_a_seat_sees_its_own_hand_and_an_onlooker_none(run: Run, one: Path) -> None:
    onlooker, own = run("replay", str(one), "--at", "8"), run("replay", str(one), "--at", "8", "--seat", "2")
    assert "(you)" not in onlooker.out
    assert "■ Player 2 (you)" in own.out
    assert len(own.out.splitlines()) > len(onlooker.out.splitlines())


def test_the_first_of_several_games_is_shown_with_a_word_about_it(run: Run, games: Path, one: Path) -> None:
    many, single = run("replay", str(games), "--at", "5"), run("replay", str(one), "--at", "5")
    assert many.out == single.out
    assert "holds several games; this is the first" in many.err
    assert single.err == ""


@pytest.mark.parametrize("option", [[], ["--check"]])
@pytest.mark.parametrize("start", ["", "\n"], ids=["on one line", "on several"])
def test_a_record_nested_deeply_is_refused_in_one_line(run: Run, games: Path, start: str, option: list[str]) -> None:
    deep, nested = games.with_name("deep.json"), '{"options":{"x":' + "[" * 100_000 + "]" * 100_000 + "}"
    deep.write_text(games.read_text().splitlines()[0].replace("{", nested.replace("{", "{" + start, 1) + ",", 1))
    ran = run("replay", str(deep), *option)
    assert ran.status != 0
    assert "This is not a record" in ran.err
    assert (ran.err.count("\n"), "Traceback" in ran.err) == (1, False)
