"""The puzzles that come with the games: of today's rules and contents, reachable, clear, and not all trivial."""

from __future__ import annotations

from importlib.resources import files

import msgspec
import pytest

import ludoteca
from ludoteca.core.game import AnyGame
from ludoteca.puzzles.puzzle import FILE, MOST_RIGHT, Puzzles, is_clear, position, read_puzzles, record

GAMES = ("holi", "quissama", "regalitos", "santakaos")
MOST_BYTES = 300_000


def brought(name: str) -> tuple[AnyGame, Puzzles]:
    """A game with its puzzles; they are refused where they are of other rules or contents."""
    game = ludoteca.game(name)
    return game, read_puzzles(files(type(game).__module__).joinpath(FILE), game)


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_are_of_todays_rules_and_contents(name: str) -> None:
    game, found = brought(name)
    assert (found.head.rules, found.head.content) == (game.version, game.content.digest())
    assert len(found.puzzles) == len({puzzle.id for puzzle in found.puzzles}) > 0
    assert len(files(type(game).__module__).joinpath(FILE).read_bytes()) <= MOST_BYTES


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_is_reached_and_clear(name: str) -> None:
    game, found = brought(name)
    for puzzle in found.puzzles:
        state = position(game, found.head.options, puzzle)
        assert sorted(way.action for way in puzzle.ways) == state.legal()
        assert is_clear(puzzle.ways)
        assert 1 <= len(puzzle.right) <= MOST_RIGHT
        assert puzzle.way(puzzle.right[0]).loss <= 0


@pytest.mark.parametrize("name", GAMES)
def test_most_puzzles_are_not_found_at_once(name: str) -> None:
    _, found = brought(name)
    assert 2 * sum(puzzle.greedy for puzzle in found.puzzles) <= len(found.puzzles)
    assert len({puzzle.difficulty for puzzle in found.puzzles}) > 3, "some are harder than others"


def test_a_puzzle_is_a_record_that_replays() -> None:
    game, found = brought("santakaos")
    puzzle = found.puzzles[0]
    again = ludoteca.replay(record(game, found.head.options, puzzle))
    assert again.state.view(again.state.seat) == position(game, found.head.options, puzzle).view(again.state.seat)
    assert len(again.record.steps) == len(puzzle.steps)


def test_what_is_hidden_changes_nothing_the_puzzle_shows() -> None:
    """The view from which it is judged and shown is the same whatever the others hold."""
    game, found = brought("quissama")
    puzzle = found.puzzles[0]
    state = position(game, found.head.options, puzzle)
    other = state.clone()
    other.shuffle_hidden(state.seat, ludoteca.Dice(3))
    assert msgspec.json.encode(other.view(state.seat)) == msgspec.json.encode(state.view(state.seat))
    assert other.legal() == state.legal()
