"""What designers ask of many games: are seats and things fair, where do points come from, how long, how close?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from statistics import fmean
from typing import Literal

import msgspec

from ludoteca.arena.play import Result, Traits, luck_explains
from ludoteca.arena.stats import Bin, Explained, Mean, Share, histogram, mean, share_of
from ludoteca.core.options import Value

When = Literal["start", "end"]


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, or a place in play order; numbered from 1."""

    number: int
    wins: Share
    points: Mean


class Trait(msgspec.Struct, frozen=True, kw_only=True):
    """Something a seat had at the start or at the end. What is shared by the whole table favours nobody."""

    when: When
    kind: str
    name: str
    shared: bool
    wins: Share
    begins: Share
    """Wins of whoever decides first, in the games that have the trait."""
    points: Mean
    turns: Mean
    margin: Mean


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """Points from one source, over the games that have it."""

    name: str
    everybody: Mean
    winners: Mean


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of act: in what part of a game's decisions it was possible, and how often it was chosen then."""

    kind: str
    possible: Mean
    chosen: Mean


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """The games of one number of players."""

    players: int
    games: int
    seats: list[Place]
    order: list[Place]
    """By place in play order, from the seat that decides first."""
    traits: list[Trait]
    sources: list[Source]
    points: Mean
    winning_points: Mean
    turns: Mean
    decisions: Mean
    lengths: list[Bin]
    """Games by turns."""
    acts: list[Act]
    margin: Mean
    margins: list[Bin]
    """Games by the lead of the first over the second, in points."""
    level: Share
    """Games whose first two have equal points."""
    endings: dict[str, Share]
    luck: Explained | None = None
    """How much luck is in these games, where it was reckoned."""

    @property
    def order_differs(self) -> bool:
        """Does somebody else begin from game to game, so that seat and play order are two things?"""
        return self.order != self.seats

    @property
    def advantage(self) -> Place:
        """The place in play order whose share of wins is farthest from fair."""
        return max(self.order, key=lambda place: abs(place.wins.rate - 1 / self.players))


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    """What one content file gave."""

    name: str
    digest: str
    sections: list[Section]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The whole report: several content files side by side, or one."""

    game: str
    title: str
    rules: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: int
    give: str = ""
    """The kind of thing that somebody was given at the start, or nothing."""
    contents: list[Contents]

    @property
    def games(self) -> int:
        """How many were played in all."""
        return sum(section.games for contents in self.contents for section in contents.sections)


def section(results: Sequence[Result], players: int) -> Section:
    """Everything about these games, all with so many players."""
    played = sorted(results, key=lambda result: result.number)
    return Section(
        players=players,
        games=len(played),
        seats=[_place(played, number, [number] * len(played)) for number in range(players)],
        order=[_place(played, number, [_in_order(result, number) for result in played]) for number in range(players)],
        traits=_traits(played),
        sources=_sources(played),
        points=mean([fmean(result.scores) for result in played]),
        winning_points=mean(_winning((result, result.scores) for result in played)),
        turns=mean([result.turns for result in played]),
        decisions=mean([result.decisions for result in played]),
        lengths=histogram([result.turns for result in played]),
        acts=_acts(played),
        margin=mean(_margins(played)),
        margins=histogram(_margins(played)),
        level=share_of(float(margin == 0) for margin in _margins(played)),
        endings=_endings(played),
        luck=luck_explains(played),
    )


def _in_order(result: Result, number: int) -> int:
    """The seat at a place of the play order."""
    return (result.first + number) % len(result.scores)


def _place(results: Sequence[Result], number: int, seats: Sequence[int]) -> Place:
    """What came of these seats, one in each game."""
    pairs = list(zip(results, seats, strict=True))
    return Place(
        number=number + 1,
        wins=share_of(result.share(seat) for result, seat in pairs),
        points=mean([result.scores[seat] for result, seat in pairs]),
    )


def _winning(games: Iterable[tuple[Result, Sequence[int]]]) -> list[float]:
    """The winners' part of some points, in every game that somebody won."""
    return [fmean(points[seat] for seat in result.winners) for result, points in games if result.winners]


def _margins(results: Sequence[Result]) -> list[int]:
    """The first's points before the second's; nothing where nobody is second."""
    tops = [sorted(result.scores, reverse=True)[:2] for result in results]
    return [top[0] - top[1] for top in tops if len(top) == 2]


def _sources(results: Sequence[Result]) -> list[Source]:
    """In the order of the score sheets."""
    names = dict.fromkeys(name for result in results for name in result.breakdown)
    return [_source([result for result in results if name in result.breakdown], name) for name in names]


def _source(results: Sequence[Result], name: str) -> Source:
    return Source(
        name=name,
        everybody=mean([fmean(result.breakdown[name]) for result in results]),
        winners=mean(_winning((result, result.breakdown[name]) for result in results)),
    )


def _acts(results: Sequence[Result]) -> list[Act]:
    """Rates game by game, since decisions of one game are not independent; often chosen ones first."""
    kinds = sorted({kind for result in results for kind in result.possible})
    return sorted((_act(results, kind) for kind in kinds), key=lambda act: -act.possible.mean * act.chosen.mean)


def _act(results: Sequence[Result], kind: str) -> Act:
    able = [result for result in results if result.possible.get(kind)]
    return Act(
        kind=kind,
        possible=mean([result.possible.get(kind, 0) / result.decisions for result in results]),
        chosen=mean([result.chosen.get(kind, 0) / result.possible[kind] for result in able]),
    )


def _endings(results: Sequence[Result]) -> dict[str, Share]:
    names = sorted({result.ending for result in results})
    return {name: share_of(float(result.ending == name) for result in results) for name in names}


def _traits(results: Sequence[Result]) -> list[Trait]:
    """What seats had at the start; and at the end, in kinds where that is ever something else."""
    at_start = _traits_at(results, "start", lambda result: result.start)
    return [*at_start, *_traits_at(results, "end", partial(_changed, _changing(results)))]


def _changing(results: Sequence[Result]) -> set[str]:
    """The kinds of traits that seats come to have, or lose, on the way."""
    return {kind for result in results for kind, seats in result.end.items() if result.start.get(kind) != seats}


def _changed(kinds: set[str], result: Result) -> Traits:
    return {kind: seats for kind, seats in result.end.items() if kind in kinds}


def _traits_at(results: Sequence[Result], when: When, traits_of: Callable[[Result], Traits]) -> Iterator[Trait]:
    """By kind, in each the most successful first."""
    holders: dict[tuple[str, str], list[tuple[Result, list[int]]]] = {}
    for result in results:
        for trait, having in _having(traits_of(result)):
            holders.setdefault(trait, []).append((result, having))
    rows = [_trait(when, kind, name, held) for (kind, name), held in holders.items()]
    yield from sorted(rows, key=lambda row: (row.kind, row.shared, 0 if row.shared else -row.wins.rate, row.name))


def _having(traits: Traits) -> Iterator[tuple[tuple[str, str], list[int]]]:
    """The kind and name of each trait with the seats that have it."""
    for kind, seats in traits.items():
        for name in sorted({name for names in seats for name in names}):
            yield (kind, name), [seat for seat, names in enumerate(seats) if name in names]


def _trait(when: When, kind: str, name: str, held: Sequence[tuple[Result, list[int]]]) -> Trait:
    """One trait, over the games that have it and the seats that had it there."""
    games = [result for result, _ in held]
    return Trait(
        when=when,
        kind=kind,
        name=name,
        shared=all(len(having) == len(result.scores) for result, having in held),
        wins=share_of(result.share(seat) for result, having in held for seat in having),
        begins=share_of(result.share(result.first) for result in games),
        points=mean([fmean(result.scores[seat] for seat in having) for result, having in held]),
        turns=mean([result.turns for result in games]),
        margin=mean(_margins(games)),
    )
