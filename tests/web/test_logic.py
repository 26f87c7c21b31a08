"""The page's logic: what it decides before anything is drawn. The tests are in web/tests."""

from __future__ import annotations

import subprocess
import sys


def test_the_page_decides_as_its_own_tests_say() -> None:
    done = subprocess.run([sys.executable, "-m", "tools.npm", "test"], capture_output=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr).decode()[-6000:]
