"""Every event of Regalitos, with its sentence."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.state import RegalitosState
from ludoteca.words import words
from tests.games.regalitos.build import GAME, regalitos
from tests.games.regalitos.play import do
from tests.ledger import rule

NAMES = ("Ana", "Bento", "Clara", "Davi", "Edu")
ALL = "me: objects socks, presents kite, decorated drum, coal 1, wrapped 1, paper 3, energy 1 2 3"
SWAP = regalitos("round navidad; last; claimed me; A1 socks; discard 3; me pendigueiro: energy 5; bento:")
CROWD = regalitos("round navidad; piles none; D4 socks; tokens 1; edu:")
STORIES: list[tuple[RegalitosState, list[str], list[str]]] = [
    (
        regalitos("A1 socks coal; me: paper 3; bento:"),
        ["take A1"],
        ["Ana took pile A1: Socks and Coal.", "Turn of Bento"],
    ),
    (regalitos("holder bento; me:; clara:"), ["initiative"], ["Ana took the initiative: 2 points."]),
    (regalitos("holder bento; me:; davi:"), ["initiative"], ["Ana took the initiative: 1 point."]),
    (
        regalitos(f"round navidad; {ALL}; bento:"),
        ["wrap", "pick-object green small", "pick-coal"],
        ["Ana wrapped Socks.", "Ana wrapped Coal.", "Ana used Small paper."],
    ),
    (regalitos(f"{ALL}; bento:"), ["decorate"], ["Ana decorated Kite."]),
    (
        regalitos(f"{ALL}, vips brown; bento:"),
        [
            *("deliver", "pick-present blue medium", "to-character"),
            *("pick-decorated brown medium", "to-vip brown", "coal-to bento"),
        ],
        [
            *("Ana delivered Kite: 4 points.", "Ana delivered Drum to Brown VIP: 7 points."),
            *("Ana gave a coal to Bento.", "Ana paid 6 energy: Polvorón, Marzipan and Turrón."),
        ],
    ),
    (
        regalitos("me reyes-magos: presents socks, energy 1; bento:"),
        ["deliver"],
        ["Ana delivered Socks: 1 point.", "Ana paid 1 energy: Polvorón."],
    ),
    (
        regalitos("me: presents socks, extras express-delivery; bento:"),
        ["play express-delivery"],
        ["Ana played Express delivery.", "Ana delivered Socks: 2 points."],
    ),
    (
        SWAP,
        ["take A1", "swap-energy 5"],
        [
            *("Nochevieja begins.", "Ana found Turrón in the discard pile.", "Ana drew Telescope."),
            *("Ana gave up Roast lamb for a card from the deck.", "Bento let the benefit pass."),
        ],
    ),
    (CROWD, ["take D4", "initiative"], ["Clara had nowhere to place a token and discarded it."]),
    (
        regalitos("A2 socks turron; me: wrapped 1, energy 2", players=1),
        ["deliver"],
        ["Ana sent a coal out of the game."],
    ),
    (
        regalitos("A2 socks turron; me:", players=1),
        ["take A1"],
        ["The north wind carried off pile A2: Socks and Turrón."],
    ),
]


@rule("R-22", "R-25")
@pytest.mark.parametrize(("state", "acts", "sentences"), STORIES, ids=lambda value: str(value)[:40])
def test_what_happens_is_told(state: RegalitosState, acts: list[str], sentences: list[str]) -> None:
    told = [words("en", "regalitos").tell(event, NAMES, "event-") for event in happened(state, acts)]
    assert [sentence for sentence in sentences if sentence not in told] == [], told


def happened(state: RegalitosState, acts: list[str]) -> list[Any]:
    """The events of these acts, on a copy."""
    return do(state.clone(), *acts)


def test_every_kind_of_event_happens_in_these_stories() -> None:
    seen = {type(event) for state, acts, _ in STORIES for event in happened(state, acts)}
    assert seen == set(events.AnyEvent.__args__)


@rule("R-44")
def test_with_memory_new_cards_are_told_without_their_names() -> None:
    state = regalitos("last; A1 socks; me:; bento:", memory=True)
    laid = next(event for event in happened(state, ["take A1"]) if isinstance(event, events.Laid))
    speech = words("en", "regalitos")
    assert speech.tell(GAME.see(laid, 0), NAMES, "event-") == (
        "A new card lies on every pile; those left over are face down."
    )
