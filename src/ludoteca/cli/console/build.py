"""On what this Ludoteca runs."""

from __future__ import annotations

import platform

from ludoteca.core import state


def is_compiled() -> bool:
    """Are the rules compiled?"""
    return not str(state.__file__).endswith(".py")


def built() -> dict[str, str]:
    """On which Python, and compiled or not."""
    return {"python": platform.python_version(), "build": "compiled" if is_compiled() else "interpreted"}
