"""Build the site: ``python -m docs.site.make [FOLDER]``.

Executes the labs that have changed on the emulator, writes the sources of all pages to
``build/site-pages``, and lets Sphinx build FOLDER (default: ``build/site``) from them.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

import nbformat
from sphinx.cmd.build import build_main

from docs.site import front, hazards, pictures, release
from docs.site.kernels import Version, launches
from docs.site.labs import hazards_of, marked, shown, with_downloads
from docs.site.layout import GROUPS, HAZARDS, LABS, LAUNCHES, below, navigation
from docs.site.pictures import themed
from docs.site.runs import executed
from docs.site.statements import ADDED
from harness.sanitizer.diagnosis import KINDS

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
# Settings of those who publish the pages, and what is missing without each.
PUBLISHED = {
    "SITE_URL": "the preview picture of shared links; 404.html is for a server's root",
    "SITE_REPOSITORY": "the link to the source code",
}


def main(target: Path) -> int:
    pages = lay_out(BUILD / "site-pages")
    if (target / ".buildinfo").is_file():  # an earlier build, with pages that may be gone
        shutil.rmtree(target)
    conf = ["-c", str(Path(__file__).parent)]
    doctrees = ["-d", str(BUILD / "site-doctrees")]
    failed = build_main([*conf, *doctrees, "-q", "-W", "--keep-going", str(pages), str(target)])
    release.write(target / release.FOLDER)
    spent = sum(
        usage.ru_utime + usage.ru_stime
        for usage in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    )
    print(f"{target}: {spent:.0f} s of processor time")
    for name, what in PUBLISHED.items():
        if not os.environ.get(name):
            print(f"{name} is not set: pages are without {what}")
    return failed


def lay_out(pages: Path) -> Path:
    """Write the sources of all pages to the folder ``pages``, after emptying it."""
    shutil.rmtree(pages, ignore_errors=True)
    for name in (page for group in GROUPS for page in group.pages):
        if not name.startswith("labs/"):
            _write(pages / f"{name}.md", themed((ROOT / f"{name}.md").read_text()))
    for path in (ROOT / "docs" / "pictures").glob("*.svg"):
        for theme, text in pictures.of_both_themes(path.read_text()).items():
            _write(pages / "docs" / "pictures" / f"{path.stem}.{theme}.svg", text)
    for extra in ("LICENSE", "CITATION.cff", "docs/sanitizer.schema.json"):
        _write(pages / extra, (ROOT / extra).read_text())
    seen_in = _write_labs(pages)
    for kind in KINDS:
        text = hazards.page(kind, pages.parent / "site-kernels", seen_in)
        _write(pages / HAZARDS / f"{kind}.md", text)
        _write_launches(pages, kind, hazards.versions(kind))
    for name in hazards.OTHER_PAGES:
        _write(pages / HAZARDS / f"{name}.md", hazards.other_page(name))
    overview = pages / f"{HAZARDS}.md"
    text = hazards.linked(overview.read_text())
    overview.write_text(
        f"{text}\n{below(f'hazards/{name}' for name in (*KINDS, *hazards.OTHER_PAGES))}"
    )
    text = themed(front.page(os.environ.get("SITE_REPOSITORY", "")))
    _write(pages / "index.md", f"{text}\n{navigation({'labs/index': 'The course'})}")
    _write_launches(pages, front.NAME, front.versions())
    return pages


def _write_labs(pages: Path) -> dict[str, set[str]]:
    """Write the labs' pages and launches, and return the hazards of their kernels."""
    titles: dict[str, str] = {}
    seen_in: dict[str, set[str]] = {}
    notebooks = {}
    for lab, solved in executed(("index", *LABS)).items():
        notebooks[lab] = notebook = marked(shown(lab, solved))
        live = {**notebook.metadata.pop("live", {}), "statements": ADDED}
        _write(pages.parent / LAUNCHES / f"{lab}.json", json.dumps(live))
        seen_in |= hazards_of(notebook)
        if lab[:2].isdigit():
            heading = notebook.cells[0].source.split("\n")[0].lstrip("# ")
            titles[f"{lab}/{lab}"] = f"{lab[:2]} {heading.removeprefix(lab[:2]).strip()}"
    index = notebooks.pop("index")
    tree = below((f"{lab}/{lab}" for lab in LABS), titles)
    index.cells.append(nbformat.v4.new_markdown_cell(tree))
    _write(pages / "labs" / "index.ipynb", nbformat.writes(index))
    for lab, notebook in notebooks.items():
        text = nbformat.writes(with_downloads(notebook, lab))
        _write(pages / "labs" / lab / f"{lab}.ipynb", text)
    return seen_in


def _write_launches(pages: Path, name: str, versions: Iterable[Version]) -> None:
    data = launches(name, versions, pages.parent / "site-kernels")
    _write(pages.parent / LAUNCHES / f"{name}.json", json.dumps(data))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else BUILD / "site"))
