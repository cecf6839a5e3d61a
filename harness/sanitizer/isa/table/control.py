"""Control flow, traps, sleep, and registers of warpgroups (PTX ISA 9.7.12, 9.7.19).

A block starts with the registers per thread that the compiler chose. Warpgroups that only issue
copies release some (`setmaxnreg_dec`), and those that compute request them (`setmaxnreg_inc`).
"""

from __future__ import annotations

from harness.sanitizer.isa.table.row import LABEL, Row, form, immediate, reads, row, wrapper, writes

_MISCELLANEOUS: tuple[Row, ...] = (
    row("brkpt 9.7.19.1 Breaks into a debugger; without one, ends the kernel.", form("brkpt", "")),
    row(
        "nanosleep 9.7.19.2 Sleeps for about the given number of nanoseconds.",
        form("nanosleep.u32", "time"),
    ),
    row("trap 9.7.19.4 Ends the kernel with an error.", form("trap", "")),
    row(
        "setmaxnreg 9.7.19.5 Releases or requests registers.",
        form("setmaxnreg.<change>.sync.aligned.u32", "n", change="inc dec"),
        wrapper(
            "setmaxnreg_dec(n: Registers)",
            "setmaxnreg.dec.sync.aligned.u32 $n;",
            "Release registers, so that each thread of this warp has ``n``.",
            "n: constant when the kernel is compiled (an immediate in PTX): a multiple of 8, 24 "
            "to 256, and no more than the thread has.",
        ),
        wrapper(
            "setmaxnreg_inc(n: Registers)",
            "setmaxnreg.inc.sync.aligned.u32 $n;",
            "Request registers, so that each thread of this warp has ``n``.",
            "n: constant when the kernel is compiled (an immediate in PTX): a multiple of 8, 24 "
            "to 256, and no fewer than the thread has.",
            memory="none. The contents of the new registers are undefined",
            completes="when other warps of the block have released enough",
        ),
        issuer="warpgroup",
        needs="sm_90a",
        completion="when others come",
        roles={"n": immediate(range(24, 257, 8))},
        issued_by="all threads of all four warps of a warpgroup, with the same n; a barrier before "
        "the next setmaxnreg",
        memory="none",
    ),
)


ROWS: tuple[Row, ...] = (
    row("bra 9.7.12.3 Jumps to a label.", form("bra{.uni}", "target")),
    row(
        "brx 9.7.12.4 Jumps to one of several labels, chosen by an index.",
        form("brx.idx{.uni}", "index, targets"),
        roles={"index": reads("u32")},
    ),
    row(
        "call 9.7.12.5 Calls a function.",
        form("call{.uni}", "f{, returned}{, arguments}{, prototype}"),
        roles={"f": LABEL, "returned": writes("b32"), "arguments": reads("b32")},
    ),
    row(
        "ret 9.7.12.6 Returns from a function; from a kernel, ends the thread.",
        form("ret{.uni}", ""),
    ),
    row("exit 9.7.12.7 Ends the thread.", form("exit", "")),
    *_MISCELLANEOUS,
)
