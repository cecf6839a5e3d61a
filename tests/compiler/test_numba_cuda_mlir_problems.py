"""The problems of numba-cuda-mlir on docs/compilers.md: each kernel there shows its problem."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "compilers.md"
HEAD = "import numpy as np\nfrom numba_cuda_mlir import cuda, types\n"
HEAD += "from numba_cuda_mlir.cuda import experimental\n"

mlir = pytest.importorskip("numba_cuda_mlir")


def kernels() -> dict[str, str]:
    """The code of each section, by its title."""
    _, sections = PAGE.read_text().split("\n## Problems that we met\n")
    return dict(re.findall(r"\n### ([^\n]+)\n.*?```python\n(.*?)```", sections, re.DOTALL))


def ptx_of(code: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr("numba_cuda_mlir.tools._cached_cc", (9, 0))
    file = folder / "problem.py"
    file.write_text(HEAD + code)
    spec = importlib.util.spec_from_file_location("problem", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "problem", module)
    spec.loader.exec_module(module)
    types = mlir.types
    signature = getattr(module, "kernel_types", types.void(types.int32[::1]))
    return module.kernel.compile(signature).ptx


REFUSED = {
    "Most of Hopper's intrinsics are refused for Hopper": "unsupported NVVM op: nvvm.fence",
    "A special register cannot be named in inline PTX": "Bad \\$ operand number",
    "inline_ptx must be reached through its module": "Untyped global name 'inline_ptx'",
    "cuda.threadfence does not compile": "triggered a compiler bug",
    "Functions have a type and no code": "triggered a compiler bug",
}


def passes_a_pointer(ptx: str) -> bool:
    return re.findall(r"\.param (\S+)", ptx) == [".u64"]


def has_no_static_array(ptx: str) -> bool:
    return re.search(r"\.shared [^;\[]*\[\d", ptx) is None and "__dynamic_shmem" in ptx


def declares_sixteen_bytes(ptx: str) -> bool:
    return re.search(r"\.shared \.align 16 \.b8 __dynamic_shmem", ptx) is not None


def stores_nothing(ptx: str) -> bool:
    return "st.global" not in ptx


def lacks_lines_of_calls(ptx: str) -> bool:
    """The kernel's statements are lines 11 to 14, and the device function's is line 6."""
    lines = re.findall(r"\.loc\s+1 (\d+)[^\n]*\s+// begin inline asm", ptx)
    return "inlined_at" not in ptx and lines[0] == "6" and int(lines[1]) > 14


def stores_the_product_of_extents(ptx: str) -> bool:
    return "mul" in ptx[: ptx.index("st.global")]


def prints_64_bits_of_32(ptx: str) -> bool:
    """The format is ``%lld``, a line break and 0, in bytes."""
    return "{37, 108, 108, 100, 10}" in ptx and "st.local.u32" in ptx


def reads_before_it_swaps(ptx: str) -> bool:
    return "atom.inc" not in ptx and ptx.index("ld.global") < ptx.index("atom.global.cas")


ACCEPTED: dict[str, Callable[[str], bool]] = {
    "A tensor map is passed as a pointer": passes_a_pointer,
    "A shared array whose size is an expression is dynamic": has_no_static_array,
    "Dynamic shared memory is not aligned as requested": declares_sixteen_bytes,
    "A NaN is not unequal to itself": stores_nothing,
    "The length of an array with two axes is the number of its elements": (
        stores_the_product_of_extents
    ),
    "A printed int32 has four bytes too many": prints_64_bits_of_32,
    "An atomic on integers begins with a plain load": reads_before_it_swaps,
    "Lines of calls are lost": lacks_lines_of_calls,
}


def test_every_problem_of_the_page_is_tested() -> None:
    assert kernels().keys() == REFUSED.keys() | ACCEPTED.keys()


@pytest.mark.parametrize("title", REFUSED)
def test_a_kernel_is_refused(title: str, tmp_path: Path, monkeypatch) -> None:
    with pytest.raises(Exception, match=REFUSED[title]):
        ptx_of(kernels()[title], tmp_path, monkeypatch)


@pytest.mark.parametrize("title", ACCEPTED)
def test_the_ptx_of_a_kernel_shows_the_problem(title: str, tmp_path: Path, monkeypatch) -> None:
    assert ACCEPTED[title](ptx_of(kernels()[title], tmp_path, monkeypatch))
