"""Words: one Fluent file per language for the house and one for each game. Every sentence is made here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from ludoteca.core.errors import LudotecaError, MissingWords
from ludoteca.core.registry import game as find_game

LANGUAGES = ("en", "pt", "es")
ENGLISH = "en"
HOUSE = files("ludoteca").joinpath("words")
LONGEST = 800
"""Letters of a detail in a sentence."""
BEGINNING = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a sentence or a term begins in a Fluent file."""
NAMED = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)")
"""What a sentence takes from elsewhere: another sentence, or a term."""
ENDED = re.compile(r"([!?])\.")
"""A name that ends in a mark of its own ends its sentence: "Goodbye, coal!" and no full stop."""


class Words:
    """The words of one language: the house's, and those of one game.

    Reading Fluent is slow and a run says few of some thousand sentences, so each is read when it is first asked for.
    """

    def __init__(self, language: str, *folders: Traversable) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for folder in folders:
            for text in _texts(folder, language):
                for key, entry in _entries(text):
                    self._unread.setdefault(key, entry)

    def has(self, key: str) -> bool:
        """Is there such a sentence or word?"""
        self._read(key)
        return bool(self._bundle.has_message(key))

    def _read(self, key: str) -> None:
        """Read a sentence or a term, and those it names."""
        if text := self._unread.pop(key, ""):
            from fluent.runtime import FluentResource

            self._bundle.add_resource(FluentResource(text))
            for named in NAMED.findall(text):
                self._read(named)

    def say(self, key: str, names: Sequence[str] = (), **details: object) -> str:
        """The sentence of that key. Seats among the details become `names`, ids become words."""
        args = {name: self.word(name, value, names) for name, value in details.items()}
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise MissingWords("words-missing", words=key, language=self.language)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return ENDED.sub(r"\1", str(text))

    def tell(self, thing: msgspec.Struct, names: Sequence[str] = (), prefix: str = "") -> str:
        """The sentence for an event or an act: its tag is the key, its fields are the details.

        Where a field is empty (a card the reader may not see) and there is a sentence `…-unseen`, that one is told;
        where a single card is named and there is a sentence `…-card`, that one.
        """
        fields = {name: getattr(thing, name) for name in thing.__struct_fields__}
        details = {name: value for name, value in fields.items() if value is not msgspec.UNSET}
        key = f"{prefix}{thing.__struct_config__.tag}"
        unseen = any(value is None or value == () for value in details.values())
        special = f"{key}-unseen" if unseen else f"{key}-card" if "card" in details else key
        return self.say(special if self.has(special) else key, names, **details)

    def about(self, key: str, row: msgspec.Struct) -> str:
        """The sentence of that key about a row of content, with the row's own numbers in it."""
        return self.say(key, **{name: getattr(row, name) for name in row.__struct_fields__})

    def join(self, parts: Sequence[str]) -> str:
        """A list as people write it: "B3, D3 and E4"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list", rest=", ".join(parts[:-1]), last=parts[-1])

    def word(self, name: str, value: object, names: Sequence[str] = ()) -> object:
        """A detail as it goes into a sentence: a seat by its name, an id by its word, a list joined."""
        if isinstance(value, (list, tuple)):
            return self.join(_counted([str(self.word(name.removesuffix("s"), item, names)) for item in value]))
        if isinstance(value, Mapping):
            return self.join([f"{self.word(name, key, names)} {item}" for key, item in value.items()])
        if name in SEAT_FIELDS and isinstance(value, int):
            return names[value] if 0 <= value < len(names) else self.say("seat", number=value + 1)
        if isinstance(value, LudotecaError):
            return words(self.language, value.game).say(value.key, names, **value.details)
        return self._id_word(name, value) if isinstance(value, str) else _number_word(value)

    def _id_word(self, name: str, value: str) -> str:
        key = f"{name}-{value}"
        return self.say(key) if self.has(key) else shortened(value)


def _texts(folder: Traversable, language: str) -> list[str]:
    """A folder's words in a language, then the English ones, should any be missing: what was said first stands."""
    own = text_of(folder, language)
    if folder == HOUSE and not own:
        raise FileNotFoundError(f"{language}.ftl")
    return [own] if language == ENGLISH else [own, text_of(folder, ENGLISH)]


def text_of(folder: Traversable, language: str) -> str:
    """A folder's words in a language as they are written; empty where there are none."""
    file = folder.joinpath(f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def untranslated(game: str, language: str) -> list[str]:
    """The keys of a game's sentences that are said in English, since nobody wrote them in the language."""
    said, english = (dict(_entries(text_of(find_game(game).words_folder, each))) for each in (language, ENGLISH))
    return [key for key in english if key not in said]


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The sentences and terms of a file as they are written, each with its key."""
    for entry in BEGINNING.split(text)[1:]:
        yield entry[: entry.index("=")].strip(), entry


def shortened(text: str) -> str:
    """What somebody sent may be longer than any sentence; a sentence needs its beginning only."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def _number_word(value: object) -> object:
    """Numbers are written by the language's rules; what is none is written as it is."""
    if value is None:
        return ""
    return str(value) if isinstance(value, bool) or _is_huge(value) else value


def _is_huge(value: object) -> bool:
    """A number no game has, which the formatting of numbers cannot take either."""
    return isinstance(value, int) and abs(value) > 10**15


def _counted(parts: Sequence[str]) -> list[str]:
    """Each part once, with how often it stands there: "Player 1 (×2)"."""
    return [f"{part} (×{parts.count(part)})" if parts.count(part) > 1 else part for part in dict.fromkeys(parts)]


SEAT_FIELDS = frozenset({"seat", "target", "owner"})
"""Details that are a seat, and so become a player's name."""


def word_folders(game: str = "") -> list[Traversable]:
    """Where the .ftl files lie: the house's, then the game's."""
    return [HOUSE, find_game(game).words_folder] if game else [HOUSE]


def words(language: str, game: str = "") -> Words:
    """The words of a language, with a game's own if one is named."""
    return _read(language, game)


@cache
def _read(language: str, game: str) -> Words:
    """Read once, however they are asked for."""
    return Words(language, *word_folders(game))


def in_english(error: LudotecaError) -> str:
    """What `str` says of an error."""
    return error.say(words("en", error.game))


LudotecaError.speaker = in_english
