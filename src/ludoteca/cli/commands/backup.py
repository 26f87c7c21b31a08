"""`ludoteca backup` and `ludoteca restore`: a server's SQLite database as one file, out and in."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.words import words

DbOption = Annotated[
    str | None,
    typer.Option("--db", metavar="URL", help="sqlite:///FILE (default: LUDOTECA_DB, else the user's data folder)."),
]


def backup(
    context: typer.Context, file: Annotated[Path, typer.Argument(help="The copy to write.")], db: DbOption = None
) -> int:
    """Copy the server's database into a file, even while the server runs."""
    from ludoteca.server.store import copies

    tables = copies.backup(_database(db), file)
    print(words(context.obj).say("backup-written", file=str(file), tables=tables))
    return 0


def restore(
    context: typer.Context, file: Annotated[Path, typer.Argument(help="The copy to put back.")], db: DbOption = None
) -> int:
    """Replace the server's database with a copy; the previous one is kept beside it."""
    from ludoteca.server.store import copies

    aside = copies.restore(_database(db), file)
    say = words(context.obj).say
    print(
        say("restore-done", file=str(file)) if aside is None else say("restore-aside", file=str(file), old=str(aside))
    )
    return 0


def _database(db: str | None) -> str:
    from ludoteca.server.settings import Settings

    return Settings.from_environ(os.environ, db=db).database
