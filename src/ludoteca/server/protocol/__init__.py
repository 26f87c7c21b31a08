"""Everything that goes over the wire, in this folder: the bodies of HTTP and the messages of a table's socket.

docs/protocol.md tells the story of a connection; JSON Schema, OpenAPI and the web's types are made of this.
Times are whole milliseconds since 1970, seats count from 0, ids are short random texts.
"""

from __future__ import annotations

from inspect import cleandoc
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from ludoteca.core.outcome import Outcome
from ludoteca.core.record import Plain
from ludoteca.server.people.names import check_seen
from ludoteca.server.protocol.parts import (
    BotName,
    ChatText,
    ContentsId,
    Decided,
    GameId,
    Given,
    Level,
    Nick,
    Number,
    Options,
    Problem,
    Reaction,
    SeatNumber,
    Several,
    Shown,
    Told,
)

# Tables -------------------------------------------------------------------------------------------------------------


class NoPace(Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Nobody is hurried."""


class LivePace(Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True, kw_only=True):
    """A clock for each player: so many seconds in the bank, so many more with each turn."""

    bank: Annotated[int, Meta(ge=10, le=7200)] = 300
    extra: Annotated[int, Meta(ge=0, le=600)] = 30


class SlowPace(Struct, frozen=True, tag_field="kind", tag="slow", forbid_unknown_fields=True, kw_only=True):
    """So many hours for each turn."""

    hours: Annotated[int, Meta(ge=1, le=720)] = 48


Pace = NoPace | LivePace | SlowPace
Absent = Literal["bot", "vote", "wait"]
"""What happens when a player's time is up: a bot plays on until he is back, the others vote on that, or all wait."""


class OpenSeat(Struct, frozen=True, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """For whoever comes, or whoever has the link of a private table."""


class MySeat(Struct, frozen=True, tag_field="kind", tag="me", forbid_unknown_fields=True, kw_only=True):
    """Mine; several of these are pass-and-play, and then each has a name of its own."""

    name: Nick | None = None

    def __post_init__(self) -> None:
        check_seen(self.name or "")


class BotSeat(Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True, kw_only=True):
    """A bot's."""

    level: BotName = "easy"


SeatPlan = OpenSeat | MySeat | BotSeat


class NewTable(Given, frozen=True):
    """A table to be set; it starts at once when no seat is open and its host is ready."""

    game: GameId
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]
    options: Options = {}
    public: bool = False
    onlookers: bool = True
    hints: bool = True
    pace: Pace = NoPace()
    absent: Absent = "vote"
    contents: ContentsId | None = None
    """House contents to play with; None: the installed ones."""
    shuffle_seats: bool = False
    """Who sits where is left to luck when the game starts."""
    ready: bool = True
    """Need I not be asked before it starts?"""


class Join(Given, frozen=True):
    """Sit down: on that seat, or the first open one."""

    seat: SeatNumber | None = None
    ready: bool = True
    """Need I not be asked before the game starts?"""


class SeatChange(Given, frozen=True):
    """The host puts a bot on an open seat, or opens one again."""

    plan: OpenSeat | BotSeat


TableState = Literal["open", "playing", "finished", "abandoned"]
SeatKind = Literal["open", "kept", "person", "bot"]


class SeatInfo(Told, frozen=True):
    """Who sits on a seat. `standin`: a bot plays for the person until he is back, or for a bot that failed.

    `kept`: at the table of a rematch, for somebody who played before; he joins it or declines it by leaving.
    `ready`: whoever sits there wants the game to start; bots always do.
    """

    kind: SeatKind
    name: str = ""
    person: str | None = None
    level: str | None = None
    present: bool = False
    standin: bool = False
    ready: bool = False
    yours: bool = False
    rating: float | None = None


class Clock(Told, frozen=True):
    """A seat's time: what is left in milliseconds when it was told, and whether it is running."""

    left: int
    running: bool


class TableInfo(Told, frozen=True):
    """A table without its game: who sits there and what was agreed."""

    id: str
    game: str
    rules: str
    state: TableState
    options: Options
    seats: list[SeatInfo]
    host: str
    hosting: bool
    """Are you its host?"""
    public: bool
    onlookers: bool
    hints: bool
    pace: Pace
    absent: Absent
    created: int
    moved: int
    """When it was last played on."""
    n: int = 0
    to_act: int = -1
    """Whose decision it is; -1 when nobody's."""
    deadline: int | None = None
    """When that seat runs out of time; None without clocks, and while a bot decides."""
    shuffle_seats: bool = False
    watching: int = 0
    votes: list[int] = []
    """Seats that want to abandon the game."""
    standin_votes: dict[str, list[int]] = {}
    """By absent seat (as text): who wants a bot to play for it."""
    rematch: str | None = None
    outcome: Outcome | None = None
    edition: str = ""
    """With which words and contents it is played (see `GameInfo`); empty for those on offer."""
    contents: str = ""
    """The name of the house contents it is played with; empty for those printed here."""
    levels: list[Level] = []
    """Of bots that may be put on its seats; other bots are the server's to allow (see `GameInfo`)."""


# Play: what a client says on a table's socket -----------------------------------------------------------------------


class Ask(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """One message to the server. `ref` comes back in its answer."""

    ref: Number = 0


class Act(Ask, frozen=True, tag="act"):
    """Decide. `n` is the number of the last entry seen: a decision on an old position is refused as stale."""

    n: Number
    act: Decided


class Undo(Ask, frozen=True, tag="undo"):
    """Take back one's own last decision."""

    n: Number


class Preview(Ask, frozen=True, tag="preview"):
    """What would this legal act do, up to the first luck or secret?"""

    n: Number
    act: Decided


class Hint(Ask, frozen=True, tag="hint"):
    """What would a strong bot do?"""

    n: Number


class Chat(Ask, frozen=True, tag="chat"):
    """Say something to the table."""

    text: ChatText


class React(Ask, frozen=True, tag="react"):
    """Show the table how one feels, without words."""

    reaction: Reaction


class Vote(Ask, frozen=True, tag="vote"):
    """Vote for or against abandoning the game, or for a bot in an absent player's place."""

    on: Literal["abandon", "standin"]
    seat: SeatNumber | None = None
    yes: bool = True


class Return(Ask, frozen=True, tag="return"):
    """Take my seats back from the bots that stood in."""


class Ping(Ask, frozen=True, tag="ping"):
    """Are you there?"""


AnyAsk = Act | Undo | Preview | Hint | Chat | React | Vote | Return | Ping


# Play: what the server says -----------------------------------------------------------------------------------------


class Message(Struct, frozen=True, kw_only=True, tag_field="type"):
    """One message from the server. `ref` is the ask it answers, 0 if it answers none."""

    ref: int = 0


class Entry(Told, frozen=True):
    """One entry of a table's log as this viewer may see it: a decision with its events, or one taken back."""

    n: int
    seat: int
    at: int
    undo: bool = False
    events: Several = []


class Position(Message, frozen=True, tag="position"):
    """The table as it stands, and what happened since the client last looked.

    On connecting and after a stale act everything comes again; after every entry of the log one of these goes to
    everybody. `legal` is empty unless the decision is `viewer`'s and that seat is yours.
    """

    n: int
    viewer: int
    view: Shown
    legal: Several
    entries: list[Entry]
    can_undo: bool
    clocks: list[Clock] | None = None
    chances: list[float] | None = None
    over: bool = False


class TableChanged(Message, frozen=True, tag="table"):
    """Seats, presence, votes, state: whatever of the table changed, all of it."""

    table: TableInfo


class Refused(Message, frozen=True, tag="refused"):
    """The ask was refused and nothing changed. After `stale` a full position follows."""

    problem: Problem
    stale: bool = False


class Previewed(Message, frozen=True, tag="previewed"):
    """What the act would do. `open` is false where luck or a secret ends what can be told."""

    n: int
    events: Several
    view: Shown | None
    scores: list[int]
    gain: list[int]
    """Change of each seat's points made: its score without what is unsettled."""
    unsettled: dict[str, list[int]]
    """Change of each seat's points of a source that is not settled yet, for the sources that change."""
    ends: bool
    """The turn of whoever does it ends with it."""
    open: bool


class Advice(Told, frozen=True):
    """One act the strong bot thought of, and how much of its thought it gave to it (0 to 1)."""

    act: Shown
    share: float


class Hinted(Message, frozen=True, tag="hinted"):
    """The strong bot's best acts first, and each seat's chance to win as it sees it."""

    n: int
    best: list[Advice]
    chances: list[float]


class Said(Message, frozen=True, tag="said"):
    """A line of chat, or a reaction without text; `seat` is -1 for an onlooker. On connecting the last come again."""

    id: int
    seat: int
    name: str
    text: str
    at: int
    reaction: Reaction | None = None


class Pong(Message, frozen=True, tag="pong"):
    """Here; the server's time."""

    now: int


AnyMessage = Position | TableChanged | Refused | Previewed | Hinted | Said | Pong


def json_schema() -> Plain:
    """The socket's JSON Schema: what a client may say and what it may hear."""
    (ask, message), parts = msgspec.json.schema_components((AnyAsk, AnyMessage), ref_template="#/$defs/{name}")
    for part in parts.values():
        if "description" in part:  # a docstring, which Python itself cleans from 3.13 on
            part["description"] = cleandoc(part["description"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ludoteca table socket",
        "$defs": {**parts, "ClientMessage": ask, "ServerMessage": message},
    }
