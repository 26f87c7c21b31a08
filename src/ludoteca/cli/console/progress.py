"""How far a long run is: a bar with the rate and the time left."""

from __future__ import annotations

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from ludoteca.drawing.screen import aside
from ludoteca.words import Words


class _Rate(ProgressColumn):
    """How fast it goes."""

    def __init__(self, unit: str) -> None:
        super().__init__()
        self._unit = unit

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed or 0
        return Text(f"{speed:.{0 if speed >= 10 else 1}f} {self._unit}")


def progress(speech: Words, rate: str = "games-a-second") -> Progress:
    """A bar on standard error, only where somebody watches."""
    out = aside()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _Rate(speech.say(rate)),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=out, disable=not out.is_terminal, transient=True)
