"""Looking for puzzles: what is right is right, the same seed finds the same, a search goes on, a file is checked."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.cli.app import main
from ludoteca.core.chance import Script
from ludoteca.core.game import AnyGame
from ludoteca.puzzles import judged
from ludoteca.puzzles.finding import A_GAME, EASY_SHARE, Finding, stands
from ludoteca.puzzles.judged import losses
from ludoteca.puzzles.puzzle import BadPuzzles, Puzzle, Puzzles, Way, is_clear, position, read_puzzles, write_puzzles
from ludoteca.reviews.judging import strongest

SEED = 3
EXAMPLE = Path(__file__).parents[2] / "examples" / "sticks"
RECORDED = Path(__file__).with_name("sticks.jsonl")


@pytest.fixture
def sticks(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Five sticks or so: whoever leaves a multiple of four wins."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    game: AnyGame = import_module("ludoteca_sticks").Sticks()
    return game


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks that do not take long: what they find is not judged here."""
    monkeypatch.setattr(judged, "GLIMPSE", 12)
    monkeypatch.setattr(judged, "DEEP", 24)
    monkeypatch.setattr(judged, "TRIALS", (16, 16))
    monkeypatch.setattr("ludoteca.reviews.loss.LEARNING", 0)
    monkeypatch.setattr(judged, "QUICK", ((0, 1), (4, 1)))
    monkeypatch.setattr("ludoteca.puzzles.finding.MOST_ACTIONS", 8)
    monkeypatch.setattr("ludoteca.puzzles.finding.BOTS", ("greedy",))


def test_the_only_winning_move_is_right_and_the_others_lose(sticks: AnyGame) -> None:
    """Of seven sticks three are taken: four are left."""
    state = sticks.start(2, None, Script([0]))
    while state.sticks > 7:
        state.act(0, Script([]))
    ways = losses(state, strongest(sticks, 2).searching, 1)
    assert is_clear(ways)
    assert [way.action + 1 for way in ways if way.right] == [3]
    assert all(way.low > 0 and way.loss <= way.high for way in ways if not way.right)


@pytest.mark.parametrize(
    ("losing", "clear"),
    [
        ([0, 60, 80], True),
        ([0, 5, 60, 90], True),
        ([0, 30, 80], False),
        ([0, 5, 8, 9, 60, 70, 80, 90], False),
        ([0, 5, 60], False),
    ],
    ids=["one right", "two as good", "one in between", "too many right", "more right than wrong"],
)
def test_what_is_clear(losing: list[int], clear: bool) -> None:
    assert is_clear(Way(n, loss, loss - 10, loss + 10) for n, loss in enumerate(losing)) == clear


def test_nobody_calls_wrong_what_may_lose_nothing() -> None:
    assert not is_clear([Way(0, 0, 0, 0), Way(1, 60, -5, 125), Way(2, 90, 40, 140)])


def through(finding: Finding, games: int) -> Finding:
    for _ in finding.run(games):
        pass
    return finding


def in_sticks(sticks: AnyGame) -> Puzzles:
    return through(Finding(sticks, SEED, 2), 5).puzzles()


@pytest.fixture(scope="module")
def of_sticks() -> Puzzles:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(EXAMPLE))
        return in_sticks(import_module("ludoteca_sticks").Sticks())


def test_in_sticks_nothing_is_called_right_but_what_wins(sticks: AnyGame, of_sticks: Puzzles) -> None:
    """Whoever leaves a multiple of four wins, and nobody else: towards the end all that is found is known to be so."""
    late = []
    for puzzle in of_sticks.puzzles:
        state: Any = position(sticks, {}, puzzle)
        if state.sticks < 12:
            late.append([(state.sticks - act - 1) % 4 for act in puzzle.right])
    assert len(late) > 5
    assert all(left == [0] for left in late)


def test_no_more_than_four_puzzles_of_a_game_and_few_that_everybody_finds(of_sticks: Puzzles) -> None:
    found = of_sticks.puzzles
    games = [puzzle.game for puzzle in found]
    assert max(map(games.count, games)) == A_GAME
    assert 0 < EASY_SHARE * sum(puzzle.greedy for puzzle in found) <= len(found)
    for game in set(games):
        difficulties = [puzzle.difficulty for puzzle in found if puzzle.game == game]
        assert difficulties == sorted(difficulties, reverse=True)


def test_a_seed_finds_what_it_found_when_it_was_recorded(of_sticks: Puzzles, tmp_path: Path) -> None:
    """Whoever goes on with a search gets what an uninterrupted one would have found. `python -m
    tests.puzzles.test_finding` records it anew; puzzles that come with a game are then to be searched for anew, too.
    """
    write_puzzles(tmp_path / "found.jsonl", of_sticks)
    assert (tmp_path / "found.jsonl").read_text() == RECORDED.read_text()


@pytest.mark.usefixtures("quick")
def test_a_search_cut_short_goes_on_to_the_same_puzzles(tmp_path: Path) -> None:
    game, file = ludoteca.game("holi"), tmp_path / "found.jsonl"
    whole = through(Finding(game, SEED, 2), 2)
    write_puzzles(file, through(Finding(game, SEED, 2), 1).puzzles())
    again = through(Finding(game, SEED, 2, sofar=read_puzzles(file, game)), 2)
    assert again.puzzles() == whole.puzzles()
    assert whole.found, "else it says nothing"
    for puzzle in whole.found:
        assert position(game, whole.head.options, puzzle).seat >= 0


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("most", "looked_at"), [(3, True), (2, False)])
def test_as_many_actions_as_one_looks_through_are_not_too_many(
    sticks: AnyGame, most: int, looked_at: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.puzzles.finding.MOST_ACTIONS", most)
    assert bool(through(Finding(sticks, SEED, 2), 3).found) == looked_at


@pytest.mark.usefixtures("quick")
def test_in_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, kept = tmp_path / "holi.jsonl", tmp_path / "kept.jsonl"
    search = ["puzzles", "holi", "--games", "2", "--players", "2", "--out", str(file)]
    assert main([*search, "--seed", str(SEED)]) == 0
    assert "from 2 games" in capsys.readouterr().out
    before = file.read_bytes()
    assert main(["--lang", "pt", *search]) == 0, "the seed is the file's"
    assert "em 2 partidas" in capsys.readouterr().out
    assert file.read_bytes() == before
    assert main([*search, "--seed", "4"]) == 2
    assert "another search" in capsys.readouterr().err
    assert main(["puzzles", "--check", str(file), "--out", str(kept)]) in (0, 1)
    count = len(read_puzzles(kept).puzzles)
    assert f"{count} of {len(read_puzzles(file).puzzles)} puzzles are still clear" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["puzzles"], ["puzzles", "holi"]])
def test_what_and_where_to_must_be_said(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert "--out" in capsys.readouterr().err


@pytest.mark.parametrize("change", [{"rules": "0"}, {"content": "another"}, {"game": "quissama"}, {"format": 9}])
def test_puzzles_of_something_else_are_refused(change: dict[str, object], tmp_path: Path) -> None:
    game, file = ludoteca.game("holi"), tmp_path / "old.jsonl"
    found = Finding(game, SEED, 2).puzzles()
    write_puzzles(file, found._replace(head=msgspec.structs.replace(found.head, **change)))
    with pytest.raises(BadPuzzles, match=next(iter(change))):
        read_puzzles(file, game)
    with pytest.raises(BadPuzzles, match=next(iter(change))):
        Finding(game, SEED, 2, sofar=read_puzzles(file))


@pytest.mark.parametrize("text", ["", "{}", "no json", '{"format":1}\n[1]'])
def test_what_is_no_file_of_puzzles_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong.jsonl"
    file.write_text(text)
    with pytest.raises(BadPuzzles, match=r"wrong\.jsonl"):
        read_puzzles(file)


def test_a_puzzle_the_rules_do_not_lead_to_is_refused(sticks: AnyGame) -> None:
    way = [Way(action, 100 * action, 50 * action, 150 * action) for action in range(3)]
    puzzle = Puzzle(game=0, players=2, luck=[0], steps=[[9]], ways=way, difficulty=50, greedy=False)
    with pytest.raises(BadPuzzles, match=puzzle.id):
        position(sticks, {}, puzzle)
    other = msgspec.structs.replace(puzzle, steps=[], ways=way[:2])
    with pytest.raises(BadPuzzles, match="other acts"):
        position(sticks, {}, other)


def test_judged_again_what_was_wrong_must_still_lose(sticks: AnyGame) -> None:
    way = [Way(0, 100, 50, 150), Way(1, 100, 50, 150), Way(2, 0, 0, 0)]
    state = sticks.start(2, None, Script([0]))
    steps = [[0]] * (state.sticks - 7)
    puzzle = Puzzle(game=0, players=2, luck=[0], steps=steps, ways=way, difficulty=50, greedy=False)
    head = Finding(sticks, SEED, 2).head
    assert stands(sticks, head, puzzle)
    mistaken = msgspec.structs.replace(puzzle, ways=[Way(0, 0, 0, 0), Way(1, 100, 50, 150), Way(2, 100, 50, 150)])
    assert not stands(sticks, head, mistaken)
    too_kind = msgspec.structs.replace(puzzle, ways=[Way(0, 5, -20, 30), Way(1, 100, 50, 150), Way(2, 0, 0, 0)])
    assert not stands(sticks, head, too_kind)


if __name__ == "__main__":
    sys.path.append(str(EXAMPLE))
    write_puzzles(RECORDED, in_sticks(import_module("ludoteca_sticks").Sticks()))
