"""The games a server offers, on the wire: what they are, with which contents, and how a page draws them."""

from __future__ import annotations

from ludoteca.core.options import AnyOption
from ludoteca.drawing.tabletop import Tabletop
from ludoteca.server.protocol.parts import BotName, Content, ContentsId, Level, Told


class GameInfo(Told, frozen=True):
    """A game the server offers. Titles, options and rules have their words in the words files."""

    id: str
    title: str
    version: str
    least: int
    most: int
    options: list[AnyOption]
    has_points: bool
    endings: list[str]
    levels: list[Level]
    """Of bots."""
    bots: list[BotName]
    """Other bots that the host allows."""
    contents: list[HouseContents]
    """What else it may be played with than what is printed here."""
    taglines: dict[str, str]
    """What it is about, in a few words, by language."""
    has_rules: bool
    """Are its rules for players written?"""
    edition: str
    """The digest of its words, contents and layout: where they are asked for."""
    puzzles: int
    """How many puzzles it brings."""


class HouseContents(Told, frozen=True):
    """Contents of the host's own that a game is offered with."""

    id: ContentsId
    name: str
    edition: str
    levels: list[Level]
    """Of bots: nets do not fit other contents."""


class Edition(Told, frozen=True):
    """What a page needs to draw a game: words as Fluent text, contents, and where things lie on a table."""

    words: str
    content: Content
    layout: Tabletop
    has_points: bool
    has_rules: bool


class Provenance(Told, frozen=True):
    """Where some rows of one table of a game's content come from: `names` are those rows', `all` counts the table's."""

    table: str
    source: str
    names: list[str]
    count: int
    all: int
