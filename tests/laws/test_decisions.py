"""Laws of decisions: who decides, what is legal, what is refused."""

from ludoteca.testing.laws.decisions import *  # noqa: F403
