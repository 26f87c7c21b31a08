"""One game of a plan."""

from __future__ import annotations

import msgspec

from ludoteca.arena.play import Result, Table
from tests.arena.tables import result, tournament


def test_a_game_is_the_same_whatever_was_played_before() -> None:
    plan = tournament("greedy,mcts@4,random", players=3)
    table = Table(plan)
    games = [table.play(number) for number in range(4)]
    assert [Table(plan).play(number) for number in (3, 1)] == [games[3], games[1]]
    assert len({str(game) for game in games}) == 4


def test_a_result_tells_the_game() -> None:
    game = Table(tournament(players=3)).play(1)
    assert game is not None
    assert game.bots == tournament(players=3).seating(1)
    assert sum(game.chosen.values()) == game.decisions > game.turns > 0
    assert all(0 < game.chosen[kind] <= game.possible[kind] for kind in game.chosen)
    for seat, score in enumerate(game.scores):
        assert sum(points[seat] for points in game.breakdown.values()) == score
    assert game.ending == "all-finished"
    assert len(game.start["rivalry"]) == 3
    assert len(game.start["rivalry"][0]) == 2
    assert game.end["rivalry"] == game.start["rivalry"]
    assert game.start["card"] == [[], [], []]
    assert all(game.end["card"])
    assert msgspec.json.decode(msgspec.json.encode(game), type=Result) == game


def test_what_a_bot_asks_of_luck_changes_no_other_luck() -> None:
    few, many = (Table(tournament(f"random,mcts@{count}")).play(0) for count in (2, 8))
    assert few is not None
    assert many is not None
    assert (few.first, few.start) == (many.first, many.start)


def test_a_stopped_game_does_not_count() -> None:
    asked = iter([False] * 5)
    assert Table(tournament()).play(0, lambda: next(asked, True)) is None


def test_a_shared_win_is_shared() -> None:
    game = result("a,b,c", [1, 1, 3])
    assert [game.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
