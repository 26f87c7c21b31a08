"""Refusals: for every reason a position that gives it, in a sentence, with nothing changed."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.regalitos.rules.refusal import FIRST
from ludoteca.games.regalitos.state import RegalitosState
from tests.games.refusals import keys_of
from tests.games.regalitos.build import GAME, START_VALUES, game_of, regalitos
from tests.games.regalitos.play import NUMBERS, do
from tests.ledger import rule

KEYS = keys_of("regalitos") | set(FIRST.values())
"""Every key the chapters refuse with."""


def after(text: str, *acts: str, players: int = 0) -> RegalitosState:
    """A position after these acts."""
    state = regalitos(text, players=players)
    do(state, *acts)
    return state


NIGHT = "round navidad"
SWAP = f"{NIGHT}; last; claimed me; A1 vip-blue; me: energy 5; bento:"
REFUSALS: list[tuple[str, RegalitosState, str, str]] = [
    ("place-token-first", after("me:; bento:"), "done", "First place your token, or play an extra action."),
    (
        "only-extras-now",
        after("A1 goodbye-coal; me: coal 1; bento:", "take A1"),
        "done",
        "Your token is placed: you may only play extra actions or end the turn.",
    ),
    ("choose-wrapping-first", after("me: objects socks coat, paper 3; bento:", "wrap"), "end", "what to wrap"),
    ("choose-paper-first", after(f"{NIGHT}; me: objects socks, paper 3 6; bento:", "wrap"), "end", "the paper for"),
    (
        "choose-decoration-first",
        after("me: presents socks kite, extras express-decoration; bento:", "play express-decoration"),
        "end",
        "which present to decorate",
    ),
    ("choose-delivery-first", after("me: presents socks kite, energy 5; bento:", "deliver"), "end", "what to deliver"),
    ("choose-recipient-first", after("me: presents kite, energy 5, vips blue; bento:", "deliver"), "end", "who gets"),
    ("choose-energy-first", after("me: presents kite, energy 1 1 2; bento:", "deliver"), "end", "to pay with"),
    (
        "choose-receiver-first",
        after("me: coal 1, extras goodbye-coal; clara:", "play goodbye-coal"),
        "end",
        "First choose who gets a coal.",
    ),
    ("choose-swap-first", after(SWAP, "take A1"), "end", "First choose a card to swap"),
    ("game-over", after("round noche-de-reyes; last; me:; bento:", "take A1"), "end", "The game is over."),
    ("no-end-before-token", after("me:; bento:"), "end", "The turn cannot end before its token is placed."),
    (
        "no-second-token",
        after("A1 goodbye-coal; me: coal 1; bento:", "take A1"),
        "take A2",
        "You have already placed this turn's token.",
    ),
    ("no-discard-while-place", after("me:; bento:"), "discard-token", "Your token can still be placed, so it must be."),
    (
        "nothing-picked-yet",
        after("me: objects socks coat, paper 3; bento:", "wrap"),
        "done",
        "Choose at least one thing first.",
    ),
    ("nothing-to-decline", after("me:; bento:"), "decline", "There is no benefit you could let pass now."),
    (
        "nothing-to-decline",
        after("me: presents socks kite, energy 5; bento:", "deliver"),
        "decline",
        "There is no benefit you could let pass now.",
    ),
    ("no-basic-twice", after("me: used wrap; bento:"), "wrap", "You have already done Wrap this round."),
    ("no-basic-twice", after("me: used decorate; bento:"), "decorate", "You have already done Decorate this round."),
    ("no-basic-twice", after("me: used deliver; bento:"), "deliver", "You have already done Deliver this round."),
    (
        "no-basic-twice",
        after("me:", "initiative", players=1),
        "initiative",
        "You have already done Initiative this round",
    ),
    (
        "no-initiative-left",
        after("holder clara; claimed bento; me:; clara:"),
        "initiative",
        "Player 2 has already taken the initiative this round.",
    ),
    ("no-initiative-for-holder", after("me:; bento:"), "initiative", "You hold the initiative: somebody else may"),
    ("no-things-to-wrap", after("me: paper 3; bento:"), "wrap", "You have no object and no coal to wrap."),
    ("no-paper-for-any", after(f"{NIGHT}; me: objects socks; bento:"), "wrap", "You have no paper to wrap with."),
    (
        "no-present-to-decorate",
        after("me: wrapped 1; bento:"),
        "decorate",
        "You have no present to decorate; coal is never decorated.",
    ),
    ("nothing-to-deliver", after("me: energy 5; bento:"), "deliver", "You have no present and no wrapped coal"),
    (
        "no-coal-without-present",
        after("me olentzero: coal 2, energy 5; bento:"),
        "deliver",
        "Olentzero delivers coal only together with a present.",
    ),
    (
        "no-energy-for-any",
        after("me: presents coat, energy 2; bento:"),
        "deliver",
        "With 2 units of energy you can deliver nothing you have.",
    ),
    ("no-cards-there", after("piles none; A1 socks; me:; bento:"), "take B2", "Pile B2 is empty."),
    (
        "no-use-for-extra",
        after("me: extras goodbye-coal; bento:"),
        "play goodbye-coal",
        "Goodbye, coal! would change nothing now.",
    ),
    ("no-such-extra", after("me:; bento:"), "play urgent-delivery", "You do not have Urgent delivery."),
    (
        "no-such-object",
        after("me: objects socks coat, paper 3; bento:", "wrap"),
        "pick-object blue large",
        "You have no such object: large, blue.",
    ),
    (
        "no-paper-for-this",
        after(f"{NIGHT}; me: objects socks kite coat, paper 3; bento:", "wrap", "pick-object green small"),
        "pick-object green large",
        "It needs 3 of paper; you have 2 left for it.",
    ),
    (
        "no-coal-to-wrap",
        after("me: objects socks coat, paper 3; bento:", "wrap"),
        "pick-coal",
        "You have no unwrapped coal.",
    ),
    (
        "no-such-present",
        after("me: presents socks kite, energy 5; bento:", "deliver"),
        "pick-present brown large",
        "You have no such present without decoration: large, brown.",
    ),
    (
        "no-such-decorated",
        after("me: presents socks kite, energy 5; bento:", "deliver"),
        "pick-decorated brown large",
        "You have no such decorated present: large, brown.",
    ),
    (
        "no-more-presents",
        after(
            "me olentzero: presents socks kite, coal 1, extras express-delivery; bento:",
            *("play express-delivery", "pick-present green small"),
        ),
        "pick-present blue medium",
        "This delivery takes only 1 present.",
    ),
    (
        "no-energy-for-this",
        after("me: presents socks kite coat, energy 3; bento:", "deliver", "pick-present green small"),
        "pick-present green large",
        "It needs 3 of energy; you have 2 left for it.",
    ),
    (
        "no-energy-for-this",
        after("me: presents socks trowel, wrapped 1, energy 2; bento:", "deliver", "pick-present green small"),
        "coal-to bento",
        "It needs 2 of energy; you have 1 left for it.",
    ),
    ("no-such-player", after("me: wrapped 1, energy 5; clara:", "deliver"), "coal-to edu", "Nobody sits there."),
    (
        "no-coal-to-yourself",
        after("me: wrapped 1, energy 5; clara:", "deliver"),
        "coal-to me",
        "A coal goes to another",
    ),
    (
        "no-coal-twice",
        after("me: coal 2, extras goodbye-coal; davi:", "play goodbye-coal", "coal-to bento"),
        "coal-to bento",
        "Player 2 is already getting a coal",
    ),
    (
        "no-wrapped-coal",
        after("me: presents socks kite, coal 1, energy 5; bento:", "deliver"),
        "coal-to bento",
        "You have no coal that can be delivered.",
    ),
    (
        "no-coal-with-this",
        after("me: presents socks kite, wrapped 1, extras urgent-delivery; bento:", "play urgent-delivery"),
        "coal-to bento",
        "No more coal goes with this delivery.",
    ),
    ("no-coal-away", after("me: wrapped 1, energy 5; clara:", "deliver"), "coal-away", "not out of the game"),
    (
        "no-such-vip",
        after("me: presents kite, energy 5, vips blue; bento:", "deliver"),
        "to-vip green",
        "You do not have",
    ),
    (
        "no-room-at-vip",
        after("me: presents kite, energy 5, vips blue medium, under medium drum chess palette; bento:", "deliver"),
        "to-vip medium",
        "VIP for medium things takes 3 presents and already has them.",
    ),
    ("no-such-card-to-swap", after(SWAP, "take A1"), "swap-paper small", "You do not have such a card."),
    ("no-such-card-to-swap", after(SWAP, "take A1"), "swap-energy 4", "You do not have such a card."),
    (
        "no-such-paper",
        after(f"{NIGHT}; me: objects socks, paper 3 6; bento:", "wrap"),
        "pay-paper large",
        "You do not have Large paper.",
    ),
    (
        "paper-needless",
        after(
            f"{NIGHT}; me: objects coat tent drum, paper 3 3 3 6 9; bento:",
            *("wrap", "pick-object green large", "pick-object green large", "pick-object brown medium"),
            "pay-paper small",
        ),
        "pay-paper large",
        "Large paper fits no payment: for the 5 units left a paper could be left out.",
    ),
    (
        "no-such-energy",
        after("me: presents kite, energy 1 1 2; bento:", "deliver"),
        "pay-energy 3",
        "You have no energy card of 3.",
    ),
    (
        "energy-not-exact",
        after("me: presents kite, energy 1 1 2 3; bento:", "deliver"),
        "pay-energy 3",
        "An energy card of 3 fits no payment: 2 are left to pay, and the smallest sum you can pay is 2.",
    ),
    (
        "no-more-coals-than-presents",
        after(
            "me olentzero: presents socks kite, coal 3, extras express-delivery; clara:",
            *("play express-delivery", "coal-to bento"),
        ),
        "coal-to bento",
        "Olentzero delivers one coal for each present.",
    ),
    (
        "no-done-while-owed",
        after("me olentzero: presents socks kite, coal 1, energy 5; bento:", "deliver", "coal-to bento"),
        "done",
        "A coal goes with each present: choose the present for the coal you gave.",
    ),
    (
        "no-energy-for-owed",
        after(
            "me olentzero: presents socks yo-yo coat, coal 2, energy 5 2; bento:",
            *("deliver", "coal-to bento", "coal-to bento"),
        ),
        "pick-present green large",
        "This present would leave too little energy for those that must go with the 2 coals you gave.",
    ),
]


@rule("R-14", "R-15", "R-18", "R-21", "R-24")
@pytest.mark.parametrize(("key", "state", "act", "sentence"), REFUSALS, ids=[f"{row[0]}:{row[2]}" for row in REFUSALS])
def test_a_refused_act_says_why_and_changes_nothing(key: str, state: RegalitosState, act: str, sentence: str) -> None:
    before = GAME.dump(state)
    with pytest.raises(ludoteca.Illegal) as refusal:
        GAME.allow(state, state.seat, NUMBERS[act])
    assert refusal.value.key == key
    assert sentence in str(refusal.value)
    assert GAME.dump(state) == before


@rule("R-18")
def test_where_coal_needs_more_paper_its_refusal_says_so() -> None:
    game = game_of(START_VALUES.replace("paper = 1\nenergy = 2", "paper = 2\nenergy = 2"))
    state = regalitos(f"{NIGHT}; me: objects yo-yo maracas socks, coal 1, paper 3; bento:", game=game)
    do(state, "wrap", "pick-object green small", "pick-object blue small", game=game)
    with pytest.raises(ludoteca.Illegal, match="It needs 2 of paper; you have 1 left"):
        do(state, "pick-coal", game=game)


@rule("R-12")
def test_after_the_end_everything_is_refused() -> None:
    state = after("round noche-de-reyes; last; me:; bento:", "take A1")
    assert state.legal() == []
    assert all(GAME.why_not(state, number) for number in range(GAME.num_actions))


def test_every_reason_is_given_in_some_position() -> None:
    assert {key for key, *_ in REFUSALS} == KEYS
