"""A dataset is whole games by number, the same whoever writes them, and says how it was made."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

import ludoteca
from ludoteca.adapters.dataset import arrays
from ludoteca.adapters.numbers import Scale
from ludoteca.adapters.reward import by_ranks
from ludoteca.arena.plan import make_plan
from ludoteca.arena.play import Table
from ludoteca.datasets import Row, read, read_card
from ludoteca.datasets.card import Card, make_card
from ludoteca.datasets.writer import Writer

GAMES, SHARD = 5, 2


def card(kind: str = "jsonl", observations: bool = False, games: int = GAMES, seed: int = 1) -> tuple[Card, Table]:
    """Games of Holi between greedy and random bots."""
    plan = make_plan(ludoteca.game("holi"), 2, {}, ["greedy", "random"], seed, keep="records")
    return make_card(plan, games, SHARD, kind, observations), Table(plan)


def written(folder: Path, kind: str = "jsonl", observations: bool = False, games: int = GAMES) -> list[Row]:
    """The rows of a dataset that was just written."""
    about, table = card(kind, observations, games)
    writer = Writer(folder, about)
    writer.open()
    for number in writer.missing():
        result = table.play(number)
        assert result is not None
        writer.add(result)
    return list(read(folder))


@pytest.mark.parametrize("kind", ["jsonl", "parquet"])
@pytest.mark.parametrize("observations", [False, True])
def test_every_game_is_the_plans_and_its_decisions_are_those_of_its_record(
    tmp_path: Path, kind: str, observations: bool
) -> None:
    rows = written(tmp_path, kind, observations)
    _, table = card()
    assert [row.number for row in rows] == list(range(GAMES))
    assert all((row.kept is not None) == observations for row in rows)
    for row in rows:
        played = ludoteca.replay(row.record)
        assert row.bots == list(table.plan.seating(row.number))
        assert row.scores == played.state.outcome().scores
        decisions = row.decisions()
        assert [decision.action for decision in decisions] == played.numbers
        assert all(decision.legal == state.legal() for decision, state in zip(decisions, played, strict=False))


def test_a_dataset_is_the_same_to_the_byte_whenever_it_is_written(tmp_path: Path) -> None:
    once, twice = tmp_path / "once", tmp_path / "twice"
    written(once, games=3)
    before = (once / "games-00000.jsonl").stat().st_mtime_ns
    written(once)
    written(twice)
    for file in sorted(twice.iterdir()):
        assert (once / file.name).read_bytes() == file.read_bytes()
    assert (once / "games-00000.jsonl").stat().st_mtime_ns == before, "what was whole is not played again"
    assert not list(once.glob("*.unfinished"))


def test_the_card_says_how_it_was_made(tmp_path: Path) -> None:
    written(tmp_path)
    about = read_card(tmp_path)
    assert (about.plan["game"], about.plan["seed"], about.plan["bots"]) == ("holi", 1, ["greedy", "random"])
    assert (about.games, about.written, about.repeatable) == (GAMES, GAMES, True)
    assert about.layout == ludoteca.game("holi").layout(2)


def test_games_in_no_whole_shard_are_not_counted(tmp_path: Path) -> None:
    about, table = card()
    writer = Writer(tmp_path, about)
    writer.open()
    for number in (0, 2, 3):
        result = table.play(number)
        assert result is not None
        writer.add(result)
    assert read_card(tmp_path).written == SHARD
    assert [row.number for row in read(tmp_path)] == [2, 3]
    assert Writer(tmp_path, about).missing() == [0, 1, 4]


def test_another_dataset_in_the_folder_is_refused(tmp_path: Path) -> None:
    written(tmp_path)
    for other, said in ((card(seed=2), "its seed is 1, not 2"), (card("parquet"), "its kind is jsonl, not parquet")):
        with pytest.raises(ludoteca.LudotecaError, match=said):
            Writer(tmp_path, other[0])


@pytest.mark.parametrize("observations", [False, True])
def test_arrays_are_what_the_environments_tell(tmp_path: Path, observations: bool) -> None:
    row = written(tmp_path, observations=observations)[0]
    played, found = ludoteca.replay(row.record), arrays(row)
    scale, worth = Scale(played.game, 2), by_ranks(played.state.outcome())
    for at, action in enumerate(played.numbers):
        state = played[at]
        assert (found.seats[at], found.actions[at]) == (state.seat, action)
        assert np.array_equal(found.observations[at], scale.observe(state, state.seat))
        assert np.flatnonzero(found.masks[at]).tolist() == state.legal()
        assert found.rewards[at] == worth[state.seat]


def test_what_is_no_dataset_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ludoteca.LudotecaError, match="holds no dataset"):
        list(read(tmp_path))
    written(tmp_path)
    (tmp_path / "games-00001.jsonl").write_bytes(b'{"number":')
    with pytest.raises(ludoteca.LudotecaError, match=r"games-00001\.jsonl holds no complete games"):
        list(read(tmp_path))
    (tmp_path / "card.json").write_bytes(msgspec.json.encode({"format": "other"}))
    with pytest.raises(ludoteca.LudotecaError, match="holds no dataset"):
        read_card(tmp_path)
