"""`--help` speaks the reader's language."""

from __future__ import annotations

from inspect import signature
from pathlib import Path

import pytest

from ludoteca.cli.app import command_line
from ludoteca.cli.commands.train import train
from ludoteca.cli.helped import LABELS, USAGE, help_words, texts
from ludoteca.training.course import Plan
from tests.cli.shell import PROJECT, Run
from tests.cli.test_words import messages

FOLDER: Path = PROJECT / "src/ludoteca/cli/words"


@pytest.mark.parametrize("language", ["pt", "es"])
def test_every_command_and_option_has_words_and_every_word_is_used(language: str) -> None:
    speech = help_words(language)
    found = [(keys, next((key for key in keys if speech.has(key)), None)) for _, keys in texts(command_line())]
    assert [keys[0] for keys, key in found if key is None] == []
    assert set(messages(FOLDER, language)) == {key for _, key in found} | set(LABELS) | {USAGE}


@pytest.mark.parametrize(
    ("language", "said", "panel", "usage", "about_help"),
    [
        ("en", "Play many games between bots", "Options", "Usage:", "Show this message and exit."),
        ("pt", "Joga muitas partidas entre robôs", "Opções", "Uso:", "Mostra esta ajuda e termina."),
        ("es", "Juega muchas partidas entre bots", "Opciones", "Uso:", "Muestra esta ayuda y termina."),
    ],
)
def test_a_help_speaks_the_readers_language(
    run: Run, language: str, said: str, panel: str, usage: str, about_help: str
) -> None:
    for ran in (run("sim", "--help", "--lang", language), run("--lang", language)):
        assert said in ran.out
        assert f" {panel} " in ran.out
        assert f" {usage} ludoteca" in ran.out
        assert about_help in ran.out


def test_training_is_as_a_plan_has_it_unless_told_otherwise() -> None:
    plan, asked = Plan(game="holi", players=2), signature(train).parameters
    for name in ("games", "steps", "trial", "search", "seed"):
        assert asked[name].default == getattr(plan, name), name
