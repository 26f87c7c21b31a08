"""Laws of bots: they decide by what their seat sees, and always legally."""

from hypothesis import settings

from ludoteca.testing.laws.bots import *  # noqa: F403
from ludoteca.testing.laws.bots import test_a_bot_decides_the_same_whatever_it_cannot_know as slow_law

test_a_bot_decides_the_same_whatever_it_cannot_know = settings(max_examples=10)(slow_law)
