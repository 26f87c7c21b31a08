"""Holi on the page: the opening of its tutorial, and the pictures of its rules."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.holi.build import holi
from tests.games.holi.play import act

import ludoteca
from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from tools.web.drawn import Drawn, Pictures
from tools.web.tutorial import OTHER, READER, Reply, Script, Step, Tutorial


def cell(name: str, floor: str = "ground") -> str:
    """Where a square is on the page."""
    return f'[data-cell="{floor} {name}"]'


def card(name: str) -> str:
    """Where a card of the hand is on the page."""
    return f'[data-card="{name}"]'


SCRIPT: Script = (
    Step("goal", ".floors"),
    Step("start", cell("A1"), act("start A1")),
    Reply(act("start F6")),
    Step("throw", card("corner"), act("throw corner B1 A2")),
    Step("move", cell("A5"), act("move A5")),
    Reply(act("throw vee E5 D6")),
    Reply(act("move E6")),
    Step("hand", "[data-hand]"),
    Step("walk", cell("A4"), act("move A4")),
    Step("turn", card("slash"), act("throw slash C2 B3")),
    Reply(act("throw step D5 F6")),
    Reply(act("move B4")),
    Step("hit", card("bar"), act("throw bar B4 C4")),
    Step("ladder", cell("B2"), act("move B2")),
    Step("climb", cell("B2", "middle"), act("climb")),
    Reply(act("throw corner B5 A4")),
    Reply(act("move F5")),
    Step("fall", card("boot"), act("throw boot C2 B4")),
    Step("end", ".ask", act("end")),
    Reply(act("throw bar F3 F4")),
    Reply(act("move F2")),
    Step("down", card("kite"), act("throw-down kite B3")),
    Step("points", ".sources"),
)
DRAWN = {
    READER: ("corner", "slash", "bar", "boot", "kite", "fork", "frame", "vee"),
    OTHER: ("vee", "step", "corner", "bar", "comet", "heel", "tail", "spark"),
}
DRAWS = [READER, OTHER, *[READER] * 3, *[OTHER] * 3, *[READER, OTHER] * 3]
"""Who draws, card by card."""


class Dealt(Chance):
    """The first seat begins, and each player draws the cards of the script."""

    def __init__(self, names: list[str]) -> None:
        self.picks = self._picked(names)

    def _picked(self, names: list[str]) -> Iterator[int]:
        """0 for who begins, then the place of the wanted card in what is left of the deck."""
        yield 0
        decks = {seat: list(names) for seat in DRAWN}
        wanted = {seat: iter(cards) for seat, cards in DRAWN.items()}
        for seat in DRAWS:
            place = decks[seat].index(next(wanted[seat]))
            decks[seat].pop(place)
            yield place

    def below(self, n: int) -> int:
        """What comes next, whatever is asked."""
        return next(self.picks)


def dealt() -> Match:
    """The match of the script."""
    game = ludoteca.game("holi")
    names = [each.name for each in game.content.cards]  # type: ignore[attr-defined]
    return Match(game, 2, {}, chance=Dealt(names))


TUTORIAL = Tutorial("holi", SCRIPT, dealt)


def drawn(position: str, parts: str, deed: str = "", rivalry: tuple[str, ...] = ()) -> Drawn:
    """A position in words, the parts shown (floors, `own`, `side`), and an act about to be done."""
    return Drawn(lambda: holi(position, rivalry=rivalry), tuple(parts.split()), act(deed) if deed else None)


PICTURES: Pictures = {
    "pieces": drawn("ground B3 D4 me; ground C2 bento; me: pawn C3; bento: pawn middle D3", "top middle ground"),
    "set-up": drawn("me: pawn A6; bento: pawn F1", "ground middle"),
    "turn": drawn("me: pawn C3, hand bar fork kite, discard corner, holds 2 bento, sweets 2; bento: pawn E5", "own"),
    "throw": drawn("me: pawn C3, hand fork; ground A2 B5 bento; bento: pawn E5", "ground", "throw fork B2 D2 C4"),
    "hit": drawn("me: pawn C3, hand corner; ground B4 bento; bento: pawn D2", "ground", "throw corner C2 D2"),
    "move": drawn("me: pawn C3, hand bar; ground D3 B1 me; ground F5 bento; bento: pawn D5", "ground", "move E1"),
    "climb": drawn(
        "me: pawn C3, hand bar; ground B3 D3 me; ground C2 C4 bento; bento: pawn E5", "ground middle", "climb"
    ),
    "fall": drawn(
        "me: pawn middle C3, hand fork; ground B2 B3 me; ground C2 bento; bento: pawn C4",
        "middle ground",
        "throw fork B2 D2 C4",
    ),
    "end": drawn(
        "ground B2-B4 C2-C4 me; middle B3 C3 me; top C3 me; ground E4 E5 bento; me: pawn top D4; bento: pawn E2",
        "top middle ground",
    ),
    "rivalry": drawn("me: pawn C3; bento: pawn E5", "side", rivalry=("splash", "corners", "ladders")),
}
