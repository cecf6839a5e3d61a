"""The recorded forms where there is numpy and no other package, as in a page.

    python -m tests.emulator.numpy_alone [WORD]

Forms whose name has the WORD, or all. Prints those that differ from an H200's results.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

CHAPTER = 40  # forms a module


class _Absent:
    """Finds modules that must not be needed, and refuses them."""

    NAMES = ("ml_dtypes", "llvmlite", "platformdirs", "typer", "rich", "msgspec", "numba", "cuda")

    def find_spec(self, name: str, path=None, target=None) -> None:
        if name.partition(".")[0] in self.NAMES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def different(word: str = "") -> Iterator[str]:
    """The forms that are not as recorded; the last that is given is how many were run."""
    from tests.hardware.cases import cases
    from tests.hardware.forms import RECORDED, Bench, digest, module

    recorded = json.loads(RECORDED.read_text())
    bench = Bench("emulator")
    exact = [case for case in cases() if case.exact and word in str(case)]
    for first in range(0, len(exact), CHAPTER):
        some = list(enumerate(exact[first : first + CHAPTER]))
        text = module(some)
        for number, case in some:
            if digest(bench.run(text, f"k{number}", case)) != recorded[str(case)]:
                yield str(case)
    yield f"{len(exact)} forms"


if __name__ == "__main__":
    sys.meta_path.insert(0, _Absent())
    print("\n".join(different(*sys.argv[1:])))
