"""The cards of a balance page, read row by row: every figure stands where its heading says."""

from __future__ import annotations

import re
from html import unescape

import pytest

from ludoteca.arena.balance import Contents, Report, Section, section
from ludoteca.arena.page import page
from ludoteca.arena.stats import Mean, Share
from ludoteca.words import words
from tests.arena.tables import result
from tests.arena.test_balance import GAMES

TABLE = section(GAMES, 2)
PLACES = ("1st to play", "2nd to play")


def shown(*sections: Section, contents: int = 1) -> str:
    each = [Contents(name=f"{number}.toml", digest="0", sections=list(sections)) for number in range(contents)]
    report = Report(
        game="santakaos", title="Santa Kaos", rules="1", options={}, bots=("random",), seed=7, contents=each
    )
    return page(report, words("en", "santakaos"))


def plain(html: str) -> str:
    return unescape(re.sub(r'<span class="unseen">.*?</span>|<title>.*?</title>|<[^>]*>', "", html)).strip()


def cards(text: str) -> dict[str, str]:
    """The cards by their titles, in their order."""
    return {plain(card.split("</h3>")[0]): card for card in text.split('<section class="card"><h3>')[1:]}


def rows(card: str) -> list[list[str]]:
    """The table of a card: its heads, then its rows, plots left out."""
    heads = [plain(head) for head in re.findall(r'<th scope="col"[^>]*>(.*?)</th>', card)]
    lines = re.findall(r'<tr>(<th scope="row">.*?)</tr>', card)
    cells = [re.findall(r'<t[hd](?: scope="row"| class="number[^"]*")?>(.*?)</t[hd]>', line) for line in lines]
    return [heads, *([plain(cell) for cell in line] for line in cells)]


def marks(card: str) -> list[str]:
    """Whose mark each row has in its plot."""
    return re.findall(r'<td class="plot">.*?class="mark ([\w-]+)"', card)


def told(part: Share) -> list[str]:
    return [f"{100 * part.rate:.1f} %", f"{100 * part.low:.1f}–{100 * part.high:.1f} %"]


def decimal(mean: Mean) -> list[str]:
    return [f"{mean.mean:.1f}", f"{mean.low:.1f}–{mean.high:.1f}"]


@pytest.fixture
def found() -> dict[str, str]:
    return cards(shown(TABLE))


def test_the_questions_come_in_their_order(found: dict[str, str]) -> None:
    assert list(found) == [
        "At a glance",
        "Wins by seat",
        "Wins by play order",
        "Points by source",
        "How close games are",
        "How long games take",
        "How games end",
        "What players can do, and do",
        "Games with: expansion",
        "Wins by: Helpers",
        "Wins by: Helpers, at the end",
    ]


def test_at_a_glance_each_number_of_players_has_a_line(found: dict[str, str]) -> None:
    heads, line = rows(found["At a glance"])
    best = TABLE.order[0]
    assert heads == ["Games", "Farthest from a fair share", "Winner’s points", "Turns", "Winner’s lead"]
    assert line == [
        "2 players",
        "2",
        f"1st to play: {' '.join(told(best.wins))}",
        *(" ".join(decimal(mean)) for mean in (TABLE.winning_points, TABLE.turns, TABLE.margin)),
    ]


def test_wins_by_seat_and_by_play_order_are_told_with_points(found: dict[str, str]) -> None:
    for title, places, names in (
        ("Wins by seat", TABLE.seats, ("Player 1", "Player 2")),
        ("Wins by play order", TABLE.order, PLACES),
    ):
        heads, *lines = rows(found[title])
        assert heads == ["", "Share", "", "95 % interval", "Points"]
        assert lines == [
            [name, *told(each.wins), f"{each.points.mean:.1f}"] for name, each in zip(names, places, strict=True)
        ]
    assert marks(found["Wins by seat"]) == ["seat-1", "seat-2"]
    assert marks(found["Wins by play order"]) == ["plain", "plain"]
    assert "A fair share is 50.0 %" in found["Wins by seat"]
    assert "A fair share is 50.0 %" in found["Wins by play order"]


def test_where_the_first_seat_always_begins_play_order_is_no_other_question() -> None:
    assert "Wins by play order" not in cards(shown(section([result("a,a", [1, 2])], 2)))


def test_points_by_source_of_everybody_and_of_winners(found: dict[str, str]) -> None:
    card = found["Points by source"]
    heads, *lines = rows(card)
    assert heads == ["", "Points", "everybody", "winners"]
    assert [line[1:] for line in lines] == [
        [f"{each.everybody.mean:.1f}", f"{each.winners.mean:.1f}"] for each in TABLE.sources
    ]
    assert re.findall(r'<rect class="(\w+)"', card) == ["all", "winners"] * len(TABLE.sources)
    assert re.findall(r'<i class="key( lime)?"></i>(\w+)', card) == [("", "everybody"), (" lime", "winners")]
    assert "Points by source" not in cards(shown(section([result("a,a", [1, 2], breakdown={})], 2)))


def test_what_was_possible_and_how_often_it_was_chosen_then(found: dict[str, str]) -> None:
    card = found["What players can do, and do"]
    heads, *lines = rows(card)
    assert heads == ["", "Share", "possible", "chosen"]
    assert [line[1:] for line in lines] == [["100.0 %", "87.5 %"], ["12.5 %", "100.0 %"]]
    assert re.findall(r'<rect class="(\w+)"', card) == ["all", "chosen"] * 2


def test_how_games_end_is_told_where_they_end_in_several_ways(found: dict[str, str]) -> None:
    heads, *lines = rows(found["How games end"])
    assert heads == ["", "Share", "", "95 % interval"]
    assert [line[1:] for line in lines] == [told(part) for part in TABLE.endings.values()]
    assert "How games end" not in cards(shown(section(GAMES[:1], 2)))


def test_below_the_games_by_length_and_lead_stand_their_means(found: dict[str, str]) -> None:
    turns, decisions, margin = (" ".join(decimal(mean)) for mean in (TABLE.turns, TABLE.decisions, TABLE.margin))
    below = {title: plain(card.split("<figcaption>")[-1]) for title, card in found.items() if "<figcaption>" in card}
    assert below == {
        "How close games are": f"Winner’s lead: {margin} · tied at the top: {' '.join(told(TABLE.level))}",
        "How long games take": f"Turns: {turns} · Decisions: {decisions}",
    }
    assert re.findall("<title>(.*?)</title>", found["How long games take"])[0] == "20 turns: 1"
    assert re.findall("<title>(.*?)</title>", found["How close games are"])[0] == "0 points: 1"


def test_who_plays_alone_has_no_lead() -> None:
    assert "How close games are" not in cards(shown(section([result("a", [1], scores=[5])], 1)))


def test_wins_by_what_a_seat_had_and_how_many_seats_had_it(found: dict[str, str]) -> None:
    for title, when in (("Wins by: Helpers", "start"), ("Wins by: Helpers, at the end", "end")):
        heads, *lines = rows(found[title])
        own = [trait for trait in TABLE.traits if (trait.when, trait.kind) == (when, "helper")]
        assert heads == ["", "Share", "", "95 % interval", "Seats"]
        assert [line[1:] for line in lines] == [[*told(trait.wins), str(trait.wins.count)] for trait in own]
        assert "A fair share is 50.0 %" in found[title]


def test_what_the_whole_table_shares_has_points_length_and_lead(found: dict[str, str]) -> None:
    heads, line = rows(found["Games with: expansion"])
    [snow] = [trait for trait in TABLE.traits if trait.shared]
    assert heads == ["", "Points", "", "95 % interval", "Turns", "Winner’s lead", "Wins of the 1st to play"]
    figures = [f"{snow.turns.mean:.1f}", f"{snow.margin.mean:.1f}", f"{100 * snow.begins.rate:.1f} %"]
    assert line[1:] == [*decimal(snow.points), *figures]


def test_contents_are_told_apart_by_letters_and_lie_side_by_side() -> None:
    one, two = shown(TABLE), shown(TABLE, contents=2)
    assert '<div class="cards">' in one
    assert '<div class="cards compare">' in two
    assert 'class="letter"' not in re.sub("<style>.*?</style>", "", one, flags=re.DOTALL)
    names = [plain(name) for name in re.findall("<h4>(.*?)</h4>", cards(two)["Wins by seat"])]
    assert names == ["A 0.toml", "B 1.toml"]
    assert [line[0] for line in rows(cards(two)["At a glance"])[1:]] == ["2 players A", "2 players B"]


def test_every_number_of_players_is_a_chapter_to_go_to() -> None:
    alone = section([result("a,a,a", [1, 2, 2], scores=[3, 2, 1])], 3)
    text = shown(TABLE, alone)
    links = re.findall(r'<a href="#(p\d)">([^<]*)</a>', text)
    assert links == [("p2", "2 players"), ("p3", "3 players")]
    assert re.findall(r'<h2 id="(p\d)">([^<]*)</h2>', text) == links
    assert "<nav>" not in shown(TABLE)


def test_what_it_comes_to_stands_first_and_how_sure_it_is() -> None:
    said = re.findall(r'<section class="verdict">(.*?)</section>', shown(TABLE))
    assert len(said) == 1
    assert "2 players: " in plain(said[0])
    assert "For each number of players all comparisons are corrected together (Holm)" in said[0]
    alone = shown(section([result("a", [1], scores=[5])], 1))
    assert 'class="verdict"' not in alone


def test_what_was_played_is_told_at_the_head() -> None:
    facts = re.findall("<li>([A-Z][a-z]+) <b>(.*?)</b></li>", shown(TABLE, contents=2))
    assert [(name, plain(fact)) for name, fact in facts] == [
        ("Games", "4"),
        ("Bot", "random"),
        ("Seed", "7"),
        ("Options", "–"),
    ]


def test_over_the_title_four_players_sit_at_their_distances() -> None:
    house = re.findall(r'<svg class="house" aria-hidden="true">(.*?)</header>', shown(TABLE))[0]
    places = re.findall(r'x="([\d.]+%)" y="(\d+%)" class="mark ([\w-]+)"', house)
    assert places == [(f"{12.5 + 25 * seat}%", "38%", f"seat-{seat + 1}") for seat in range(4)]
