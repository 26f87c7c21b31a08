"""People on the wire: coming in, accounts, tokens, and all that is known of somebody."""

from __future__ import annotations

from ludoteca.core.record import Plain
from ludoteca.server.people.names import check_seen
from ludoteca.server.protocol.parts import AccountName, Given, Label, Nick, Password, Told


class Me(Told, frozen=True):
    """Who I am to the server. A guest has no account name."""

    id: str
    nick: str
    account: str | None = None


class NewGuest(Given, frozen=True):
    """Come in as a guest."""

    nick: Nick

    def __post_init__(self) -> None:
        check_seen(self.nick)


class NickChange(Given, frozen=True):
    """Another nickname."""

    nick: Nick

    def __post_init__(self) -> None:
        check_seen(self.nick)


class Credentials(Given, frozen=True):
    """An account's name and password: to open one (a guest keeps his games) or to log in."""

    name: AccountName
    password: Password


class PasswordChange(Given, frozen=True):
    """A new password, with the old one."""

    old: Password
    new: Password


class Farewell(Given, frozen=True):
    """Delete my account or guest and what is mine; an account's owner says the password again."""

    password: Password | None = None


class NewToken(Given, frozen=True):
    """A token for a program that plays in my name."""

    label: Label


class Token(Told, frozen=True):
    """A personal access token; `secret` is told once, when it is made."""

    id: str
    label: str
    created: int
    used: int | None = None
    secret: str | None = None


class MyData(Told, frozen=True):
    """All the server knows of me. Lists of plain rows: it is for reading and taking along, not for programs."""

    me: Me
    created: int
    seen: int | None
    """When I was last here, to the hour; kept of guests only."""
    sessions: list[Plain]
    tokens: list[Token]
    hosted: list[Plain]
    seats: list[Plain]
    chat: list[Plain]
    results: list[Plain]
    ratings: list[Plain]
    records: list[Plain]
    puzzles: list[Plain]
    """Those I tried."""
    puzzle_ratings: list[Plain]
    wishes: list[Plain]
    browsers: list[Plain]
    reviewed: list[Plain]
    comments: list[Plain]
