"""Choosing one of many acts in short steps: the kind of act, then field by field. Knows acts only as structs.

A question is asked only where the acts still possible differ; what was typed is matched against the acts' words.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from ludoteca.words import Words

KIND = "kind"


class Question(NamedTuple):
    """What the acts differ in first: `kind` or a field, with the acts of each answer."""

    field: str
    answers: list[tuple[Hashable, list[msgspec.Struct]]]


def kind_of(act: msgspec.Struct) -> str:
    """The tag of an act: "throw"."""
    return str(type(act).__struct_config__.tag)


def question(acts: Sequence[msgspec.Struct]) -> Question | None:
    """The next question that has more than one answer; None if there is one act."""
    for field in (KIND, *acts[0].__struct_fields__):
        answers = _grouped(acts, field)
        if len(answers) > 1:
            return Question(field, answers)
    return None


def _grouped(acts: Sequence[msgspec.Struct], field: str) -> list[tuple[Hashable, list[msgspec.Struct]]]:
    """The acts by their value of a field, in the order of the list."""
    groups: dict[Hashable, list[msgspec.Struct]] = {}
    for act in acts:
        groups.setdefault(_value(act, field), []).append(act)
    return list(groups.items())


def _value(act: msgspec.Struct, field: str) -> Hashable:
    value: Hashable = kind_of(act) if field == KIND else getattr(act, field)
    return value


def label(words: Words, names: Sequence[str], field: str, value: Hashable) -> str:
    """An answer as people read it."""
    if isinstance(value, bool):
        return words.say("answer-yes" if value else "answer-no")
    if value is msgspec.UNSET:
        return words.say("answer-usual")
    return str(words.word(field, value, names))


class Spelling:
    """How the parts of acts may be typed, in the reader's language or by their ids."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names
        self._known: dict[tuple[str, Hashable], list[list[str]]] = {}

    def parts(self, act: msgspec.Struct) -> list[list[list[str]]]:
        """For the kind and each field, the things it names, each in its spellings."""
        values = [(field, _value(act, field)) for field in (KIND, *act.__struct_fields__)]
        return [self._spelled(field, value) for field, value in values if value is not msgspec.UNSET]

    def _spelled(self, field: str, value: Hashable) -> list[list[str]]:
        key = (field, value)
        if key not in self._known:
            items = value if isinstance(value, tuple) else (value,)
            single = field.removesuffix("s") if isinstance(value, tuple) else field
            self._known[key] = [self._spellings(single, item) for item in items]
        return self._known[key]

    def _spellings(self, field: str, item: Hashable) -> list[str]:
        return [folded(str(item)), folded(label(self._words, self._names, field, item))]


def folded(text: str) -> str:
    """Small letters and digits only, without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text.lower()) if sign.isalnum())


def matching(text: str, acts: Sequence[msgspec.Struct], spelling: Spelling) -> list[msgspec.Struct]:
    """The acts that what was typed fits best: whole words before beginnings, nothing left out before gaps."""
    typed = [word for word in map(folded, text.replace(",", " ").split()) if word]
    if not typed:
        return []
    scored = [(_cost(typed, spelling.parts(act)), act) for act in acts]
    costs = [cost for cost, _ in scored if cost is not None]
    return [act for cost, act in scored if costs and cost == min(costs)]


Cost = tuple[int, int]
Parts = Sequence[list[list[str]]]
"""For the kind and each field of an act, the things it names, each in its spellings."""


def _cost(typed: Sequence[str], parts: Parts) -> Cost | None:
    """The least (parts passed over, words only begun) with which the typed words name these parts in order."""
    if not typed:
        return (0, 0)
    if not parts:
        return None
    skipped = _more(_cost(typed, parts[1:]), (1, 0))
    ways = [skipped, *(_more(_cost(rest, left), cost) for rest, left, cost in _steps(typed, parts))]
    return min((way for way in ways if way is not None), default=None)


def _steps(typed: Sequence[str], parts: Parts) -> Iterator[tuple[Sequence[str], Parts, Cost]]:
    """Name one thing of the first part with the first word or words: what is left, and what it cost."""
    things = parts[0]
    for at, spellings in enumerate(things):
        others = [*things[:at], *things[at + 1 :]]
        left = [others, *parts[1:]] if others else parts[1:]
        for count in range(1, len(typed) + 1):
            said = "".join(typed[:count])
            if any(spelling.startswith(said) for spelling in spellings):
                yield typed[count:], left, (0, 0 if said in spellings else 1)


def _more(cost: Cost | None, extra: Cost) -> Cost | None:
    return None if cost is None else (cost[0] + extra[0], cost[1] + extra[1])
