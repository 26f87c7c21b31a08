"""Calls on the wire: what somebody wishes to be told, and how."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ludoteca.server.protocol.parts import END, Given, Language, Told

Hour = Annotated[int, Meta(ge=0, le=23)]
LETTERS = "[A-Za-z0-9.!#$%&'*+/=^_`{|}~-]"
Email = Annotated[str, Meta(max_length=254, pattern=rf"^{LETTERS}{{1,64}}@([A-Za-z0-9-]+\.)+[A-Za-z]{{2,}}{END}")]
"""As far as a form can tell: whether it is one shows when its owner confirms it. No question marks: they begin words in
code (=?utf-8?q?…?=), which a mail's header would unfold to other addresses.
"""
Zone = Annotated[str, Meta(max_length=40, pattern=f"^[A-Za-z0-9_+/-]+{END}")]
Endpoint = Annotated[str, Meta(max_length=600, pattern=rf"^https?://[A-Za-z0-9.-]+(:[0-9]{{1,5}})?/[!-~]*{END}")]
PushKey = Annotated[str, Meta(max_length=100, pattern=f"^[A-Za-z0-9_=-]+{END}")]


class Wishes(Given, frozen=True):
    """What I wish: to be called at all, in which language, at which address, and not from this hour to that one."""

    switch: Literal["on", "off"]
    language: Language
    email: Email | None = None
    quiet_from: Hour = 22
    quiet_to: Hour = 8
    """The same hour twice: never quiet."""
    zone: Zone = "UTC"


class WishesInfo(Told, frozen=True):
    """What I wish, and what this server can do: `key` is its own for notices, `mails` says whether it sends any."""

    called: bool
    email: str | None
    confirmed: bool
    quiet_from: int
    quiet_to: int
    zone: str
    mails: bool
    key: str
    browsers: int
    """How many browsers of mine get notices."""


class Browser(Given, frozen=True):
    """A browser that wants notices, as its `PushSubscription` says."""

    endpoint: Endpoint
    key: PushKey
    auth: PushKey


class BrowserGone(Given, frozen=True):
    """A browser that wants none any more."""

    endpoint: Endpoint


class Notice(Told, frozen=True):
    """What a browser shows; pressed, it opens that path."""

    title: str
    text: str
    path: str
