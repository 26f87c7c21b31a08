"""Victory and the turn limit (Q-47, Q-48), and what the balance of Q-58 is read from."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.state import play_out
from tests.games.quissama.build import GAME, quissama
from tests.ledger import rule

SHOPS = "; ".join(f"shop {shop} me 2" for shop in ("N1", "N2", "N4"))
FREE = next(character.goal["capoeiras"] for character in GAME.content.characters if character.name == "princesa")


@rule("Q-47")
def test_the_game_ends_at_once_the_winner_is_first_the_others_share_second_place() -> None:
    position = quissama("me: imperial-family coin-1; held me imperador; ministry me me me; clara: coin-1")
    outcome = position.do("imperial-family").state.outcome()
    assert (outcome.scores, outcome.ranks, outcome.ending) == ([1, 0, 0], [1, 2, 2], "imperador")
    assert outcome.breakdown["imperador"] == [1, 0, 0]
    assert position.state.legal() == []


@rule("Q-47")
def test_a_goal_met_in_anothers_turn_wins_too() -> None:
    position = quissama(f"me: escape coin-1; held bento princesa; nagoa-north {FREE - 1}; bento: coin-1")
    assert position.do("escape nagoa-north").winner() == ("bento", "princesa")


@rule("Q-47")
def test_the_player_in_turn_comes_first_then_clockwise() -> None:
    text = f"held me alemao; held bento princesa; held clara alemao; cabeca 3; guaiamum-north 1; nagoa-north {FREE}"
    position = quissama(f"{text}; bento: cabeca-de-porco coin-1; on princesa me; turn bento")
    assert position.do("cabeca-de-porco guaiamum-north").winner() == ("clara", "alemao")
    both = quissama(
        f"me: escape coin-1; held me araujo; held clara princesa; held bento alemao; cabeca 4; nagoa-north {FREE - 1}"
    )
    assert both.do("escape nagoa-north").winner() == ("bento", "alemao")


@rule("Q-47")
def test_of_two_goals_met_at_once_the_character_used_is_credited() -> None:
    text = f"me: burgher crown coin-1 scandal; held me imperador alencar; ministry me me me; {SHOPS}; spent me 3"
    assert quissama(f"{text}; on alencar bento; on imperador bento").do("appoint").winner() is None
    position = quissama("me: burgher crown scandal; held me imperador alencar; ministry me; shop N1 me 2; shop N2 me 2")
    assert position.do("appoint-without coin").winner() == ("me", "alencar")
    position = quissama(f"me: crown*2 burgher*2 scandal; held me imperador; ministry me me; {SHOPS}; on alencar me")
    assert position.do("influence alencar").winner() == ("me", "alencar")


@rule("Q-47")
def test_else_the_order_of_the_characters_decides() -> None:
    position = quissama("me: freedom*3 coin-1; held me woodruff quissama; on bernardina me").do("influence bernardina")
    assert position.winner() == ("me", "quissama")


@rule("Q-48")
def test_without_a_winner_within_the_turn_limit_the_game_is_a_draw() -> None:
    position = quissama("me: coin-1*5; bento: coin-1*5; clara: coin-1*5", options={"turn_limit": 2}).do("end")
    assert position.state.seat == 1
    outcome = position.do("end").state.outcome()
    assert (position.state.seat, position.state.turn) == (-1, 2)
    assert (outcome.scores, outcome.ranks, outcome.ending) == ([0, 0, 0], [1, 1, 1], "turn-limit")


@rule("Q-48")
def test_zero_lifts_the_limit_and_the_default_is_three_hundred() -> None:
    position = quissama("me: coin-1*5; bento: coin-1*5", options={"turn_limit": 0})
    position.state.turn = 5000
    assert position.do("end").state.seat == 1
    assert GAME.options["turn_limit"].default == 300
    assert [str(advice) for advice in GAME.advise(GAME.check_options({"turn_limit": 0}))] != []
    assert GAME.advise(GAME.check_options({})) == []


@rule("Q-47")
def test_before_the_end_nobody_has_won() -> None:
    outcome = quissama("me: coin-1").state.outcome()
    assert (outcome.scores, outcome.ranks, outcome.ending) == ([0, 0], [1, 1], "")


@rule("Q-58")
@pytest.mark.once
def test_what_the_balance_is_measured_by_can_be_read_from_outcomes() -> None:
    """Balance is measured by simulation; here only that credited character, draw and seat stand in an outcome."""
    endings = set()
    for seed in range(30):
        dice = ludoteca.Dice(seed)
        state = GAME.start(3, {}, dice)
        play_out(state, dice)
        outcome = state.outcome()
        endings.add(outcome.ending)
        credited = [name for name, points in outcome.breakdown.items() if any(points)]
        assert credited == ([] if outcome.ending == "turn-limit" else [outcome.ending])
        assert len(outcome.winners) == (3 if outcome.ending == "turn-limit" else 1)
    assert endings <= set(GAME.endings)
    assert len(endings) > 2
