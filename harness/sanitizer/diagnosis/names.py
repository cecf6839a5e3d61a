"""Messages in the dialect of the PTX's origin: PTX, `cuda::ptx`, CUTLASS, Triton, Gluon, Mojo, this
course.

Messages are written in the names of `harness.ptx` (see `wording`). The instruction table knows the
PTX of each and its names elsewhere; a name that the other interface lacks is given as PTX. The
compiler that wrote a text is recognized by its comments, debug information and names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import PurePath
from typing import Literal, get_args

from harness.sanitizer.isa.table.elsewhere import CUDA_PTX, CUTLASS, GLUON, MOJO, Interface
from harness.sanitizer.isa.table.index import ROWS
from harness.sanitizer.isa.text import lexer
from harness.sanitizer.isa.text.kernel import Ptx
from harness.sanitizer.isa.text.names import MLIRS, MOJOS, NUMBAS

Dialect = Literal["ptx", "cuda", "cutlass", "triton", "gluon", "mojo", "course"]
DIALECTS: tuple[Dialect, ...] = get_args(Dialect)

_IN_PTX = {
    "cuda.syncthreads": "bar.sync 0",
    "cuda.syncwarp": "bar.warp.sync 0xffffffff",
    "mbarrier_wait_parity": "mbarrier.try_wait.parity in a loop",
    "cp_async_bulk_wait_group": "cp.async.bulk.wait_group N",
    "cp_async_bulk_wait_group_read": "cp.async.bulk.wait_group.read N",
    "wgmma_wait_group": "wgmma.wait_group.sync.aligned N",
    "scale_d": "scale-d",
}
_IN_CUDA = {
    "cuda.syncthreads": "__syncthreads()",
    "cuda.syncwarp": "__syncwarp()",
    "mbarrier_wait_parity": "cuda::ptx::mbarrier_try_wait_parity in a loop",
}
_IN_TRITON = {"cuda.syncthreads": "tl.debug_barrier()", "cuda.syncwarp": "tl.debug_barrier()"}
_IN_GLUON = {
    "cuda.syncthreads": "gl.barrier()",
    "cuda.syncwarp": "gl.barrier()",
    "scale_d": "use_acc",
}
_IN_MOJO = {"cuda.syncthreads": "barrier()", "cuda.syncwarp": "syncwarp()"}
_TRITONS = ".b8 global_smem[]"  # all shared memory of a kernel of Triton's
_GLUON = re.compile(r"\btriton\.experimental(\.gluon\b|\s+import\s+gluon\b)")
_CUTLASS = re.compile(r"\d(cutlass|cute)\d|kernel_cutlass_")


def dialect_of(ptx: Ptx, sources: Mapping[str, str] | None = None) -> Dialect:
    """Return the dialect for messages about this PTX: that of the API it was written with.

    Triton compiles both its own language and Gluon: the text of the source files, by name, decides,
    if it is known.
    """
    dialect = _dialect_of(ptx)
    texts = (sources or {}).values()
    if dialect == "triton" and any(_GLUON.search(text) for text in texts):
        return "gluon"
    return dialect


@lru_cache(maxsize=64)
def _dialect_of(module: Ptx) -> Dialect:
    """Return the dialect that the PTX shows by its compiler and its names. Names of source files
    show no more than the language, by the suffix."""
    ptx = module.text
    if any(mark in ptx for mark in NUMBAS):
        return "course"
    is_nvvm = "NVIDIA NVVM Compiler" in ptx
    if MLIRS in ptx:
        return "ptx"
    producer = lexer.producer(ptx)
    if producer == "triton" or (_TRITONS in ptx and not is_nvvm):
        return "triton"
    suffixes = {PurePath(file).suffix for file in lexer.files(ptx).values()}
    if MOJOS in ptx or ".mojo" in suffixes:
        return "mojo"
    if _CUTLASS.search(ptx) or any(_CUTLASS.search(name) for name in lexer.debug_strings(ptx)):
        return "cutlass"
    if ".py" in suffixes:  # numba's, if a kernel has no shared arrays
        return "course" if is_nvvm else "triton"
    is_cpp = suffixes or "Cuda compilation tools" in ptx or re.search(r"\b_ZZ?N?\d", ptx)
    return "cuda" if is_cpp else "ptx"


class Names:
    """The names of a dialect, as messages use them."""

    def __init__(self, dialect: Dialect):
        self._theirs = {} if dialect == "course" else _names(dialect)

    def spell(self, call: str) -> str:
        """``mbarrier_inval(bar)`` in this dialect; as it is if the dialect is the course's or
        has no such name. ``N`` in a dialect's name is the argument."""
        name, _, arguments = call.rstrip(")").partition("(")
        theirs = self._theirs.get(name)
        return call if theirs is None else re.sub(r"\bN\b", arguments or "0", theirs)

    def code(self, call: str) -> str:
        """The same in backquotes."""
        name, in_a_loop, _ = self.spell(call).partition(" in a loop")
        return f"`{name}`{in_a_loop}"


@cache
def _names(dialect: Dialect) -> dict[str, str]:
    """Their name for each of ours; ``N`` is replaced by the given number."""
    wrappers = (wrapper for row in ROWS.values() for wrapper in row.wrappers)
    names = {wrapper.name: wrapper.opcode for wrapper in wrappers} | _IN_PTX
    if dialect in ("cuda", "cutlass"):
        names |= {ours: _qualified(theirs) for ours, theirs in _inverted(CUDA_PTX)}
        names |= _IN_CUDA
    if dialect == "cutlass":
        names |= dict(_inverted(CUTLASS))
    if dialect == "triton":
        names |= _IN_TRITON
    if dialect == "gluon":
        names |= dict(_inverted(GLUON)) | _IN_GLUON
    if dialect == "mojo":
        names |= dict(_inverted(MOJO)) | _IN_MOJO
    return names


def _qualified(call: str) -> str:
    """A call of `cuda::ptx`, and the tags among its arguments, which are of that namespace, too."""
    return re.sub(r"^|\b(?=(?:sem|scope|space|n32)_)", "cuda::ptx::", call)


def _inverted(interface: Interface) -> Iterator[tuple[str, str]]:
    """``(ours, theirs)``: for each of our names the first of theirs that means no other name."""
    known = set()
    for pair in interface.pairs:
        theirs = pair.theirs.split(", ::")[0].split(", c")[0]
        if len(pair.ours) == 1 and "{" not in pair.ours[0] + theirs and "..." not in theirs:
            ours = pair.ours[0].removeprefix("ptx.")
            if ours not in known:
                known.add(ours)
                yield ours, theirs
