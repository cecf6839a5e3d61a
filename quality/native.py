"""Generate the native engine's stepper.ll, products.ll and c_layout.json from C, with clang.

    pip install ziglang
    python -m quality.native

clang comes with Zig's wheel (0.17: clang 22). Target-specific lines and the compiler's version are
left out of the LLVM text. Each generated file begins with a digest of the sources, which a test
compares with the sources as they are.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from harness.sanitizer.emulator.native import c_layout

_HERE = Path(c_layout.__file__).parent
_PARTS = "context.h", "compute.c", "access.c", "scheduler.c", "barriers.c"
INCLUDED = tuple(_HERE / name for name in _PARTS)
MAIN = tuple(_HERE / name for name in ("stepper.c", "products.c"))
"""The translation units: an LLVM text each."""
LAYOUT = _HERE / "c_layout.json"

_TARGET = ["-target", "x86_64-linux-gnu"]
_CLANG = [sys.executable, "-m", "ziglang", "cc", *_TARGET]
_SYNTAX_TREE = [
    *(sys.executable, "-m", "ziglang", "clang", *_TARGET, "-ffreestanding"),
    *("-fsyntax-only", "-Xclang", "-ast-dump=json"),
]
# -ffp-contract=off: a product and a sum contracted into one rounding would not give numpy's bits.
# -fno-strict-aliasing: a register's bytes are read as several types. No vectors and no unrolling,
# which depend on the processor that the text is compiled for later.
_OPTIONS = [
    *("-S", "-emit-llvm", "-Os", "-g0", "-fno-vectorize", "-fno-slp-vectorize"),
    *("-fno-unroll-loops", "-ffp-contract=off", "-fno-strict-aliasing"),
    *("-fno-stack-protector", "-fno-sanitize=all"),
]
_OF_A_MACHINE = re.compile(r"^(target |source_filename|attributes |!|; ModuleID).*\n", re.MULTILINE)
_NAMES_OF_THOSE = re.compile(
    r",? !(tbaa|llvm\.loop|range|noundef|prof|noalias|alias\.scope) !\d+| #\d+"
)


def _digest(*main: Path) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in (*INCLUDED, *main))).hexdigest()


def llvm_text(source: Path) -> str:
    """Return the LLVM text of a translation unit."""
    with tempfile.TemporaryDirectory() as folder:
        compiled = Path(folder) / "compiled.ll"
        subprocess.run([*_CLANG, *_OPTIONS, str(source), "-o", str(compiled)], check=True)
        text = _NAMES_OF_THOSE.sub("", _OF_A_MACHINE.sub("", compiled.read_text()))
    return f"; of {source.name}, {_digest(source)}\n{text}"


def layout() -> str:
    """The fields of the structs, in order, and the values of the constants, as JSON."""
    structs, constants = dict[str, list[str]](), dict[str, int]()
    for source in MAIN:
        tree = subprocess.run([*_SYNTAX_TREE, str(source)], check=True, capture_output=True)
        for node in json.loads(tree.stdout)["inner"]:
            if node["kind"] == "RecordDecl":
                structs |= _fields(node)
            elif node["kind"] == "EnumDecl":
                for name, value in _constants(node):
                    if constants.setdefault(name, value) != value:
                        raise ValueError(f"two constants are called {name}")
    layout = {"sources": _digest(*MAIN), "structs": structs, "constants": constants}
    return json.dumps(layout, indent=0) + "\n"


def _fields(node: dict[str, Any]) -> dict[str, list[str]]:
    """A struct of 64-bit integers alone, by its name; none if it has other fields."""
    fields = [inner for inner in node.get("inner", ()) if inner["kind"] == "FieldDecl"]
    words = bool(fields) and all(field["type"]["qualType"] == "i64" for field in fields)
    return {node["name"]: [field["name"] for field in fields]} if words and "name" in node else {}


def _constants(node: dict[str, Any]) -> Iterator[tuple[str, int]]:
    value = -1
    for inner in node["inner"]:
        value = int(inner["inner"][0]["value"]) if "inner" in inner else value + 1
        yield inner["name"], value


def main() -> None:
    for source in MAIN:
        source.with_suffix(".ll").write_text(llvm_text(source), encoding="utf-8")
    LAYOUT.write_text(layout(), encoding="utf-8")


if __name__ == "__main__":
    main()
