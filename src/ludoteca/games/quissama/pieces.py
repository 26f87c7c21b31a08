"""Names and numbers of the things Quissama is played with (Q-02, Q-04, Q-18); how many there are is content."""

from __future__ import annotations

from typing import Final

# Icons, in the order in which a payment asks for them.
NAGOA: Final = 0
GUAIAMUM: Final = 1
COIN: Final = 2
BURGHER: Final = 4
CROWN: Final = 5
ICONS: Final = 6
ICON_NAMES: Final = ("nagoa", "guaiamum", "coin", "freedom", "burgher", "crown")
GANGS: Final = ("nagoa", "guaiamum")
COURT: Final = (BURGHER, CROWN, COIN)
COURT_ITEMS: Final = 3
"""The three items of a minister's cost (Q-30)."""

# The 18 kinds of card.
KINDS: Final = 18
CARD_NAMES: Final = (
    *("nagoa-1", "nagoa-2", "guaiamum-1", "guaiamum-2", "coin-1", "coin-2", "freedom", "burgher", "crown"),
    *("scandal", "imperial-blessing", "chest-blessing", "escape"),
    *("necklace", "gang", "cabeca-de-porco", "bourgeoisie", "imperial-family"),
)
SCANDAL: Final = 9
IMPERIAL_BLESSING: Final = 10
CHEST_BLESSING: Final = 11
ESCAPE: Final = 12
NECKLACE: Final = 13
CABECA_CARD: Final = 15
BOURGEOISIE: Final = 16
IMPERIAL_FAMILY: Final = 17

# Characters, in the order of Q-18.
QUISSAMA: Final = 0
WOODRUFF: Final = 1
ALEMAO: Final = 2
BERNARDINA: Final = 3
PRINCESA: Final = 4
IMPERADOR: Final = 5
ALENCAR: Final = 6
ARAUJO: Final = 7
CHARACTERS: Final = 8
CHARACTER_NAMES: Final = (
    *("quissama", "woodruff", "alemao", "bernardina", "princesa", "imperador", "alencar", "araujo"),
)

# Places of the board.
PLAZAS: Final = 4
SHOPS: Final = 10
MINISTERS: Final = 6
SEATS: Final = 5
MARKET: Final = 3
CABECA: Final = PLAZAS + SHOPS
PLACES: Final = CABECA + 1
"""Where capoeiras live: the plazas, then the shops, then the Cabeça de Porco."""

NOBODY: Final = -1
GONE: Final = -2
"""Who holds a character: a seat, nobody (it is in the Gallery), or it is out of the game (Q-51)."""
