"""Regalitos on the page: the opening of its tutorial, and the pictures of its rules."""

from __future__ import annotations

from tests.games.regalitos.build import regalitos

from ludoteca.core.match import Match
from ludoteca.games.regalitos import Regalitos
from ludoteca.games.regalitos.pieces import PILES, name_pile
from ludoteca.games.regalitos.state import RegalitosState
from tools.web.drawn import Drawn, Pictures, moment
from tools.web.tutorial import Reply, Script, Step, Tutorial

GAME = Regalitos()
PILE_NUMBERS = {name_pile(pile): pile for pile in range(PILES)}
SCRIPT: Script = (
    Step("goal", ".parcels"),
    Step("object", '[data-pile="B1"]', {"type": "take", "pile": "B1"}),
    Reply({"type": "take", "pile": "A2"}),
    Step("energy", '[data-pile="B2"]', {"type": "take", "pile": "B2"}),
    Reply({"type": "take", "pile": "A1"}),
    Step("zones", ".own"),
    Step("wrap", '[data-basic="wrap"]', {"type": "wrap"}),
    Reply({"type": "take", "pile": "C1"}),
    Step("deliver", '[data-basic="deliver"]', {"type": "deliver"}),
    Reply({"type": "take", "pile": "C2"}),
    Step("round", ".rounds"),
    Step("points", ".sources"),
)


def shows(match: Match) -> bool:
    """The first pile has an object that the second one's dish can deliver."""
    assert isinstance(match.state, RegalitosState)
    content = GAME.content
    objects = {row.name: row for row in content.objects}
    energy = {row.size: row.energy for row in content.values}
    units = {row.name: row.units for row in content.energy}
    first, second = [match.state.view(-1).piles[PILE_NUMBERS[pile]].cards[-1] for pile in ("B1", "B2")]
    return first in objects and units.get(second, 0) == energy[objects[first].size]


TUTORIAL = Tutorial("regalitos", SCRIPT, shows=shows)


def drawn(position: str, *parts: str, players: int = 0) -> Drawn:
    """A position in words, and the parts shown."""
    return Drawn(lambda: regalitos(position, players=players, game=GAME), parts)


PICTURES: Pictures = {
    "pieces": moment(TUTORIAL, "object", "initiative", "side"),
    "start": moment(TUTORIAL, "goal", "initiative", "decorate"),
    "grown": moment(TUTORIAL, "round", "wrap", "deliver"),
    "parcel": moment(TUTORIAL, "goal", "wrap", "deliver"),
    "zones": moment(TUTORIAL, "deliver", "own"),
    "vips": drawn(
        "me: vips green one-size, under green green-small green-medium, decorated green-large, energy 4; bento: coal 1",
        "own",
    ),
    "extras": drawn(
        """me: extras express-wrapping express-decoration goodbye-coal express-delivery urgent-delivery
        me: objects blue-small, presents brown-medium, coal 1; bento: coal 1""",
        "own",
    ),
    "characters": moment(TUTORIAL, "goal", "characters"),
    "end": drawn(
        """round noche-de-reyes; me: objects blue-small brown-medium, decorated green-large, coal 1, paper 3, energy 1
        me: vips brown""",
        "own",
    ),
    "solo": drawn("me: coal 1", "wrap", "side", players=1),
}
