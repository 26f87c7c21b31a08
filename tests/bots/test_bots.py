"""The bots at Holi's table: names and budgets, an obvious best move, a blurred look, and who is stronger."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from functools import partial
from importlib.metadata import EntryPoint
from math import log
from pathlib import Path
from typing import ClassVar

import msgspec
import numpy as np
import pytest

import ludoteca
from ludoteca.bots import levels
from ludoteca.bots.bot import Budget
from ludoteca.bots.judge.judge import Judge, chance_to_win, rewards
from ludoteca.bots.levels import FOR_PEOPLE, LEVELS, SPELLED, Player, check_foreign, find_player, levels_of
from ludoteca.bots.mcts import MctsBot
from ludoteca.bots.search import Search
from ludoteca.core.outcome import rank
from ludoteca.words import LANGUAGES, words
from tests.games.holi.build import holi

HOLI = ludoteca.game("holi")


def test_whoever_calls_himself_a_judge_must_judge() -> None:
    state = ludoteca.game("holi").start(2, None, ludoteca.Dice(1))
    with pytest.raises(TypeError, match="Judge does not judge"):
        Judge().worth([state], 0)
    with pytest.raises(TypeError, match="Judge does not judge"):
        Judge().shares(state, 0)


def test_levels_are_what_the_documentation_says() -> None:
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    table = dict(re.findall(r"^\| `(\w+)` \|.*\| ([^|]+) \|$", text, re.MULTILINE))
    assert table.keys() == LEVELS.keys()
    for name, told in table.items():
        iterations, seconds = re.search(r"(\d+) iterations", told), re.search(r"(\w+) second", told)
        budget = LEVELS[name].budget
        assert budget.iterations == (int(iterations[1]) if iterations else 1 if told == "none" else None)
        assert budget.seconds == (float(seconds[1].replace("a", "1")) if seconds else None)


def test_a_name_may_carry_a_budget() -> None:
    assert find_player("hard", HOLI).budget == Budget(seconds=1.0)
    assert find_player("hard@250", HOLI).budget == Budget(iterations=250)
    assert find_player(" mcts@0.5s", HOLI).budget == Budget(seconds=0.5)
    assert find_player("mcts@0", HOLI).budget == Budget(iterations=1)


@pytest.mark.parametrize("name", ["hard@", "hard@soon", "hard@-3", "mcts@x", "mcts@1.5", "mcts@5m"])
def test_what_is_no_budget_is_told(name: str) -> None:
    with pytest.raises(ludoteca.LudotecaError, match=r"is not a budget\. Write iterations or seconds: mcts@200"):
        find_player(name, HOLI)


class LastBot:
    """A bot from elsewhere: always the last of what is legal."""

    budget = Budget(iterations=7)

    def __init__(self, game: ludoteca.AnyGame) -> None:
        self.game = game
        self.given: list[Budget] = []

    def choose(self, view: object, legal: Sequence[int], budget: Budget, chance: ludoteca.Chance) -> int:
        self.given.append(budget)
        return legal[-1]


HERE = f"{__name__}:LastBot"


@pytest.mark.parametrize(("name", "iterations"), [(HERE, 7), (f"{HERE}@30", 30)])
def test_a_bot_of_another_package_goes_by_where_it_is(name: str, iterations: int) -> None:
    state = HOLI.start(chance=ludoteca.Dice(1))
    player = find_player(name, HOLI)
    assert player.choose(lambda: state.view(state.seat), state.legal(), ludoteca.Dice(1)) == state.legal()[-1]
    assert isinstance(player.bot, LastBot)
    assert player.bot.given[0].iterations == iterations
    assert player.people == ()


def test_a_bot_of_another_package_goes_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "foreign_bots", lambda: {"last": EntryPoint("last", HERE, levels.GROUP)})
    assert isinstance(find_player("last@2", HOLI).bot, LastBot)
    with pytest.raises(ludoteca.LudotecaError, match="net, last"):
        find_player("first", HOLI)


@pytest.mark.parametrize(("installed", "right"), [((), SPELLED), (("last", "first"), "last, first")])
def test_who_is_not_there_is_told_who_is_or_how_a_bot_is_named(
    installed: tuple[str, ...], right: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = {name: EntryPoint(name, HERE, levels.GROUP) for name in installed}
    monkeypatch.setattr(levels, "foreign_bots", lambda: there)
    for name in [*installed, HERE, f"{HERE}@30"]:
        check_foreign(name)
    for name in ("third", "nowhere.bots:Clever", "third@30"):
        with pytest.raises(ludoteca.LudotecaError) as unknown:
            check_foreign(name)
        assert (unknown.value.key, unknown.value.details) == ("bot-unknown", {"name": name, "right": right})


@pytest.mark.parametrize(
    ("name", "reason"), [("nowhere.bots:Clever", "No module named 'nowhere'"), ("json:Clever", "no attribute 'Clever'")]
)
def test_a_bot_that_cannot_be_loaded_says_why(name: str, reason: str) -> None:
    with pytest.raises(ludoteca.LudotecaError, match=reason):
        find_player(name, HOLI)


class Cheat:
    """Chooses what was never offered."""

    chosen: ClassVar[object] = -1

    def __init__(self, game: ludoteca.AnyGame) -> None:
        self.game = game

    def choose(self, view: msgspec.Struct, legal: Sequence[int], budget: Budget, chance: ludoteca.Chance) -> object:
        """Not one of them."""
        return self.chosen


@pytest.mark.parametrize("chosen", [-1, 10**9, "take", None, 1.0])
def test_what_a_bot_of_another_package_chooses_must_be_legal(chosen: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cheat, "chosen", chosen)
    state = HOLI.start(2, chance=ludoteca.Dice(1))
    cheat = find_player(f"{__name__}:Cheat", HOLI)
    with pytest.raises(ludoteca.LudotecaError, match="not legal"):
        cheat.choose(lambda: state.view(state.seat), state.legal(), ludoteca.Dice(1))


def test_a_bot_of_another_package_that_fails_is_named_with_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cheat, "choose", lambda *_: 1 // 0)
    state = HOLI.start(2, chance=ludoteca.Dice(1))
    cheat = find_player(f"{__name__}:Cheat", HOLI)
    with pytest.raises(ludoteca.LudotecaError, match=r"Cheat” failed \(.*test_bots.py:\d+\): ZeroDivisionError"):
        cheat.choose(lambda: state.view(state.seat), state.legal(), ludoteca.Dice(1))


def test_a_bot_of_another_package_that_ends_the_program_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cheat, "choose", lambda *_: sys.exit(3))
    state = HOLI.start(2, chance=ludoteca.Dice(1))
    with pytest.raises(ludoteca.LudotecaError, match=r"Cheat” failed .*SystemExit: 3"):
        find_player(f"{__name__}:Cheat", HOLI).choose(lambda: state.view(0), state.legal(), ludoteca.Dice(1))


def test_a_bot_of_another_package_does_what_it_likes_with_the_list_it_is_handed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Cheat, "choose", lambda bot, view, legal, budget, chance: legal.pop())
    state = HOLI.start(2, chance=ludoteca.Dice(1))
    legal = state.legal()
    chosen = find_player(f"{__name__}:Cheat", HOLI).choose(lambda: state.view(0), legal, ludoteca.Dice(1))
    assert chosen == state.legal()[-1]
    assert legal == state.legal()


def test_whatever_stands_for_a_legal_number_is_taken_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    state = HOLI.start(2, chance=ludoteca.Dice(1))
    monkeypatch.setattr(Cheat, "chosen", np.int64(state.legal()[1]))
    chosen = find_player(f"{__name__}:Cheat", HOLI).choose(lambda: state.view(0), state.legal(), ludoteca.Dice(1))
    assert type(chosen) is int
    assert chosen == state.legal()[1]


class Unmade:
    """Cannot be made with any game."""

    def __init__(self, game: ludoteca.AnyGame) -> None:
        raise LookupError("no weights for this game")


@pytest.mark.parametrize(
    ("name", "reason"), [("random:Random", "TypeError"), (f"{__name__}:Unmade", "LookupError: no weights")]
)
def test_a_bot_that_cannot_be_made_with_the_game_is_refused(name: str, reason: str) -> None:
    with pytest.raises(ludoteca.LudotecaError, match=f"cannot be loaded: {reason}"):
        find_player(name, HOLI)


def test_a_bot_whose_module_fails_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_that_fail.py").write_text("weights = {}['holi']\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ludoteca.LudotecaError, match="cannot be loaded: KeyError"):
        find_player("bots_that_fail:Bot", HOLI)


@pytest.mark.parametrize("name", ["", "genius", "@5", ":Clever", "json:", "../json:Clever", "json:Clever[extra]"])
def test_an_unknown_bot_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(ludoteca.LudotecaError, match=r"There is no bot .*hard.*package.module:Class"):
        find_player(name, HOLI)


def test_levels_for_people_have_names_and_characters_in_every_language() -> None:
    for level in FOR_PEOPLE:
        assert len(LEVELS[level].people) >= 4
        for language in LANGUAGES:
            speech = words(language)
            assert speech.say(f"level-{level}")
            assert speech.say(f"level-{level}-text")
            for person in LEVELS[level].people:
                assert speech.say(f"bot-{person}")
                assert speech.say(f"bot-{person}-text")


def test_the_highest_level_is_offered_where_a_net_plays() -> None:
    assert levels_of(ludoteca.game("santakaos")) == list(FOR_PEOPLE)
    assert levels_of(HOLI) == ["easy", "medium", "hard"]


@pytest.mark.parametrize("name", ["greedy", "mcts@300"])
def test_a_bot_takes_three_hits_when_they_are_there(name: str) -> None:
    state = holi("me: pawn C3, hand fork, turn moved; bento: pawn B2; clara: pawn D2; davi: pawn C4")
    action = find_player(name, HOLI).choose(lambda: state.view(0), state.legal(), ludoteca.Dice(1))
    assert HOLI.decode(action) == HOLI.decode(
        HOLI.encode({"type": "throw", "card": "fork", "cells": ["B2", "D2", "C4"]})
    )


def test_a_blurred_look_takes_now_this_and_now_that_but_never_what_it_found_clearly_worse() -> None:
    state = holi("me: pawn C3, hand bar corner step; bento: pawn F6")
    bot, budget = MctsBot(HOLI, blur=0.5), Budget(iterations=40)
    view, legal = state.view(0), state.legal()
    chosen = set()
    for seed in range(12):
        found = bot.search(view, budget, ludoteca.Dice(seed)).root.children
        means = {
            action: (node.value + bot.trust * node.guess) / (node.visits + bot.trust)
            for action, node in found.items()
            if node.visits
        }
        action = bot.choose(view, legal, budget, ludoteca.Dice(seed))
        best = max(means.values())
        assert means[action] >= chance_to_win(log(best / (1 - best)) - bot.blur)
        chosen.add(means[action] == best)
    assert chosen == {False, True}


def test_a_blurred_look_stays_sensible_when_all_is_lost() -> None:
    state = holi("me: pawn C3, hand fork, deck none, turn moved; bento: pawn B2, sweets 9, hits 60")
    bot, budget = MctsBot(HOLI, blur=0.25), Budget(iterations=40)
    for seed in range(8):
        action = bot.choose(state.view(0), state.legal(), budget, ludoteca.Dice(seed))
        assert "B2" in HOLI.decode(action).cells


def test_a_bot_that_is_stopped_gives_the_best_so_far() -> None:
    state = holi("me: pawn C3, hand fork; bento: pawn B2")
    view = state.view(0)
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) == 3

    search = MctsBot(HOLI).search(view, Budget(iterations=10**9, stop=stop), ludoteca.Dice(1))
    assert search.root.visits == 48
    assert search.best() in state.legal()


def test_whoever_plays_alone_compares_with_where_he_is() -> None:
    """Compared with nobody, a good score would make everything look like a sure win."""
    game, dice = ludoteca.game("regalitos"), ludoteca.Dice(1)
    state = game.start(1, {"characters": ["tio"]}, dice)
    here = state.estimate()[0]
    assert here > 3 * state.margin()
    assert rewards(state, here) == [0.5]
    root = MctsBot(game).search(state.view(0), Budget(iterations=400), dice).root
    assert 0.3 < root.value / root.visits < 0.7
    visits = [node.visits for node in root.children.values()]
    assert max(visits) > 1.25 * sum(visits) / len(visits), "some decisions are better than others"


def wins(one: Player, other: Player, games: int) -> float:
    """The share of wins of one bot over another, each game once from either seat."""
    won = 0
    for place in range(games):
        dice = ludoteca.Dice(place // 2)
        state = HOLI.start(2, chance=dice)
        while state.seat >= 0:
            player = one if state.seat == place % 2 else other
            look = partial(state.view, state.seat)
            state.act(player.choose(look, state.legal(), dice), dice)
        won += place % 2 in state.outcome().winners
    return won / games


def test_greedy_beats_random_and_search_beats_greedy() -> None:
    greedy = find_player("greedy", HOLI)
    assert wins(greedy, find_player("random", HOLI), 4) == 1.0
    assert wins(find_player("mcts@100", HOLI), greedy, 6) > 0.5


class Sowing(ludoteca.State):
    """Pick a fruit now, or sow one that is worth four at the end: the score so far says only that sowing costs."""

    TURNS = 14

    def __init__(self) -> None:
        super().__init__(2)
        self.picked, self.sown = [0, 0], [0, 0]

    def legal(self) -> list[int]:
        return [0, 1] if self.seat >= 0 else []

    def act(self, action: int, chance: ludoteca.Chance) -> None:
        held = self.sown if action else self.picked
        held[self.seat] += 1
        self.turn += 1
        self.seat = self.turn % 2 if self.turn < self.TURNS else -1

    def clone(self) -> Sowing:
        other = Sowing()
        other.seat, other.turn, other.picked, other.sown = self.seat, self.turn, self.picked[:], self.sown[:]
        return other

    def shuffle_hidden(self, seat: int, chance: ludoteca.Chance) -> None:
        """Nothing is hidden."""

    def outcome(self) -> ludoteca.Outcome:
        worth = 4 if self.seat < 0 else -1
        scores = [fruit + worth * seeds for fruit, seeds in zip(self.picked, self.sown, strict=True)]
        return ludoteca.Outcome(scores=scores, breakdown={}, ranks=rank(scores))


@pytest.mark.parametrize("seed", range(5))
def test_without_an_estimate_the_search_plays_to_the_end(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setattr(HOLI, "from_view", lambda view: Sowing())
    assert find_player("mcts@400", HOLI).choose(msgspec.Struct, [0, 1], ludoteca.Dice(seed)) == 1


def test_with_an_estimate_it_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HOLI, "from_view", lambda view: Judged())
    assert find_player("mcts@100", HOLI).choose(msgspec.Struct, [0, 1], ludoteca.Dice(1)) == 0


class Judged(Sowing):
    """The same for a game that says how a position stands, badly."""

    def estimate(self) -> list[float]:
        return [100.0 * picked - sown for picked, sown in zip(self.picked, self.sown, strict=True)]

    def clone(self) -> Judged:
        other = Judged()
        other.seat, other.turn, other.picked, other.sown = self.seat, self.turn, self.picked[:], self.sown[:]
        return other


class Curious(Judged):
    """Whoever thinks about it tries everything in this turn, and only what looks best in later ones; or the reverse."""

    def __init__(self, now: float, later: float) -> None:
        super().__init__()
        self.now, self.later = now, later

    def curiosity(self, later: bool) -> float:
        return self.later if later else self.now

    def clone(self) -> Curious:
        other = Curious(self.now, self.later)
        other.seat, other.turn, other.picked, other.sown = self.seat, self.turn, self.picked[:], self.sown[:]
        return other


@pytest.mark.parametrize(("now", "later", "tried"), [(5.0, 0.0, (True, False)), (0.0, 5.0, (False, True))])
def test_this_turn_and_later_ones_have_a_curiosity_of_their_own(
    now: float, later: float, tried: tuple[bool, bool]
) -> None:
    search = Search(Curious(now, later), ludoteca.Dice(1), trust=1.0, roll=0)
    search.run(60)
    first = search.root.children
    then = first[0].children
    assert (first[1].visits > 0, then[1].visits > 0) == tried
