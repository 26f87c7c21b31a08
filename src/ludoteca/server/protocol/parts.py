"""What all messages are made of: kinds of texts and numbers, what clients give and are told, and why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ludoteca.bots.levels import ForPeople
from ludoteca.core.record import Json

END = r"$(?!\n)"
"""The very end of a text: in Python `$` alone would let a new line follow."""
Id = Annotated[str, Meta(pattern="^[a-z0-9]{8,32}$")]
UNSEEN = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
"""Letters that control a screen or turn the writing around: in no name, and of them only a new line in chat."""
SEEN, INK = f"[^{UNSEEN}]", rf"[^\s{UNSEEN}]"
Nick = Annotated[str, Meta(min_length=1, max_length=24, pattern=rf"^{INK}({SEEN}*{INK})?{END}")]
AccountName = Annotated[str, Meta(min_length=3, max_length=24, pattern=f"^[A-Za-z0-9_.-]+{END}")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Label = Annotated[str, Meta(min_length=1, max_length=60, pattern=f"^{SEEN}*{END}")]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=rf"^({SEEN}|\n)*$")]
GameId = Annotated[str, Meta(max_length=60, pattern=f"^[A-Za-z0-9_.-]+{END}")]
Level = ForPeople
ContentsId = Annotated[str, Meta(pattern=f"^[0-9a-f]{{20}}{END}")]
BotName = Annotated[str, Meta(min_length=1, max_length=100, pattern=f"^[A-Za-z0-9_.:@-]+{END}")]
"""A level of the house's bots, or another bot that the host allows, as `--bots` names it."""
Origin = Annotated[str, Meta(max_length=100, pattern=rf"^https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]+)?{END}")]
Language = Literal["en", "pt", "es"]
Reaction = Literal["bravo", "thanks", "laugh", "wow", "ouch"]

if TYPE_CHECKING:
    Shown: TypeAlias = Struct | msgspec.Raw | Mapping[str, Json]
    Several: TypeAlias = Sequence[Shown]
    Decided: TypeAlias = Shown
    Details: TypeAlias = Mapping[str, Json | Struct]
    Options: TypeAlias = Mapping[str, Json]
    Content: TypeAlias = Mapping[str, object]
else:  # what msgspec checks: each game has structs of its own
    Shown, Several = Any, list[Any]
    Decided = Details = Options = Content = dict[str, Any]
"""A view, an act or an event, and some of them: a game's structs on their way out, plain data where they came in."""


class Given(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client gives. A field we do not know is refused, so that a misspelt one is noticed."""


class Told(Struct, frozen=True, kw_only=True):
    """What the server tells. Clients ignore fields they do not know."""


class Problem(Told, frozen=True):
    """Why something was refused: a key of the words files with its details, and the same in English."""

    key: str
    text: str
    game: str = ""
    details: Details = {}
