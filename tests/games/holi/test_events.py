"""Events: what happened, as data, and what of it a seat may see."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from ludoteca.games.holi.seen import events as e
from ludoteca.words import words
from tests.games.holi.build import GAME, holi
from tests.games.holi.play import begun, do, random_game, sweets
from tests.ledger import rule

NEST = "ground B3 D3 C2 C4 bento"


def test_setting_up() -> None:
    state = begun(2, rivalry=["warm-up"])
    assert do(state, "start F6") == [e.Stood(0, "F6")]
    assert do(state, "start A1", "warm-up C3") == [e.Stood(1, "A1"), e.Landed(0, "C3", "ground", 0)]
    first = GAME.content.cards[0].name
    assert do(state, "warm-up D4") == [
        e.Landed(1, "D4", "ground", 0),
        e.Drew(0, 1, (first,)),
        e.Drew(1, 1, (first,)),
        e.Began(0, state.turn),
    ]


@rule("H-13", "H-20", "H-33")
def test_a_throw_tells_what_became_of_each_token() -> None:
    state = holi("me: pawn middle C3, hand fork; bento: pawn middle B2; clara: pawn D2")
    assert do(state, "throw fork B2 D2 C4") == [
        e.Threw(0, "fork", ("B2", "D2", "C4"), "middle"),
        e.Hit(0, 1, "B2", "middle", GAME.content.points.hit),
        e.Caught(0, 2, "D2", "ground"),
        e.Landed(0, "C4", "ground", 1),
    ]


@rule("H-22", "H-33")
def test_a_face_down_throw() -> None:
    state = holi("me: pawn top C3, hand bar; ground E5 bento")
    assert do(state, "throw-down bar F6") == [e.ThrewDown(0, "bar", "F6", "top"), e.Landed(0, "F6", "ground", 2)]


@rule("H-27", "H-28", "H-29")
def test_a_move_tells_whose_tokens_and_how_many_sweets_it_took() -> None:
    state = holi("me: pawn C3; ground B1 bento; middle B1 me; top B1 bento", covered_sweets="take")
    there = sweets(state, "ground B1")
    assert do(state, "move B1") == [e.Moved(0, "B1", "ground", (1, 0, 1), there)]


@rule("H-28")
def test_a_move_onto_covered_sweets_tells_of_none() -> None:
    state = holi("me: pawn C3; ground B1 bento")
    assert do(state, "move B1") == [e.Moved(0, "B1", "ground", (1,), 0)]
    assert do(holi("me: pawn C3"), "move C4") == [e.Moved(0, "C4", "ground", (), 0)]


@rule("H-30")
def test_a_climb() -> None:
    state = holi(f"me: pawn C3; {NEST}")
    assert do(state, "climb") == [e.Climbed(0, "C3", "middle")]


@rule("H-09")
def test_the_end_of_a_turn() -> None:
    state = holi("me: pawn C3, hand bar, deck step vee tail, turn thrown")
    assert do(state, "end", luck=[1, 0]) == [e.Drew(0, 2, ("vee", "step")), e.Began(1, 2)]


@rule("H-10", "H-11", "H-36")
@pytest.mark.parametrize(
    ("text", "acts", "why"),
    [
        ("hand bar corner, tokens 2", ["throw bar B3 D3"], "tokens"),
        ("hand bar, deck none", ["throw bar B3 D3", "end"], "cards"),
    ],
)
def test_a_player_is_finished(text: str, acts: list[str], why: str) -> None:
    state = holi(f"me: pawn C3, {text}; bento: pawn F6")
    assert do(state, *acts)[-2:] == [e.Finished(0, why), e.Began(1, 2)]


def test_nobody_listening_no_events_are_kept() -> None:
    for state in random_game(1, 2):
        assert state.events is None


@rule("H-44")
@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_others_see_neither_drawn_cards_nor_the_face_of_a_card_face_down(viewer: int) -> None:
    assert GAME.see(e.Drew(0, 2, ("bar", "fork")), viewer) == e.Drew(0, 2, ())
    assert GAME.see(e.ThrewDown(0, "bar", "B3", "top"), viewer) == e.ThrewDown(0, None, "B3", "top")


OPEN: list[e.AnyEvent] = [
    e.Began(0, 3),
    e.Stood(0, "A1"),
    e.Threw(0, "bar", ("B3", "D3"), "ground"),
    e.Landed(0, "B3", "ground", 0),
    e.Hit(0, 1, "D3", "ground", 1),
    e.Caught(0, 1, "D3", "ground"),
    e.Moved(0, "C4", "ground", (1,), 2),
    e.Climbed(0, "C4", "middle"),
    e.Finished(0, "cards"),
]
SECRET: list[e.AnyEvent] = [e.Drew(0, 1, ("bar",)), e.ThrewDown(0, "bar", "B3", "top")]


@rule("H-44")
@pytest.mark.parametrize("event", OPEN, ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_all_other_events_are_seen_by_everybody(event: e.AnyEvent, viewer: int) -> None:
    assert GAME.see(event, viewer) == event


@rule("H-44")
@pytest.mark.parametrize("event", SECRET, ids=lambda event: type(event).__name__)
def test_the_owner_sees_the_own_cards(event: e.AnyEvent) -> None:
    assert GAME.see(event, 0) == event


def test_every_kind_of_event_is_among_these() -> None:
    assert {type(event) for event in OPEN + SECRET} == set(get_args(e.AnyEvent))


@pytest.mark.parametrize("event", OPEN + SECRET, ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("viewer", [0, 1])
def test_every_event_travels_as_json_and_has_a_sentence(event: e.AnyEvent, viewer: int) -> None:
    seen = GAME.see(event, viewer)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=e.AnyEvent) == seen
    sentence = words("en", "holi").tell(seen, ["Ana", "Bento"], prefix="event-")
    assert "Ana" in sentence
    assert "Bar" not in sentence or isinstance(event, e.Threw) or viewer == 0
