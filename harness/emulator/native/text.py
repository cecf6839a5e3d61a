"""Makes stepper.ll of stepper.c, with clang as the wheel of Zig has it.

    python -m harness.emulator.native.text

What is of one machine alone is left out of the text, and which clang made it. Its first line says
what it was made of: a test looks whether that still is stepper.c.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from harness.emulator.native.layout import SOURCE, SOURCES
from harness.emulator.native.library import TEXT

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


def digest() -> str:
    return hashlib.sha256(b"".join(one.read_bytes() for one in SOURCES)).hexdigest()


def is_current() -> bool:
    """Whether the text was made of what stepper.c is now."""
    return TEXT.read_text().partition("\n")[0] == f"; of stepper.c, {digest()}"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / TEXT.name
        subprocess.run([*_CLANG, *_OPTIONS, str(SOURCE), "-o", str(made)], check=True)
        text = _NAMES_OF_THOSE.sub("", _OF_A_MACHINE.sub("", made.read_text()))
    TEXT.write_text(f"; of stepper.c, {digest()}\n{text}")


if __name__ == "__main__":
    main()
