"""Where things are printed: results on standard output, words about them on standard error."""

from __future__ import annotations

import codecs
import sys
import unicodedata

from rich.console import Console

PLAIN = str.maketrans("●■▲◆★·°¹²³×–—…“”‘’›│─", "12345.'123x--.\"\"''>|-")
"""What a terminal without Unicode gets, sign for sign."""


def console() -> Console:
    """Standard output; sentences are printed as they are, without markup."""
    return Console(markup=False, highlight=False, emoji=False)


def aside() -> Console:
    """Standard error."""
    return Console(stderr=True, markup=False, highlight=False, emoji=False)


def print_aside(text: str) -> None:
    """One line on standard error, never wrapped."""
    print(text, file=sys.stderr)


def make_printable() -> None:
    """Let a terminal without Unicode show the nearest plain signs instead of failing."""
    codecs.register_error("ludoteca", _replace)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="ludoteca")


def _replace(error: UnicodeError) -> tuple[str, int]:
    """The error handler: each sign that cannot be encoded becomes its plain one."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(nearest(sign) for sign in signs), error.end


def nearest(sign: str) -> str:
    """One ASCII sign: from the list above, a letter without its accent, or a question mark."""
    near = unicodedata.normalize("NFKD", sign.translate(PLAIN))[:1]
    return near if near.isascii() else "?"
