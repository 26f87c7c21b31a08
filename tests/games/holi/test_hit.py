"""Direct hit (H-20, H-21)."""

from __future__ import annotations

from tests.games.holi.build import GAME, holi
from tests.games.holi.play import acts, colours, do, points, supply, token
from tests.ledger import rule

HIT = GAME.content.points.hit


@rule("H-20")
def test_a_token_thrown_at_a_pawn_goes_to_that_player_and_scores_at_once() -> None:
    state = holi("me: pawn C3, hand bar; bento: pawn D3")
    do(state, "throw bar B3 D3")
    assert token(state, "ground D3") is None
    assert supply(state, "bento", "me") == 1
    assert points(state, "hits") == [HIT, 0]
    assert colours(state, "me") == ["ground B3"]


@rule("H-20")
def test_each_hit_scores() -> None:
    state = holi("me: pawn C3, hand bar, hits 3; bento: pawn D3; clara: pawn B3")
    do(state, "throw bar B3 D3")
    assert points(state, "hits") == [3 + 2 * HIT, 0, 0]
    assert supply(state, "bento", "me") == supply(state, "clara", "me") == 1


@rule("H-20")
def test_only_a_pawn_on_the_throwers_floor_is_hit() -> None:
    state = holi("me: pawn C3, hand bar; bento: pawn middle D3; clara: pawn top B3")
    do(state, "throw bar B3 D3")
    assert colours(state, "me") == ["ground B3", "ground D3"]
    assert points(state, "hits") == [0, 0, 0]


@rule("H-20", "H-35")
def test_a_hit_on_an_upper_floor_comes_before_any_falling() -> None:
    state = holi("me: pawn middle C3, hand bar; bento: pawn middle D3")
    do(state, "throw bar D3 E3")
    assert supply(state, "bento", "me") == 1
    assert points(state, "hits") == [HIT, 0]
    assert colours(state, "me") == ["ground E3"]


@rule("H-20", "H-36")
def test_finished_players_can_be_hit() -> None:
    state = holi("me: pawn C3, hand bar; bento: pawn D3, finished; clara: pawn F6")
    do(state, "throw bar D3 E3")
    assert supply(state, "bento", "me") == 1
    assert points(state, "hits") == [HIT, 0, 0]


@rule("H-21")
def test_tokens_of_others_in_the_supply_cannot_be_played() -> None:
    state = holi("me: pawn C3, hand fork, tokens 1, holds 9 bento")
    assert {len(cells.split()) for cells in acts(state, "throw fork")} == {1}
    do(state, "throw fork B2")
    assert supply(state, "me", "bento") == 9
    assert colours(state, "bento") == []


@rule("H-21", "H-36")
def test_a_player_with_tokens_of_others_only_is_finished() -> None:
    state = holi("me: pawn C3, hand bar corner, tokens 2, holds 5 bento; bento: pawn F6")
    do(state, "throw bar B3 D3")
    assert state.view(-1).seats[0].finished
