"""Compiled kernels are found in the cache after their functions have moved, with their new
lines.
"""

from __future__ import annotations

import linecache
import re

import pytest

from harness.course.compiler import compile_kernel
from harness.course.compiler.fingerprint import Place, moved
from harness.course.compiler.numba_cuda.front_end import FRONT_END
from tests.course.compiler.kernels import FLOATS

HEAD = "import numpy as np\nfrom numba import cuda\n"
TWICE = """
@cuda.jit(device=True)
def twice(x):
    return x + x
"""
KERNEL = """
@cuda.jit
def shifted(x):
    tile = cuda.shared.array(32, np.float32)
    i = cuda.grid(1)
    tile[i] = twice(x[i])
    cuda.syncthreads()
    if i > 0:
        x[i] = tile[i - 1].view(np.int32)
"""
ALONE = KERNEL.replace("twice(x[i])", "x[i] + x[i]").replace(".view(np.int32)", "")
REMARK = "# of nobody\n"


@pytest.fixture
def compilations(monkeypatch):
    """Count the compilations that numba really makes."""
    calls = []
    real = FRONT_END.to_ptx
    monkeypatch.setattr(FRONT_END, "to_ptx", lambda *a: calls.append(a) or real(*a))
    return calls


def _kernel(path, text):
    path.write_text(text)
    linecache.checkcache()
    names = {"__name__": "__main__"}
    exec(compile(text, str(path), "exec"), names)
    return names["shifted"]


def _ptx(kernel) -> str:
    """Return the PTX without names of inlined functions and numbers of arrays, which numba
    counts.
    """
    ptx = compile_kernel(kernel, (FLOATS,)).ptx
    text = ptx.partition("\t.section\t.debug_")[0]
    return re.sub(r"_cudapy_smem_\d+", "array", text)


@pytest.mark.parametrize(
    ("name", "first", "text"),
    [
        ("again.py", HEAD + TWICE + KERNEL, HEAD + TWICE + KERNEL),
        ("first.py", HEAD + TWICE + KERNEL, HEAD + REMARK + TWICE + KERNEL),
        ("again.py", HEAD + TWICE + KERNEL, HEAD + TWICE + 5 * REMARK + KERNEL),
        ("again.py", HEAD + ALONE, HEAD + REMARK + ALONE),
    ],
)
def test_a_moved_kernel_is_found_with_its_new_lines(
    fresh_cache, compilations, monkeypatch, name, first, text
):
    before = compile_kernel(_kernel(fresh_cache / "first.py", first), (FLOATS,))
    kernel = _kernel(fresh_cache / name, text)
    after = compile_kernel(kernel, (FLOATS,))
    ptx = _ptx(kernel)
    assert len(compilations) == 1 and "shared$tile" in ptx
    assert next(iter(after.sources.values())) == text
    monkeypatch.setenv("HARNESS_CACHE_DIR", "off")
    assert _ptx(kernel) == ptx
    assert len(compilations) == 2 and after.ptx != before.ptx


@pytest.mark.parametrize(
    "text",
    [
        HEAD + TWICE + KERNEL.replace("    if", f"{REMARK}    if"),
        HEAD + TWICE.replace("    return", f"{REMARK}    return") + KERNEL,
        HEAD + TWICE.replace("x + x", "x * x") + KERNEL,
    ],
)
def test_other_lines_inside_or_another_text_are_another_kernel(fresh_cache, compilations, text):
    for each in (HEAD + TWICE + KERNEL, text):
        compile_kernel(_kernel(fresh_cache / "first.py", each), (FLOATS,))
    assert len(compilations) == 2


PTX = """
.loc\t1 3 1
.loc\t1 9 1, function_name $L__info_string0, inlined_at 1 4 1
.loc\t2 7 1
.loc\t1 5 1
\t.file\t1 "/a.py"
\t.file\t2 "/numba.py"
"""


def test_lines_move_with_their_functions():
    before, now = [Place("/a.py", 2, 5), Place("/a.py", 8, 9)], [Place("/b.py", 12, 15)]
    result = moved(PTX, before, [*now, Place("/b.py", 1, 2)])
    assert (
        result
        == """
.loc\t1 13 1
.loc\t1 2 1, function_name $L__info_string0, inlined_at 1 14 1
.loc\t2 7 1
.loc\t1 15 1
\t.file\t1 "/b.py"
\t.file\t2 "/numba.py"
"""
    )
    assert moved(PTX, before, before) == PTX


def test_functions_of_a_file_may_be_split_over_several():
    """For example, a module's functions spread over a notebook's cells."""
    before, now = [Place("/a.py", 2, 5), Place("/a.py", 8, 9)], [Place("/b.py", 2, 5)]
    there = moved(PTX, before, [*now, Place("/c.py", 1, 2)])
    assert (
        there
        == """
.loc\t1 3 1
.loc\t3 2 1, function_name $L__info_string0, inlined_at 1 4 1
.loc\t2 7 1
.loc\t1 5 1
\t.file\t1 "/b.py"
\t.file\t2 "/numba.py"
\t.file\t3 "/c.py"
"""
    )
    assert moved(there, [*now, Place("/c.py", 1, 2)], before) == PTX


def test_a_line_shared_by_two_separated_functions_is_unassigned():
    before = [Place("/a.py", 2, 5), Place("/a.py", 4, 9)]
    assert moved(PTX, before, [Place("/a.py", 3, 6), Place("/a.py", 5, 10)]) is not None
    assert moved(PTX, before, [Place("/a.py", 3, 6), Place("/a.py", 4, 9)]) is None
    assert moved(PTX, before[:1], [Place("/a.py", 3, 6)]) is None
    assert moved(PTX, [Place("/c.py", 1, 9)], [Place("/c.py", 2, 10)]) is None
