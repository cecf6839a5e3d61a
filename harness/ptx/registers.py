"""Registers moved from one warpgroup to another while a kernel runs. PTX ISA: "setmaxnreg".

A block starts with the registers a thread that the compiler chose. Warpgroups that only issue
copies give some back (`setmaxnreg_dec`), and those that compute take them (`setmaxnreg_inc`).
"""

from __future__ import annotations

from harness.ptx._annotations import Registers
from harness.ptx._inline import instruction


@instruction("setmaxnreg.inc.sync.aligned.u32 $n;")
def setmaxnreg_inc(n: Registers) -> None:
    """Take registers, until each thread of this warp has ``n``.

    PTX: ``setmaxnreg.inc.sync.aligned.u32 n;``

    n: constant when the kernel is compiled (an immediate in PTX): a multiple of 8, 24 to 256, and
    no fewer than the thread has. Issued by: all threads of all four warps of a warpgroup, the
    same n; a barrier before the next setmaxnreg.
    Proxy: none. Memory: none. The new registers hold nothing in particular.
    Completes: when other warps of the block have given back enough. PTX ISA: "setmaxnreg".
    """


@instruction("setmaxnreg.dec.sync.aligned.u32 $n;")
def setmaxnreg_dec(n: Registers) -> None:
    """Give registers back, until each thread of this warp has ``n``.

    PTX: ``setmaxnreg.dec.sync.aligned.u32 n;``

    n: constant when the kernel is compiled (an immediate in PTX): a multiple of 8, 24 to 256, and
    no more than the thread has. Issued by: all threads of all four warps of a warpgroup, the
    same n; a barrier before the next setmaxnreg.
    Proxy: none. Memory: none. Completes: at once. PTX ISA: "setmaxnreg".
    """
