"""Laws of observations: they fit their layout, and tell what the seat's view tells and nothing else."""

from ludoteca.testing.laws.observations import *  # noqa: F403
