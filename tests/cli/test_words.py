"""The words of every language: the same keys, all of them used, none that cannot be said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

import ludoteca
from ludoteca import drawing
from ludoteca.bots.levels import FOR_PEOPLE, LEVELS
from ludoteca.cli.talk.prompt import COMMANDS
from ludoteca.core.content import SOURCES
from ludoteca.server.calls.due import Kind
from ludoteca.words import LANGUAGES, word_folders, words

SOURCE = Path(ludoteca.__file__).parent
OURS = [name for name in ludoteca.games() if name in drawing.OURS]
every_game = pytest.mark.parametrize("game", ["", *OURS])
NUMBERS = (0, 1, 2, 12345)


def messages(folder: Traversable, language: str) -> dict[str, set[str]]:
    """The keys of a file with the details they speak of; junk in the file fails the test."""
    text = folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    texts = {entry.id.name: _text(text, entry) for entry in found}
    return {key: set(re.findall(r"\$(\w+)", _whole(key, texts))) for key in texts}


def _whole(key: str, texts: dict[str, str]) -> str:
    """A message with those it refers to: `{ round-effect }`."""
    return texts[key] + "".join(_whole(other, texts) for other in referred(texts[key]))


def referred(text: str) -> list[str]:
    """The keys a message takes in."""
    return re.findall(r"\{ ([a-z][\w-]*) \}", text)


def _text(text: str, message: ast.Message) -> str:
    assert message.span is not None
    return text[message.span.start : message.span.end]


@every_game
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys_and_details(game: str, language: str) -> None:
    folder = word_folders(game)[-1]
    assert messages(folder, language) == messages(folder, "en")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(game: str, language: str) -> None:
    speech = words(language, game)
    for key, details in messages(word_folders(game)[-1], language).items():
        for number in NUMBERS:
            said = speech.say(key, (), **dict.fromkeys(details, number))
            assert said.strip(), key
            assert not re.search(r"\$ ?[a-z]", said)


@every_game
def test_none_is_not_called_one(game: str) -> None:
    """CLDR counts zero with one in Portuguese: a text that names the number itself is chosen by [1]."""
    assert called_one(word_folders(game)[-1]) == []


def called_one(folder: Traversable) -> list[str]:
    """Portuguese texts that zero would be told by, and that do not say the number."""
    text = folder.joinpath("pt.ftl").read_text(encoding="utf-8")
    return [said for select in _selects(FluentParser().parse(text)) for said in _unsaid(text, select)]


def _selects(node: ast.BaseNode) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    for child in vars(node).values():
        for each in child if isinstance(child, list) else [child]:
            if isinstance(each, ast.BaseNode):
                yield from _selects(each)


def _unsaid(text: str, select: ast.SelectExpression) -> Iterator[str]:
    """What is said of one and of none, where none has nothing of its own."""
    assert isinstance(select.selector, ast.VariableReference)
    told = {_key(each): text[each.span.start : each.span.end] for each in select.variants if each.span}
    if "0" not in told and f"{{ ${select.selector.id.name} }}" not in (one := told.get("one", "")):
        yield from filter(None, [one])


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def made_of_ids(game: ludoteca.AnyGame) -> set[str]:
    """The keys that are put together from what a game has: kinds, cards, sources of points …"""
    kinds = {str(type(act).__struct_config__.tag) for act in game.actions}
    fields = set(chain.from_iterable(act.__struct_fields__ for act in game.actions))
    tables = [(table.removesuffix("s"), row) for table, rows in game.content.tables() for row in rows]
    rows = {f"{table}-{row.name}" for table, row in tables if hasattr(row, "name")}
    state = game.start(game.seats[-1], {}, ludoteca.Dice(1))
    return (
        {f"{prefix}-{kind}" for prefix in ("act", "kind", "help") for kind in kinds}
        | {f"act-{kind}-card" for kind in kinds}
        | {f"call-{kind}{more}" for kind in get_args(Kind) for more in ("", "-with", "-title")}
        | {f"field-{field}" for field in fields}
        | {f"{field}-{row.name}" for field in fields for _, row in tables if hasattr(row, "name")}
        | {f"{field}-{getattr(act, field)}" for act in game.actions for field in act.__struct_fields__}
        | {f"table-{table}" for table, _ in game.content.tables()}
        | {f"{key}{more}" for key in rows for more in ("", "-text")}
        | {f"{table}-{part}" for table, row in tables for part in row.parts}
        | {f"option-{option}{more}" for option in game.options for more in ("", "-text")}
        | {f"tie-{tie}" for tie in state.outcome().tie_breaks}
        | {f"points-{source}" for source in state.outcome().breakdown}
        | {f"points-{row.removeprefix('rivalry-')}" for row in rows}
        | {f"points-{option}" for option in game.options}
        | {f"card-{name}" for row in rows for name in (row, row.split("-", 1)[1])}
        | {f"command-{command}{more}" for command in COMMANDS for more in ("", "-text")}
        | {f"source-{source}" for source in SOURCES}
        | {f"level-{level}{more}" for level in FOR_PEOPLE for more in ("", "-text")}
        | {f"bot-{person}{more}" for level in FOR_PEOPLE for person in LEVELS[level].people for more in ("", "-text")}
    )


PREFIXES = (
    "unsettled-",
    *(
        "event-",
        "floor-",
        "category-",
        "covered_sweets-",
        "cabeca_de_porco-",
        "ending-",
        "why-",
        "build-",
        "place-",
        "area-",
        "points-",
        "ask-",
    ),
    *(
        "first-",
        "source-",
        "way-",
        "lacks-",
        "face-",
        "resource-",
        "given-",
        "taken-",
        "stocking-",
        "colour-",
        "location-",
    ),
    *("to-", "reward-", "card-", "letter-", "basic-", "characters-", "zone-", "benefit-", "icon-", "gang-", "goal-"),
    "trait-",
    "review-",
)
"""Keys whose second half is a word of the rules themselves; the laws play games and tell them all."""


@every_game
def test_every_key_is_used(game: str) -> None:
    sources = " ".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    found = set(chain.from_iterable(made_of_ids(ludoteca.game(name)) for name in OURS))
    found |= set(referred(word_folders(game)[-1].joinpath("en.ftl").read_text(encoding="utf-8")))
    for key in messages(word_folders(game)[-1], "en"):
        second = key.removesuffix("-unseen").removesuffix("-text").split("-", 1)[-1]
        named = f'"{key}"' in sources or f"'{key}'" in sources
        half = key.startswith(PREFIXES) and f'"{second}"' in sources
        assert named or half or key in found, key


RECORDS_WRITTEN = {
    "en": [["record", "was"], ["records", "were"]],
    "pt": [["registro", "foi"], ["registros", "foram"]],
    "es": [["escribió", "un"], ["escribieron", "2"]],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_number_is_right(language: str) -> None:
    speech = words(language)
    said = [speech.say("records-written", count=number, file="x").split()[1:3] for number in (1, 2)]
    assert said == RECORDS_WRITTEN[language]


def test_what_repeats_in_a_list_is_counted() -> None:
    moved = {"seat": 1, "cell": "C4", "floor": "ground", "owners": (0, 2, 0), "sweets": 1}
    assert words("en", "holi").say("event-moved", ["Ana", "Bia", "Caio"], **moved) == (
        "Bia moved to C4, ground floor, and took powder of Ana (×2) and Caio and one sweet."
    )
    assert words("pt", "holi").say("event-moved", ["Ana", "Bia", "Caio"], **moved) == (
        "Bia foi para C4, no piso térreo, e recolheu cor de Ana (×2) e Caio e uma guloseima."
    )
    assert words("es", "holi").say("event-moved", ["Ana", "Bia", "Caio"], **moved) == (
        "Bia fue a C4, en la planta baja, y recogió color de Ana (×2) y Caio y una golosina."
    )
