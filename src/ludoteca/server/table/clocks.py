"""Clocks: what each seat has left, counted from the times of the log. They go by the house's own time."""

from __future__ import annotations

from ludoteca.server.protocol import Clock, LivePace, NoPace, Pace, SlowPace

SECOND = 1000
HOUR = 3600 * SECOND


class Clocks:
    """The time of every seat. A stretch of decisions by one seat is a turn: it brings extra time, or a new term."""

    def __init__(self, pace: Pace, players: int) -> None:
        self.pace = pace
        bank = pace.bank * SECOND if isinstance(pace, LivePace) else 0
        self.left = [bank] * players
        self.seat = -1
        self.since = 0
        self._before: list[tuple[int, int, list[int]]] = []
        """How the clocks stood before each decision that can be taken back: seat, since, left."""

    def move_on(self, at: int, seat: int, final: bool = True) -> None:
        """Something was decided at that time, and now this seat decides (-1: nobody). `final`: it stays decided."""
        if final or (self._before and self._before[-1][0] != self.seat):
            self._before.clear()
        if not final:
            self._before.append((self.seat, self.since, self.left[:]))
        if self.seat >= 0:
            spent = max(0, at - self.since)  # two processes may differ by a moment
            self.left[self.seat] = max(0, self.left[self.seat] - spent)
        if seat != self.seat and seat >= 0:
            self.left[seat] = self._granted(self.left[seat])
        self.seat, self.since = seat, at

    def go_back(self) -> None:
        """A decision was taken back: the clock of whoever made it ran on, and nobody was given time for it."""
        self.seat, self.since, self.left = self._before.pop()

    def _granted(self, left: int) -> int:
        """What is left when a turn begins."""
        match self.pace:
            case LivePace(extra=extra):
                return left + extra * SECOND
            case SlowPace(hours=hours):
                return hours * HOUR
            case _:
                return 0

    @property
    def deadline(self) -> int | None:
        """When the seat that decides runs out of time."""
        if self.seat < 0 or isinstance(self.pace, NoPace):
            return None
        return self.since + self.left[self.seat]

    def told(self, now: int, deadline: int | None) -> list[Clock] | None:
        """All clocks; `deadline` is the running one's, None while a bot decides."""
        if isinstance(self.pace, NoPace):
            return None
        clocks = [Clock(left=left, running=False) for left in self.left]
        if self.seat >= 0 and deadline is not None:
            clocks[self.seat] = Clock(left=max(0, deadline - now), running=True)
        return clocks
