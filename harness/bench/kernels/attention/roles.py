"""A block from rung 8 on: its shared memory, and what its warpgroups have in common.

Two or three warpgroups of consumers have 64 rows of Q each; a thread of another warpgroup, the
producer, loads Q, and K and V through a ring each. A buffer is released after reading by an
arrival of each warpgroup of consumers. Named barriers pass the Tensor Cores from consumer to
consumer.
"""

from __future__ import annotations

from dataclasses import dataclass

from numba import cuda

from harness.base import arch
from harness.bench.kernels.attention import parts
from harness.course import ptx

STAGES = 2
TURN = 1  # the first of the barriers at which each warpgroup waits for its turn
PAIR = 256  # threads that meet there: those that wait, and those that pass the turn on
BARRIERS = 2 + 4 * STAGES  # full and empty: Q's, and of each stage K's and V's


@dataclass(frozen=True)
class SharedLayout:
    """Offsets in shared memory: Q, the rings of K and V, results if there is room, barriers.

    Without room for them, results replace Q, and the next Q comes when they are stored. consumers:
    warpgroups of them.
    """

    dim: int
    tile_n: int
    consumers: int = 2

    @property
    def rows(self) -> int:
        """The rows of a tile of Q."""
        return 64 * self.consumers

    @property
    def consuming(self) -> int:
        """Return the number of threads of all consumers; the following threads are the
        producer's."""
        return 128 * self.consumers

    @property
    def threads(self) -> int:
        return self.consuming + 128

    @property
    def registers(self) -> tuple[int, int]:
        """Return the registers of a thread of the producer and of a consumer."""
        return (32, 160) if self.consumers == 3 else (40, 232)

    @property
    def q_bytes(self) -> int:
        return self.rows * self.dim * 2

    @property
    def kv_bytes(self) -> int:
        return self.tile_n * self.dim * 2

    @property
    def k_at(self) -> int:
        return self.q_bytes

    @property
    def v_at(self) -> int:
        return self.k_at + STAGES * self.kv_bytes

    @property
    def ring_end(self) -> int:
        return self.v_at + STAGES * self.kv_bytes

    @property
    def room_for_results(self) -> bool:
        return self.ring_end + self.q_bytes + 8 * BARRIERS <= arch.MAX_SHARED_BYTES

    @property
    def results_at(self) -> int:
        return self.ring_end if self.room_for_results else 0

    @property
    def barriers(self) -> int:
        return self.ring_end + (self.q_bytes if self.room_for_results else 0)

    @property
    def q_full(self) -> int:
        return self.barriers

    @property
    def q_empty(self) -> int:
        return self.barriers + 8

    @property
    def k_full(self) -> int:
        return self.barriers + 16

    @property
    def k_empty(self) -> int:
        return self.k_full + 8 * STAGES

    @property
    def v_full(self) -> int:
        return self.k_empty + 8 * STAGES

    @property
    def v_empty(self) -> int:
        return self.v_full + 8 * STAGES

    @property
    def shared_bytes(self) -> int:
        return self.barriers + 8 * BARRIERS


def layout_of(dim: int, tile_n: int) -> SharedLayout:
    """Return the layout for three consumers if their registers suffice: with head dimension 64.

    There the special-function unit needs as long for the powers of a tile as the Tensor Cores for
    its products, 512 cycles. A warpgroup multiplies while another computes its powers, and any
    other work of either, the packing of P or a wait, leaves a unit idle; a third warpgroup fills
    the gap. 160 registers per thread are enough if maxima are kept: O takes 32.
    """
    return SharedLayout(dim, tile_n, 3 if dim == 64 else 2)


@cuda.jit(device=True)
def following(stage, phase):
    return (0, phase ^ 1) if stage == STAGES - 1 else (stage + 1, phase)


def starter(layout: SharedLayout):
    """A device function that initializes the barriers; a single thread calls it."""
    q_full, q_empty = layout.q_full, layout.q_empty
    k_full, k_empty, v_full, v_empty = layout.k_full, layout.k_empty, layout.v_full, layout.v_empty
    consumers = layout.consumers

    @cuda.jit(device=True)
    def start(base):
        ptx.mbarrier_init(base + q_full, 1)
        ptx.mbarrier_init(base + q_empty, consumers)
        for i in range(STAGES):
            ptx.mbarrier_init(base + k_full + 8 * i, 1)
            ptx.mbarrier_init(base + k_empty + 8 * i, consumers)
            ptx.mbarrier_init(base + v_full + 8 * i, 1)
            ptx.mbarrier_init(base + v_empty + 8 * i, consumers)
        ptx.fence_mbarrier_init()

    return start


def bringer(layout: SharedLayout):
    """A device function: the producer loads ``n`` tiles of K and V of a head, the last first."""
    kv_bytes, k_at, v_at = layout.kv_bytes, layout.k_at, layout.v_at
    k_full, k_empty, v_full, v_empty = layout.k_full, layout.k_empty, layout.v_full, layout.v_empty
    tile_n = layout.tile_n
    load = parts.loader(layout.dim, tile_n)

    @cuda.jit(device=True)
    def bring(base, k, v, head, n, stage, phase):
        while n > 0:
            n -= 1
            ptx.mbarrier_wait_parity(base + k_empty + 8 * stage, phase ^ 1)
            bar = base + k_full + 8 * stage
            ptx.mbarrier_arrive_expect_tx(bar, kv_bytes)
            load(base + k_at + stage * kv_bytes, k, n * tile_n, head, bar)
            ptx.mbarrier_wait_parity(base + v_empty + 8 * stage, phase ^ 1)
            bar = base + v_full + 8 * stage
            ptx.mbarrier_arrive_expect_tx(bar, kv_bytes)
            load(base + v_at + stage * kv_bytes, v, n * tile_n, head, bar)
            stage, phase = following(stage, phase)
        return stage, phase

    return bring


def finisher(layout: SharedLayout):
    """A device function: O over its sums, to shared memory, and from there to global memory.

    A warpgroup has rows, a barrier and a bulk group of its own. If results replace Q, Q's barrier
    is arrived at here, after they are read.
    """
    own = layout.room_for_results
    q_empty, results_at = layout.q_empty, layout.results_at
    divide = parts.divider(layout.dim)
    write, send = parts.to_shared(layout.dim, layout.rows), parts.sender(layout.dim, layout.rows)

    @cuda.jit(device=True)
    def finish(o, total, o_map, row, head, base, mine, thread):
        at = base + results_at + mine * (64 * 128)
        divide(o, total)
        if own and thread == 0:
            ptx.cp_async_bulk_wait_group_read(0)
        ptx.bar_sync(4 + mine, 128)
        write(o, at, thread)
        ptx.fence_proxy_async_shared_cta()
        ptx.bar_sync(4 + mine, 128)
        if thread == 0:
            send(o_map, row, head, at)
            if not own:
                ptx.cp_async_bulk_wait_group_read(0)
                ptx.mbarrier_arrive(base + q_empty)

    return finish


@cuda.jit(device=True)
def first_turn(mine):
    """Pass the first turn from the second warpgroup to the first, even if there are three."""
    if mine == 1:
        ptx.bar_arrive(TURN, PAIR)


@cuda.jit(device=True)
def last_turn(mine, thread):
    """Take the turn that is left over, in the first warpgroup, and store all results."""
    if mine == 0:
        ptx.bar_sync(TURN, PAIR)
    if thread == 0:
        ptx.cp_async_bulk_wait_group(0)
