"""Merged accesses in the branches that they come from: each at its own line, and no other."""

from __future__ import annotations

import pytest

from harness.sanitizer.isa.passes.unmerged import unmerged
from harness.sanitizer.isa.text.parser import parse
from tests.sanitizer.emulator.ops.snippet import HEADER

LOAD = ".loc 1 0 0\n ld.shared.u32 a, [%at];\n"
STORE = ".loc 1 0 0\n st.shared.u32 [%at], b;\n"
BRANCHES = """.loc 1 5 1
 @p bra L; bra.uni M;
M: .loc 1 6 1
 add.u32 b, a, 1;
 {between}bra.uni N;
L: .loc 1 8 1
 add.u32 b, a, 2;
N: """


def accesses(body: str) -> list[tuple[str, int]]:
    """Return the accesses of a kernel, each with its line."""
    text = (
        f"{HEADER}.visible .entry k() {{ .reg .u32 a, b; .reg .pred p; .reg .b64 %at;\n.loc 1 3 1\n"
        f'mov.u32 b, 0;\n{body}ret; }}\n.file 1 "kernel.py"\n'
    )
    instructions = unmerged(parse(text).functions["k"]).instructions
    return [(i.opcode[:2], i.location.line) for i in instructions if i.opcode[:3] in ("ld.", "st.")]


def test_a_merged_load_goes_to_its_uses_and_a_store_to_its_values() -> None:
    both = accesses(LOAD + BRANCHES.format(between="") + STORE)
    assert both == [("ld", 6), ("st", 6), ("ld", 8), ("st", 8)]


@pytest.mark.parametrize(
    "body",
    [
        LOAD + "bar.sync 0;\n" + BRANCHES.format(between=""),  # it was before the barrier
        LOAD + "add.u64 %at, %at, 4;\n" + BRANCHES.format(between=""),
        LOAD + BRANCHES.format(between="bra.uni L; ").replace("a, 2", "b, 2"),
        LOAD.replace("ld.shared", "ld.volatile.shared") + BRANCHES.format(between=""),
        BRANCHES.format(between="") + "bar.sync 0;\n" + STORE,
        BRANCHES.format(between="").replace("b, a, 2", "a, a, 2") + STORE,  # one stores the old b
        BRANCHES.format(between="") + STORE.replace("1 0 0", "1 9 1"),  # it has a line
    ],
)
def test_others_stay(body: str) -> None:
    assert len(accesses(body)) == 1
