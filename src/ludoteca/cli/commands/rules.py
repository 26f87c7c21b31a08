"""`ludoteca rules`: a game's rules in our own words, where its contents come from, and which test proves what."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ludoteca.cli.console.arguments import GameArgument, OptionsOption, read_options
from ludoteca.cli.console.coverage import clauses, find_checkout, find_sources, proofs, spread
from ludoteca.core.content import Origin
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.core.registry import game as find_game
from ludoteca.drawing.screen import console
from ludoteca.words import Words, words
from ludoteca.words.rulebook import rules_text

UNPROVED = 1


def rules(
    context: typer.Context,
    game: GameArgument,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Which test proves which clause, in a checkout of the project.")
    ] = False,
    option: OptionsOption = None,
) -> int:
    """Explain a game, and say which of its contents are not the original's."""
    found = find_game(game)
    speech = words(context.obj, found.id)
    if coverage:
        return _print_coverage(found, speech)
    out = console()
    out.print(Markdown(rules_text(found, speech.language, read_options(found, option))))
    out.print()
    out.print(_sources(found, speech))
    return 0


def _sources(game: AnyGame, words: Words) -> Table:
    """Every table of the content with its sources."""
    table = Table(title=words.say("sources-title"), title_justify="left", header_style="bold")
    for column in ("sources-table", "sources-source", "sources-which"):
        table.add_column(words.say(column))
    for origin in game.content.origins():
        name, source = str(words.word("table", origin.table)), words.say(f"source-{origin.source}")
        table.add_row(name, source, _which(origin, words))
    return table


def _which(origin: Origin, words: Words) -> str:
    """How many of a table's rows, or the names of a few."""
    if origin.count == origin.all == 1:
        return words.say("sources-all")
    if origin.count > origin.all // 2:
        return words.say("sources-some", count=origin.count, all=origin.all)
    return words.join([str(words.word(origin.table.removesuffix("s"), name)) for name in origin.names])


def _print_coverage(game: AnyGame, words: Words) -> int:
    """Every clause with its tests; those without any make the command fail."""
    place = find_checkout(game.id, Path.cwd())
    if place is None:
        raise LudotecaError("coverage-no-checkout", name=game.id)
    ledger = clauses(place[0].read_text(encoding="utf-8"))
    named = proofs(place[1])
    out = console()
    for clause in ledger:
        out.print(_clause_line(clause, named.get(clause, []), words), soft_wrap=True)
    proved = sum(clause in named for clause in ledger)
    out.print(words.say("coverage-sum", proved=proved, count=len(ledger)))
    if folder := find_sources(game.id, place[0]):
        found = spread(ledger, folder)
        out.print(words.say("coverage-spread", ruled=f"{found.ruled:.1f}", named=f"{found.named:.1f}"))
    return 0 if proved == len(ledger) else UNPROVED


def _clause_line(clause: str, tests: Sequence[str], words: Words) -> Text:
    """A clause and its tests below each other."""
    style = "bold" if tests else "bold red"
    return Text.assemble((f"{clause}  ", style), f"\n{' ' * len(clause)}  ".join(tests) or words.say("coverage-none"))
