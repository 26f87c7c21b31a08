"""Scoring (H-38 to H-43)."""

from __future__ import annotations

import pytest

from tests.games.holi.build import GAME, holi
from tests.games.holi.play import begun, do, points, random_game
from tests.games.holi.scores import PAYS, count_points, on_others
from tests.ledger import rule

POINTS = GAME.content.points


@rule("H-38")
@pytest.mark.parametrize(("floor", "worth"), list(zip(["ground", "middle", "top"], POINTS.floors, strict=True)))
def test_each_own_token_scores_by_its_floor(floor: str, worth: int) -> None:
    stacks = ["ground B2 C2 D2 bento", "middle B2 C2 D2 bento", "top B2 C2 D2 bento"]
    stacks = [text.replace("bento", "me") if text.startswith(floor) else text for text in stacks]
    state = holi("; ".join(stacks))
    assert points(state, floor) == [3 * worth, 0]


@rule("H-38")
def test_higher_floors_are_worth_more() -> None:
    assert POINTS.floors == sorted(set(POINTS.floors))


@rule("H-39")
def test_own_tokens_in_other_supplies_score() -> None:
    state = holi("me: holds 3 bento; bento: holds 1 me; clara: holds 2 me")
    assert points(state, "on-others") == [3 * POINTS.on_others, 3 * POINTS.on_others, 0]


@rule("H-40")
@pytest.mark.parametrize(
    ("held", "fewer"),
    [((7, 5, 5, 2), (3, 1, 1, 0)), ((4, 4, 4, 4), (0, 0, 0, 0)), ((0, 1, 0, 9), (0, 2, 0, 3)), ((1, 0), (1, 0))],
)
def test_points_for_each_player_with_strictly_fewer_sweets(held: tuple[int, ...], fewer: tuple[int, ...]) -> None:
    names = ("me", "bento", "clara", "davi")
    state = holi("; ".join(f"{name}: sweets {sweets}" for name, sweets in zip(names, held, strict=False)))
    assert points(state, "sweets") == [POINTS.fewer_sweets * count for count in fewer]


@rule("H-40", "H-43")
def test_until_the_end_points_for_being_ahead_stand_apart_from_those_made() -> None:
    before = holi("me: hits 2, sweets 2; bento: sweets 1, pawn C1").outcome()
    tied = holi("me: hits 2, sweets 2; bento: sweets 2, pawn C1").outcome()
    assert before.apart["sweets"] == [POINTS.fewer_sweets, 0]
    assert tied.apart["sweets"] == [0, 0]
    assert before.made == tied.made == [2, 0]


@rule("H-43")
def test_at_the_end_nothing_stands_apart() -> None:
    *_, last = random_game(7, players=3, rivalry=["balcony", "clean-clothes"])
    outcome = last.outcome()
    assert outcome.ending
    assert (outcome.made, outcome.apart) == (outcome.scores, {})


@rule("H-41")
def test_the_score_adds_up_all_sources_and_most_points_win() -> None:
    state = holi("me: hits 2; bento: holds 1 me; ground A1 B2 me; bento: pawn F6", rivalry=["corners"])
    outcome = state.outcome()
    corner = GAME.content.rivalry_card("corners").points
    assert outcome.scores == [2 + POINTS.on_others + 2 * POINTS.floors[0] + corner, 0]
    assert outcome.ranks == [1, 2]
    assert outcome.winners == [0]


@rule("H-42")
def test_a_tie_goes_first_to_most_own_tokens_on_others() -> None:
    state = holi("me: hits 3; bento: sweets 1, holds 1 me", first="bento")
    outcome = state.outcome()
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.ranks == [1, 2]


@rule("H-42")
def test_then_to_most_sweets() -> None:
    state = holi(f"me: hits {POINTS.fewer_sweets}; bento: sweets 1", first="me")
    outcome = state.outcome()
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.ranks == [2, 1]


@rule("H-42")
@pytest.mark.parametrize(("first", "ranks"), [("me", [1, 2, 3]), ("bento", [3, 1, 2]), ("clara", [2, 3, 1])])
def test_then_to_the_earlier_in_play_order(first: str, ranks: list[int]) -> None:
    assert holi(players=3, first=first).outcome().ranks == ranks


@rule("H-42")
def test_what_was_compared_is_told_in_order() -> None:
    state = holi("me: holds 2 bento, sweets 3; bento: sweets 1", first="bento")
    assert state.outcome().tie_breaks == {"on-others": [0, 2], "sweets": [3, 1], "play-order": [1, 2]}
    assert list(state.outcome().tie_breaks) == ["on-others", "sweets", "play-order"]


@rule("H-42")
def test_no_shared_places() -> None:
    for seed in range(6):
        *_, last = random_game(seed, 2 + seed % 3)
        assert sorted(last.outcome().ranks) == list(range(1, last.players + 1))


@rule("H-43")
def test_the_score_by_source_is_seen_at_any_time_by_anybody() -> None:
    state = begun(2, rivalry=["lines", "ladders", "stacks"])
    sources = ["ground", "middle", "top", "on-others", "sweets", "hits", "lines", "stacks"]
    assert list(state.view(-1).outcome.breakdown) == sources
    do(state, "start A1", "start F6", "throw bar B1 C1")
    for viewer in (-1, 0, 1):
        assert state.view(viewer).outcome.breakdown["ground"] == [2 * POINTS.floors[0], 0]
        assert state.view(viewer).outcome == state.outcome()


@rule("H-38", "H-39", "H-40", "H-41", "H-43", "H-47")
@pytest.mark.parametrize("start", range(0, len(PAYS), 3))
@pytest.mark.once
def test_in_random_play_the_points_are_those_counted_from_the_view(start: int) -> None:
    cards = list(PAYS)[start : start + 3]
    for seed in range(3):
        for state in random_game(seed, 2 + seed, prefer="climb", rivalry=cards):
            outcome = state.outcome()
            expected = count_points(state.view(-1), GAME.content)
            assert outcome.breakdown == expected
            assert outcome.scores == [sum(column) for column in zip(*expected.values(), strict=True)]


@rule("H-41", "H-42")
@pytest.mark.once
def test_in_random_play_the_ranks_are_those_of_a_plain_sort() -> None:
    for seed in range(6):
        *_, last = random_game(seed, 2 + seed % 3)
        view = last.view(-1)
        columns = zip(*count_points(view, GAME.content).values(), strict=True)
        keys = [
            (sum(column), sum(on_others(view, seat)), view.seats[seat].sweets, -((seat - view.first) % view.players))
            for seat, column in enumerate(columns)
        ]
        assert [sorted(keys, reverse=True).index(key) + 1 for key in keys] == last.outcome().ranks
