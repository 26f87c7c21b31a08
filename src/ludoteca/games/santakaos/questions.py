"""What may be pending, one row for each kind: what may be chosen, and when it is done without asking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.rules import effects, gain, helpers, locations, rounds, special, turn, wares, wishes
from ludoteca.games.santakaos.table import OVER, REST, Table


class Question:
    """A kind of pending item (pending.py): `legal` says what may be chosen; `settle` does it where nobody need choose.

    `settle` leaves the item and says False where somebody must be asked.
    """

    __slots__ = ("kind", "legal", "settle")

    def __init__(
        self,
        kind: int,
        legal: Callable[[Table, int], list[int]],
        settle: Callable[[Table, int, Chance], bool],
    ) -> None:
        self.kind: int = kind
        self.legal = legal
        self.settle = settle


def never_asked(t: Table, item: int) -> list[int]:
    """What happens by itself leaves nothing to choose."""
    return []


ROWS: Final[list[Question]] = [
    Question(pending.BONUS, turn.legal_bonus, turn.settle_bonus),
    Question(pending.WISH, wishes.legal_wishes, wishes.settle_wish),
    Question(pending.GAIN, gain.legal_gains, gain.settle_gain),
    Question(pending.BAG, gain.legal_bag, gain.settle_bag),
    Question(pending.BELL, effects.legal_swaps, effects.settle_swaps),
    Question(pending.HELPERS, locations.legal_helpers, locations.settle_helpers),
    Question(pending.STOCKING, wares.legal_stockings, wares.settle_stocking),
    Question(pending.ARTIFACT, wares.legal_artifacts, wares.settle_artifact),
    Question(pending.REWARD, special.legal_rewards, special.settle_reward),
    Question(pending.ASK, helpers.legal_answers, helpers.always_ask),
    Question(pending.SILENT_NIGHT, never_asked, helpers.silent_night),
    Question(pending.NEW_ROUND, never_asked, rounds.new_round),
]
QUESTIONS: Final[list[Question]] = sorted(ROWS, key=lambda row: row.kind)
"""The rows by kind."""


def settle(t: Table, chance: Chance) -> None:
    """Go on until somebody has a choice; a turn with nothing left to do ends by itself."""
    while True:
        if t.pending:
            item = t.pending[-1]
            if not QUESTIONS[pending.kind_of(item)].settle(t, item, chance):
                t.seat = pending.seat_of(item)
                return
        elif t.stage == REST and turn.nothing_left(t):
            rounds.end_turn(t, 0, chance)
        else:
            t.seat = -1 if t.stage == OVER else t.player
            return
