"""`python -m ludoteca` is `ludoteca`."""

import sys

from ludoteca.cli import main

sys.exit(main())
