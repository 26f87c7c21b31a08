"""The command itself: version, language, and one clear line for whatever is wrong."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from tests.cli.shell import Run


def test_version_names_python_and_how_the_rules_run(run: Run) -> None:
    ran = run("--version")
    assert ran.status == 0
    assert f"Ludoteca {ludoteca.__version__}, Python {platform.python_version()}, " in ran.out
    assert ran.out.strip().endswith(("compiled", "interpreted"))


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    ran = run()
    assert ran.status == 0
    for command in ("games", "play", "sim", "replay", "rules", "arena", "balance", "--lang"):
        assert command in ran.out


@pytest.mark.parametrize(
    ("args", "environ", "said"),
    [
        (["games"], {}, "2 to 4 players"),
        (["--lang", "pt", "games"], {}, "2 a 4 jogadores"),
        (["games", "--lang=es"], {}, "2 a 4 jugadores"),
        (["games"], {"LUDOTECA_LANG": "pt"}, "2 a 4 jogadores"),
        (["games"], {"LANG": "es_MX.UTF-8"}, "2 a 4 jugadores"),
        (["games"], {"LANG": "es_MX.UTF-8", "LC_MESSAGES": "pt_BR"}, "2 a 4 jogadores"),
        (["games"], {"LC_MESSAGES": "pt_BR", "LC_ALL": "C"}, "2 to 4 players"),
        (["games"], {"LANG": "fr_FR.UTF-8"}, "2 to 4 players"),
        (["games"], {"LUDOTECA_LANG": "es", "LC_ALL": "pt_BR.UTF-8"}, "2 a 4 jugadores"),
        (["--lang", "en", "games"], {"LUDOTECA_LANG": "pt"}, "2 to 4 players"),
    ],
)
def test_the_language_is_the_option_then_the_variable_then_the_locale(
    run: Run, args: list[str], environ: dict[str, str], said: str
) -> None:
    assert said in run(*args, **environ).out


WRONG = [
    (["play", "hola"], "There is no game “hola”. Did you mean “holi”?"),
    (["rules", "chess"], "There is no game “chess”."),
    (["play", "holi", "--players", "7"], "Holi is for 2 to 4 players, not 7."),
    (["sim", "holi", "--players", "1"], "Holi is for 2 to 4 players, not 1."),
    (["play", "holi", "--seat", "3"], "There is no seat 3; seats go from 1 to 2."),
    (["sim", "holi", "--option", "luck=on"], "Holi has no option “luck”. It has: rivalry, covered_sweets."),
    (["sim", "holi", "--option", "covered_sweets=eat"], "Option “covered_sweets” cannot be “eat”."),
    (["sim", "holi", "--option", "rivalry=ladders,ladders"], "Option “rivalry” cannot be “ladders, ladders”."),
    (["sim", "holi", "--option", "rivalry"], "“rivalry” is not an option: write NAME=VALUE."),
    (["sim", "holi", "--option", "rivalry=", "--option", "rivalry="], "Option “rivalry” was given twice."),
    (["sim", "holi", "--bots", "deep"], "There is no bot “deep”. There are: easy"),
    (["sim", "holi", "--bots", "random,random,random"], "3 bots were named for 2 seats"),
    (["sim", "holi", "--games", "0"], "At least one game must be played, not 0."),
    (["sim", "holi", "--games", "many"], "The value given for --games is not valid; see ludoteca sim --help."),
    (["sim", "holi", "--games"], "The value given for --games is not valid"),
    (["sim", "holi", "--speed", "9"], "There is no option --speed; see ludoteca sim --help."),
    (["sim", "holi", "ludo"], "This command line is not valid"),
    (["sim"], "Something is missing: game; see ludoteca sim --help."),
    (
        ["dance"],
        "There is no command “dance”. There are: games, play, sim, replay, review, puzzles, ",
    ),
    (["replay", "nothing.json"], "nothing.json does not exist."),
    (["replay", "."], ". is a folder, not a file."),
    (["play", "holi", "--resume", "nothing.json"], "nothing.json does not exist."),
    (["play", "holi", "--resume", "x", "--players", "2"], "A saved game has its own players and options"),
    (["sim", "holi", "--records", "no/such/folder.jsonl"], "no/such/folder.jsonl does not exist."),
    (["--lang", "fr", "games"], "Ludoteca does not speak “fr”. It speaks: en, pt, es."),
    (["games", "--lang"], "Ludoteca does not speak “”."),
    (["rules", "holi", "--coverage"], "Neither this folder nor one above it has docs/rules/holi.md"),
    (["arena", "holi", "--games", "0"], "At least one game must be played, not 0."),
    (["arena", "holi", "--workers", "0"], "At least one worker must play, not 0."),
    (["arena", "holi", "--bots", "greedy,greedy"], "The bot “greedy” was named twice"),
    (["arena", "holi", "--line-up", "best"], "There is no line-up “best”. There are: all, one-vs-rest."),
    (["arena", "holi", "--players", "7"], "Holi is for 2 to 4 players, not 7."),
    (["arena", "holi", "--out", "."], ". is a folder, not a file."),
    (["arena", "holi", "--out", "no/such/folder.jsonl"], "no/such/folder.jsonl does not exist."),
    (["balance", "holi", "--players", "two"], "“two” is not a list of player counts: write, for instance, 2,3,4."),
    (["balance", "holi", "--players", "2,9"], "Holi is for 2 to 4 players, not 9."),
    (["balance", "holi", "--content", "nothing.toml"], "nothing.toml: cannot be read"),
    (["balance", "holi", "--content", "a.toml", "--content", "a.toml"], "The content file a.toml was named twice."),
    (["balance", "holi", "--out", "no/such/page.html"], "no/such does not exist."),
    (["balance", "holi", "--bots", "deep"], "There is no bot “deep”."),
]


@pytest.mark.parametrize(("args", "said"), WRONG, ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_wrong_input_gets_one_clear_line_and_status_2(run: Run, args: list[str], said: str) -> None:
    ran = run(*args)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(said)
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(("language", "said"), [("pt", "Não há jogo “hola”."), ("es", "No hay ningún juego “hola”.")])
def test_refusals_speak_the_readers_language(run: Run, language: str, said: str) -> None:
    assert run("play", "hola", "--lang", language).err.startswith(said)


def test_an_unknown_language_in_the_environment_is_refused(run: Run) -> None:
    ran = run("games", LUDOTECA_LANG="klingon", LANG="pt_BR.UTF-8")
    assert (ran.status, ran.err) == (2, "A Ludoteca não fala “klingon”. O certo seria: en, pt, es.\n")


def test_unusual_options_are_played_with_a_word_of_advice(run: Run) -> None:
    ran = run("sim", "holi", "--games", "1", "--option", "rivalry=mirror,ladders")
    assert ran.status == 0
    assert (
        ran.err == "The book advises against more than one card of the category Rule; you chose Ladders and Mirror.\n"
    )


def test_the_module_is_the_command_with_its_exit_status() -> None:
    for arguments, status in ((["games"], 0), (["play", "hola"], 2)):
        ran = subprocess.run([sys.executable, "-m", "ludoteca", *arguments], capture_output=True, check=False)
        assert ran.returncode == status


NETS = """
import os
from ludoteca.cli import main
main(["games"])
import numpy
numpy.ones((999, 999)) @ numpy.ones((999, 999))
print(len(os.listdir("/proc/self/task")))
"""


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="threads are counted where Linux lists them")
def test_nets_are_judged_by_one_thread_unless_somebody_wants_more() -> None:
    free = {name: value for name, value in os.environ.items() if not name.endswith("NUM_THREADS")}
    for wanted, threads in (({}, 1), ({"OPENBLAS_NUM_THREADS": "2"}, min(2, os.cpu_count() or 1))):
        ran = subprocess.run(
            [sys.executable, "-c", NETS], env=free | wanted, capture_output=True, text=True, check=True
        )
        assert int(ran.stdout.split()[-1]) == threads
