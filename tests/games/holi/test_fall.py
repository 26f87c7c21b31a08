"""Falling colour (H-33 to H-35)."""

from __future__ import annotations

import pytest

from tests.games.holi.build import broken_stacks, holi
from tests.games.holi.play import colours, do, points, random_game, supply, sweets, token
from tests.ledger import rule


@rule("H-33")
@pytest.mark.parametrize(
    ("below", "rests"),
    [
        ("ground B2 bento; middle B2 clara", "top B2"),
        ("ground B2 bento", "middle B2"),
        ("ground E5 bento", "ground B2"),
    ],
)
def test_a_token_falls_while_the_cell_below_holds_none(below: str, rests: str) -> None:
    state = holi(f"me: pawn top F6, hand bar; {below}")
    do(state, "throw-down bar B2")
    assert colours(state, "me") == [rests]


@rule("H-33")
def test_from_the_middle_it_falls_one_floor() -> None:
    state = holi("me: pawn middle C3, hand bar; ground B3 bento")
    do(state, "throw bar B3 D3")
    assert colours(state, "me") == ["ground D3", "middle B3"]


@rule("H-33")
def test_on_the_ground_it_stays_where_it_was_thrown() -> None:
    state = holi("me: pawn C3, hand bar")
    do(state, "throw bar B3 D3")
    assert colours(state, "me") == ["ground B3", "ground D3"]


@rule("H-34")
@pytest.mark.parametrize("floor", ["ground", "middle"])
def test_a_pawn_on_the_way_catches_it_for_no_point(floor: str) -> None:
    state = holi(f"me: pawn top F6, hand bar; bento: pawn {floor} B2; clara: pawn A1")
    do(state, "throw-down bar B2")
    assert colours(state, "me") == []
    assert supply(state, "bento", "me") == 1
    assert points(state, "hits") == [0, 0, 0]


@rule("H-34")
def test_of_two_pawns_in_a_stack_the_upper_one_catches() -> None:
    state = holi("me: pawn top F6, hand bar; bento: pawn B2; clara: pawn middle B2")
    do(state, "throw-down bar B2")
    assert (supply(state, "clara", "me"), supply(state, "bento", "me")) == (1, 0)


@rule("H-34")
def test_it_stops_above_a_token_and_misses_the_pawn_beside() -> None:
    state = holi("me: pawn top F6, hand bar; bento: pawn middle C2; ground B2 C2 bento")
    do(state, "throw-down bar B2")
    assert token(state, "middle B2") == "me"
    assert supply(state, "bento", "me") == 0


@rule("H-34", "H-36")
def test_a_finished_players_pawn_catches_too() -> None:
    state = holi("me: pawn middle F6, hand bar; bento: pawn B2, finished; clara: pawn A1")
    do(state, "throw-down bar B2")
    assert supply(state, "bento", "me") == 1


@rule("H-34")
def test_it_passes_through_sweets_which_never_fall() -> None:
    state = holi("me: pawn top C3, hand bar")
    before = sweets(state, "middle B1"), sweets(state, "ground B1")
    do(state, "throw-down bar B1")
    assert colours(state, "me") == ["ground B1"]
    assert (sweets(state, "middle B1"), sweets(state, "ground B1")) == before
    do(state, "end")
    assert min(before) > 0


@rule("H-34")
def test_sweets_stay_on_their_floor_when_the_token_below_them_is_taken() -> None:
    state = holi("me: pawn C3; ground B1 bento")
    before = sweets(state, "middle B1")
    do(state, "move B1")
    assert sweets(state, "middle B1") == before > 0


@rule("H-35")
def test_the_tokens_of_one_throw_fall_each_in_its_own_stack() -> None:
    state = holi("me: pawn top C3, hand bar; ground B3 bento; clara: pawn D3; bento: pawn F6")
    do(state, "throw bar B3 D3")
    assert colours(state, "me") == ["middle B3"]
    assert supply(state, "clara", "me") == 1


@rule("H-35")
def test_a_face_down_token_falls_like_the_others() -> None:
    state = holi("me: pawn middle C3, hand bar")
    do(state, "throw-down bar E5")
    assert colours(state, "me") == ["ground E5"]


@rule("H-35")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rivalry", [[], ["ladders", "warm-up", "long-memory"]], ids=["plain", "ladders"])
@pytest.mark.once
def test_at_every_moment_tokens_rest_on_tokens_and_never_on_or_above_pawns(players: int, rivalry: list[str]) -> None:
    floors: set[int] = set()
    for seed in range(12):
        for state in random_game(seed, players, prefer="climb", rivalry=rivalry):
            assert broken_stacks(state) == []
            floors.update(area.floor for area in state.areas)
    assert floors == {0, 1, 2}
