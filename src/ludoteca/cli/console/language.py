"""In which language to speak: --lang, then LUDOTECA_LANG, then the locale, then English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core.errors import LudotecaError
from ludoteca.words import LANGUAGES

OPTION = "--lang"
VARIABLE = "LUDOTECA_LANG"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def take_lang(args: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of --lang, wherever it stands, and the other arguments."""
    lang: str | None = None
    rest: list[str] = []
    words = iter(args)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == OPTION:
            lang = next(words, "")
        elif word.startswith(f"{OPTION}="):
            lang = word.removeprefix(f"{OPTION}=")
        else:
            rest.append(word)
    return lang, rest


def choose_language(lang: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for; one we do not speak is refused, unless only the locale names it."""
    asked = lang if lang is not None else environ.get(VARIABLE) or None
    if asked is None:
        return locale_language(environ)
    if _short(asked) not in LANGUAGES:
        raise LudotecaError("language-unknown", language=asked, right=", ".join(LANGUAGES))
    return _short(asked)


def locale_language(environ: Mapping[str, str]) -> str:
    """The language of the locale if we speak it, else English."""
    locale = next((environ[name] for name in LOCALE if environ.get(name)), "")
    return _short(locale) if _short(locale) in LANGUAGES else LANGUAGES[0]


def _short(locale: str) -> str:
    """`pt` of `pt_BR.UTF-8`."""
    return locale.lower().replace("-", "_").split("_")[0].split(".")[0]
