"""Without the library that an adapter or the laws stand on, they say what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("library", "module", "extra"),
    [
        ("numpy", "adapters.gymnasium", "ludoteca[gymnasium,pettingzoo,openspiel]"),
        ("gymnasium", "adapters.gymnasium", "ludoteca[gymnasium]"),
        ("pettingzoo", "adapters.pettingzoo", "ludoteca[pettingzoo]"),
        ("pyspiel", "adapters.open_spiel", "ludoteca[openspiel]"),
        ("hypothesis", "testing.laws", "ludoteca[testing]"),
        ("pytest", "testing.laws", "ludoteca[testing]"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(library: str, module: str, extra: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import ludoteca.{module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 1
    assert f'pip install "{extra}"' in done.stderr.splitlines()[-1]
