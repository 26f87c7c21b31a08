"""Nicknames: what cannot be seen is refused, what can is shown exactly as typed."""

from __future__ import annotations

import unicodedata

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.server.people.names import check_seen
from tests.server.callers import browser, guest, refused
from tests.server.servers import Server

ALONE = [
    *("\u200b", "\u3164", "\u2800", "\u00ad", "\u034f", "\u061c", "\u115f", "\u1160", "\u17b4", "\u180e", "\u2060"),
    *("\u2064", "\ufe0f", "\ufeff", "\uffa0", "\ufffc", "\u200c", "\u200d", "\U0001d159", "\U000e0041", "\U000e0100"),
    *("\u3164\u3164", "\u2800 \u2800", "\u200b\u200d\u2060"),
]
AMONG_OTHERS = ["Ana\u200b", "A\u200dna", "An\ufe0fa", "Ana\u3164", "\u2060Ana", "A\u00adna", "Ana \u2800 Bea"]
SEEN = [
    *("Ana", "Ana Clara", "José", "Zoé!", "o.o", "7", "Ñandú", "Iñaki ❤", "李小龍", "אנה", "नीलम", "Ἀγάθη"),
    *("क्‍ष", "می‌خواهم", "👩‍💻", "❤️", "👩‍❤️‍👩", "👍🏽", "🏳️‍🌈"),
]
CONFUSABLE = ["Аna", "Αna", "Ana\u0301", "Aná", "ⅼara", "Ｂento", "０ｎｅ", "ﬁona", "rn", "m"]


@pytest.mark.parametrize("nick", ALONE + AMONG_OTHERS, ids=ascii)
def test_names_with_signs_nobody_sees_are_refused(server: Server, nick: str) -> None:
    problem = refused(browser(server).post("/api/guest", json={"nick": nick}), 400, "name-unseen")
    assert "U+" in problem["text"]


UNSEEN = [
    *((0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2060, 0x206F), (0x2800, 0x2800)),
    *((0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFC), (0x13441, 0x13442)),
    *((0x16FE4, 0x16FE4), (0x1D159, 0x1D159), (0xE0000, 0xE0FFF)),
]
"""From and to: what Unicode lets be ignored, and what looks like an empty cell."""


@pytest.mark.parametrize(("first", "last"), UNSEEN, ids=hex)
def test_of_a_row_of_unseen_signs_the_first_and_the_last_are_unseen_too(first: int, last: int) -> None:
    for number in (first, last):
        with pytest.raises(LudotecaError):
            check_seen(f"A{chr(number)}")
    for number in (first - 1, last + 1):
        if unicodedata.category(chr(number)) in ("Lo", "Lm", "Mn", "So"):
            check_seen(f"A{chr(number)}")


@pytest.mark.parametrize(
    "nick", ["\u202eanA", "\u2066Ana", "A\tna", "A\u2028na", "A\x00na", "A\x7f", " ", "\u3000", ""]
)
def test_names_that_turn_the_writing_around_or_are_space_are_refused(server: Server, nick: str) -> None:
    refused(browser(server).post("/api/guest", json={"nick": nick}), 400, "malformed")


def test_nobody_becomes_invisible_later_or_at_a_seat(server: Server) -> None:
    caller = guest(server)
    refused(caller.patch("/api/me", json={"nick": "\u3164"}), 400, "name-unseen")
    seats = [{"kind": "me"}, {"kind": "me", "name": "\u2800"}]
    refused(caller.post("/api/tables", json={"game": "holi", "seats": seats}), 400, "name-unseen")
    assert caller.get("/api/me").json()["nick"] == "Ana"


@pytest.mark.parametrize("nick", SEEN + CONFUSABLE, ids=ascii)
def test_names_are_shown_as_typed(server: Server, nick: str) -> None:
    caller = guest(server, nick)
    seats = [{"kind": "me"}, {"kind": "me", "name": nick}]
    table = caller.post("/api/tables", json={"game": "holi", "seats": seats}).json()
    assert [caller.get("/api/me").json()["nick"], *(seat["name"] for seat in table["seats"])] == [nick] * 3


def test_no_sign_without_ink_passes() -> None:
    """Whatever Unicode calls a format or control, and no letter, digit or punctuation of plain writing is refused."""
    for number in (*range(0xD800), *range(0xE000, 0x110000)):
        sign = chr(number)
        if unicodedata.category(sign) in ("Cc", "Cf", "Zl", "Zp"):
            with pytest.raises(LudotecaError):
                check_seen(sign)
        elif unicodedata.category(sign) in ("Lu", "Ll", "Lt", "Nd", "Po", "Sc", "Sm"):
            check_seen(sign)
