"""The terminal: one file per command, and what they share."""

from __future__ import annotations

from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> int:
    """Run a command line; its exit status.

    Loaded only now: every process that the command starts begins by importing this module, and needs no commands.
    """
    from ludoteca.cli.app import main as run

    return run(args)
