"""The command `ludoteca`: its commands, its language, and one clear line for whatever goes wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Annotated, Any

import typer

import ludoteca
from ludoteca.cli.console.extras import extra_of
from ludoteca.cli.console.language import choose_language, locale_language, take_lang
from ludoteca.cli.console.trouble import file_trouble
from ludoteca.core.errors import LudotecaError
from ludoteca.drawing import screen
from ludoteca.words import words

WRONG = 2
INTERRUPTED = 130
HELP = ("-h", "--help")
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
"""For NumPy: nets are small matrices, and threads that share them out cost more than they bring, with processes beside
each other ten times as much."""
USAGE_ERROR: Any = typer.BadParameter.__bases__[0]
"""The parser's error for a wrong command line: its home differs between versions of typer."""

COMMANDS = {
    "games": "games",
    "play": "play",
    "sim": "sim",
    "replay": "played.replay",
    "review": "played.review",
    "puzzles": "played.puzzles",
    "rules": "rules",
    "arena": "arena",
    "balance": "balance",
    "dataset": "dataset",
    "train": "train",
    "serve": "serve",
    "bot": "bot",
    "content": "own.content",
    "new": "own.new",
    "check": "own.new",
    "backup": "backup",
    "restore": "backup",
    "doctor": "doctor",
}
"""Each is a function of that name in this module of `commands`, and only the one that is wanted is loaded."""


def command_line(wanted: Iterable[str] = COMMANDS) -> Any:
    """The command line with these commands."""
    app = typer.Typer(
        name="ludoteca",
        help="Play board games, simulate them and look at recorded games. "
        "--lang en|pt|es, anywhere, chooses the language (else LUDOTECA_LANG, else the locale).",
        pretty_exceptions_enable=False,
        invoke_without_command=True,
        context_settings={"help_option_names": HELP},
    )
    app.callback()(root)
    for name in wanted:
        app.command(name)(getattr(import_module(f"ludoteca.cli.commands.{COMMANDS[name]}"), name))
    return typer.main.get_command(app)


def root(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Version, Python, and whether the rules are compiled.")
    ] = False,
) -> int:
    """Without a command: the version if asked for, else the help."""
    if version:
        from ludoteca.cli.console.checkup import built

        print(words(context.obj).say("version", version=ludoteca.__version__, **built()))
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit
    return 0


def main(args: Sequence[str] | None = None) -> int:
    """Run a command line; its exit status."""
    os.environ.update(ONE_THREAD | os.environ)
    _look_here(args)
    screen.make_printable()
    lang, rest = take_lang(sys.argv[1:] if args is None else args)
    language = locale_language(os.environ)
    try:
        language = choose_language(lang, os.environ)
        return _command(rest, language)(rest, prog_name="ludoteca", standalone_mode=False, obj=language) or 0
    except LudotecaError as error:
        return _refuse(error, language)
    except USAGE_ERROR as error:
        return _refuse(_usage(error), language)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _refuse(file_trouble(error), language)
    except ModuleNotFoundError as error:
        return _refuse(extra_of(error), language)
    except KeyboardInterrupt:
        return INTERRUPTED


def _look_here(args: Sequence[str] | None) -> None:
    """As a program, find modules in the current folder too, after all others: somebody's bot that is not installed."""
    if args is None and not {"", os.getcwd()} & set(sys.path):
        sys.path.append(os.getcwd())


def _refuse(error: LudotecaError, language: str) -> int:
    """Say what is wrong in one line."""
    screen.print_aside(" ".join(error.say(words(language, error.game)).split()))
    return WRONG


def _command(args: Sequence[str], language: str) -> Any:
    """What these arguments ask for: one command, or all for the help of them; a help is told in that language."""
    first = next((arg for arg in args if not arg.startswith("-")), None)
    if first is not None and first not in COMMANDS:
        raise LudotecaError("command-unknown", command=first, right=", ".join(COMMANDS))
    command = command_line(COMMANDS if first is None else [first])
    if first is None or not set(HELP).isdisjoint(args):
        from ludoteca.cli.helped import translate

        translate(command, language)
    return command


def _usage(error: Any) -> LudotecaError:
    """The parser's complaint in our words."""
    context = getattr(error, "ctx", None)
    where = context.command_path if context else "ludoteca"
    key = USAGE_KEYS.get(type(error).__name__, "usage-wrong")
    param = getattr(error, "param", None)
    given = getattr(error, "option_name", None) or (param.opts[0] if param else "")
    return LudotecaError(key, command=where, option=given, reason=error.format_message())


USAGE_KEYS = {
    "NoSuchOption": "usage-no-option",
    "MissingParameter": "usage-missing",
    "BadParameter": "usage-bad-value",
    "BadOptionUsage": "usage-bad-value",
}
