"""The table of a game without a drawing of its own: everything in the view, as a tree."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.tree import Tree

from ludoteca.core.game import AnyGame
from ludoteca.core.record import Json
from ludoteca.words import Words


def draw(view: msgspec.Struct, game: AnyGame, words: Words, names: Sequence[str]) -> Tree:
    """All fields of the view; lists of numbers on one line."""
    tree = Tree(game.title)
    _grow(tree, msgspec.to_builtins(view))
    return tree


def ask(view: msgspec.Struct) -> str:
    """There is nothing to say but that a choice is wanted."""
    return "ask-choose"


def notable(events: Sequence[msgspec.Struct]) -> list[msgspec.Struct]:
    """Everything that happened."""
    return list(events)


def _grow(tree: Tree, data: dict[str, Json] | list[Json]) -> None:
    """A branch for each field or place."""
    for name, value in data.items() if isinstance(data, dict) else enumerate(data, 1):
        if isinstance(value, dict) or (
            isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value)
        ):
            _grow(tree.add(f"{name}"), value)
        else:
            tree.add(f"{name}: {_line(value)}")


def _line(value: Json) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
