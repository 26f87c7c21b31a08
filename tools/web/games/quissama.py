"""Quissama on the page: the opening of its tutorial, and the pictures of its rules."""

from __future__ import annotations

from tools.web.drawn import Pictures, moment
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

PICTURES: Pictures = {
    "map": moment(TUTORIAL, "free", "map"),
    "gallery": moment(TUTORIAL, "influence", "gallery"),
}
