"""A tournament's tables, for people or as JSON."""

from __future__ import annotations

import msgspec
from rich.table import Table

from ludoteca.arena.plan import Plan
from ludoteca.arena.standings import Standings
from ludoteca.arena.stats import Explained, Mean, Share
from ludoteca.drawing.look import painted, seat_names
from ludoteca.drawing.screen import console
from ludoteca.words import Words

TEXT_COLUMNS = ("sim-seat", "sim-bot")


def print_json(plan: Plan, tables: Standings) -> None:
    """One object: the same plan and games print the same, wherever they were played."""
    print(msgspec.json.encode({"plan": plan.identity(), **msgspec.to_builtins(tables)}).decode())


def print_standings(plan: Plan, tables: Standings, words: Words) -> None:
    """What was played, then ratings, wins by bot and by seat, and who beats whom."""
    out = console()
    out.print(words.say("arena-games", games=tables.games, seed=str(plan.seed)))
    decisions, turns = round(tables.decisions.mean, 1), round(tables.turns.mean, 1)
    out.print(words.say("sim-length", decisions=decisions, turns=turns))
    if len(plan.bots) > 1:
        out.print(_ratings(tables, words))
        out.print(_bots(plan, tables, words))
    out.print(_seats(tables, words))
    if len(plan.bots) > 1:
        out.print(_duels(plan, tables, words))
    if plan.adjust:
        out.print(_adjusted(plan, tables, words))
    if tables.luck:
        out.print(told_luck(tables.luck, words))


def told_luck(luck: Explained, words: Words) -> str:
    """How much luck is in the game, in a sentence."""
    return words.say(
        "arena-luck-share", **{name: f"{100 * getattr(luck, name):.0f}" for name in ("share", "low", "high")}
    )


def _adjusted(plan: Plan, tables: Standings, words: Words) -> Table:
    """Shares without luck, by bot and by seat."""
    table = _table(words, "arena-adjusted", "sim-bot", "sim-rate", "sim-interval", "arena-narrower", "arena-luck")
    names = seat_names(words, len(tables.seats))
    lines = [(line.bot, line.adjusted) for line in tables.bots if len(plan.bots) > 1]
    lines += [(names[line.seat - 1], line.adjusted) for line in tables.seats]
    for name, found in lines:
        if found is not None:
            wins = found.wins
            interval = f"{100 * wins.low:.1f}–{100 * wins.high:.1f} %"
            told = (f"{100 * wins.mean:.1f} %", interval, f"{found.narrower:.2f} ×", f"{100 * found.luck:.0f} %")
            table.add_row(painted(name, names), *told)
    return table


def _ratings(tables: Standings, words: Words) -> Table:
    table = _table(words, "arena-ratings", "sim-bot", "arena-rating", "sim-interval")
    for line in tables.ratings:
        table.add_row(line.bot, f"{line.rating:.1f}", f"{line.low:.1f}–{line.high:.1f}")
    return table


def _bots(plan: Plan, tables: Standings, words: Words) -> Table:
    title = words.say("arena-by-bot", fair=f"{100 / plan.players:.0f}")
    table = _table(words, "", "sim-bot", "arena-seatings", "sim-rate", "sim-interval", "sim-mean", title=title)
    for line in tables.bots:
        table.add_row(line.bot, str(line.wins.count), *told_share(line.wins), told_mean(line.points))
    return table


def _seats(tables: Standings, words: Words) -> Table:
    names = seat_names(words, len(tables.seats))
    table = _table(words, "arena-by-seat", "sim-seat", "sim-rate", "sim-interval", "sim-mean")
    for line, name in zip(tables.seats, names, strict=True):
        table.add_row(painted(name, names), *told_share(line.wins), told_mean(line.points))
    return table


def _duels(plan: Plan, tables: Standings, words: Words) -> Table:
    """Each row's bot against each column's."""
    table = _table(words, "arena-duels", "sim-bot")
    found = {(duel.bot, duel.other): duel.ahead for duel in tables.duels}
    for bot in plan.bots:
        table.add_column(bot, justify="right")
    for bot in plan.bots:
        table.add_row(bot, *(_duel(found.get((bot, other))) for other in plan.bots))
    return table


def _duel(ahead: Share | None) -> str:
    return " ".join(told_share(ahead)) if ahead and ahead.count else "–"


def told_share(share: Share) -> tuple[str, str]:
    """A rate, and where the true one lies 95 times in 100."""
    return f"{100 * share.rate:.1f} %", f"{100 * share.low:.1f}–{100 * share.high:.1f} %"


def told_mean(mean: Mean) -> str:
    """A mean, give or take."""
    return f"{mean.mean:.1f} ± {mean.high - mean.mean:.1f}"


def _table(words: Words, heading: str, *columns: str, title: str = "") -> Table:
    table = Table(title=title or words.say(heading), title_justify="left", header_style="bold")
    for column in columns:
        table.add_column(words.say(column), justify="left" if column in TEXT_COLUMNS else "right")
    return table
