"""The report as a page: whole, self-contained, and with the numbers of the JSON."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from typing import Any

import msgspec
import pytest

from ludoteca.arena.balance import Contents, Report, Section, section
from ludoteca.arena.cards import flag
from ludoteca.arena.page import page
from ludoteca.arena.plots import scale
from ludoteca.arena.pool import play_here
from ludoteca.arena.stats import share
from ludoteca.bots.bot import never
from ludoteca.words import LANGUAGES, words
from tests.arena.tables import jobs, tournament
from tests.arena.test_balance import GAMES

VOID = {"meta"}


class Reader(HTMLParser):
    """Checks that elements nest, and gathers ids, links, text and the values of `<data>`."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.values: list[float] = []
        self.attributes: list[tuple[str, str]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(name, value or "") for name, value in attrs]
        self.values += [float(value or "nan") for name, value in attrs if (tag, name) == ("data", "value")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@cache
def report(contents: int = 1) -> Report:
    """Some real games, for so many content files."""
    results = [done for _, done in play_here([tournament()], jobs(6), never)]
    each = Contents(name="<my>.toml", digest="0", sections=[section(results, 2), section(GAMES, 2)])
    return Report(
        game="holi",
        title="Holi",
        rules="1",
        options={"rivalry": []},
        bots=("random", "greedy"),
        seed=7,
        contents=[each] * contents,
    )


def numbers(plain: Any) -> set[float]:
    """Every number in some plain data."""
    if isinstance(plain, dict):
        plain = list(plain.values())
    if isinstance(plain, list):
        return set().union(*map(numbers, plain))
    return {float(plain)} if isinstance(plain, int | float) else set()


@pytest.mark.parametrize(("value", "told"), [([], "–"), (True, "yes"), (3, "3")])
def test_options_are_told_by_name_and_value(value: object, told: str) -> None:
    options = {"rivalry": value, "unheard-of": value}
    text = page(msgspec.structs.replace(report(), options=options), words("en", "holi"))
    assert f"<b>Rivalry cards: {told}; unheard-of: {told}</b>" in text


def test_what_was_played_is_told_at_the_head_and_what_was_given_only_where_something_was() -> None:
    given = "<li>Given to one player at the start <b>Cards thrown face up</b></li>"
    texts = [page(msgspec.structs.replace(report(), give=give), words("en", "holi")) for give in ("", "card")]
    assert [given in text for text in texts] == [False, True]
    assert "Given to one player" not in texts[0]
    for text in texts:
        assert "<li>Bot <b>random, greedy</b></li>" in text
        assert "<li>Seed <b>7</b></li>" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("contents", [1, 2])
def test_the_page_is_well_formed_in_every_language(language: str, contents: int) -> None:
    text = page(report(contents), words(language, "holi"))
    assert Reader(text).open == []
    assert f'<html lang="{language}">' in text
    assert ("&lt;my&gt;.toml" in text) == (contents > 1)
    assert "<my>" not in text


def test_the_page_asks_nothing_of_any_other_place() -> None:
    text = page(report(2), words("en", "holi"))
    assert not re.search(r"https?:|//\w|@import|url\(|<script|<link|<img", text)
    links = [value for name, value in Reader(text).attributes if name in ("href", "src")]
    assert links
    assert all(re.fullmatch(r"#p\d", link) for link in links)


def test_every_number_of_the_page_is_one_of_the_json() -> None:
    made = report()
    shown = Reader(page(made, words("en", "holi"))).values
    plain = msgspec.json.decode(msgspec.json.encode(made))
    assert len(shown) > 100
    assert set(shown) <= numbers(plain) | {float(made.games)}


def test_the_page_shows_every_seat_source_act_and_trait() -> None:
    made = report()
    shown = set(Reader(page(made, words("en", "holi"))).values)
    for each in made.contents[0].sections:
        assert set(figures(each)) <= shown
    glance = page(made, words("en", "holi")).split("</table>")[0]
    assert glance.count('<th scope="row">') == len(made.contents[0].sections)


def figures(each: Section) -> Iterator[float]:
    """What a reader of a section wants to see."""
    for place in [*each.seats, *each.order]:
        yield from (place.wins.rate, place.wins.low, place.wins.high, place.points.mean)
    for source in each.sources:
        yield from (source.everybody.mean, source.winners.mean)
    for act in each.acts:
        yield from (act.possible.mean, act.chosen.mean)
    for trait in each.traits:
        yield trait.points.mean if trait.shared and trait.kind == "rivalry" else trait.wins.rate
    if len(each.endings) > 1:
        yield from (part.rate for part in each.endings.values())
    yield from (each.turns.mean, each.decisions.mean, each.margin.mean, each.level.rate, each.winning_points.mean)


@pytest.mark.parametrize(
    ("part", "count", "sign", "said"),
    [
        (900, 1000, "↑", "balance-above"),
        (100, 1000, "↓", "balance-below"),
        (510, 1000, "", ""),
        (490, 1000, "", ""),
        (0, 0, "", ""),
    ],
)
def test_what_is_surely_above_or_below_fair_has_a_sign(part: float, count: int, sign: str, said: str) -> None:
    speech = words("en")
    shown = flag(share(part, count), 0.5, speech)
    assert re.findall("[↑↓]", shown) == list(sign)
    assert [key for key in ("balance-above", "balance-below") if speech.say(key) in shown] == [said] * bool(said)


def test_a_report_without_games_says_so() -> None:
    empty = msgspec.structs.replace(
        report(), contents=[Contents(name="x", digest="0", sections=[section([], players) for players in (2, 3)])]
    )
    text = page(empty, words("en", "holi"))
    assert Reader(text).open == []
    assert text.count("No game was finished.") == 2


@pytest.mark.parametrize(
    ("values", "ends"),
    [([0.3, 0.55], (0, 0.6)), ([], (0, 1)), ([-3, 12], (-5, 15)), ([0.0], (0, 1)), ([1000], (0, 1000))],
)
def test_axes_hold_all_values_and_end_on_round_numbers(values: list[float], ends: tuple[float, float]) -> None:
    axis = scale(values)
    assert (axis.low, axis.high) == pytest.approx(ends)
    assert axis.ticks()[0] == pytest.approx(axis.low)
    assert axis.ticks()[-1] == pytest.approx(axis.high)
