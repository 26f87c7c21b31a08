"""What is still to be decided before the turn goes on: a stack in the state, each item one number.

Every item names its kind and the seat that decides; `count`, `which` and `flag` mean what its kind says.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.santakaos.table import Table

PENDING: Final = (
    *("bonus", "wish", "gain", "bag", "bell", "helpers", "stocking", "artifact", "reward", "ask", "silent-night"),
    "new-round",
)
BONUS: Final = 0
"""S-13 to S-15: the bonus of a colour (`which`); with the flag, Jack Frost has spoken."""
WISH: Final = 1
"""S-28: a wish card, open or unseen."""
GAIN: Final = 2
"""`count` resources of choice, one by one in the order of kinds from `which`; with the flag also coins."""
BAG: Final = 3
"""S-30: up to `count` more resources for $1 each, from `which`; with the flag, one has been bought."""
BELL: Final = 4
"""S-31: after the swap `which`, up to `count` more; with the flag, Vixen copies."""
HELPERS: Final = 5
"""S-21: which of the two helpers to keep; with the flag as a reward."""
STOCKING: Final = 6
"""S-54, S-61: a free stocking."""
ARTIFACT: Final = 7
"""S-61: a free artifact."""
REWARD: Final = 8
"""S-61: which of the rewards of the special wish `which`."""
ASK: Final = 9
"""Whether to use the helper `which`, or to copy it; `count` goes to its effect."""
SILENT_NIGHT: Final = 10
"""S-54: the Silent Night die is rolled. No decision."""
NEW_ROUND: Final = 11
"""S-11: helpers and artifacts are ready again and the dice are rolled. No decision."""


def push(t: Table, kind: int, seat: int, count: int = 0, which: int = 0, flag: bool = False) -> None:
    """Put this on top: it is decided next."""
    t.pending.append(kind | seat << 4 | (1 if flag else 0) << 6 | count << 7 | which << 13)


def kind_of(item: int) -> int:
    """What is to be decided."""
    return item & 15


def seat_of(item: int) -> int:
    """Who decides."""
    return item >> 4 & 3


def flag_of(item: int) -> bool:
    """The item's flag."""
    return item >> 6 & 1 == 1


def count_of(item: int) -> int:
    """The item's count."""
    return item >> 7 & 63


def which_of(item: int) -> int:
    """Which one the item is about."""
    return item >> 13
