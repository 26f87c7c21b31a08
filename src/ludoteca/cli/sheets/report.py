"""What a simulation found, for people or as JSON."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.table import Table

from ludoteca.arena.stats import wilson
from ludoteca.cli.console.stats import Tally
from ludoteca.core.options import Chosen
from ludoteca.drawing.look import painted, seat_names
from ludoteca.drawing.screen import console
from ludoteca.words import Words


def print_json(game: str, options: Chosen, bots: Sequence[str], seed: int, tally: Tally) -> None:
    """One object; lists go by seat."""
    found = {
        "game": game,
        "players": tally.players,
        "options": options,
        "bots": bots,
        "seed": seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 6),
        "decisions_per_second": round(tally.rate(), 1),
        "mean_decisions": tally.each(tally.decisions),
        "mean_turns": tally.each(tally.turns),
        "wins_by_seat": tally.wins,
        "intervals_by_seat": [wilson(wins, tally.games) for wins in tally.wins],
        "wins_by_bot": {bot: wins for bot, (wins, _) in _by_bot(bots, tally).items()},
        "intervals_by_bot": {bot: wilson(*counted) for bot, counted in _by_bot(bots, tally).items()},
        "mean_scores": [tally.each(points) for points in tally.points],
    }
    print(msgspec.json.encode(found).decode())


def _by_bot(bots: Sequence[str], tally: Tally) -> dict[str, tuple[float, int]]:
    """Each bot's wins, and how many times it sat at a table."""
    return {
        bot: (
            sum(wins for wins, name in zip(tally.wins, bots, strict=True) if name == bot),
            tally.games * bots.count(bot),
        )
        for bot in dict.fromkeys(bots)
    }


def print_report(bots: Sequence[str], seed: int, tally: Tally, words: Words) -> None:
    """A line about the games, then a table by seat, then one by bot if there are several."""
    out = console()
    out.print(words.say("sim-games", games=tally.games, seconds=round(tally.seconds, 1), seed=str(seed)))
    out.print(words.say("sim-speed", decisions=tally.decisions, rate=round(tally.rate())))
    decisions, turns = round(tally.each(tally.decisions), 1), round(tally.each(tally.turns), 1)
    out.print(words.say("sim-length", decisions=decisions, turns=turns))
    out.print(_seats(bots, tally, words))
    if len(set(bots)) > 1:
        out.print(_bots(bots, tally, words))


def _seats(bots: Sequence[str], tally: Tally, words: Words) -> Table:
    """Wins and points of every seat."""
    names = seat_names(words, tally.players)
    table = _table(words, "sim-seat", "sim-bot", "sim-wins", "sim-rate", "sim-interval", "sim-mean")
    for seat, bot in enumerate(bots):
        mean = f"{tally.each(tally.points[seat]):.1f}"
        table.add_row(painted(names[seat], names), bot, *_wins(tally.wins[seat], tally.games), mean)
    return table


def _bots(bots: Sequence[str], tally: Tally, words: Words) -> Table:
    """Wins of every bot, over all its seats."""
    table = _table(words, "sim-bot", "sim-wins", "sim-rate", "sim-interval")
    for bot, counted in _by_bot(bots, tally).items():
        table.add_row(bot, *_wins(*counted))
    return table


def _wins(wins: float, games: int) -> tuple[str, str, str]:
    """Wins, their rate, and where the true rate lies 95 times in 100."""
    low, high = wilson(wins, games)
    return f"{wins:g}", f"{100 * wins / max(games, 1):.1f} %", f"{100 * low:.1f}–{100 * high:.1f} %"


def _table(words: Words, *columns: str) -> Table:
    table = Table(header_style="bold")
    for column in columns:
        table.add_column(words.say(column), justify="left" if column in ("sim-seat", "sim-bot") else "right")
    return table
