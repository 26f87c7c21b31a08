"""Laws of the arena: every game can be measured, for every number of players."""

from __future__ import annotations

import msgspec
import pytest

import ludoteca
from ludoteca.arena.balance import Contents, Report, section
from ludoteca.arena.page import page
from ludoteca.arena.plan import make_plan
from ludoteca.arena.play import Result, Table, Traits
from ludoteca.arena.standings import standings
from ludoteca.words import words
from tests.arena.test_page import Reader
from tests.laws.situations import every_game

pytestmark = pytest.mark.once
GAMES = 3


def played(game: ludoteca.AnyGame, players: int) -> list[Result]:
    """Some games between bots that play anything."""
    table = Table(make_plan(game, players, {}, ["random"], 5))
    return [result for number in range(GAMES) if (result := table.play(number))]


@every_game
def test_results_of_every_player_count_are_plain_data_and_the_same_again(game: ludoteca.AnyGame) -> None:
    for players in game.seats:
        results = played(game, players)
        assert len(results) == GAMES
        assert results == played(game, players)
        assert msgspec.json.decode(msgspec.json.encode(results), type=list[Result]) == results


@every_game
def test_traits_go_by_seat(game: ludoteca.AnyGame) -> None:
    for players in game.seats:
        for result in played(game, players):
            for traits in (result.start, result.end):
                _check(traits, players)


def _check(traits: Traits, players: int) -> None:
    for by_seat in traits.values():
        assert len(by_seat) == players
        assert all(isinstance(name, str) for names in by_seat for name in names)


@every_game
def test_every_game_has_standings_and_a_report(game: ludoteca.AnyGame) -> None:
    found = {players: played(game, players) for players in game.seats}
    for players, results in found.items():
        assert standings(results, ["random"], players).games == GAMES
    sections = [section(results, players) for players, results in found.items()]
    report = Report(
        game=game.id,
        title=game.title,
        rules=game.version,
        options={},
        bots=("random",),
        seed=5,
        contents=[Contents(name=game.title, digest=game.content.digest(), sections=sections)],
    )
    for language in ("en", "pt", "es"):
        assert Reader(page(report, words(language, game.id))).open == []
