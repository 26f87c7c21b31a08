"""What a picture of the rules pages is: a position, the parts of it that are shown, and an act about to be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ludoteca.core.state import State
from tools.web.tutorial import Tutorial


class Drawn(NamedTuple):
    """One picture; the position is laid out when it is drawn."""

    lay: Callable[[], State]
    parts: tuple[str, ...]
    act: Mapping[str, Any] | None = None


Pictures = Mapping[str, Drawn]
"""By the names with which the texts ask for them: `<!-- picture: climb -->`."""


def moment(tutorial: Tutorial, step: str, *parts: str) -> Drawn:
    """A picture of the tutorial's table when the reader comes to a step."""
    return Drawn(lambda: tutorial.at(step).state, parts)
