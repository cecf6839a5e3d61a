"""The changelog's section of a tag: ``python -m quality.release_notes v0.1.0``.

It fails if the tag is not the package's version, or if the changelog does not date that version.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def version() -> str:
    """Return `harness.__version__`, parsed, since nothing is installed yet."""
    text = (ROOT / "harness" / "__init__.py").read_text()
    match = re.search(r'^__version__ = "(.+)"$', text, re.M)
    assert match is not None
    return match[1]


def notes(changelog: str, tag: str, of: str) -> str:
    """Return the section of ``tag``. Raises SystemExit if the tag may not be released."""
    if tag != f"v{of}":
        raise SystemExit(f"the tag {tag} is not the package's version, {of}")
    for section in re.split(r"^## ", changelog, flags=re.M)[1:]:
        head, _, rest = section.partition("\n")
        if re.fullmatch(rf"{re.escape(of)}, \d{{4}}-\d\d-\d\d", head):
            return rest.strip() + "\n"
    raise SystemExit(f"the changelog has no section '## {of}, YEAR-MONTH-DAY'")


if __name__ == "__main__":
    print(notes((ROOT / "CHANGELOG.md").read_text(), sys.argv[1], version()), end="")
