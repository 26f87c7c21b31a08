"""H-44: hidden are the other hands, what is left in decks, and what others threw face down."""

from __future__ import annotations

from ludoteca.core.chance import Chance
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
    if t.phase == PLAYING and not t.thrown:
        me = t.areas[t.seat]
        while not throw_in_reach(t, me.floor, me.cell, t.moved, t.climbed):
            deal_anew(t, t.seat, chance)


def deal_anew(t: Table, seat: int, chance: Chance) -> None:
    """Shuffle one player's unknown cards among hand, deck and the places of face-down cards."""
    area = t.areas[seat]
    down = [at for at, code in enumerate(t.played) if is_down(code) and thrower_of(code) == seat]
    unknown = area.hand | area.deck
    for at in down:
        unknown = with_(unknown, card_of(t.played[at]))
    cards = members_of(unknown)
    chance.shuffle(cards)
    in_hand = count(area.hand)
    for at in down:
        t.played[at] = play_code(seat, cards.pop(), True)
    area.hand = set_of(cards[:in_hand])
    area.deck = set_of(cards[in_hand:])
