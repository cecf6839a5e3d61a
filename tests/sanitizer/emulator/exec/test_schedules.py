"""The purpose of each schedule, shown by a kernel that lacks synchronization."""

from __future__ import annotations

import numpy as np

from tests.sanitizer.emulator.exec.test_launch import launch

WARPS = 4
# The first lane of each warp takes a ticket, some instructions after the warps have parted.
TICKETS = """
  and.b32 %n, %t, 31; setp.ne.u32 %p, %n, 0; @%p bra done;
  atom.global.add.u32 %n, [ticket], 1; st.global.u32 [%mine], %n;
done:
"""
# Each thread writes an element, and the first stores all: no barrier between.
STORED_BEFORE_THEY_WRITE = """
  mov.u32 %v, tile; mad.lo.u32 %v, %t, 4, %v; add.u32 %n, %t, 1; st.shared.u32 [%v], %n;
  fence.proxy.async.shared::cta;
  setp.ne.u32 %p, %t, 0; @%p bra done;
  cp.async.bulk.global.shared::cta.bulk_group [%out], [tile], 512;
  cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;
done:
"""
MODULE = ".global .align 4 .u32 ticket; .shared .align 16 .b8 tile[512]; "
MODULE += ".shared .align 8 .b64 bar;"


def run(body: str, schedule: str) -> np.ndarray:
    """Return the output of 128 threads, uint32[128]."""
    block = (32 * WARPS, 1, 1)
    return launch(body, module=MODULE, block=block, blocks=WARPS, schedule=schedule, grid=(1, 1, 1))


def test_warps_run_one_after_another() -> None:
    for schedule, order in (("warps-apart", [3, 2, 1, 0]), ("early-copies", [0, 1, 2, 3])):
        assert run(TICKETS, schedule)[::32].tolist() == order


def test_the_first_warp_issues_before_the_others_have_written() -> None:
    for schedule in ("late-copies", "early-copies", "warps-apart"):
        stored = run(STORED_BEFORE_THEY_WRITE, schedule)
        right = np.array_equal(stored, np.arange(1, 32 * WARPS + 1))
        assert right == (schedule != "early-copies"), schedule


# The first thread stores a tile and waits until that has been read; nobody waits for the thread.
OVERWRITTEN_WHILE_IT_IS_READ = """
  mov.u32 %v, tile; mad.lo.u32 %v, %t, 4, %v; add.u32 %n, %t, 1; st.shared.u32 [%v], %n;
  fence.proxy.async.shared::cta; bar.sync 0;
  setp.ne.u32 %p, %t, 0; @%p bra again;
  cp.async.bulk.global.shared::cta.bulk_group [%out], [tile], 512;
  cp.async.bulk.commit_group; {of_one}
again:
  {of_all}
  st.shared.u32 [%v], 0;
  @%p bra done;
  cp.async.bulk.wait_group 0;
done:
"""


def test_late_stores_read_bytes_written_meanwhile() -> None:
    """Also if all threads wait: only the first has committed stores to wait for."""
    for who in ("of_one", "of_all"):
        waits = {"of_one": "", "of_all": "", who: "cp.async.bulk.wait_group.read 0;"}
        stored = run(OVERWRITTEN_WHILE_IT_IS_READ.format(**waits), "late-copies")
        assert stored[32:].tolist() == [0] * 96 and stored[0] == 1, who


# All say that they have read before they do; a warp waits for that, and overwrites what they read.
OVERWRITTEN_BEFORE_IT_IS_READ = """
  .reg .pred %overwrites;
  mov.u32 %v, tile; mad.lo.u32 %v, %t, 4, %v; st.shared.u32 [%v], 1;
  setp.eq.u32 %p, %t, 0; @%p mbarrier.init.shared::cta.b64 [bar], 128;
  bar.sync 0;
  shr.u32 %n, %t, 5; setp.eq.u32 %overwrites, %n, {warp}; @%overwrites bra overwrite;
  mbarrier.arrive.shared::cta.b64 _, [bar];
  ld.shared.u32 %n, [%v]; st.global.u32 [%mine], %n;
  bra done;
overwrite:
  mbarrier.arrive.shared::cta.b64 _, [bar];
again:
  mbarrier.{wait}.parity.shared::cta.b64 %p, [bar], 0; @!%p bra again;
  mov.u32 %v, tile; and.b32 %n, %t, 31; mad.lo.u32 %v, %n, 16, %v;
  mov.u32 %n, 0; st.shared.v4.u32 [%v], {{%n, %n, %n, %n}};
done:
"""


def test_released_warps_run_before_the_last_arriving_warp() -> None:
    """The arriving warp is the first in the order of the schedule."""
    for schedule, warp in (("early-copies", 0), ("warps-apart", 3)):
        for wait in ("try_wait", "test_wait"):
            read = run(OVERWRITTEN_BEFORE_IT_IS_READ.format(warp=warp, wait=wait), schedule)
            assert np.count_nonzero(read) == 64, (schedule, wait)  # threads that had read before
