"""Before anybody asks: every game is touched once, so that nobody's first touch of one holds up the others."""

from __future__ import annotations

import gc
import logging

from ludoteca.bots.foresight import foresee
from ludoteca.core.game import AnyGame
from ludoteca.core.match import Match
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import games
from ludoteca.server.editions import edition_of
from ludoteca.server.line.connection import encode
from ludoteca.server.line.sight import encoded_acts
from ludoteca.words import words

log = logging.getLogger("ludoteca")
MANY = 10_000
"""Objects after which the garbage collector looks: hundreds of acts at once are no garbage, and 700 came to it every
few milliseconds, until there was so much to look through that everybody waited a tenth of a second.
"""


def warm() -> None:
    """Load everything that is made when first needed; what stays for ever is not looked through for garbage again."""
    words("en")
    for name in games():
        try:
            touch(find_game(name))
        except Exception as error:
            log.error("%s cannot be played", name, exc_info=error)
    gc.collect()
    gc.freeze()
    gc.set_threshold(MANY, 20)


def touch(game: AnyGame) -> None:
    """What the first table of a game asks for."""
    words("en", game.id).say("game-over")
    encoded_acts(game)
    game.content.digest()
    edition_of(game)
    match = Match(game)
    seat, legal = match.state.seat, match.state.legal()
    view = match.state.view(seat)
    encode(view)
    foresee(game, view, seat, legal[0])
    match.act(seat, legal[0])
    encode(match.record())
