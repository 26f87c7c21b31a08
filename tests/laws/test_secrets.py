"""Laws of secrets: a view tells nothing hidden, and is enough to imagine a full state."""

from ludoteca.testing.laws.secrets import *  # noqa: F403
