"""Linking of PTX texts: a text with the functions that it calls and others define."""

from __future__ import annotations

import re
from collections.abc import Sequence

_DEFINED = re.compile(r"^\.(?:visible |weak )?\.?func\s*(?:\([^)]*\)\s*)?([\w$]+)", re.MULTILINE)
_DECLARATION = re.compile(r"^\.extern \.func[^;]*;", re.MULTILINE)
_DECLARED_RESULT = re.compile(r"^\.extern \.func\s*(\([^)]*\))\s*([\w$]+)", re.MULTILINE)
_WITHOUT_RESULT = re.compile(r"^(\.(?:visible |weak )?\.?func)\s+([\w$]+)", re.MULTILINE)
_HEADER = re.compile(r"^\.(version|target|address_size)\b.*$", re.MULTILINE)


def linked(ptx: str, texts: Sequence[str]) -> str:
    """Return a kernel's PTX with the functions of other texts below it: its own lines keep their
    numbers."""
    defined = [set(_DEFINED.findall(text)) for text in (ptx, *texts)]
    whole = set().union(*defined)
    results = {name: result for result, name in _DECLARED_RESULT.findall(ptx)}

    def with_result(match: re.Match[str]) -> str:
        # numba-cuda declares a result of a C function that returns nothing
        return f"{match[1]} {results.get(match[2], '')} {match[2]}"

    texts = [_WITHOUT_RESULT.sub(with_result, text) for text in texts]
    own, *others = (_without_declarations(text, whole) for text in (ptx, *texts))
    return "\n".join([own, *(_HEADER.sub("", text) for text in others)])


def _without_declarations(ptx: str, functions: set[str]) -> str:
    """Return PTX in which the ``.extern .func`` of these functions are empty lines."""

    def cleared(match: re.Match[str]) -> str:
        words = re.findall(r"[\w$]+", match[0])
        return match[0] if functions.isdisjoint(words) else "\n" * match[0].count("\n")

    return _DECLARATION.sub(cleared, ptx)
