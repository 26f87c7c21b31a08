"""`ludoteca games`."""

from __future__ import annotations

import json

import pytest

import ludoteca
from tests.cli.shell import Run


def test_every_game_is_listed_with_players_and_options(run: Run) -> None:
    out = " ".join(run("games").out.split())
    assert "Holi (holi) Throw coloured powder" in out
    assert "2 to 4 players" in out
    assert "--option rivalry=… Up to three cards" in out
    assert "By the book: none. Suggested: random:2." in out
    assert "Values: stay, take. By the book: stay." in out


def test_of_every_option_all_values_are_listed(run: Run) -> None:
    out = " ".join(run("games").out.split())
    for game in map(ludoteca.game, ludoteca.games()):
        assert f"{game.title} ({game.id})" in out
        for option in game.options.values():
            values = getattr(option, "names", getattr(option, "choices", ("on", "off")))
            assert f"--option {option.name}=… " in out
            assert ", ".join(values) in out
            assert ", ".join(getattr(option, "words", ())) in out


@pytest.mark.parametrize(("language", "meaning"), [("en", "Up to three"), ("pt", "Até três"), ("es", "Hasta tres")])
def test_json_is_one_array(run: Run, language: str, meaning: str) -> None:
    found = json.loads(run("games", "--json", "--lang", language).out)
    assert [game["id"] for game in found] == ludoteca.games()
    holi = next(game for game in found if game["id"] == "holi")
    assert set(holi) == {"id", "title", "tagline", "version", "players", "options"}
    assert [game["version"] for game in found] == [ludoteca.game(game["id"]).version for game in found]
    assert holi["players"] == [2, 3, 4]
    rivalry, covered = holi["options"]
    assert (rivalry["name"], rivalry["kind"], rivalry["default"], rivalry["suggested"]) == (
        "rivalry",
        "names",
        [],
        "random:2",
    )
    assert rivalry["meaning"].startswith(meaning)
    assert (covered["name"], covered["kind"], covered["default"]) == ("covered_sweets", "choice", "stay")
