"""Regalitos on the page: the opening of its tutorial, and the pictures of its rules."""

from __future__ import annotations

from tools.web.drawn import Pictures, moment
from tools.web.tutorial import Reply, Script, Step, Tutorial

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

TUTORIAL = Tutorial("regalitos", SCRIPT)

PICTURES: Pictures = {
    "parcel": moment(TUTORIAL, "goal", "wrap", "deliver"),
    "zones": moment(TUTORIAL, "deliver", "own"),
}
