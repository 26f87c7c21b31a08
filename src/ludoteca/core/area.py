"""What a seat owns, as one object with named fields."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Area:
    """What lies in front of one player: fields are whole numbers, texts, truth values and lists of these.

    A state keeps its areas in a list by seat; `Game.dump` and `Game.load` go through them as through the state itself.
    """

    __slots__ = ()
