"""Warps: one thread of them is chosen. PTX ISA: "elect.sync"."""

from __future__ import annotations

from harness.ptx._annotations import LaneMask
from harness.ptx._inline import instruction


@instruction(
    "{\n\t"
    ".reg .pred elected;\n\t"
    "elect.sync _|elected, $mask;\n\t"
    "selp.u32 $result, 1, 0, elected;\n\t"
    "}"
)
def elect_sync(mask: LaneMask = 0xFFFFFFFF) -> bool:  # type: ignore[empty-body]
    """Whether this thread is the one that is elected, among those of its warp in ``mask``.

    PTX: ``elect.sync _|p, mask;``

    mask: uint32, a bit a lane; the calling thread's own bit is set. Without it, the whole warp.
    Issued by: all threads of ``mask`` together: in ``if warp == 0 and ptx.elect_sync():`` the
    whole warp comes here, and one thread goes on. The choice is the same each time.
    Proxy: none. Memory: none. Completes: at once. PTX ISA: "elect.sync".
    """
