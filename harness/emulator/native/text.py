"""Makes stepper.ll of stepper.c, and products.ll, with clang as the wheel of Zig has it.

    python -m harness.emulator.native.text

What is of one machine alone is left out of the text, and which clang made it. Its first line says
what it was made of: a test looks whether that still is what is in the sources.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from harness.emulator.native.layout import INCLUDED, MAIN

_CLANG = [sys.executable, "-m", "ziglang", "cc", "-target", "x86_64-linux-gnu"]
_OPTIONS = [
    *("-S", "-emit-llvm", "-Os", "-g0", "-fno-vectorize", "-fno-slp-vectorize"),
    *("-fno-unroll-loops", "-ffp-contract=off", "-fno-strict-aliasing"),
    *("-fno-stack-protector", "-fno-sanitize=all"),
]
_OF_A_MACHINE = re.compile(r"^(target |source_filename|attributes |!|; ModuleID).*\n", re.MULTILINE)
_NAMES_OF_THOSE = re.compile(
    r",? !(tbaa|llvm\.loop|range|noundef|prof|noalias|alias\.scope) !\d+| #\d+"
)


def is_current(source: Path) -> bool:
    """Whether the text was made of what a file, and those that it includes, are now."""
    return source.with_suffix(".ll").read_text().partition("\n")[0] == _first_line(source)


def _first_line(source: Path) -> str:
    digest = hashlib.sha256(b"".join(one.read_bytes() for one in (*INCLUDED, source))).hexdigest()
    return f"; of {source.name}, {digest}"


def main() -> None:
    for source in MAIN:
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder) / "made.ll"
            subprocess.run([*_CLANG, *_OPTIONS, str(source), "-o", str(made)], check=True)
            text = _NAMES_OF_THOSE.sub("", _OF_A_MACHINE.sub("", made.read_text()))
        source.with_suffix(".ll").write_text(f"{_first_line(source)}\n{text}")


if __name__ == "__main__":
    main()
