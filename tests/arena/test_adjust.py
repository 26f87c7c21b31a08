"""Results freed of luck: the same mean, never wider, and only where somebody wins against somebody."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca.arena.plan import make_plan
from ludoteca.arena.play import Table
from ludoteca.arena.standings import adjusted_bot
from ludoteca.arena.stats import adjusted, explained, mean
from ludoteca.arena.store import Store, read_results
from ludoteca.cli.app import main
from ludoteca.core.chance import Dice
from ludoteca.core.errors import LudotecaError
from tests.arena.tables import result

GAME = ludoteca.game("holi")


def games(count: int, skill: float, strength: float) -> tuple[list[float], list[float]]:
    """Games of a known chance to win: luck decides with this strength, the rest is a coin."""
    dice, results, luck = Dice(7), [], []
    for _ in range(count):
        lot = dice.below(10001) / 10000 - 0.5
        luck.append(strength * lot)
        results.append(float(dice.below(10000) < 10000 * (skill + strength * lot)))
    return results, luck


def test_the_true_share_is_found_by_a_narrower_interval() -> None:
    results, luck = games(4000, 0.5, 0.9)
    found = adjusted(results, luck)
    assert found.wins.low < 0.5 < found.wins.high
    assert found.narrower > 1.1
    assert found.luck == pytest.approx(1 - 1 / found.narrower**2)


def test_luck_that_tells_nothing_widens_nothing() -> None:
    results, _ = games(300, 0.6, 0.0)
    _, elsewhere = games(300, 0.5, 1.0)
    found = adjusted(results, elsewhere[::-1])
    plain = mean(results)
    assert found.narrower >= 1
    assert found.wins.high - found.wins.low <= plain.high - plain.low


@pytest.mark.parametrize("strength", [0.0, 0.5, 0.9])
def test_how_much_luck_is_in_a_game_of_known_luck(strength: float) -> None:
    """A lot between -½ and ½ has a variance of 1/12, a fair game's result one of ¼."""
    results, luck = games(4000, 0.5, strength)
    both = [[result, 1 - result] for result in results]
    found = explained(both, [[came, -came] for came in luck])
    assert found.low <= strength**2 / 3 <= found.high
    assert found.high - found.low < 0.1
    assert found.games == 4000


def test_without_games_nothing_is_known_of_luck() -> None:
    found = explained([], [])
    assert (found.low, found.high) == (0, 1)


@pytest.mark.parametrize(("results", "luck"), [([1.0], [0.2]), ([1.0, 1.0], [0.0, 0.0]), ([1.0, 0.0], [0.5, -0.5])])
def test_a_few_games_are_told_as_they_are(results: list[float], luck: list[float]) -> None:
    found = adjusted(results, luck)
    assert found.narrower == 1
    assert found.wins == mean(results)


def test_of_a_bot_count_the_games_against_others_all_its_seats_as_one() -> None:
    lucky, unlucky = [0.1, 0.0, -0.1], [-0.1, 0.1, 0.0]
    against = [result("a,a,b", [1, 2, 3], luck=lucky), result("a,a,b", [2, 3, 1], luck=unlucky)]
    others = [result("a,a,a", [1, 2, 3], luck=lucky), result("b,b,b", [1, 2, 3], luck=lucky)]
    assert adjusted_bot([*others, *against], "a") == adjusted_bot(against, "a") == adjusted([0.5, 0.0], [0.05, 0.0])
    assert adjusted_bot(others, "a") is None
    assert adjusted_bot([*against, result("a,b,b", [1, 2, 3])], "a") is None, "of one of them luck was not reckoned"


def test_a_game_tells_its_luck_where_asked_and_is_the_same_game() -> None:
    plain = Table(make_plan(GAME, 2, {}, ["greedy", "random"], seed=3)).play(5)
    told = Table(make_plan(GAME, 2, {}, ["greedy", "random"], seed=3, adjust="luck")).play(5)
    assert plain is not None
    assert told is not None
    assert (plain.luck, len(told.luck)) == ([], 2)
    assert sum(told.luck) == pytest.approx(0)
    assert (told.scores, told.chosen) == (plain.scores, plain.chosen)


def test_results_with_and_without_luck_are_not_mixed(tmp_path: Path) -> None:
    plan = make_plan(GAME, 2, {}, ["greedy", "random"], seed=3)
    Store(tmp_path / "results", plan).__exit__(None, None, None)
    assert read_results(tmp_path / "results", plan) == {}
    with pytest.raises(LudotecaError, match="adjust"):
        read_results(tmp_path / "results", make_plan(GAME, 2, {}, ["greedy", "random"], seed=3, adjust="luck"))


def test_only_luck_can_be_taken_out_and_only_of_games_against_others() -> None:
    with pytest.raises(LudotecaError, match="for luck only, not for “skill”"):
        make_plan(GAME, 2, {}, ["greedy", "random"], seed=3, adjust="skill")
    with pytest.raises(LudotecaError, match="nobody to win against"):
        make_plan(ludoteca.game("regalitos"), 1, {}, ["greedy"], seed=3, adjust="luck")


def test_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "holi", "--bots", "greedy,random", "--games", "4", "--workers", "1", "--seed", "2"]
    assert main([*line, "--adjust", "luck"]) == 0
    assert "Without luck" in capsys.readouterr().out
    assert main([*line, "--adjust", "luck", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["bots"][0]["adjusted"]) == {"wins", "narrower", "luck"}
    assert main([*line, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"][0]["adjusted"] is None
