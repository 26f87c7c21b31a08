"""The floor plan: no folder too full, no file too long, no circle of imports, every room of the server in its place."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import grimp

PROJECT = Path(__file__).parents[1]
MOST_FILES, MOST_LINES = 15, 400
FLOORS = ("wire", "browser", "words", "ui", "table", "games", "pages")
"""The page's folders from the ground up."""
STATIC = re.compile(r"""^\s*(?:import|export)\s(?!type\b)(?:[^"';]*?\sfrom\s)?["'](\.[^"']*)["']""", re.MULTILINE)
"""What a file imports before it runs."""
GENERATED = "web/src/wire"
"""Types and content that are made from the engine."""


def sources(*endings: str) -> Iterator[Path]:
    """Files people write, by how their names end."""
    for folder in ("src", "tools", "web/src"):
        for ending in endings:
            yield from (PROJECT / folder).rglob(f"*{ending}")


def test_no_folder_holds_more_than_fifteen_files() -> None:
    held = Counter(file.parent.relative_to(PROJECT) for file in sources(".py", ".ts", ".svelte"))
    assert {str(folder): count for folder, count in held.items() if count > MOST_FILES} == {}


def test_no_file_is_longer_than_four_hundred_lines() -> None:
    written = [file for file in sources(".py", ".ts", ".svelte", ".css") if PROJECT / GENERATED not in file.parents]
    lines = {str(file.relative_to(PROJECT)): len(file.read_text(encoding="utf-8").splitlines()) for file in written}
    assert {file: count for file, count in lines.items() if count > MOST_LINES} == {}


def test_no_module_imports_itself_by_however_long_a_way() -> None:
    graph = grimp.build_graph("ludoteca", exclude_type_checking_imports=True)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter(imports).prepare()  # CycleError names them


def page_imports() -> dict[Path, set[Path]]:
    """Of each file of the page, the files of ours it imports, types left out: they are gone when it runs."""
    files = set(sources(".ts", ".svelte")) & set((PROJECT / "web/src").rglob("*"))
    return {
        file: {found for name in STATIC.findall(file.read_text()) if (found := _found(file, name, files))}
        for file in files
    }


def _found(file: Path, name: str, files: set[Path]) -> Path | None:
    target = (file.parent / name).resolve()
    ways = (target, Path(f"{target}.ts"), target / "index.ts")
    return next((way for way in ways if way in files), None)


def test_no_file_of_the_page_imports_itself_by_however_long_a_way() -> None:
    imports = page_imports()
    assert sum(map(len, imports.values())) > len(imports)
    TopologicalSorter(imports).prepare()


def test_the_pages_folders_import_in_one_direction() -> None:
    web = PROJECT / "web/src"
    wrong = [
        f"{file.relative_to(web)} imports {other.relative_to(web)}"
        for file, others in page_imports().items()
        for other in others
        if _floor(file, web) < _floor(other, web)
    ]
    assert wrong == []


def _floor(file: Path, web: Path) -> int:
    folder = file.relative_to(web).parts[0]
    return FLOORS.index(folder) if folder in FLOORS else len(FLOORS)


def test_every_room_of_the_server_has_its_place_in_the_contract() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (layers,) = (contract["layers"] for contract in contracts if contract.get("containers") == ["ludoteca.server"])
    placed = {name.strip() for layer in layers for name in layer.replace("|", ":").split(":")}
    folder = PROJECT / "src/ludoteca/server"
    modules = {file.relative_to(folder).with_suffix("") for file in folder.rglob("*.py") if file.stem != "__init__"}
    missing = [path for path in modules if not {".".join(path.parts[:end]) for end in (1, 2)} & placed]
    assert missing == []
