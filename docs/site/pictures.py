"""Still pictures in the site's theme, which need not be that of the reader's system.

A picture of ``docs/pictures`` is light or dark as the system is, which is right on a forge. On the
site it is there twice, and the theme shows one of the two.
"""

from __future__ import annotations

import re

_WHERE_DARK = re.compile(
    r"@media \(prefers-color-scheme: dark\) \{((?:[^{}]|\{[^{}]*\})*)\}", re.DOTALL
)
_IMAGE = re.compile(r"!\[([^\]]*)\]\(([\w/.]*pictures/\w+)\.svg\)")


def of_both_themes(svg: str) -> dict[str, str]:
    """The text of the picture by the name of the theme."""
    return {"light": _WHERE_DARK.sub("", svg), "dark": _WHERE_DARK.sub(r"\1", svg)}


def themed(text: str) -> str:
    """Markdown with an image for each theme in the place of each picture."""
    return _IMAGE.sub(r"![\1](\2.light.svg){.only-light}\n![\1](\2.dark.svg){.only-dark}", text)
