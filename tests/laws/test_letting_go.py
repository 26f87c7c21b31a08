"""States and trees of searches can be let go from however deep: compiled, this once spoiled memory."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

STATES = """
import ludoteca

class Link:
    __slots__ = ("before", "state")

    def __init__(self, before, state):
        self.before, self.state = before, state

for game in ludoteca.games():
    chain, state = None, ludoteca.game(game).start(2, None, ludoteca.Dice(1))
    for _ in range(300):
        chain = Link(chain, state.clone())
"""

TREE = """
from ludoteca.bots.search import Node

tree = Node(0, 0, 0.5)
for _ in range(300):
    below, tree = tree, Node(0, 0, 0.5)
    tree.children, tree.open = {0: below}, [below]
    del below
"""


@pytest.mark.parametrize("program", [STATES, TREE], ids=["states", "a tree"])
def test_what_lies_deep_is_let_go(program: str) -> None:
    watched = os.environ | {"PYTHONMALLOC": "debug"}  # whoever writes where nothing is his is caught at it
    ran = subprocess.run([sys.executable, "-c", program], env=watched, check=False, capture_output=True)
    assert (ran.returncode, ran.stderr) == (0, b"")
