"""Builds the package: the rules compiled by mypyc where there is a C compiler, plain Python otherwise."""

from __future__ import annotations

import os
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

from distutils.ccompiler import new_compiler  # isort: skip  (setuptools provides it)
from distutils.sysconfig import customize_compiler  # isort: skip

SOURCE = Path("src/ludoteca")

# msgspec builds structs by its own machinery, and what is asked once a turn needs no speed.
INTERPRETED = {"__init__.py", "actions.py", "census.py", "content.py", "events.py", "view.py"}

SHARED = ("chance.py", "observing.py", "sets.py", "state.py", "verbs.py")

# What is asked before anything is built: names, requirements, the sources themselves. Nothing need be compiled for it.
BEFORE = {"dist_info", "egg_info", "sdist"}


def say(text: str) -> None:
    """A line the person who installs should see."""
    print(f"ludoteca: {text}", file=sys.stderr)


def compiled_modules() -> list[str]:
    """Core's luck and states, the inner loops of bots and adapters, and every game's rules."""
    rules = [path for path in sorted(SOURCE.glob("games/*/**/*.py")) if path.name not in INTERPRETED]
    shared = [SOURCE / "core" / name for name in SHARED]
    loops = [SOURCE / "bots" / "search.py", SOURCE / "bots" / "judge" / "judge.py", SOURCE / "adapters" / "batch.py"]
    return [str(path) for path in [*shared, *loops, *rules]]


def has_compiler() -> bool:
    """Does this machine turn a line of C that uses Python into an object file?"""
    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, ExecError, PlatformError):
            return False
    return True


def extensions() -> list[Extension]:
    """The compiled modules, or none with a word why."""
    if BEFORE.intersection(sys.argv):
        return []
    if os.environ.get("LUDOTECA_PURE", "") not in ("", "0"):
        say("LUDOTECA_PURE is set: installing uncompiled.")
        return []
    if not has_compiler():
        say("no C compiler with Python's headers found: installing uncompiled. All works, about ten times slower.")
        return []
    from mypyc.build import mypycify

    built = mypycify(["--strict", *compiled_modules()], opt_level="3", debug_level="0", multi_file=True)
    built.append(Extension("ludoteca.bots.judge._layers", [str(SOURCE / "bots" / "judge" / "_layers.c")]))
    if new_compiler().compiler_type == "unix":
        for extension in built:
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return built


class SideBySide(build_ext):
    """Extensions, and the files of the one that holds the rules, are compiled on all cores at once."""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            self.parallel = CORES
            self.compiler.compile = side_by_side(self.compiler.compile)
        super().build_extensions()


def side_by_side(compiled: Any) -> Any:
    """A compiler's way with a list of files, for all of them at once."""

    def compile_all(sources: list[str], **how: Any) -> list[str]:
        with ThreadPoolExecutor(CORES) as pool:
            return [made for objects in pool.map(lambda one: compiled([one], **how), sources) for made in objects]

    return compile_all


CORES = os.cpu_count() or 1

setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide})
