"""Struct fields and enum constants of the C sources, as clang sees them.

`python -m quality.native` writes `c_layout.json`. A struct is an array of 64-bit words: a field's
number is its word. ``AT`` has those of the struct context, by name.
"""

import json
from pathlib import Path
from types import ModuleType

_GENERATED = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))

SOURCES: str = _GENERATED["sources"]
"""The digest of the sources that these are of."""
CONSTANTS: dict[str, int] = _GENERATED["constants"]


def _words(struct: str) -> dict[str, int]:
    return {name: word for word, name in enumerate(_GENERATED["structs"][struct])}


INSTRUCTION = _words("instruction")
OPERAND = _words("operand")
LOG = _words("log")
REGION = _words("region")
UNDEFINED = _words("undefined")
READY = _words("ready")
ARRIVED = _words("arrived")
REMEMBERED = _words("remembered")
CONTEXT = _words("context")
PRODUCT = _words("product")
AT = ModuleType("AT")  # Python finds a name in a module fastest
vars(AT).update(CONTEXT)
