"""`ludoteca sim`."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

import ludoteca
from ludoteca.arena.stats import wilson
from tests.cli.shell import Run, spawn

FACTS = ("games", "decisions", "mean_turns", "wins_by_seat", "mean_scores")


def simulate(run: Run, *args: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(run("sim", "holi", "--json", "--seed", "1", *args).out)
    return found


def test_json_has_the_results_by_seat_and_by_bot(run: Run) -> None:
    ran = run("sim", "holi", "--players", "3", "--games", "20", "--bots", "random", "--seed", "1", "--json")
    found = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert found["games"] == 20
    assert found["decisions"] > 20 * 3 * 2
    assert found["seconds"] > 0
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"], rel=0.01)
    assert len(found["wins_by_seat"]) == len(found["mean_scores"]) == 3
    assert sum(found["wins_by_seat"]) == found["wins_by_bot"]["random"] == 20
    for wins, (low, high) in zip(found["wins_by_seat"], found["intervals_by_seat"], strict=True):
        assert 0 <= low < wins / 20 < high <= 1


def test_the_same_seed_plays_the_same_games(run: Run) -> None:
    first, again = simulate(run, "--games", "5"), simulate(run, "--games", "5")
    assert [first[fact] for fact in FACTS] == [again[fact] for fact in FACTS]
    assert first["seed"] == 1


def test_a_game_does_not_depend_on_how_many_are_asked(run: Run, tmp_path: Path) -> None:
    for count in ("2", "4"):
        simulate(run, "--games", count, "--records", f"{count}.jsonl")
    few, more = ((tmp_path / f"{count}.jsonl").read_text().splitlines() for count in ("2", "4"))
    assert few == more[:2]
    assert len(set(more)) == 4


def test_recorded_games_are_the_games_played_without_recording(run: Run, tmp_path: Path) -> None:
    options = ("--games", "4", "--players", "4", "--option", "rivalry=random:3")
    fast, recorded = simulate(run, *options), simulate(run, *options, "--records", "games.jsonl")
    assert [fast[fact] for fact in FACTS] == [recorded[fact] for fact in FACTS]
    ends = [ludoteca.replay(line).state for line in (tmp_path / "games.jsonl").read_bytes().splitlines()]
    assert [end.seat for end in ends] == [-1] * 4
    assert fast["mean_scores"] == [sum(by) / 4 for by in zip(*(end.outcome().scores for end in ends), strict=True)]


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_game_of_a_seed_is_the_same_in_sim_and_arena(run: Run, tmp_path: Path, bot: str) -> None:
    simulate(run, "--games", "3", "--players", "3", "--bots", bot, "--records", "sim.jsonl")
    run("arena", "holi", "--games", "3", "--players", "3", "--bots", bot, "--seed", "1", "--workers", "1", "--out", "a")
    records = [ludoteca.Record.from_json(line) for line in (tmp_path / "sim.jsonl").read_bytes().splitlines()]
    results = [json.loads(line) for line in (tmp_path / "a").read_text().splitlines() if "scores" in line]
    assert [record.outcome.scores for record in records if record.outcome] == [found["scores"] for found in results]


def test_people_read_rates_with_intervals(run: Run) -> None:
    ran = run("sim", "holi", "--games", "10", "--bots", "random,random", "--seed", "2")
    assert ran.out.startswith("10 games in ")
    assert "decisions" in ran.out
    assert "● Player 1 │ random" in ran.out
    wins = [int(line.split("│")[3]) for line in ran.out.splitlines() if "│ random" in line]
    assert sum(wins) == 10
    for count in wins:
        low, high = wilson(count, 10)
        assert f"{10 * count:.1f} %" in ran.out
        assert f"{100 * low:.1f}–{100 * high:.1f} %" in ran.out


def test_people_read_the_figures_of_the_json(run: Run) -> None:
    asked = ("sim", "quissama", "--games", "6", "--seed", "3")
    told, found = run(*asked).out, json.loads(run(*asked, "--json").out)
    decisions, turns = found["mean_decisions"], found["mean_turns"]
    assert not any(mean.is_integer() for mean in (decisions, turns)), "else it says less"
    assert f"{found['decisions']:,} decisions, " in told
    assert f"A game takes {decisions:.1f} decisions in {turns:.1f} turns on average." in " ".join(told.split())
    points = [line.split("│")[-2].strip() for line in told.splitlines() if "Player" in line]
    assert points == [f"{mean:.1f}" for mean in found["mean_scores"]]


@pytest.mark.parametrize(("language", "said"), [("pt", "10 partidas em "), ("es", "10 partidas en ")])
def test_reports_speak_the_readers_language(run: Run, language: str, said: str) -> None:
    assert run("sim", "holi", "--games", "10", "--lang", language).out.startswith(said)


def test_an_existing_file_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.jsonl").write_text("dear to me")
    ran = run("sim", "holi", "--records", "mine.jsonl")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "mine.jsonl already exists; name another file.\n"
    assert (tmp_path / "mine.jsonl").read_text() == "dear to me"


@pytest.mark.parametrize("wrong", [("--bots", "deep"), ("--players", "9"), ("--option", "x=1"), ("--games", "0")])
def test_nothing_is_written_when_something_is_wrong(run: Run, tmp_path: Path, wrong: tuple[str, str]) -> None:
    assert run("sim", "holi", "--records", "games.jsonl", *wrong).status == 2
    assert not (tmp_path / "games.jsonl").exists()


def test_ctrl_c_keeps_and_reports_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    process = spawn(tmp_path, "sim", "holi", "--games", "1000000", "--json", "--records", str(file))
    while not (file.exists() and file.read_bytes().count(b"\n") >= 2):
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    lines = file.read_bytes().splitlines(keepends=True)
    assert process.returncode == 130
    assert json.loads(out)["games"] == len(lines) >= 2
    assert "Traceback" not in err
    assert all(line.endswith(b"\n") and ludoteca.replay(line).record.outcome for line in lines)
