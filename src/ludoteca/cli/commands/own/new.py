"""`ludoteca new` and `ludoteca check`: begin a game of your own, and see whether it keeps the laws."""

from __future__ import annotations

import traceback
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.core.errors import LudotecaError
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import games_of
from ludoteca.words import LANGUAGES, Words, untranslated, words

if TYPE_CHECKING:
    from ludoteca.testing.laws import Law

BROKEN = 1


def new(
    context: typer.Context,
    name: Annotated[str, typer.Argument(help="The game's id: small letters and digits.")],
    folder: Annotated[Path, typer.Option("--in", help="Where its folder is made.")] = Path(),
) -> int:
    """Write a small game as a package of its own, with words, contents and tests, for you to change."""
    from ludoteca.testing.start import write_game

    place = write_game(name, folder)
    print(words(context.obj).say("new-written", folder=str(place), name=name))
    return 0


def check(
    context: typer.Context,
    package: Annotated[str, typer.Argument(help="An installed package, or the id of a game.")],
    tries: Annotated[int, typer.Option("--tries", min=1, help="In how many situations each law is tried.")] = 30,
) -> int:
    """Try every law on the games of a package; broken ones are reported with the situation."""
    found = games_of(package)
    if not found:
        raise LudotecaError("check-nothing", package=package)
    from ludoteca.testing import laws

    speech = words(context.obj)
    broken = sum(_broken(laws.named(name, tries), speech) for name in found)
    for name, language in product(found, LANGUAGES):
        if keys := untranslated(name, language):
            title, file = find_game(name).title, f"{language}.ftl"
            print(speech.say("check-untranslated", title=title, language=file, keys=", ".join(keys)))
    print(speech.say("check-broken", count=broken) if broken else speech.say("check-kept", games=found))
    return BROKEN if broken else 0


def _broken(laws: dict[str, Law], speech: Words) -> int:
    """How many of these laws are not kept. Where the first is not, no game comes to its end: the others would never."""
    broken = 0
    for number, law in enumerate(laws.items()):
        if not _holds(*law):
            broken += 1
            if number == 0:
                print(speech.say("check-untried"))
                break
    return broken


def _holds(title: str, law: Law) -> bool:
    """Is the law kept? Told in a line, and what broke it in more."""
    try:
        law()
    except Exception as error:  # whatever a stranger's game may raise
        print(f"✗ {title}")
        for line in _told(error):
            print("    " + line.replace("\n", "\n    "))
        return False
    print(f"✓ {title}", flush=True)
    return True


def _told(error: Exception) -> list[str]:
    """What broke a law: the error, the line it comes from, and the situation; of several errors, the first."""
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    place = traceback.extract_tb(error.__traceback__)[-1]
    said = f"{type(error).__name__}: {error}".removesuffix(": ")
    return [said, f"{place.filename}:{place.lineno}: {place.line}", *getattr(error, "__notes__", [])]
