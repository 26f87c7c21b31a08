"""The bots at Holi's table: names and budgets, an obvious best move, a blurred look, and who is stronger."""

from __future__ import annotations

from functools import partial
from math import log

import pytest

import ludoteca
from ludoteca.bots.bot import Budget
from ludoteca.bots.judge.judge import chance_to_win, rewards
from ludoteca.bots.levels import FOR_PEOPLE, LEVELS, Player, find_player
from ludoteca.bots.mcts import MctsBot
from ludoteca.words import LANGUAGES, words
from tests.games.holi.build import holi

HOLI = ludoteca.game("holi")


def test_a_name_may_carry_a_budget() -> None:
    assert find_player("hard", HOLI).budget == Budget(seconds=1.0)
    assert find_player("hard@250", HOLI).budget == Budget(iterations=250)
    assert find_player(" mcts@0.5s", HOLI).budget == Budget(seconds=0.5)
    assert find_player("mcts@0", HOLI).budget == Budget(iterations=1)


@pytest.mark.parametrize("name", ["", "genius", "hard@", "hard@soon", "hard@-3", "@5"])
def test_an_unknown_bot_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(ludoteca.LudotecaError, match="hard"):
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
        found = bot.search(view, budget, ludoteca.Dice(seed)).root.children or {}
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
    visits = [node.visits for node in (root.children or {}).values()]
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
