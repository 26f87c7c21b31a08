"""Refusals: for every reason a position that gives it, in a sentence, with nothing changed."""

from __future__ import annotations

import re

import pytest

import ludoteca
from ludoteca.games.holi.state import HoliState
from ludoteca.words import words
from tests.games.holi.build import GAME, holi
from tests.games.holi.play import act, begun, do
from tests.games.holi.test_must_throw import ONE_WAY
from tests.games.refusals import keys_of
from tests.ledger import rule

KEYS = keys_of("holi") | {"choose-start-first", "choose-warm-up-first", "set-up-is-over"}
"""Every key the chapters refuse with."""


def placed(*texts: str, rivalry: tuple[str, ...] = ()) -> HoliState:
    """A game of two from its start, after these acts."""
    state = begun(2, rivalry=list(rivalry))
    do(state, *texts)
    return state


def at(text: str = "", rivalry: tuple[str, ...] = ()) -> HoliState:
    """A worked position in which the seat that decides is not the first player's."""
    return holi(text, rivalry=rivalry, first="me" if "turn; me:" in text else "bento")


NEST = "ground B3 D3 C2 C4 bento"
REFUSALS: list[tuple[str, HoliState, str, str]] = [
    ("choose-start-first", placed(), "throw bar B3 D3", "First choose where your pawn starts."),
    (
        "choose-warm-up-first",
        placed("start A1", "start F6", rivalry=("warm-up",)),
        "start F1",
        "First put your token on the ground floor.",
    ),
    ("set-up-is-over", at(), "start A1", "The set-up is over."),
    ("set-up-is-over", at(), "warm-up A1", "The set-up is over."),
    ("no-start-there", placed(), "start B1", "Pawns do not start on B1."),
    ("no-pawn-there", placed("start A1"), "start A1", "Player 1’s pawn stands on A1."),
    (
        "no-pawn-there",
        placed("start A1", "start F6", rivalry=("warm-up",)),
        "warm-up F6",
        "Player 2’s pawn stands on F6.",
    ),
    (
        "no-colour-there",
        placed("start A1", "start F6", "warm-up C3", rivalry=("warm-up",)),
        "warm-up C3",
        "Powder of Player 1 lies on C3, ground floor, and a square holds one token.",
    ),
    ("no-end-before-throw", at(), "end", "The turn cannot end before the throw."),
    (
        "no-second-climb",
        at(f"me: pawn middle C3, turn climbed; {NEST}; middle B3 D3 C2 C4 bento"),
        "climb",
        "You have already climbed this turn.",
    ),
    ("no-climb-from-top", at("me: pawn top C3"), "climb", "There is nothing above the top floor."),
    ("no-climb-from-edge", at("me: pawn C1"), "climb", "Nobody climbs from an edge or a corner."),
    (
        "no-climb-alone",
        at("me: pawn C3; ground B3 C4 bento"),
        "climb",
        "To climb, powder must lie on all four squares beside you; it lies on 2.",
    ),
    (
        "no-climb-alone",
        at("me: pawn C3; ground B3 bento", rivalry=("ladders",)),
        "climb",
        "To climb, powder must lie on 3 of the four squares beside you; it lies on one.",
    ),
    (
        "no-climb-onto-pawn",
        at(f"me: pawn C3; {NEST}; bento: pawn middle C3"),
        "climb",
        "Player 2’s pawn stands right above you.",
    ),
    ("no-throw-after-climb", at(ONE_WAY), "climb", "After climbing you could throw nothing, and you must throw."),
    ("no-second-move", at("me: pawn C3, turn moved"), "move C4", "You have already moved this turn."),
    ("no-move-in-place", at("me: pawn C3"), "move C3", "You are already on C3."),
    (
        "no-pawn-there",
        at("me: pawn C3; bento: pawn D3"),
        "move D3",
        "Player 2’s pawn stands on D3.",
    ),
    (
        "no-move-so-far",
        at("me: pawn C3", rivalry=("short-steps",)),
        "move C6",
        "C6 is too far away with Short steps.",
    ),
    (
        "no-move-onto-own",
        at("me: pawn C3; ground C4 me", rivalry=("clean-feet",)),
        "move C4",
        "Your own powder lies on C4: with Clean feet you may not step there.",
    ),
    (
        "no-move-onto-own",
        at("bento: pawn C3, turn; me: pawn F6; ground C5 bento", rivalry=("clean-feet", "short-steps")),
        "move C5",
        "Your own powder lies on C5: with Clean feet you may not step there.",
    ),
    (
        "no-throw-after-move",
        at(ONE_WAY),
        "move A1",
        "From A1 you could throw nothing, and you must throw.",
    ),
    (
        "no-second-throw",
        at("me: pawn C3, hand bar, turn thrown"),
        "throw bar B3 D3",
        "You have already thrown this turn.",
    ),
    (
        "no-second-throw",
        at("me: pawn C3, hand bar, turn thrown"),
        "throw-down bar B3",
        "You have already thrown this turn.",
    ),
    ("no-such-card", at("me: pawn C3, hand fork"), "throw bar B3 D3", "You do not hold Bar."),
    ("no-such-card", at("me: pawn C3, hand fork"), "throw-down bar B3", "You do not hold Bar."),
    (
        "no-down-twice",
        at("me: pawn C3, hand bar, discard fork/down"),
        "throw-down bar B3",
        "Your last card lies face down, so this one must be thrown face up.",
    ),
    (
        "no-colour-there",
        at("me: pawn C3, hand bar; ground B3 bento"),
        "throw-down bar B3",
        "Powder of Player 2 lies on B3, ground floor, and a square holds one token.",
    ),
    (
        "no-colour-there",
        at("bento: pawn middle C3, hand bar, turn; me: pawn F1; ground B3 bento; middle B3 me"),
        "throw-down bar B3",
        "Powder of Player 1 lies on B3, middle floor, and a square holds one token.",
    ),
    (
        "no-pawn-there",
        at("me: pawn C3, hand bar"),
        "throw-down bar C3",
        "Player 1’s pawn stands on C3.",
    ),
    (
        "no-colour-there",
        at("me: pawn middle C3, hand bar; ground B3 bento; middle B3 me"),
        "throw bar B3 D3",
        "Powder of Player 1 lies on B3, middle floor, and a square holds one token.",
    ),
    (
        "no-such-throw",
        at("me: pawn C3, hand bar"),
        "throw bar E5 F5",
        "From where you stand Bar cannot colour E5 and F5.",
    ),
    (
        "no-room-for-pattern",
        at("me: pawn C3, hand bar, tokens 1; ground D3 A3 bento"),
        "throw bar B3",
        "Bar does not fit here: its squares must be on the board and free of powder.",
    ),
    (
        "no-tokens-for-all",
        at("me: pawn C3, hand bar, tokens 1"),
        "throw bar B3 D3",
        "You have one token left, not enough for B3 and D3.",
    ),
    (
        "no-tokens-for-all",
        at("me: pawn C3, hand fork, tokens 2"),
        "throw fork B2 D2 C4",
        "You have 2 tokens left, not enough for B2, D2 and C4.",
    ),
    (
        "no-tokens-held-back",
        at("me: pawn middle C3, hand bar; ground A3 B3 D3 bento"),
        "throw bar B3",
        "You must place 2 tokens: none can be held back.",
    ),
    (
        "no-tokens-held-back",
        at("me: pawn C3, hand bar"),
        "throw bar B3",
        "You must place 2 tokens: none can be held back.",
    ),
    (
        "no-tokens-held-back",
        at("me: pawn C3, hand fork, tokens 2"),
        "throw fork B2",
        "You must place 2 tokens: none can be held back.",
    ),
]


@pytest.mark.parametrize(
    ("key", "state", "text", "sentence"), REFUSALS, ids=[f"{key}: {text}" for key, _, text, _ in REFUSALS]
)
def test_a_refusal_says_why_and_changes_nothing(key: str, state: HoliState, text: str, sentence: str) -> None:
    before = GAME.dump(state.clone())
    with pytest.raises(ludoteca.Illegal) as refusal:
        GAME.allow(state, state.seat, act(text))
    assert (refusal.value.key, str(refusal.value)) == (key, sentence)
    assert GAME.dump(state) == before


def test_every_reason_has_a_position_above_and_words() -> None:
    assert {key for key, _, _, _ in REFUSALS} == KEYS
    assert [key for key in KEYS if not words("en", "holi").has(key)] == []


def test_a_match_refuses_with_the_same_reason_and_stays_as_it_was() -> None:
    match = ludoteca.Match(GAME, seed=1)
    before = match.record()
    with pytest.raises(ludoteca.Illegal, match="Pawns do not start on C3"):
        match.act(match.state.seat, act("start C3"))
    assert match.record() == before
    assert len(match) == 0


@rule("H-10", "H-12", "H-17", "H-23", "H-24", "H-26", "H-31")
def test_in_play_everything_not_offered_is_refused_with_a_sentence() -> None:
    state = holi(f"me: pawn C3, hand bar fork, discard step/down; bento: pawn D5; {NEST}", rivalry=["short-steps"])
    offered = set(state.legal())
    for number in range(0, GAME.num_actions, 7):
        if number not in offered:
            with pytest.raises(ludoteca.Illegal) as refusal:
                GAME.allow(state, 0, number)
            assert re.fullmatch(r"[A-Z].*\.", str(refusal.value)), refusal.value.key
