"""`python -m tools.web`: write whatever the page is given; tests fail where it differs."""

from __future__ import annotations

from tools.web.made import every, write

if __name__ == "__main__":
    write(every())
