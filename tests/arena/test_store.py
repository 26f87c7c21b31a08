"""Files of results."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.arena.play import Result, Table
from ludoteca.arena.store import Store, read_results, seed_in
from ludoteca.core.errors import LudotecaError
from tests.arena.tables import tournament

PLAN = tournament()
NUMBERS = range(3)


@pytest.fixture(scope="module")
def played() -> dict[int, Result]:
    """The first games of the plan."""
    table = Table(PLAN)
    return {number: result for number in NUMBERS if (result := table.play(number))}


@pytest.fixture
def file(tmp_path: Path, played: dict[int, Result]) -> Path:
    """A file with these games."""
    with Store(tmp_path / "results.jsonl", PLAN) as store:
        for result in played.values():
            store.add(result)
    return tmp_path / "results.jsonl"


def test_results_are_read_as_they_were_written(file: Path, played: dict[int, Result]) -> None:
    assert read_results(file, PLAN) == played
    assert seed_in(file) == PLAN.seed


def test_a_file_that_is_not_there_or_empty_holds_nothing(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    for name in ("none", "empty"):
        assert read_results(tmp_path / name, PLAN) == {}
        assert seed_in(tmp_path / name) is None


@pytest.mark.parametrize("cut", [1, 30])
def test_a_half_written_last_line_is_repaired(file: Path, played: dict[int, Result], cut: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    assert list(read_results(file, PLAN)) == [0, 1]
    with Store(file, PLAN) as store:
        store.add(played[2])
    assert file.read_bytes() == whole


def test_a_game_in_the_file_twice_counts_once(file: Path, played: dict[int, Result]) -> None:
    with Store(file, PLAN) as store:
        store.add(played[1])
    assert read_results(file, PLAN) == played


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (tournament(seed=8), "its seed is 7, not 8"),
        (tournament("greedy,random"), 'its bots is ["random","greedy"], not ["greedy","random"]'),
        (tournament(players=3), "its players is 2, not 3"),
    ],
)
def test_another_plan_is_refused(file: Path, other: object, said: str) -> None:
    assert isinstance(other, type(PLAN))
    with pytest.raises(LudotecaError, match=said.replace("[", r"\[")):
        read_results(file, other)


@pytest.mark.parametrize("text", ["dear to me\n", '{"format": "other", "plan": {"seed": 7}}\n', '{"plan": 1}\n', "\n"])
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text(text)
    with pytest.raises(LudotecaError, match="holds no tournament results"):
        read_results(file, PLAN)


def test_a_broken_line_in_the_middle_is_named(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2][:20] + b"\n"
    file.write_bytes(b"".join(lines))
    with pytest.raises(LudotecaError, match="line 3"):
        read_results(file, PLAN)
