"""Kernels whose warps do not converge as PTX requires."""

from __future__ import annotations

HEADER = ".version 8.3\n.target sm_90a\n.address_size 64\n"


def entry(name: str, parameters: str, body: str, before: str = "", directives: str = "") -> str:
    return f"{HEADER}{before}\n.visible .entry {name}({parameters}) {directives}\n{{\n{body}\n}}\n"


_MARK = "ld.param.u64 %to, [out]; mov.u32 %r, 1; st.global.u32 [%to], %r; ret;"
_START = ".reg .b64 %to; .reg .b32 %r, %t, %w, %n; .reg .pred %p; mov.u32 %t, %tid.x;"


def togetherness() -> dict[str, tuple[str, int]]:
    """Kernels that break a convergence rule: their PTX and the threads per block."""

    def kernel(body: str, threads: int, directives: str = "", before: str = ""):
        full = f"{_START}\n{body}\n{_MARK}"
        return entry("together", ".param .u64 out", full, before, directives), threads

    sized = ".maxntid 384 .minnctapersm 1"
    by_warp = "shr.u32 %w, %t, 5; setp.eq.u32 %p, %w, {warp}; @!%p bra ELSE;"
    group = "shr.u32 %w, %t, 7; setp.eq.u32 %p, %w, 0; @!%p bra ELSE;"
    return {
        "setmaxnreg by one warp of a warpgroup": kernel(
            by_warp.format(warp=1) + "setmaxnreg.dec.sync.aligned.u32 40; ELSE:", 384, sized
        ),
        "setmaxnreg, warps of a warpgroup differ": kernel(
            by_warp.format(warp=1)
            + "setmaxnreg.dec.sync.aligned.u32 40; bra DONE;"
            + "ELSE: setmaxnreg.dec.sync.aligned.u32 64; DONE:",
            384,
            sized,
        ),
        "setmaxnreg.inc beyond the pool, all three warpgroups": kernel(
            "setmaxnreg.inc.sync.aligned.u32 240;", 384, sized
        ),
        "setmaxnreg.inc to 240 and 240 after one gave all but 24": kernel(
            group
            + "setmaxnreg.dec.sync.aligned.u32 24; bra DONE;"
            + "ELSE: setmaxnreg.inc.sync.aligned.u32 240; DONE:",
            384,
            sized,
        ),
        "setmaxnreg.inc to 248 and 248 after one gave all but 24": kernel(
            group
            + "setmaxnreg.dec.sync.aligned.u32 24; bra DONE;"
            + "ELSE: setmaxnreg.inc.sync.aligned.u32 248; DONE:",
            384,
            sized,
        ),
        "setmaxnreg.dec to more than there are": kernel(
            "setmaxnreg.dec.sync.aligned.u32 232;", 384, sized
        ),
        "setmaxnreg.inc to fewer than there are": kernel(
            "setmaxnreg.inc.sync.aligned.u32 24;", 384, sized
        ),
        "bar.sync of 124 threads": kernel(
            "mov.u32 %n, %ntid.x; sub.u32 %n, %n, 4; bar.sync 1, %n;", 128
        ),
        "bar.sync of 96 threads by 128": kernel("mov.u32 %n, 96; bar.sync 1, %n;", 128),
        "bar.sync of 64 and of 128 threads": kernel(
            by_warp.format(warp=0)
            + "mov.u32 %n, 64; bar.sync 1, %n; bra DONE; ELSE: mov.u32 %n, 128;"
            + "bar.sync 1, %n; DONE:",
            128,
        ),
        "bar.sync by half a warp": kernel(
            "setp.lt.u32 %p, %t, 16; @!%p bra ELSE; bar.sync 0; bra DONE; ELSE: bar.sync 0; DONE:",
            32,
        ),
        "barrier.cta.sync.aligned by one lane, the others leave": kernel(
            "setp.eq.u32 %p, %t, 0; @!%p bra ELSE; barrier.cta.sync.aligned 0; ELSE:", 32
        ),
        "an mbarrier initialized twice": kernel(
            "mov.u32 %r, bars; mbarrier.init.shared::cta.b64 [%r], 1;"
            "mbarrier.init.shared::cta.b64 [%r], 1;",
            32,
            before=".shared .align 8 .b64 bars[4];",
        ),
        "wgmma.fence by one warp": kernel(
            by_warp.format(warp=1) + "wgmma.fence.sync.aligned; ELSE:", 128
        ),
        "an mbarrier 32 KB beyond shared memory": kernel(
            "mov.u32 %r, bars; add.u32 %r, %r, 32768; mbarrier.init.shared::cta.b64 [%r], 1;",
            32,
            before=".shared .align 8 .b64 bars[4];",
        ),
        "an mbarrier 8 bytes beyond shared memory": kernel(
            "mov.u32 %r, bars; add.u32 %r, %r, 32; mbarrier.init.shared::cta.b64 [%r], 1;",
            32,
            before=".shared .align 8 .b64 bars[4];",
        ),
        "shfl.sync by a lane that its mask leaves out": kernel(
            "shfl.sync.idx.b32 %r, %t, 0, 31, 1;", 32
        ),
        "shfl.sync that names a lane that left": kernel(
            "setp.eq.u32 %p, %t, 3; @%p ret; shfl.sync.idx.b32 %r, %t, 0, 31, 0xffffffff;", 32
        ),
        "elect.sync by one lane with a full mask, the others leave": kernel(
            "setp.ne.u32 %p, %t, 0; @%p ret; elect.sync %r|%p, 0xffffffff;", 32
        ),
    }
