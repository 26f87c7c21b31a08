"""Plays the recorded games of tests/records/quissama again: `python -m tests.games.quissama.make_records`.

A file's name says what it holds: how many players, the variants, and how the game ended. All players do what leads
them on (a deed before the Market, the Market before discarding), at random among equals; the seeds were searched for.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.games.quissama import tables
from ludoteca.games.quissama.rules import VARIANTS

FOLDER = Path(__file__).parents[2] / "records" / "quissama"


def taste(number: int) -> int:
    """How much an act leads on: a conquest most, then deeds and abilities, then the Market, then the turn's end."""
    if number >= tables.INFLUENCE and number < tables.CLEAR:
        return 4
    if number >= tables.FREE or tables.LAY <= number < tables.TRADE:
        return 3
    return 2 if number >= tables.TRADE else int(number == tables.END)


# By name (players_variants_ending): players, options, seed.
GAMES: Mapping[str, tuple[int, Mapping[str, Any], int]] = {
    "2_plain_quissama": (2, {}, 188),
    "3_plain_woodruff": (3, {}, 429),
    "4_plain_alemao": (4, {}, 330),
    "5_plain_princesa": (5, {}, 443),
    "4_plain_imperador": (4, {}, 286),
    "3_plain_alencar": (3, {}, 182),
    "3_plain_araujo": (3, {}, 144),
    "2_plain_turn-limit": (2, {"turn_limit": 20}, 0),
    "5_fewer-capoeiras_alemao": (5, {"fewer_capoeiras": True}, 324),
    "2_one-character_araujo": (2, {"one_character": True}, 0),
    "4_small-gallery_woodruff": (4, {"small_gallery": True}, 63),
    "3_fewer-scandals_princesa": (3, {"fewer_scandals": True}, 100),
    "2_fewer-blessings_quissama": (2, {"fewer_blessings": True}, 38),
    "5_open-market_woodruff": (5, {"open_market": True}, 385),
    "2_all_imperador": (2, dict.fromkeys(VARIANTS, True), 473),
}


def play(players: int, options: Mapping[str, Any], seed: int) -> ludoteca.Match:
    """A game in which everybody does what is most to the taste, at random among equals."""
    match = ludoteca.Match("quissama", players, options, seed)
    dice = ludoteca.Dice(seed)
    while not match.over:
        legal = match.state.legal()
        best = max(taste(number) for number in legal)
        liked = [number for number in legal if taste(number) == best]
        match.act(match.state.seat, liked[dice.below(len(liked))])
    return match


def main() -> None:
    """Write all records anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in FOLDER.glob("*.json"):
        file.unlink()
    for name, game in GAMES.items():
        (FOLDER / f"{name}.json").write_bytes(play(*game).record().to_json() + b"\n")


if __name__ == "__main__":
    main()
