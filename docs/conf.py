"""The documentation site, made by `make docs`: the pages of this folder, and a reference from docstrings."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

from sphinx.application import Sphinx

import ludoteca

DOCS = Path(__file__).parent
ROOT = DOCS.parent
SOURCE = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Source"]
SHOWN = (".md", ".webp")
"""What the site itself holds: pages and pictures."""
LINK = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)(#[^)\s]*)?\)")

project = "Ludoteca"
author = copyright = "The Ludoteca team"
version = release = ludoteca.__version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = f"Ludoteca {release}"
html_copy_source = False
html_static_path = html_css_files = ["site.css"]
pygments_style, pygments_dark_style = "tango", "native"

myst_heading_anchors = 4
suppress_warnings = ["misc.highlighting_failure"]  # examples leave out with … what does not matter

default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_class_signature = "separated"
autodoc_default_options = {"members": True, "exclude-members": "__new__, __init__"}
python_use_unqualified_type_names = True


def lead_out(folder: Path, text: str) -> str:
    """Links to files that are not on the site lead to the repository; a missing file is left as it is, and reported."""

    def target(found: re.Match[str]) -> str:
        path = Path(os.path.normpath(folder / found[1]))
        if not path.exists() or (path.suffix in SHOWN and path.is_relative_to(DOCS)):
            return found[0]
        kind = "tree" if path.is_dir() else "blob"
        return f"]({SOURCE}/{kind}/main/{path.relative_to(ROOT)}{found[2] or ''})"

    return LINK.sub(target, text)


def read_page(app: Sphinx, name: str, content: list[str]) -> None:
    """A page of the site."""
    content[0] = lead_out(Path(app.env.doc2path(name)).parent, content[0])


def read_included(app: Sphinx, path: Path, _: str, content: list[str]) -> None:
    """A file of the repository that a page shows whole: its links are its own folder's."""
    content[0] = lead_out((DOCS / path).resolve().parent, content[0])


def setup(app: Sphinx) -> None:
    """Sphinx asks for this."""
    app.connect("source-read", read_page)
    app.connect("include-read", read_included)
