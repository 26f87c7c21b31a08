"""Laws of bots: they decide by what their seat sees, and always legally."""

import pytest
from hypothesis import settings

import ludoteca
from ludoteca.bots.bot import Budget
from ludoteca.bots.judge.net import judge_of
from ludoteca.bots.learned import ONE_STEP, NetBot
from ludoteca.testing.laws.bots import *  # noqa: F403
from ludoteca.testing.laws.bots import check_decision
from ludoteca.testing.laws.bots import test_a_bot_decides_the_same_whatever_it_cannot_know as slow_law

test_a_bot_decides_the_same_whatever_it_cannot_know = settings(max_examples=min(10, settings().max_examples))(slow_law)

KAOS = ludoteca.game("santakaos")


def along_a_game(players: int) -> list[ludoteca.State]:
    """Every third decision of a game at random."""
    dice = ludoteca.Dice(players)
    state: ludoteca.State = KAOS.start(players, chance=dice)
    passed = []
    while state.seat >= 0:
        passed.append(state.clone())
        legal = state.legal()
        state.act(legal[dice.below(len(legal))], dice)
    return passed[::3]


@pytest.mark.once
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("budget", [ONE_STEP, Budget(iterations=20)])
def test_a_bot_with_a_net_keeps_the_law(players: int, budget: Budget) -> None:
    bot = NetBot(KAOS, judge_of(KAOS, players))
    assert bot.judge is not None, "a net plays"
    for state in along_a_game(players):
        check_decision(
            lambda each: bot.choose(each.view(each.seat), each.legal(), budget, ludoteca.Dice(1)),
            state,
            ludoteca.Dice(2),
        )
