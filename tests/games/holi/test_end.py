"""The end of a player's game and of the game (H-36, H-37)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.holi.build import GAME, holi
from tests.games.holi.play import acts, decides, do, finished, hand, pawn, random_game
from tests.ledger import rule


@rule("H-36")
def test_a_player_without_cards_at_the_end_of_the_own_turn_is_finished() -> None:
    state = holi("me: pawn C3, hand bar, deck none")
    assert finished(do(state, "throw bar B3 D3")) == []
    assert finished(do(state, "end")) == [("me", "cards")]


@rule("H-36", "H-11")
def test_a_player_without_own_tokens_is_finished() -> None:
    state = holi("me: pawn C3, hand bar corner, tokens 2, holds 4 bento")
    assert finished(do(state, "throw bar B3 D3")) == [("me", "tokens")]


@rule("H-36")
def test_a_player_with_cards_and_tokens_plays_on() -> None:
    state = holi("me: pawn C3, hand bar corner, deck none, tokens 3; bento: finished")
    assert finished(do(state, "throw bar B3 D3", "end")) == []
    assert decides(state) == "me"


@rule("H-36")
def test_finished_players_are_skipped_for_good() -> None:
    state = holi("me: pawn C3, hand bar corner step; bento: finished; clara: pawn F6; davi: pawn F1, finished")
    do(state, "throw bar B3 D3", "end")
    assert decides(state) == "clara"
    do(state, "throw-down bar A6", "end")
    assert decides(state) == "me"


@rule("H-36")
def test_a_finished_player_stays_finished_when_own_tokens_come_back() -> None:
    state = holi("me: pawn C3, hand bar; bento: pawn D3, finished; clara: pawn F6")
    do(state, "throw bar D3 E3", "end")
    assert decides(state) == "clara"
    assert state.view(-1).seats[1].finished


@rule("H-36")
def test_the_pawn_of_a_finished_player_stays_and_blocks() -> None:
    state = holi("me: pawn C3, hand bar, deck none; bento: pawn F6, hand bar corner")
    do(state, "throw bar B3 D3", "end")
    assert pawn(state, "me") == "ground C3"
    assert "C3" not in acts(state, "move")
    assert "C3" not in acts(state, "throw-down bar")


@rule("H-37")
def test_the_game_ends_when_all_are_finished() -> None:
    state = holi("me: pawn C3, hand bar, deck none; bento: finished; clara: finished")
    assert state.outcome().ending == ""
    do(state, "throw bar B3 D3", "end")
    assert decides(state) is None
    assert state.legal() == []
    assert state.view(-1).phase == "over"
    assert state.outcome().ending == "all-finished"


@rule("H-10", "H-37")
def test_the_game_ends_when_the_last_player_can_reach_no_throw() -> None:
    state = holi("""
        bento: pawn top B1, hand bar, deck none, turn thrown; clara: pawn top C1, finished; davi: pawn top D1, finished
        me: pawn A1, hand bar, discard vee/down
        ground A1-F4 -A1 bento; ground A5-F6 clara; middle A1-F2 -A1 clara; middle A3-F6 davi""")
    do(state, "end")
    assert decides(state) == "bento"
    state = holi("""
        bento: pawn top B1, hand none, deck none, turn thrown; clara: pawn top C1, finished; davi: pawn top D1, finished
        me: pawn A1, hand bar, discard vee/down
        ground A1-F4 -A1 bento; ground A5-F6 clara; middle A1-F2 -A1 clara; middle A3-F6 davi""")
    assert finished(do(state, "end")) == [("bento", "cards"), ("me", "no-throw")]
    assert decides(state) is None


@rule("H-37")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_has_more_turns_than_cards(players: int) -> None:
    cards = len(GAME.content.cards)
    for seed in range(5):
        turns = Counter((state.seat, state.turn) for state in random_game(seed, players) if state.phase == 2)
        each = Counter(seat for seat, _ in turns)
        assert max(each.values()) <= cards
        assert len(each) == players


@rule("H-09", "H-36")
def test_the_last_turns_are_played_with_fewer_cards_in_hand() -> None:
    state = holi("me: pawn C3, hand bar corner, deck none; bento: finished")
    do(state, "throw bar B3 D3", "end")
    assert hand(state, "me") == ["corner"]
    assert finished(do(state, "throw-down corner E5", "end")) == [("me", "cards")]
