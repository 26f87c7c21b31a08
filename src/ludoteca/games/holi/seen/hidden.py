"""H-44: hidden are the other hands, what is left in decks, and what others threw face down."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import LudotecaError
from ludoteca.core.sets import count, members_of, set_of, with_
from ludoteca.games.holi.rules.reach import throw_in_reach
from ludoteca.games.holi.table import PLAYING, Table, card_of, is_down, play_code, thrower_of


def shuffle_hidden(t: Table, viewer: int, chance: Chance) -> None:
    """Deal anew every card this viewer cannot know: each other player's hand, deck and face-down cards."""
    for seat in range(t.players):
        if seat != viewer:
            deal_anew(t, seat, chance)
    make_plausible(t, chance)


def make_plausible(t: Table, chance: Chance) -> None:
    """H-10: whoever is about to throw holds a card that can be thrown, or the turn would have ended."""
    if t.phase == PLAYING and not t.thrown and not can_reach(t):
        check_some_throw(t, unseen(t, t.seat))
        while not can_reach(t):
            deal_anew(t, t.seat, chance)


def can_reach(t: Table) -> bool:
    """Can whoever decides still throw in this turn?"""
    me = t.areas[t.seat]
    return throw_in_reach(t, me.floor, me.cell, t.moved, t.climbed)


def check_some_throw(t: Table, cards: i64) -> None:
    """H-10: refuse a position where no throw can be reached, whatever hand is made with these cards besides."""
    me = t.areas[t.seat]
    held = me.hand
    me.hand = held | cards if held else 0
    possible = me.hand != 0 and can_reach(t)
    me.hand = held
    if not possible:
        raise LudotecaError("view-without-throw", "holi", seat=t.seat)


def deal_anew(t: Table, seat: int, chance: Chance) -> None:
    """Shuffle one player's unknown cards among hand, deck and the places of face-down cards."""
    area = t.areas[seat]
    down = places_down(t, seat)
    cards = members_of(unseen(t, seat))
    chance.shuffle(cards)
    in_hand = count(area.hand)
    for at in down:
        t.played[at] = play_code(seat, cards.pop(), True)
    area.hand = set_of(cards[:in_hand])
    area.deck = set_of(cards[in_hand:])


def places_down(t: Table, seat: int) -> list[int]:
    """Where a player's face-down cards stand in the order of play."""
    return [at for at, code in enumerate(t.played) if is_down(code) and thrower_of(code) == seat]


def unseen(t: Table, seat: int) -> i64:
    """The cards of a player that others cannot tell: in hand, in the deck, thrown face down."""
    cards = t.areas[seat].hand | t.areas[seat].deck
    for at in places_down(t, seat):
        cards = with_(cards, card_of(t.played[at]))
    return cards
