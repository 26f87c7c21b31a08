"""Typing at the prompt: arrows, history, and the tab key completes answers, by readline. Windows does not have it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from ludoteca.cli.talk.chooser import folded

COMPLETE = {"libedit": "bind ^I rl_complete", "GNU": "tab: complete"}
"""How the tab key is bound, in each of the two libraries that Python may be built with."""


def offer(answers: Sequence[str]) -> None:
    """Complete the next line that is typed to one of these, whatever case and accents it is begun in."""
    if find_spec("readline") is None:
        return
    import readline

    def completed(typed: str, number: int) -> str | None:
        fits = [answer for answer in answers if folded(answer).startswith(folded(typed))]
        return fits[number] if number < len(fits) else None

    readline.set_completer_delims("")  # an answer is a whole line, spaces and all
    readline.set_completer(completed)
    readline.parse_and_bind(COMPLETE["libedit" if "libedit" in (readline.__doc__ or "") else "GNU"])
