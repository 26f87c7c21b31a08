"""A balance report as one page that needs nothing from anywhere else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from ludoteca.arena.balance import Contents, Report, Section
from ludoteca.arena.cards import TOPICS, Card, between, decimal, flag, interval, percent, whole
from ludoteca.arena.plots import mark
from ludoteca.arena.stats import Mean
from ludoteca.arena.verdict import verdict
from ludoteca.words import Words

LETTERS = "ABCDEFGH"


def page(report: Report, words: Words) -> str:
    """The whole page."""
    title = escape(words.say("balance-title", title=report.title))
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    parts = [_head(report, title, words), _contents_list(report, words), "<main>"]
    parts += [_verdicts(report, words), _glance(report, words)]
    parts += [part for place in range(_counts(report)) for part in _players(report, place, words)]
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{style}</style></head><body>{''.join(parts)}</main>"
        f"<footer><p>{escape(words.say('balance-foot'))}</p></footer></body></html>\n"
    )


def _verdicts(report: Report, words: Words) -> str:
    """What it comes to, for each number of players and content file; nothing where everybody plays alone."""
    said = [
        f"<li><b>{_named_section(report, contents, section, words)}</b> {escape(found)}</li>"
        for contents in report.contents
        for section in contents.sections
        if (found := verdict(section, words))
    ]
    how = escape(words.say("verdict-how"))
    return f'<section class="verdict"><ul>{"".join(said)}</ul><p>{how}</p></section>' if said else ""


def _named_section(report: Report, contents: Contents, section: Section, words: Words) -> str:
    letter = f"{_letter(report, contents)} " if len(report.contents) > 1 else ""
    return f"{letter}{_players_title(section, words)}:"


def _counts(report: Report) -> int:
    """For how many numbers of players games were played."""
    return len(report.contents[0].sections)


def _head(report: Report, title: str, words: Words) -> str:
    house = "".join(mark(seat, f"{12.5 + 25 * seat}%", "38%") for seat in range(4))
    facts = {
        "balance-games": whole(report.games),
        "sim-bot": escape(", ".join(report.bots)),
        "balance-seed": escape(str(report.seed)),
        "balance-options": escape(
            "; ".join(_option(name, value, words) for name, value in report.options.items()) or "–"
        ),
    }
    if report.give:
        facts["balance-given"] = escape(str(words.word("trait", report.give)))
    listed = "".join(f"<li>{escape(words.say(key))} <b>{text}</b></li>" for key, text in facts.items())
    return (
        f'<header><svg class="house" aria-hidden="true">{house}<line x1="0" x2="100%" y1="94%" y2="94%"/></svg>'
        f'<h1>{title}</h1><p>{escape(words.say("balance-lead"))}</p><ul class="facts">{listed}</ul></header>'
    )


def _option(name: str, value: object, words: Words) -> str:
    """An option by its name, and its value as people say it."""
    title = words.say(f"option-{name}") if words.has(f"option-{name}") else name
    if isinstance(value, bool):
        return f"{title}: {words.say('verdict-yes' if value else 'verdict-no')}"
    told = ", ".join(str(words.word("option", each)) for each in value) if isinstance(value, list) else str(value)
    return f"{title}: {told or '–'}"


def _contents_list(report: Report, words: Words) -> str:
    links = [f'<a href="#p{each.players}">{_players_title(each, words)}</a>' for each in report.contents[0].sections]
    return f"<nav>{''.join(links)}</nav>" if len(links) > 1 else ""


def _players_title(section: Section, words: Words) -> str:
    return escape(words.say("balance-players", players=section.players))


def _glance(report: Report, words: Words) -> str:
    """One line for each number of players and content file."""
    keys = ("balance-games", "balance-advantage", "balance-winning", "balance-turns", "balance-margin")
    heads = "".join(f'<th scope="col" class="number">{escape(words.say(key))}</th>' for key in keys)
    rows = "".join(
        _glance_row(report, contents, contents.sections[place], words)
        for place in range(_counts(report))
        for contents in report.contents
    )
    return (
        f'<section class="card"><h3>{escape(words.say("balance-glance"))}</h3>'
        f'<div class="scroll"><table class="glance"><thead><tr><th></th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div></section>"
    )


def _glance_row(report: Report, contents: Contents, section: Section, words: Words) -> str:
    name = _players_title(section, words) + (" " + _letter(report, contents) if len(report.contents) > 1 else "")
    best = section.advantage
    fair = 1 / section.players
    gap = f"{escape(words.say('balance-place', number=best.number))}: {percent(best.wins.rate)}"
    cells = [
        whole(section.games),
        f"{gap} {interval(best.wins)}{flag(best.wins, fair, words)}",
        *map(_mean, (section.winning_points, section.turns, section.margin)),
    ]
    told = "".join(f'<td class="number">{cell}</td>' for cell in cells)
    return f'<tr><th scope="row">{name}</th>{told}</tr>'


def _mean(mean: Mean) -> str:
    return f"{decimal(mean.mean)} {between(decimal(mean.low), decimal(mean.high))}"


def _letter(report: Report, contents: Contents) -> str:
    return f'<span class="letter">{LETTERS[report.contents.index(contents) % len(LETTERS)]}</span>'


def _players(report: Report, place: int, words: Words) -> Iterator[str]:
    """All cards for one number of players."""
    sections = [contents.sections[place] for contents in report.contents]
    look = "cards compare" if len(sections) > 1 else "cards"
    yield f'<h2 id="p{sections[0].players}">{_players_title(sections[0], words)}</h2><div class="{look}">'
    if any(section.games for section in sections):
        yield from (_card(report, card) for topic in TOPICS for card in topic(sections, words))
    else:
        yield f'<p class="quiet">{escape(words.say("balance-nothing"))}</p>'
    yield "</div>"


def _card(report: Report, card: Card) -> str:
    """A card; with several content files, their panels side by side under their names."""
    panels = _named(report, card.panels) if len(card.panels) > 1 else card.panels
    body = "".join(f"<div>{panel}</div>" for panel in panels)
    return (
        f'<section class="card"><h3>{escape(card.title)}</h3><p>{escape(card.text)}</p>'
        f'<div class="panels">{body}</div></section>'
    )


def _named(report: Report, panels: Sequence[str]) -> list[str]:
    pairs = zip(report.contents, panels, strict=True)
    return [f"<h4>{_letter(report, contents)} {escape(contents.name)}</h4>{panel}" for contents, panel in pairs]
