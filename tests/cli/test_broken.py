"""Somebody else's mistake is not the end of all other games: what cannot be loaded is named and left out."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from litestar.di import Provide
from litestar.testing import create_test_client

import ludoteca
from ludoteca.core import registry
from ludoteca.core.errors import BrokenGame
from ludoteca.core.game import AnyGame
from ludoteca.games.holi import Holi
from ludoteca.server.house import House
from ludoteca.server.http.games import GamesController
from ludoteca.server.settings import Settings
from ludoteca.words import Words, word_folders, words
from tests.cli.shell import Run


class Silent(AnyGame):
    """A game whose author has forgotten what it is called."""


Silent.__abstractmethods__ = frozenset()


class Lonely(Holi):
    """A game for nobody."""

    id = "lonely"

    def __init__(self) -> None:
        super().__init__()
        self.seats = range(0)


BROKEN = {
    "gone": ("no_such_package:Gone", "ModuleNotFoundError: No module named 'no_such_package'"),
    "hollow": ("types:SimpleNamespace", "TypeError: SimpleNamespace is no ludoteca.Game"),
    "lonely": ("tests.cli.test_broken:Lonely", "ValueError: Lonely is for no number of players"),
    "leaving": ("sys:exit", "SystemExit"),
    "renamed": ("ludoteca.games.holi:Holi", "ValueError: it is registered as “renamed”, but its id is “holi”"),
    "silent": ("tests.cli.test_broken:Silent", "TypeError: Silent does not say its id, title, version, seats"),
}


@pytest.fixture
def wrecks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that cannot be loaded are installed."""
    points = {name: EntryPoint(name, value, registry.GROUP) for name, (value, _) in BROKEN.items()}
    found = registry._found() | points
    monkeypatch.setattr(registry, "_found", lambda: found)


@pytest.mark.usefixtures("wrecks")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_refused_with_its_reason(name: str) -> None:
    with pytest.raises(BrokenGame, match=name) as refusal:
        ludoteca.game(name)
    assert BROKEN[name][1] in str(refusal.value)


@pytest.mark.usefixtures("wrecks")
def test_the_others_are_played() -> None:
    assert [game.id for game in registry.sound()] == ["holi", "quissama", "regalitos", "santakaos"]
    assert [error.details["name"] for error in registry.broken()] == list(BROKEN)


@pytest.mark.usefixtures("wrecks")
@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_the_list_of_games_names_a_broken_one(run: Run, language: str) -> None:
    ran = run("games", "--lang", language)
    assert ran.status == 0
    assert "Holi (holi)" in ran.out
    assert all(reason in " ".join(ran.err.split()) for _, reason in BROKEN.values())
    assert "no_such_package" in run("games", "--json").err


class Wordless(Holi):
    """A game whose words were not packed with it."""

    id = "wordless"
    words_folder = Path("nowhere")


@pytest.fixture
def wordless(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that can be loaded, but not told about, is installed."""
    found = registry._found() | {"wordless": EntryPoint("wordless", f"{__name__}:Wordless", registry.GROUP)}
    monkeypatch.setattr(registry, "_found", lambda: found)


@pytest.mark.usefixtures("wordless")
def test_one_without_words_is_named_too(run: Run) -> None:
    ran = run("games")
    assert "Holi (holi)" in ran.out
    assert "“wordless”" in ran.err
    assert "no words for “tagline”" in ran.err


def test_of_two_with_one_id_ours_is_played_and_the_other_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    info = tmp_path / "aaa-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: aaa\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\nholi = aaa:Holi\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    for told in (registry._registered, registry._found):
        monkeypatch.setattr(registry, told.__name__, cache(told.__wrapped__))
    assert type(ludoteca.game("holi")) is Holi
    (error,) = registry.broken()
    assert str(error) == "The game “holi” of aaa cannot be played: ValueError: ludoteca already has a game “holi”."


@pytest.mark.usefixtures("wrecks")
def test_the_doctor_tells_why(run: Run) -> None:
    said = " ".join(run("doctor").out.split())
    assert all(f"“{name}” cannot be loaded: {reason}" in said for name, (_, reason) in BROKEN.items())


@pytest.mark.usefixtures("wrecks", "wordless")
def test_the_server_offers_the_others(tmp_path: Path) -> None:
    house = House(Settings(db=f"sqlite:///{tmp_path}/db"), b"k" * 32)
    given = {"house": Provide(lambda: house, sync_to_thread=False)}
    with create_test_client(GamesController, dependencies=given) as client:
        offered = [game["id"] for game in client.get("/api/games").json()]
        assert offered == ["holi", "quissama", "regalitos", "santakaos"]


@pytest.fixture
def half_translated(tmp_path: Path) -> Path:
    """A game's words: all in English, one in Portuguese, none in Spanish."""
    (tmp_path / "en.ftl").write_text("tagline = Take the last one.\nact-take = Take { $count }\n", encoding="utf-8")
    (tmp_path / "pt.ftl").write_text("tagline = Pegue o último.\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("language", "tagline"), [("en", "Take the last"), ("pt", "Pegue o último"), ("es", "Take the last")]
)
def test_missing_words_are_said_in_english(half_translated: Path, language: str, tagline: str) -> None:
    speech = Words(language, *word_folders(), half_translated)
    assert tagline in speech.say("tagline")
    assert speech.say("act-take", count=2) == "Take 2"
    assert speech.say("no-such-seat", number="9", most=3) == words(language).say("no-such-seat", number="9", most=3)


def test_what_is_not_translated_is_told(run: Run, half_translated: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.testing.laws.named", lambda name, tries: {})
    monkeypatch.setattr(ludoteca.game("holi"), "words_folder", half_translated)
    ran = run("check", "holi")
    assert ran.status == 0
    assert ran.out.splitlines()[:2] == [
        "Holi: shown in English, because pt.ftl lacks: act-take.",
        "Holi: shown in English, because es.ftl lacks: tagline, act-take.",
    ]


def test_words_that_nobody_wrote_are_named() -> None:
    with pytest.raises(LookupError, match="tagline"):
        words("pt").say("tagline")
