"""Everybody's area in one table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, JustifyMethod, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text


class Areas:
    """Everybody's area: a line each in a table, or where that is too wide, in running words."""

    def __init__(self, rows: Sequence[tuple[Text, Sequence[Text]]], heads: Sequence[str]) -> None:
        self._rows = rows
        self._heads = heads
        self._table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        self._table.add_column("", no_wrap=True)
        for head in heads:
            justify: JustifyMethod = "right" if head in heads[:2] else "left"
            self._table.add_column(head, justify=justify, no_wrap=head != heads[-1])
        for name, facts in rows:
            self._table.add_row(name, *facts)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self._table)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if Measurement.get(console, options.update(max_width=1000), self._table).maximum <= options.max_width:
            yield self._table
        else:
            yield from (self._words(name, facts) for name, facts in self._rows)

    def _words(self, name: Text, facts: Sequence[Text]) -> Text:
        """One area in running words."""
        said = [Text.assemble(f"{head} ", fact) for head, fact in zip(self._heads, facts, strict=True)]
        return Text.assemble(name, ": ", Text(" · ").join(said))
