"""The page's words: the same keys in every language, each of them used, and every key the page says is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.web.made import every

import ludoteca
from ludoteca.words import LANGUAGES, word_folders
from tests.cli.test_words import called_one, messages, referred

WEB = Path(__file__).parents[2] / "web"
FOLDERS = [WEB / "words", *sorted((WEB / "src" / "games").glob("*/words"))]
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(WEB)))

SAID = re.compile(r"""\b(?:say|has|key:)\s*\(?\s*["'`]([a-z][\w-]+)["'`]""")
BEGUN = re.compile(r"`([a-z][\w-]*-)\$\{")
"""A key put together: `web-light-${light}`."""


def sources() -> str:
    written = {path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")} - set(every())
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(written))


def keys_of(folder: Path) -> set[str]:
    return set(messages(folder, "en"))


@every_folder
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys_and_details(folder: Path, language: str) -> None:
    assert messages(folder, language) == messages(folder, "en")


@every_folder
def test_none_is_not_called_one(folder: Path) -> None:
    assert called_one(folder) == []


@every_folder
def test_every_key_is_used(folder: Path) -> None:
    text = sources()
    begun = tuple(BEGUN.findall(text))
    taken_in = set(referred((folder / "en.ftl").read_text(encoding="utf-8")))
    for key in keys_of(folder):
        named = any(f"{quote}{each}{quote}" in text for quote in "\"'`" for each in (key, key.removesuffix("-text")))
        assert named or key.startswith(begun) or key in taken_in, key


def test_every_key_the_page_says_is_there() -> None:
    games = [word_folders(game)[-1] for game in ludoteca.games()]
    known = set().union(*map(keys_of, FOLDERS), *(messages(each, "en") for each in [*word_folders(), *games]))
    assert set(SAID.findall(sources())) <= known


def test_every_button_does_an_act_of_its_game() -> None:
    for game in ludoteca.games():
        acts = set(messages(word_folders(game)[-1], "en"))
        verbs = {key for key in keys_of(WEB / "src" / "games" / game / "words") if key.startswith("do-")}
        assert {key.replace("do-", "kind-", 1) for key in verbs} <= acts, game


OTHER_WORD = {"pt": r"[Bb]ots?", "es": r"[Rr]obots?"}
"""What a bot is not called: one word for it in each language, robô and bot."""


@pytest.mark.parametrize("language", OTHER_WORD)
def test_a_bot_is_called_the_same_everywhere(language: str) -> None:
    folders = [*FOLDERS, *sorted((WEB.parent / "src").rglob("words/"))]
    lines = [line for folder in folders for line in said_in(folder / f"{language}.ftl")]
    assert [line for line in lines if re.search(rf"(?<![\w-]){OTHER_WORD[language]}(?![\w-])", line)] == []


def said_in(file: Path) -> list[str]:
    """The lines of a file of words, without keys and details; the toy robot is one."""
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    lines = [line for line in text.splitlines() if not line.startswith(("#", "wish-"))]
    return [re.sub(r"^[\w-]+ =|\{[^}]*\}|--\w+", "", line) for line in lines]
