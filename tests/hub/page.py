"""The commands in docs/jupyterhub.md."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "jupyterhub.md"


def commands(block: str) -> list[str]:
    """Return the lines of the page's ```` ```bash BLOCK ````, without comments beside them."""
    (text,) = re.findall(rf"```bash {block}\n(.*?)```", PAGE.read_text(), flags=re.DOTALL)
    return [line for raw in text.splitlines() if (line := raw.split("  #")[0].strip())]
