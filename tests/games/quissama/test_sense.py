"""What a bot senses of a position."""

from __future__ import annotations

import ludoteca
from ludoteca.core.state import play_out
from tests.games.quissama.build import GAME, quissama


def test_at_the_end_the_estimate_is_the_score() -> None:
    for players in GAME.seats:
        dice = ludoteca.Dice(players)
        state = GAME.start(players, {}, dice)
        play_out(state, dice)
        assert state.estimate() == state.outcome().scores


def test_nearer_to_a_goal_is_better_and_blocked_is_worse() -> None:
    near = quissama("held me imperador; ministry me me me").state.estimate()[0]
    far = quissama("held me imperador; ministry me").state.estimate()[0]
    blocked = quissama("held me imperador; ministry me me me; on imperador bento").state.estimate()[0]
    assert 1 > near > blocked > far > quissama().state.estimate()[0]


def test_courting_bernardina_is_worth_something_to_quissama_only() -> None:
    with_her = quissama("held me quissama; on bernardina me").state.estimate()[0]
    without = quissama("held me quissama").state.estimate()[0]
    assert with_her > without
    assert quissama("on bernardina me").state.estimate()[0] == quissama().state.estimate()[0]


def test_a_payment_begun_counts_as_made() -> None:
    position = quissama("me: burgher crown coin-1 imperial-blessing scandal; held me imperador; ministry me me")
    before = position.state.estimate()[0]
    position.do("appoint")
    assert position.view().phase == "paying"
    assert position.state.estimate()[0] > before
    assert position.view().phase == "paying"
    assert position.state.margin() > 0
