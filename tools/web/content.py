"""The types of each game's contents, in web/src/wire; the contents themselves come from the server, table by table."""

from __future__ import annotations

from pathlib import Path

import msgspec

import ludoteca
from ludoteca.core.content import PROVENANCE
from ludoteca.core.game import AnyGame
from ludoteca.server.editions import told_of
from ludoteca.words import ENGLISH
from tools.web.places import WEB, WIRE
from tools.web.types import HEAD, module

IMPORT = 'import { printedOf } from "./printed.svelte";\n'


def files() -> dict[Path, bytes]:
    """A file for each game; and for the logic's tests, which have no server, what it would tell."""
    games = [ludoteca.game(name) for name in ludoteca.games()]
    types = {WIRE / f"{game.id}.content.ts": printed(game).encode() for game in games}
    told = {game.id: told_of(game, ENGLISH) for game in games}
    return types | {WEB / "tests" / "editions.json": msgspec.json.encode(told) + b"\n"}


def printed(game: AnyGame) -> str:
    """The contents' types, and the contents as they are now."""
    types = module({"Printed": type(game.content)}, without=PROVENANCE).removeprefix(HEAD)
    return f'{HEAD}{IMPORT}{types}\nexport const printed = printedOf<Printed>("{game.id}");\n'
