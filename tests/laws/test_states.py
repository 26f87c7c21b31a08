"""Laws of states: clones, plain data, pieces, and the score."""

from ludoteca.testing.laws.states import *  # noqa: F403
