"""S-64: hidden are the order of the decks, special wishes set aside, and what others saw in the forest."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.sets import count, members_of, set_of
from ludoteca.games.santakaos.known import helper_of, knowers_of, known_card, knows
from ludoteca.games.santakaos.pieces import ORDINARY
from ludoteca.games.santakaos.table import Table


def shuffle_hidden(t: Table, viewer: int, chance: Chance) -> None:
    """Deal anew every card this viewer cannot know. (The decks themselves have no order to shuffle.)"""
    shuffle_set_aside(t, chance)
    shuffle_helpers(t, viewer, chance)


def shuffle_set_aside(t: Table, chance: Chance) -> None:
    """S-59: which special wishes are set aside and which are still in the deck, nobody knows."""
    specials = members_of(t.deck & ~ORDINARY | t.aside)
    chance.shuffle(specials)
    aside = count(t.aside)
    t.aside = set_of(specials[:aside])
    t.deck = t.deck & ORDINARY | set_of(specials[aside:])


def shuffle_helpers(t: Table, viewer: int, chance: Chance) -> None:
    """S-21: helpers this viewer has not seen may lie in any place whose card the viewer does not know."""
    helpers = members_of(t.forest)
    helpers.extend([helper_of(card) for card in t.under if not knows(card, viewer)])
    helpers.extend([helper_of(card) for card in t.offer if not knows(card, viewer)])
    chance.shuffle(helpers)
    lay_unknown(t.under, helpers, viewer)
    lay_unknown(t.offer, helpers, viewer)
    t.forest = set_of(helpers)


def lay_unknown(cards: list[int], helpers: list[int], viewer: int) -> None:
    """Put other helpers into the places this viewer does not know; who else knows them stays the same."""
    for at in range(len(cards)):
        if not knows(cards[at], viewer):
            cards[at] = known_card(helpers.pop(), knowers_of(cards[at]))
