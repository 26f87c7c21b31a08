"""What is changed about a table until its game starts, and where the server can be reached."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from ludoteca.server.protocol import Absent, Pace
from ludoteca.server.protocol.parts import Given, Options, Told


class Ready(Given, frozen=True):
    """I want the game to start, or not yet. When every seat is taken and everybody is ready it does."""

    ready: bool = True


class Agreement(Given, frozen=True):
    """The host changes what was agreed: what is left out stays. Whoever was ready is asked again."""

    options: Options | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    onlookers: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    absent: Absent | UnsetType = UNSET
    shuffle_seats: bool | UnsetType = UNSET


class Reach(Told, frozen=True):
    """From where the server can be reached: from this machine only, or from the network around it, under that name."""

    here_only: bool
    address: str | None = None
