"""H-44: hidden are the other hands, what is left in decks, and what others threw face down."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.sets import members_of, set_of
from ludoteca.games.holi.rules.reach import throw_in_reach
from ludoteca.games.holi.table import PLAYING, Table, play_code


def shuffle_hidden(t: Table, viewer: int, chance: Chance) -> None:
    """Deal anew every card this viewer cannot know: each other player's hand, deck and face-down cards."""
    for seat in range(t.players):
        if seat != viewer:
            deal_anew(t, seat, chance)
    make_plausible(t, chance)


def make_plausible(t: Table, chance: Chance) -> None:
    """H-10: whoever is about to throw holds a card that can be thrown, or the turn would have ended."""
    if t.phase == PLAYING and not t.thrown:
        while not throw_in_reach(t, t.floor[t.seat], t.cell[t.seat], t.moved, t.climbed):
            deal_anew(t, t.seat, chance)


def deal_anew(t: Table, seat: int, chance: Chance) -> None:
    """Shuffle one player's unknown cards among hand, deck and the places of face-down cards."""
    places = [at for at in range(len(t.played)) if t.played[at] & 7 == seat * 2 + 1]
    unknown = t.hand[seat] | t.deck[seat]
    for at in places:
        unknown |= 1 << (t.played[at] >> 3)
    cards = members_of(unknown)
    chance.shuffle(cards)
    in_hand = t.hand[seat].bit_count()
    for at in places:
        t.played[at] = play_code(seat, cards.pop(), True)
    t.hand[seat] = set_of(cards[:in_hand])
    t.deck[seat] = set_of(cards[in_hand:])
