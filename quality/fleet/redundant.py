"""The synchronizing instructions that a kernel does not need, from `redundant.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from quality.fleet.running import Result

NOT_REACHED = "not-reached"  # the only reason that is verified
FILE = Path(__file__).parent / "redundant.toml"


@lru_cache
def _read() -> dict:
    return tomllib.loads(FILE.read_text())


def _reasons() -> dict[str, str]:
    return _read()["reasons"]


def kernels() -> set[str]:
    return set(_read()["kernels"])


def listed(kernel: str) -> dict[str, str]:
    """Return the reason why each instruction is redundant, by place."""
    reasons = {}
    for reason, places in _read()["kernels"].get(kernel, {}).items():
        reasons |= dict.fromkeys(places, _reasons()[reason])
    return reasons


def unlike(result: Result) -> Iterator[str]:
    """Return the differences between the list and the results for a kernel."""
    known = listed(result.name)
    seen = {verdict.place: verdict for verdict in result.verdicts}
    for place, verdict in seen.items():
        if not verdict.found and verdict.reached is (known.get(place) == _reasons()[NOT_REACHED]):
            comes = "a thread comes" if verdict.reached else "no thread comes"
            yield f"{comes} to {place} (line {verdict.source_line}); listed: {known.get(place)}"
            continue
        if not verdict.found and place not in known:
            yield f"nothing shows that {place} (line {verdict.source_line}) was deleted"
        if verdict.found and place in known:
            yield f"{place} is listed as redundant and was found: {verdict.found}"
    if not result.complaints:
        for place in known.keys() - seen.keys():
            yield f"{place} is listed as redundant and is not there"
