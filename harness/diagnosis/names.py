"""Hints in the words of what the PTX came from: PTX, `cuda::ptx`, CUTLASS, Triton, Mojo, this
course.

Messages are written in the names of `harness.ptx` (see `wording`). The instruction table knows what
each of these is in PTX and what it is called elsewhere; a name that the other interface lacks is
given as PTX. Which compiler wrote a text is seen from its comments, file names and mangled names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from harness.isa.table.elsewhere import CUDA_PTX, CUTLASS, GLUON, MOJO, Interface
from harness.isa.table.index import ROWS
from harness.isa.text import skim
from harness.isa.text.names import MOJOS, NUMBAS
from harness.launches import Words

_NAME = r"(?P<name>cuda\.syncthreads|[a-z]+_\w+)(?:\((?P<given>[\w, ]*)\))?"
_CALL = re.compile(rf"(?<![.:\w`]){_NAME}(?![\w`]|\.\w)")
_IN_PTX = {
    "cuda.syncthreads": "bar.sync 0",
    "mbarrier_wait_parity": "mbarrier.try_wait.parity in a loop",
    "cp_async_bulk_wait_group": "cp.async.bulk.wait_group N",
    "cp_async_bulk_wait_group_read": "cp.async.bulk.wait_group.read N",
    "wgmma_wait_group": "wgmma.wait_group.sync.aligned N",
    "scale_d": "scale-d",
}
_IN_CUDA = {
    "cuda.syncthreads": "__syncthreads()",
    "mbarrier_wait_parity": "cuda::ptx::mbarrier_try_wait_parity in a loop",
}
_IN_TRITON = {"cuda.syncthreads": "gl.barrier()", "scale_d": "use_acc"}
_IN_MOJO = {"cuda.syncthreads": "barrier()"}


@lru_cache(maxsize=64)
def words_of(ptx: str) -> Words:
    """The words for messages about this PTX: those of the interface that it was written with."""
    if any(mark in ptx for mark in NUMBAS):
        return "course"
    files = set(skim.files(ptx).values())
    if "global_smem" in ptx or any("triton" in file for file in files):
        return "triton"
    if MOJOS in ptx or any(file.endswith(".mojo") for file in files):
        return "mojo"
    if any("cutlass" in file or "/cute/" in file for file in files):
        return "cutlass"
    if re.search(r"\d(cutlass|cute)\d|kernel_cutlass_", ptx):
        return "cutlass"
    python = [file for file in files if file.endswith(".py")]
    if python:  # numba's, where a kernel has no shared arrays
        return "course" if "NVVM Compiler" in ptx else "triton"
    is_cpp = files or "Cuda compilation tools" in ptx or re.search(r"\b_ZZ?N?\d", ptx)
    return "cuda" if is_cpp else "ptx"


class Names:
    """The names of one dialect, as messages use them: ``{ptx:NAME}`` formats an instance."""

    def __init__(self, words: Words):
        self._theirs = {} if words == "course" else _names(words)

    def __format__(self, call: str) -> str:
        return self.spell(call)

    def spell(self, call: str) -> str:
        """``mbarrier_inval(bar)`` in this dialect; as it stands if the dialect is the course's or
        has no such name. ``N`` in a dialect's name is the argument."""
        name, _, arguments = call.rstrip(")").partition("(")
        theirs = self._theirs.get(name)
        return call if theirs is None else re.sub(r"\bN\b", arguments or "0", theirs)

    def code(self, call: str) -> str:
        """The same in backquotes."""
        name, in_a_loop, _ = self.spell(call).partition(" in a loop")
        return f"`{name}`{in_a_loop}"

    def text(self, text: str) -> str:
        """The words of an exception, whose names are those of `harness.ptx`."""
        if not self._theirs:
            return text
        return _CALL.sub(lambda match: self.spell(match[0]), text)


@cache
def _names(words: Words) -> dict[str, str]:
    """Their name for each of ours; ``N`` stands for the number that is given."""
    wrappers = (wrapper for row in ROWS.values() for wrapper in row.wrappers)
    found = {wrapper.name: wrapper.opcode for wrapper in wrappers} | _IN_PTX
    if words in ("cuda", "cutlass"):
        found |= {ours: f"cuda::ptx::{theirs}" for ours, theirs in _inverted(CUDA_PTX)}
        found |= _IN_CUDA
    if words == "cutlass":
        found |= dict(_inverted(CUTLASS))
    if words == "triton":
        found |= dict(_inverted(GLUON)) | _IN_TRITON
    if words == "mojo":
        found |= dict(_inverted(MOJO)) | _IN_MOJO
    return found


def _inverted(interface: Interface) -> Iterator[tuple[str, str]]:
    """``(ours, theirs)``: for each of our names the first of theirs that stands for no other
    name."""
    known = set()
    for pair in interface.pairs:
        theirs = pair.theirs.split(", ::")[0].split(", c")[0]
        if len(pair.ours) == 1 and "{" not in pair.ours[0] + theirs and "..." not in theirs:
            ours = pair.ours[0].removeprefix("ptx.")
            if ours not in known:
                known.add(ours)
                yield ours, theirs
