"""Programs for people who work on Ludoteca; none of them is part of the package."""
