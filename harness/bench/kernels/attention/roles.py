"""A block: its shared memory, and what its warpgroups have in common.

Two or three warpgroups of consumers have 64 rows of Q each; a thread of another warpgroup, the
producer, loads Q, and K and V through a ring each. A buffer is released after reading by an
arrival of each warpgroup of consumers. Lab 09 has these steps one by one, as exercises 3 and 5.

Causal tiles of Q take different times. A block for each would begin with empty rings, and end with
a store that nothing hides. So there are as many blocks as multiprocessors, and the producer takes
the next tile, the longest first, from a counter in global memory while the consumers still work on
the last tile. It passes the tile's number to them with Q: in shared memory, alternating between two
places, before it arrives at Q's barriers.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numba import cuda

from harness.base import arch
from harness.bench.kernels.attention import parts
from harness.course import ptx

STAGES = 2
TURN = 1  # the first of the barriers at which each warpgroup waits for its turn
PAIR = 256  # threads that meet there: those that wait, and those that pass the turn on
NO_ROOM = "Q, K, V and the results need room: at most 160 rows of K a tile"


@dataclass(frozen=True)
class SharedLayout:
    """Offsets in shared memory: Q, the rings of K and V, results, barriers. consumers: warpgroups
    of them. Raises ValueError if there is no room."""

    dim: int
    tile_n: int
    consumers: int = 2

    def __post_init__(self) -> None:
        if self.shared_bytes > arch.MAX_SHARED_BYTES:
            raise ValueError(f"{NO_ROOM}, got {self.tile_n}")

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
    def results_at(self) -> int:
        return self.v_at + STAGES * self.kv_bytes

    @property
    def barriers(self) -> int:
        """The first barrier, 16 bytes behind the results: all figures are of this place."""
        return self.results_at + self.q_bytes + 16

    @property
    def k_full(self) -> int:
        return self.barriers

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
    def q_full(self) -> int:
        """A full and an empty barrier of Q for each warpgroup of consumers."""
        return self.v_empty + 8 * STAGES

    @property
    def q_empty(self) -> int:
        return self.q_full + 8 * self.consumers

    @property
    def shared_bytes(self) -> int:
        return self.q_empty + 8 * self.consumers


def starter(layout: SharedLayout):
    """A device function that initializes the barriers; a single thread calls it."""
    q_full, q_empty = layout.q_full, layout.q_empty
    k_full, k_empty, v_full, v_empty = layout.k_full, layout.k_empty, layout.v_full, layout.v_empty
    consumers = layout.consumers

    @cuda.jit(device=True)
    def start(base):
        for i in ptx.unrolled(consumers):
            ptx.mbarrier_init(base + q_full + 8 * i, 1)
            ptx.mbarrier_init(base + q_empty + 8 * i, 1)
        for i in range(STAGES):
            ptx.mbarrier_init(base + k_full + 8 * i, 1)
            ptx.mbarrier_init(base + k_empty + 8 * i, consumers)
            ptx.mbarrier_init(base + v_full + 8 * i, 1)
            ptx.mbarrier_init(base + v_empty + 8 * i, consumers)
        ptx.fence_mbarrier_init()

    return start


def finisher(layout: SharedLayout):
    """A device function: O over its sums, to shared memory, and from there to global memory.

    A warpgroup has rows, a barrier and a bulk group of its own.
    """
    results_at, divide = layout.results_at, parts.divider(layout.dim)
    write, send = parts.to_shared(layout.dim, layout.rows), parts.sender(layout.dim, layout.rows)

    @cuda.jit(device=True)
    def finish(o, total, o_map, row, head, base, mine, thread):
        at = base + results_at + mine * (64 * 128)
        divide(o, total)
        if thread == 0:
            ptx.cp_async_bulk_wait_group_read(0)
        ptx.bar_sync(4 + mine, 128)
        write(o, at, thread)
        ptx.fence_proxy_async_shared_cta()
        ptx.bar_sync(4 + mine, 128)
        if thread == 0:
            send(o_map, row, head, at)

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


def block(layout: SharedLayout, produce, consume):
    """kernel(q, k, v, o: TensorMap of boxes (1, 64 | tile_n | tile_n | 64, 64), tickets: int32[2],
    length_k, tiles_m, heads, group, scale)

    For any number of blocks. group: heads of Q per head of K and V. scale: of the scores, times
    log2(e). ``tickets`` are zeros, and are left so for the next launch. ``produce`` and ``consume``
    are device functions, all that a producer's thread and a consumer do; in ``drawn`` the former
    passes the number of a tile of Q, and -1 at the end, to the latter.
    """
    start, consuming, places = starter(layout), layout.consuming, 2 * layout.consumers
    few, many = layout.registers

    def attention(q, k, v, o, tickets, length_k, tiles_m, heads, group, scale):
        drawn = cuda.shared.array(places, np.int32)
        shared = cuda.shared.array(0, np.uint8, 1024)
        base = ptx.shared_address(shared)
        if cuda.threadIdx.x == 0:
            start(base)
        cuda.syncthreads()
        if cuda.threadIdx.x >= consuming:
            ptx.setmaxnreg_dec(few)
            if cuda.threadIdx.x == consuming:
                produce(base, drawn, q, k, v, tickets, length_k, tiles_m, heads, group)
        else:
            ptx.setmaxnreg_inc(many)
            consume(base, drawn, o, length_k, tiles_m, heads, scale)

    return attention
