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
USAGE = "label-usage"
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
    for command in (root, *root.commands.values()):
        _begin_usage(command, speech.say(USAGE))


def _label(labels: dict[str, str]) -> None:
    for key, text in labels.items():
        setattr(rich_utils, LABELS[key], text)


def _begin_usage(command: Any, label: str) -> None:
    """Let the first line of a command's help begin with that word; typer has no setting for it."""
    context, formatter = command.context_class, command.context_class.formatter_class

    def write_usage(self: Any, prog: str, args: str = "", prefix: str | None = None) -> None:
        formatter.write_usage(self, prog, args, prefix or f"{label} ")

    spoken = type("Formatter", (formatter,), {"write_usage": write_usage})
    command.context_class = type("Context", (context,), {"formatter_class": spoken})


def help_words(language: str) -> Words:
    """The words of the helps."""
    return Words(language, files("ludoteca.cli").joinpath("words"))


def texts(root: Any) -> Iterator[tuple[Any, list[str]]]:
    """Everything that has a help: with the keys under which it may be found, the first that is there counts."""
    above = root.make_context("ludoteca", [], resilient_parsing=True)
    yield root, ["help"]
    yield root.get_help_option(above), ["help-help"]
    yield from ((param, [f"help-{param.name}"]) for param in root.params)
    for name, command in root.commands.items():
        yield command, [name]
        yield command.get_help_option(command.context_class(command, parent=above)), ["help-help"]
        for param in command.params:
            yield param, [f"{name}-{param.name}", f"any-{param.name}"]
