"""Builds the site.

    python -m docs.site.make [FOLDER]

runs the labs on the emulator (those that changed), lays pages out in ``build/site-pages`` and has
Sphinx make FOLDER of them, ``build/site`` where none is given.
"""

from __future__ import annotations

import resource
import shutil
import sys
from pathlib import Path

import nbformat
from sphinx.cmd.build import build_main

from docs.site.labs import executed, marked
from docs.site.layout import GROUPS, LABS, navigation

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"


def main(target: Path) -> int:
    pages = lay_out(BUILD / "site-pages", BUILD / "site-labs")
    conf = ["-c", str(Path(__file__).parent)]
    doctrees = ["-d", str(BUILD / "site-doctrees")]
    failed = build_main([*conf, *doctrees, "-q", "-W", "--keep-going", str(pages), str(target)])
    spent = sum(
        usage.ru_utime + usage.ru_stime
        for usage in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    )
    print(f"{target}: {spent:.0f} s of processor time")
    return failed


def lay_out(pages: Path, kept: Path) -> Path:
    """Write the sources of all pages to the folder ``pages``, which is emptied first."""
    shutil.rmtree(pages, ignore_errors=True)
    for name in (page for group in GROUPS for page in group.pages):
        if not name.startswith("labs/"):
            _copy(f"{name}.md", pages)
    for picture in (ROOT / "docs" / "pictures").glob("*.svg"):
        _copy(str(picture.relative_to(ROOT)), pages)
    for extra in ("LICENSE", "CITATION.cff", "docs/sanitizer.schema.json"):
        _copy(extra, pages)
    for lab in ("index", *LABS):
        target = pages / "labs" / ("index.ipynb" if lab == "index" else f"{lab}/{lab}.ipynb")
        target.parent.mkdir(parents=True, exist_ok=True)
        print(f"lab {lab}", flush=True)
        nbformat.write(marked(executed(lab, kept)), target)
    front = (ROOT / "README.md").read_text()
    (pages / "index.md").write_text(f"{front}\n{navigation()}")
    return pages


def _copy(name: str, pages: Path) -> None:
    target = pages / name
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / name, target)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else BUILD / "site"))
