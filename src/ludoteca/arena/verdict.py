"""What a balance report comes to, in a sentence or two: only what many comparisons at once leave standing.

Whoever compares twenty things with their fair share finds one in twenty apart by chance alone. So the tests of a
section are corrected together, by Holm's method: the chance that anything said here is wrong stays under one in twenty.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import erfc, sqrt
from typing import NamedTuple

from ludoteca.arena.balance import Section
from ludoteca.arena.stats import Share
from ludoteca.words import Words

PLACES = ("seat", "order")
DOUBT = 0.05
"""How likely one wrong word in a verdict may be."""


class Compared(NamedTuple):
    """A seat, a place in play order, or something of a kind that somebody had from the start, beside its fair share."""

    kind: str
    name: str
    wins: Share


def unlikely(wins: Share, fair: float) -> float:
    """How likely such a distance from fair, or a greater one, is by chance."""
    if not wins.count:
        return 1.0
    return erfc(abs(wins.rate - fair) / sqrt(fair * (1 - fair) / wins.count) / sqrt(2))


def holm(chances: Sequence[float], doubt: float = DOUBT) -> list[bool]:
    """Which of these tests stand when all are looked at together (Holm, 1979)."""
    stands = [False] * len(chances)
    for done, place in enumerate(sorted(range(len(chances)), key=lambda each: chances[each])):
        if chances[place] > doubt / (len(chances) - done):
            break
        stands[place] = True
    return stands


def standing(section: Section) -> list[Compared]:
    """What is surely not fair."""
    compared = list(_compared(section))
    stands = holm([unlikely(each.wins, 1 / section.players) for each in compared])
    return [each for each, sure in zip(compared, stands, strict=True) if sure]


def _compared(section: Section) -> Iterator[Compared]:
    """Seats or places, and what somebody alone had at the start: what one has at the end goes with winning anyway."""
    differs = section.order_differs
    for place in section.order if differs else section.seats:
        yield Compared("order" if differs else "seat", str(place.number), place.wins)
    for trait in section.traits:
        if trait.when == "start" and not trait.shared:
            yield Compared(trait.kind, trait.name, trait.wins)


def verdict(section: Section, words: Words) -> str:
    """One or two sentences: of seats, then of things."""
    if section.players < 2 or not section.games:
        return ""
    found = standing(section)
    places = [each for each in found if each.kind in PLACES]
    told = [_told(each, 1 / section.players, words) for each in places] or [words.say("verdict-seats-fair")]
    return " ".join([*told, *_things(section, found, words)])


def _told(each: Compared, fair: float, words: Words) -> str:
    """By how many points in a hundred a place wins more or less than its share."""
    ends = sorted(abs(100 * (end - fair)) for end in (each.wins.low, each.wins.high))
    key = "verdict-more" if each.wins.rate > fair else "verdict-less"
    return words.say(key, (), what=each.kind, number=int(each.name), least=f"{ends[0]:.0f}", most=f"{ends[1]:.0f}")


def _things(section: Section, found: Sequence[Compared], words: Words) -> Iterator[str]:
    if not any(trait.when == "start" and not trait.shared for trait in section.traits):
        return
    fair = 1 / section.players
    things = [each for each in found if each.kind not in PLACES]
    strong = [str(words.word(each.kind, each.name)) for each in things if each.wins.rate > fair]
    weak = [str(words.word(each.kind, each.name)) for each in things if each.wins.rate < fair]
    if strong:
        yield words.say("verdict-strong", things=strong)
    if weak:
        yield words.say("verdict-weak", things=weak)
    if not strong and not weak:
        yield words.say("verdict-things-fair")
