"""Laws of words: every act, event and refusal can be told in every language."""

from ludoteca.testing.laws.words import *  # noqa: F403
