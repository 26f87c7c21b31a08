"""`ludoteca content`, and --content in the commands that play: contents of one's own."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.content import PROVENANCE, Row
from tests.cli.shell import Run


def mine(run: Run, tmp_path: Path, game: str, *change: str) -> Path:
    """The installed contents as the command writes them, with one change."""
    text = run("content", game).out
    if change:
        assert change[0] in text
        text = text.replace(change[0], change[1], 1)
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("name", ludoteca.games())
def test_what_is_written_is_the_installed_contents(run: Run, tmp_path: Path, name: str) -> None:
    file, game = mine(run, tmp_path, name), ludoteca.game(name)
    assert type(game).with_content(file).content == game.content
    ran = run("content", "--check", str(file))
    assert (ran.status, ran.err) == (0, "")
    assert f"the same as the installed contents of {game.title} ({game.content.digest()})" in ran.out


@pytest.mark.parametrize("name", ["holi", "quissama", "regalitos", "santakaos"])
def test_every_number_is_explained_and_what_needs_code_is_said(run: Run, name: str) -> None:
    text = run("content", name).out
    assert "# What needs code: " in text
    for table, rows in ludoteca.game(name).content.tables():
        (explained,) = re.findall(rf"^# {table}\. (?:.|\n#)*", text, re.MULTILINE)
        assert text.index(explained) < re.search(rf"^\[\[?{table}\]", text, re.MULTILINE).start()  # type: ignore[union-attr]
        for field in numbers(rows[0]):
            assert re.search(rf"\b{field}\b", explained), f"{table}: {field} is not explained"


def numbers(row: Row) -> list[str]:
    return [field for field in row.__struct_fields__ if field not in PROVENANCE]


def line_with(file: Path, text: str) -> int:
    return next(n for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1) if text in line)


@pytest.mark.parametrize(
    ("game", "change", "at", "reason"),
    [
        ("holi", ("tokens = 25", 'tokens = "many"'), 'tokens = "many"', "pieces.tokens: Expected `int`"),
        ("holi", ("opening_hand = 1", "opening_hand = 9"), "[pieces]", "pieces: needs 2 to 36 tokens"),
        ("holi", ('"##.", "..#"', '"##", "..#"'), 'name = "step"', "cards[2]: a pattern is three rows"),
        ("holi", ('name = "lines"', 'name = "curves"'), 'name = "curves"', "no rivalry card 'curves'"),
        ("regalitos", ("energy_units = 218", "energy_units = 220"), "[deck]", "the rows add up to 218"),
        ("santakaos", ("count = 3\namount = 5", "count = 3\namont = 5"), 'name = "magic-bag"', "unknown field `amont`"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(
    run: Run, tmp_path: Path, game: str, change: tuple[str, str], at: str, reason: str
) -> None:
    file = mine(run, tmp_path, game, *change)
    ran = run("content", "--check", str(file))
    assert ran.status == 2
    line = line_with(file, at) - at.startswith("name")
    assert f"mine.toml, line {line}: " in ran.err
    assert reason in ran.err


def test_what_is_no_toml_is_said_with_its_line(run: Run, tmp_path: Path) -> None:
    file = mine(run, tmp_path, "holi", "tokens = 25", "tokens = twenty")
    assert f"line {line_with(file, 'twenty')}" in run("content", "--check", str(file)).err


def test_contents_that_cannot_be_played_are_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludoteca.games.holi import Holi

    def broken(*_: object) -> None:
        raise IndexError("no square left")

    file = mine(run, tmp_path, "holi", "tokens = 25", "tokens = 24")
    monkeypatch.setattr(Holi, "deal", broken)
    ran = run("content", "--check", str(file))
    assert ran.status == 2
    assert "cannot be played with 2 players: IndexError: no square left" in ran.err


def test_a_right_file_is_told_with_its_digest_and_where_it_differs(run: Run, tmp_path: Path) -> None:
    file = mine(run, tmp_path, "holi", "tokens = 25", "tokens = 24")
    ran = run("content", "--check", str(file))
    digest = type(ludoteca.game("holi")).with_content(file).content.digest()
    assert (ran.status, ran.err) == (0, "")
    assert f"Holi, contents {digest}, different from the installed ones in: " in ran.out


def test_for_which_game_is_said_by_the_file_or_the_command(run: Run, tmp_path: Path) -> None:
    file = mine(run, tmp_path, "holi", 'game = "holi"\n', "")
    assert "does not say which game it is for" in run("content", "--check", str(file)).err
    assert run("content", "holi", "--check", str(file)).status == 0
    file = mine(run, tmp_path, "holi")
    assert "contents for holi, not quissama" in run("sim", "quissama", "--content", str(file)).err
    assert "Name a game" in run("content").err


def test_a_record_of_own_contents_needs_nothing_else_to_be_replayed(run: Run, tmp_path: Path) -> None:
    file = mine(run, tmp_path, "holi", "tokens = 25", "tokens = 3")
    own = ("--content", str(file))
    assert run("sim", "holi", "--games", "2", "--seed", "1", "--records", "own.jsonl", *own).status == 0
    file.unlink()
    assert run("replay", "own.jsonl", "--check").out == "2 of 2 records are correct.\n"
    assert run("replay", "own.jsonl", "--at", "0").status == 0
    plain = json.loads(Path("own.jsonl").read_text().splitlines()[0])
    assert plain["content"] != ludoteca.game("holi").content.digest()
    plain["contents"] = plain["contents"].replace('"tokens" = 3', '"tokens" = 4')
    with pytest.raises(ludoteca.BadRecord, match="another content"):
        ludoteca.replay(plain)


def test_a_record_without_its_contents_takes_them_from_the_file(run: Run, tmp_path: Path) -> None:
    file = mine(run, tmp_path, "holi", "tokens = 25", "tokens = 3")
    own = ("--content", str(file))
    run("sim", "holi", "--games", "1", "--seed", "1", "--records", "own.jsonl", *own)
    plain = json.loads(Path("own.jsonl").read_text())
    del plain["contents"]
    Path("bare.json").write_text(json.dumps(plain))
    assert run("replay", "bare.json", "--check").status == 2
    assert run("replay", "bare.json", "--check", *own).out == "1 of 1 records are correct.\n"
    assert "another content" in run("review", "bare.json").err
    assert run("review", "bare.json", "--depth", "0.1", *own).status == 0


def test_people_and_tournaments_play_with_them(run: Run, tmp_path: Path) -> None:
    own = ("--content", str(mine(run, tmp_path, "holi", "tokens = 25", "tokens = 3")))
    left = run("play", "holi", "--bots", "random", "--seed", "5", *own, typed="1\nquit\nyes\n")
    assert left.status == 0
    (saved,) = (tmp_path / "data" / "ludoteca" / "games").glob("*.json")
    assert ludoteca.Record.from_json(saved.read_bytes()).contents
    resumed = run("play", "holi", "--bots", "random", "--resume", str(saved), typed="quit\nyes\n")
    assert (resumed.status, resumed.err) == (0, "")
    ran = run("arena", "holi", "--bots", "greedy,random", "--games", "4", "--workers", "1", "--json", *own)
    assert (ran.status, ran.err) == (0, "")
