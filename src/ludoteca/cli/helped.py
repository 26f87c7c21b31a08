"""`--help` in the reader's language. English stands beside each option in the code, the others in cli/words."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from typer import rich_utils

from ludoteca.words import LANGUAGES, Words

LABELS = {
    "label-options": "OPTIONS_PANEL_TITLE",
    "label-arguments": "ARGUMENTS_PANEL_TITLE",
    "label-commands": "COMMANDS_PANEL_TITLE",
    "label-default": "DEFAULT_STRING",
    "label-required": "REQUIRED_LONG_STRING",
}
"""What typer itself says around our texts."""
ENGLISH = {key: str(getattr(rich_utils, name)) for key, name in LABELS.items()}


def translate(root: Any, language: str) -> None:
    """Put the words of that language into a command and all that belongs to it."""
    if language == LANGUAGES[0]:
        return _label(ENGLISH)
    speech = help_words(language)
    _label({key: speech.say(key) for key in LABELS})
    for thing, keys in texts(root):
        for key in [key for key in keys if speech.has(key)][:1]:
            thing.help = speech.say(key)


def _label(labels: dict[str, str]) -> None:
    for key, text in labels.items():
        setattr(rich_utils, LABELS[key], text)


def help_words(language: str) -> Words:
    """The words of the helps."""
    return Words(language, files("ludoteca.cli").joinpath("words"))


def texts(root: Any) -> Iterator[tuple[Any, list[str]]]:
    """Everything that has a help: with the keys under which it may be found, the first that is there counts."""
    yield root, ["help"]
    yield from ((param, [f"help-{param.name}"]) for param in root.params)
    for name, command in root.commands.items():
        yield command, [name]
        for param in command.params:
            yield param, [f"{name}-{param.name}", f"any-{param.name}"]
