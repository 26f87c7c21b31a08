"""Builds the package: the rules compiled by mypyc where there is a C compiler, plain Python otherwise."""

from __future__ import annotations

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
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

    level = os.environ.get("LUDOTECA_LEVEL", "3")
    built = mypycify(["--strict", *compiled_modules()], opt_level=level, debug_level="0")
    built.append(Extension("ludoteca.bots.judge._layers", [str(SOURCE / "bots" / "judge" / "_layers.c")]))
    if new_compiler().compiler_type == "unix":
        for extension in built:
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return built


class SpelledOut(bdist_wheel):
    """Metadata in which an extra is spelled as people ask for it: pip before 23.3 finds open_spiel under no other."""

    def egg2dist(self, egginfo_path: str, distinfo_path: str) -> None:
        """Make the folder of metadata, then take back setuptools' own spelling."""
        super().egg2dist(egginfo_path, distinfo_path)
        metadata = Path(distinfo_path, "METADATA")
        text = metadata.read_text(encoding="utf-8").replace("Provides-Extra: open-spiel", "Provides-Extra: open_spiel")
        metadata.write_text(text.replace('extra == "open-spiel"', 'extra == "open_spiel"'), encoding="utf-8")


# One file for all rules at -O3: it takes one core a minute and a half, and plays 5 to 15 % faster than at -O1
# (LUDOTECA_LEVEL=1, half a minute, for tests) or in a file for each module. The rest is compiled beside it.
setup(
    ext_modules=extensions(),
    cmdclass={"bdist_wheel": SpelledOut},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
