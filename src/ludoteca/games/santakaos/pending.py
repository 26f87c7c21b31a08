"""What is still to be decided before the turn goes on: a stack in the state, each item packed into one number.

Every item names its kind and the seat that decides; `count`, `done`, `which` and `flag` mean what its kind says.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
"""`count` more resources of choice after `done`, the highest kind so far being `which`; with the flag also coins."""
BAG: Final = 3
"""S-30: up to `count` more resources for $1 each, after `done`, the highest kind so far being `which`."""
BELL: Final = 4
"""S-31: after `done` swaps, the last being `which`, up to `count` more; with the flag, Vixen copies."""
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


def push(t: Table, kind: i64, seat: i64, count: i64 = 0, which: i64 = 0, flag: bool = False, done: i64 = 0) -> None:
    """Put this on top: it is decided next."""
    t.pending.append(kind | seat << 4 | (64 if flag else 0) | count << 7 | done << 13 | which << 19)


def asks(t: Table, kind: i64) -> bool:
    """Is a decision of this kind next?"""
    return len(t.pending) > 0 and kind_of(t.pending[-1]) == kind


def kind_of(item: i64) -> i64:
    """What is to be decided."""
    return item & 15


def seat_of(item: i64) -> i64:
    """Who decides."""
    return item >> 4 & 3


def flag_of(item: i64) -> bool:
    """The item's flag."""
    return item & 64 != 0


def count_of(item: i64) -> i64:
    """The item's count."""
    return item >> 7 & 63


def done_of(item: i64) -> i64:
    """How much of it was decided before."""
    return item >> 13 & 63


def which_of(item: i64) -> i64:
    """Which one the item is about."""
    return item >> 19
