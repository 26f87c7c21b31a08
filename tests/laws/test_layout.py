"""The law of the table on the page."""

from ludoteca.testing.laws.layout import *  # noqa: F403
