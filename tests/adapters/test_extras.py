"""Without the library an adapter stands on, it says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("library", "adapter", "extra"),
    [
        ("numpy", "pettingzoo", "ludoteca[pettingzoo,openspiel]"),
        ("pettingzoo", "pettingzoo", "ludoteca[pettingzoo]"),
        ("pyspiel", "open_spiel", "ludoteca[openspiel]"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(library: str, adapter: str, extra: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import ludoteca.adapters.{adapter}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 1
    assert f'pip install "{extra}"' in done.stderr.splitlines()[-1]
