"""The recorded forms with numpy and no other package, as in a web page.

    python -m tests.sanitizer.emulator.numpy_alone [WORD]

Runs the forms whose name contains WORD, or all, and prints those that differ from an H200's
results.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

CHAPTER = 40  # forms a module


class _Absent:
    """Refuses to import modules that must not be needed."""

    NAMES = ("ml_dtypes", "llvmlite", "platformdirs", "typer", "rich", "msgspec", "numba", "cuda")

    def find_spec(self, name: str, path=None, target=None) -> None:
        if name.partition(".")[0] in self.NAMES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def different(word: str = "") -> Iterator[str]:
    """Yield the forms that differ from the recording, and finally the number of forms run."""
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
