"""Bodies of kernels in PTX, as sections of a Markdown file."""

from __future__ import annotations

import re
from pathlib import Path


def bodies(file: Path) -> dict[str, str]:
    """Return the PTX below each title of the file, by title."""
    sections = re.split(r"^## ", file.read_text(), flags=re.MULTILINE)[1:]
    parts = (section.partition("\n") for section in sections)
    return {title: re.findall(r"```ptx\n(.*?)```", text, re.DOTALL)[0] for title, _, text in parts}
