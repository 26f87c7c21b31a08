"""The page tells what happens and what can be done in the same words as the terminal."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

import ludoteca
from ludoteca.words import LANGUAGES, word_folders, words

NAMES = ["Ana", "Bento", "Clara", "Dora", "Edu"]
ACTS = 300


def told(name: str, language: str) -> dict[str, Any]:
    """A whole game's events, seen by all, and some of the game's acts, each with its sentence."""
    game, speech, luck = ludoteca.game(name), words(language, name), random.Random(5)
    match = ludoteca.Match(game, game.seats[-1], seed=5)
    things: list[tuple[str, Any]] = [
        ("act-", act) for act in luck.sample(list(game.actions), min(ACTS, game.num_actions))
    ]
    match.listen(lambda events: things.extend(("event-", game.see(each, seat)) for each in events for seat in (0, 1)))
    while not match.over:
        match.act(match.state.seat, luck.choice(list(match.state.legal())))
    files = [folder.joinpath(f"{language}.ftl") for folder in word_folders(name)]
    return {
        "language": language,
        "texts": [file.read_text(encoding="utf-8") for file in files],
        "names": NAMES,
        "sentences": [
            {"thing": msgspec.to_builtins(thing), "prefix": prefix, "said": speech.tell(thing, NAMES, prefix)}
            for prefix, thing in things
        ],
    }


def test_page_and_terminal_say_the_same(tmp_path: Path) -> None:
    file = tmp_path / "told.json"
    file.write_text(json.dumps([told(name, language) for name in ludoteca.games() for language in LANGUAGES]))
    command = [sys.executable, "-m", "tools.npm", "test", "--", "tests/words/told.test.ts"]
    done = subprocess.run(command, env={**os.environ, "LUDOTECA_TOLD": str(file)}, capture_output=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr).decode()[-6000:]
