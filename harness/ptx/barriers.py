"""Barriers of a block by number: some of its warps meet, and the others go on.

A block has 16 of them, 0 to 15; ``cuda.syncthreads`` is number 0, for all threads. A barrier is
complete when so many threads have arrived, and then starts again. Threads that `bar_sync` wait;
threads that `bar_arrive` do not: a producer may say so and go on, and a consumer waits.
PTX ISA: "bar, barrier".
"""

from __future__ import annotations

from harness.ptx._annotations import BarrierNumber, Threads
from harness.ptx._inline import instruction


@instruction("bar.sync $id, $threads;")
def bar_sync(id: BarrierNumber, threads: Threads) -> None:
    """Arrive at a barrier of the block, and wait until so many threads have.

    PTX: ``bar.sync id, threads;``

    id: 0 to 15; 0 is that of ``cuda.syncthreads``. threads: how many take part, those that only
    arrive included; a multiple of 32, and the same at every call until the barrier is complete.
    Issued by: all threads of a warp together. Proxy: generic.
    Memory: what participants did before it comes before what waiting ones do after it.
    Completes: with the last arrival. PTX ISA: "bar, barrier".
    """


@instruction("bar.arrive $id, $threads;")
def bar_arrive(id: BarrierNumber, threads: Threads) -> None:
    """Arrive at a barrier of the block, without waiting.

    PTX: ``bar.arrive id, threads;``

    id: 0 to 15. threads: as for `bar_sync`, which others must call: waiting threads included.
    Issued by: all threads of a warp together; not twice before the barrier is complete.
    Proxy: generic. Memory: what this thread did before it comes before what waiting ones do
    after the barrier. Completes: at once. PTX ISA: "bar, barrier".
    """
