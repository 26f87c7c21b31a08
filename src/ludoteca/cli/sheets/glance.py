"""A balance report's gist, for the terminal."""

from __future__ import annotations

from rich.table import Table

from ludoteca.arena.balance import Contents, Report, Section
from ludoteca.arena.verdict import verdict
from ludoteca.cli.sheets.standings import told_luck, told_mean, told_share
from ludoteca.drawing.look import painted, seat_names
from ludoteca.drawing.screen import console
from ludoteca.words import Words


def print_glance(report: Report, words: Words) -> None:
    """One table over all numbers of players, then wins by seat or play order for each."""
    out = console()
    out.print(words.say("arena-games", games=report.games, seed=str(report.seed)))
    out.print(_glance(report, words))
    for contents in report.contents:
        for section in contents.sections:
            out.print(_wins(report, contents, section, words))
            out.print(verdict(section, words))
            if section.luck:
                out.print(told_luck(section.luck, words))


def _glance(report: Report, words: Words) -> Table:
    table = Table(title=words.say("balance-glance"), title_justify="left", header_style="bold")
    table.add_column("")
    for key in ("balance-games", "balance-winning", "balance-turns", "balance-decisions", "balance-margin"):
        table.add_column(words.say(key), justify="right")
    for contents in report.contents:
        for section in contents.sections:
            means = (section.winning_points, section.turns, section.decisions, section.margin)
            table.add_row(_name(report, contents, section, words), str(section.games), *map(told_mean, means))
    return table


def _name(report: Report, contents: Contents, section: Section, words: Words) -> str:
    """How many play, and with which contents where there are several."""
    name = words.say("balance-players", players=section.players)
    return f"{name}, {contents.name}" if len(report.contents) > 1 else name


def _wins(report: Report, contents: Contents, section: Section, words: Words) -> Table:
    """By play order where somebody else begins from game to game, else by seat."""
    names = seat_names(words, section.players)
    places = section.order if section.order_differs else section.seats
    heading = words.say("balance-order" if section.order_differs else "balance-seats")
    table = Table(title=f"{heading}: {_name(report, contents, section, words)}", title_justify="left")
    for key in ("", "sim-rate", "sim-interval", "sim-mean"):
        table.add_column(words.say(key) if key else "", justify="right" if key else "left")
    for place, name in zip(places, names, strict=True):
        shown = words.say("balance-place", number=place.number) if section.order_differs else painted(name, names)
        table.add_row(shown, *told_share(place.wins), told_mean(place.points))
    return table
