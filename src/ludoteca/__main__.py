"""`python -m ludoteca` is `ludoteca`."""

from ludoteca.cli import main

main()
