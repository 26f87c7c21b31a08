"""What a nickname is made of: signs that are seen. Which of them look like others is not judged: all show as typed."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

from ludoteca.core.errors import LudotecaError

UNSEEN = {"Cc", "Cf", "Zl", "Zp"}
"""Categories of Unicode: controls, formats, ends of lines and paragraphs."""
BLANKS = frozenset(
    (
        *(0x034F, 0x2065, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x16FE4, 0x1D159),
        *range(0x115F, 0x1161),
        *range(0x17B4, 0x17B6),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xFFF0, 0xFFF9),
        *range(0x13441, 0x13443),
        *range(0xE0000, 0xE1000),
    )
)
"""Letters, marks and symbols of which nothing is seen: what Unicode lets be ignored, fillers, and empty cells."""
JOINERS = "\u200c\u200d\ufe0e\ufe0f"
"""Not seen themselves, they shape the sign before them: in many scripts and in emoji, but not after plain letters."""


def check_seen(name: str) -> None:
    """Is every sign of this name seen? A space counts, between others."""
    for before, sign in pairwise(f" {name}"):
        seen = not before.isascii() if sign in JOINERS else _is_seen(sign)
        if not seen:
            raise LudotecaError("name-unseen", sign=f"U+{ord(sign):04X}")


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in UNSEEN and ord(sign) not in BLANKS
