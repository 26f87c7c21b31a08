"""Quissama on the page: the opening of its tutorial, and the pictures of its rules."""

from __future__ import annotations

from tests.games.quissama.build import quissama

from tools.web.drawn import Drawn, Pictures, moment
from tools.web.tutorial import Reply, Script, Step, Tutorial

SCRIPT: Script = (
    Step("goal", ".gallery"),
    Step("settle", '[data-place="N1"]', {"type": "settle", "shop": "N1"}),
    Reply({"type": "settle", "shop": "G1"}),
    Step("hand", ".hand"),
    Step("found", '[data-place="N2"]', {"type": "found", "shop": "N2"}),
    Step("pay", '.hand [data-card="coin-2"]', {"type": "pay", "card": "coin-2"}),
    Step("minister", '[data-place="ministry"]', {"type": "appoint"}),
    Reply({"type": "end"}),
    Step("cards", ".hand"),
    Step("free", '[data-place="nagoa-north"]', {"type": "free", "plaza": "nagoa-north"}),
    Step("influence", ".gallery"),
    Step("end", ".ask", {"type": "end"}),
    Step("win", ".gallery"),
)

TUTORIAL = Tutorial("quissama", SCRIPT)


def drawn(position: str, *parts: str) -> Drawn:
    """A position in words, and the parts shown."""
    return Drawn(lambda: quissama(position).state, parts)


PICTURES: Pictures = {
    "cards": drawn("me: nagoa-1 guaiamum-2 coin-1 coin-2 freedom burgher crown", "own"),
    "start": moment(TUTORIAL, "settle", "map"),
    "hand": moment(TUTORIAL, "hand", "own"),
    "price": moment(TUTORIAL, "pay", "own"),
    "portraits": moment(TUTORIAL, "settle", "gallery"),
    "map": moment(TUTORIAL, "free", "map"),
    "gallery": moment(TUTORIAL, "influence", "gallery"),
    "special": drawn("me: imperial-blessing gang chest-blessing scandal escape necklace bourgeoisie", "own"),
    "won": drawn(
        """me: coin-1; held me alencar; shop N1 me 2; shop G1 me 2; shop N2 bento 1; ministry me bento me
        nagoa-north 2; nagoa-south 3; guaiamum-north 1; guaiamum-south 2""",
        "map",
    ),
}
