"""The source line reported for an instruction, among all lines it comes from."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.sanitizer.isa.text.locations import source_place
from harness.sanitizer.isa.text.parser import parse

FOLDER = Path(__file__).resolve().parent.parent / "emulator" / "program" / "ptx"
WRAPPERS = (FOLDER / "wrappers_nvcc.ptx").read_text()
SOURCE = (FOLDER / "wrappers.cu").read_text().splitlines()

HEAD = """.version 8.0
.target sm_90a
.address_size 64
.visible .entry k() {
"""


def lines_of(opcode: str, entry: str = "_Z5scaleILb1EEvPKfPf", text: str = WRAPPERS) -> list:
    return [i for i in parse(text).functions[entry].instructions if i.opcode.startswith(opcode)]


def source(line: int) -> str:
    return SOURCE[line - 1].strip()


def test_a_wrapper_is_reported_at_its_call():
    """Not at its `asm volatile`, which all calls share."""
    places = [source(i.location.line) for i in lines_of("mbarrier.init")]
    assert places == ["mine::barrier_init(&full[0], 1);", "mine::barrier_init(&full[1], 1);"]


def test_a_wrapper_of_a_wrapper_too():
    places = [source(i.location.line) for i in lines_of("mbarrier.try_wait")]
    assert places == ["mine::wait(&full[0], 0);", "if (Waits) mine::wait(&full[1], 0);"]


def test_the_stack_names_every_call_and_its_function():
    first, second = lines_of("mbarrier.try_wait")
    assert len(second.stack) == 3
    functions = [frame.function for frame in first.stack]
    assert "try_wait" in functions[0] and "mine4wait" in functions[1]
    assert functions[2] == "_Z5scaleILb1EEvPKfPf"


def test_a_library_s_line_is_reported_at_its_call():
    (fence,) = lines_of("fence.mbarrier_init")
    assert source(fence.location.line).startswith("cuda::ptx::fence_mbarrier_init")
    assert fence.stack[0].file.endswith("generated/fence_mbarrier_init.h")


def test_lines_without_assembly_keep_their_place():
    assert all("second" in source(i.location.line) for i in lines_of("ld.shared.f32")[1:])


LIBRARY = """\t.loc 1 5 0
\t.loc 2 70 3, function_name $A, inlined_at 1 5 0
\t.loc 3 300 5, function_name $B, inlined_at 2 70 3
\t.loc 4 44 5, function_name $C, inlined_at 3 300 5
\t// begin inline asm
\tbar.sync 0;
\t// end inline asm
\tret;
}
.file 1 "/x/include/cutlass/device_kernel.h"
.file 2 "/x/include/cutlass/gemm/kernel/sm90_gemm.hpp"
.file 3 "/x/include/cutlass/gemm/collective/sm90_mma.hpp"
.file 4 "/x/include/cutlass/arch/barrier.h"
"""


def test_below_a_librarys_launcher_the_innermost_meaningful_line_is_chosen():
    """CUTLASS: every instruction of a kernel is inlined at the same line of its launcher."""
    (barrier,) = lines_of("bar.sync", "k", HEAD + LIBRARY)
    assert (barrier.location.line, len(barrier.stack)) == (300, 4)


CIRCLE = """\t.loc 1 5 0
\t.loc 1 7 3, function_name $A, inlined_at 1 9 0
\t.loc 1 9 0, function_name $B, inlined_at 1 7 3
\tbar.sync 0;
\tret;
}
.file 1 "circle.cu"
"""


@pytest.mark.parametrize("text", [CIRCLE, CIRCLE.replace("7 3", "9 0")], ids=["two", "itself"])
def test_a_cycle_of_frames_terminates(text):
    (barrier,) = lines_of("bar.sync", "k", HEAD + text)
    assert barrier.location.line in (7, 9) and len(barrier.stack) <= 2


FIRST = (  # line 31 calls a helper, whose line 10 calls a wrapper
    "\t.loc 1 31 7\n\t.loc 1 10 3, function_name $A, inlined_at 1 31 7\n"
    "\t.loc 1 5 5, function_name $B, inlined_at 1 10 3\n"
)
SECOND = FIRST.replace("1 31 7", "1 32 7")
ANY = "\t.loc 1 5 5, function_name $B, inlined_at 1 10 3\n"  # fits either call


def copies(*statements: str) -> list[list[int]]:
    """Return the lines that the copies in this text come from, innermost first."""
    text = HEAD + ".reg .b64 %rd<99>; .reg .b32 %r<9>; .reg .pred %p;\n.loc 1 20 0\n"
    text += "\n".join(statements) + '\n\tret;\n}\n.file 1 "kernel.cu"\n'
    return [[frame.line for frame in i.stack] for i in lines_of("prefetch", "k", text)]


def copy(before: str, register: str) -> str:
    asm = f"prefetch.global.L2 [{register}];"
    return f"{before}\t// begin inline asm\n\t{asm}\n\t// end inline asm"


A, B = [5, 10, 31], [5, 10, 32]


def test_unidentified_callers_are_omitted():
    callers = copies(copy(FIRST, "%rd1"), copy(SECOND, "%rd1"), "LOOP:", copy(ANY, "%rd1"))
    assert callers == [A, B, [5, 10]]


def test_the_last_call_in_a_basic_block_is_chosen():
    assert copies(copy(FIRST, "%rd1"), copy(SECOND, "%rd2"), copy(ANY, "%rd3")) == [A, B, B]
    inner = "{ .reg .pred %q; WAIT: @%q bra WAIT; }"  # inline assembly, not the compiler's
    assert copies(copy(FIRST, "%rd1"), copy(SECOND, "%rd2"), inner, copy(ANY, "%rd3")) == [A, B, B]


def test_in_python_the_innermost_line_is_the_call():
    helper = """\t.loc 1 5 0
\t.loc 1 7 3, function_name $A, inlined_at 1 9 0
\t// begin inline asm
\tbar.sync 0;
\t// end inline asm
\tret;
}
.file 1 "lab.py"
"""
    (barrier,) = lines_of("bar.sync", "k", HEAD + helper)
    assert barrier.location.line == 7
    (barrier,) = lines_of("bar.sync", "k", HEAD + helper.replace("lab.py", "lab.cu"))
    assert barrier.location.line == 9


def test_llvm_s_line_count_within_an_assembly_is_not_a_source_line():
    assembly = """\t.loc 1 27 16
\t// begin inline asm
\t{ .reg .pred complete;
\t.loc 1 28 16
\tWAIT: mbarrier.try_wait.parity.shared::cta.b64 complete, [%r1], 0;
\t.loc 1 29 16
\t@!complete bra WAIT; }
\t// end inline asm
\tret;
}
.file 1 "kernel.mojo"
"""
    text = HEAD + ".reg .b32 %r<2>;\n" + assembly
    (wait,) = lines_of("mbarrier.try_wait", "k", text)
    assert wait.location.line == 27
    assert source_place(text, wait.ptx_line).line == 27


def test_the_location_of_a_line_in_unparsed_text():
    (first, _) = lines_of("mbarrier.init")
    place = source_place(WRAPPERS.replace("ret;", "no such thing;"), first.ptx_line)
    assert place is not None and place.line == first.location.line
