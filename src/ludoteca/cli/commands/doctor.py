"""`ludoteca doctor`: what is installed, compiled and reachable."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from ludoteca.cli.console.checkup import look
from ludoteca.words import words

MARKS = {"good": "✓", "note": "·", "wrong": "✗"}


def doctor(
    context: typer.Context,
    db: Annotated[
        str | None, typer.Option("--db", metavar="URL", help="The database to try (default: LUDOTECA_DB).")
    ] = None,
    redis: Annotated[
        str | None, typer.Option("--redis", metavar="URL", help="The Redis to try (default: LUDOTECA_REDIS).")
    ] = None,
) -> int:
    """Report what is installed, compiled and reachable; exit status 1 if something needs fixing."""
    from ludoteca.server.settings import Settings

    say = words(context.obj).say
    status = 0
    for finding in look(Settings.from_environ(os.environ, db=db, redis=redis)):
        print(MARKS[finding.mark], say(finding.key, (), **finding.details))
        status = max(status, int(finding.mark == "wrong"))
    return status
