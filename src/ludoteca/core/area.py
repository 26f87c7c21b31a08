"""A part of the table as one object with named fields: what a seat owns, or what lies on a board."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Area:
    """What lies in front of one player, or on one board: whole numbers, texts, truth values and lists of these.

    A state keeps its areas in lists; `Game.dump` and `Game.load` go through them as through the state itself.
    """

    __slots__ = ()
