"""Ctrl-C as a wish to stop: work in hand is finished first."""

from __future__ import annotations

import signal
from types import FrameType, TracebackType


class Stop:
    """True once Ctrl-C was pressed inside `with Stop() as stop`; pressed twice, it interrupts at once."""

    def __init__(self) -> None:
        self._wished = False

    def __bool__(self) -> bool:
        return self._wished

    def __enter__(self) -> Stop:
        self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self._wished:
            raise KeyboardInterrupt
        self._wished = True
