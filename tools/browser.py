"""Makes sure that there is a browser for the tests: npm's, or, where it lacks libraries and one is root, Debian's."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tests.web.visitor import chromium

HELP = "The tests need a browser: install the package chromium, then run make test again."


def runs(browser: str) -> bool:
    """Does it start at all?"""
    return subprocess.run([browser, "--no-sandbox", "--version"], capture_output=True).returncode == 0


def main() -> None:
    """Try npm's browser; the last resort of a root user is apt-get."""
    if runs(chromium()):
        return
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        sys.exit(HELP)
    subprocess.run(["apt-get", "update", "-qq"], check=True)
    subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
