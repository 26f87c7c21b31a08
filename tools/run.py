"""`make run [LAN=1]`: serves at once; rules that are not compiled yet are compiled meanwhile, for the next start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread

PROJECT = Path(__file__).parents[1]
COMPILED = PROJECT / "build" / "compiled"
TARGET = "build/compiled/.made"
MAKE = os.environ.get("MAKE", "make")

BEFORE = "Served uncompiled for now: the rules are being compiled meanwhile, a minute or two."
AFTER = "Compiled: from the next `make run` on everything is about ten times faster."
WITHOUT = "No C compiler was found: everything works uncompiled, about ten times slower."
FAILED = "The rules could not be compiled; served uncompiled."


def main() -> int:
    """Serve until the server ends; what compiles beside it ends with it."""
    ready = subprocess.run([MAKE, "-q", TARGET], cwd=PROJECT, capture_output=True, check=False).returncode == 0
    if not ready:
        print(BEFORE, flush=True)
    env = os.environ | {"PYTHONPATH": str(COMPILED) if ready else ""}
    serving = subprocess.Popen([sys.executable, "-m", "ludoteca", "serve", *sys.argv[1:]], env=env)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the server too, and it says when it is done
    signal.signal(signal.SIGTERM, lambda *_: serving.terminate())
    compiling = None if ready else compile_meanwhile()
    try:
        return serving.wait()
    finally:
        if compiling is not None and compiling.poll() is None:
            os.killpg(compiling.pid, signal.SIGTERM)
            compiling.wait()


def compile_meanwhile() -> subprocess.Popen[bytes]:
    """Compile in a group of processes of its own, which can be ended together, and which lets the server go first."""
    make = ["nice", MAKE, "--silent", TARGET]
    compiling = subprocess.Popen(
        make, cwd=PROJECT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
    )
    Thread(target=tell, args=[compiling], daemon=True).start()
    return compiling


def tell(compiling: subprocess.Popen[bytes]) -> None:
    """Say how it went, unless it was ended."""
    _, errors = compiling.communicate()
    if compiling.returncode > 0:
        print(errors.decode(errors="replace"), FAILED, sep="", flush=True)
    elif compiling.returncode == 0:
        print(AFTER if any(COMPILED.rglob("*__mypyc*.so")) else WITHOUT, flush=True)


if __name__ == "__main__":
    sys.exit(main())
