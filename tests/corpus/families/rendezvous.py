"""A split barrier: each thread writes, arrives, does other work, waits, and reads its neighbour's
value.

The mbarrier is used for two phases, invalidated, and initialised again for two more.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from tests.corpus.families.variants import Bug, Case, Family, Legal

THREADS = 64


def rendezvous(out):
    slots = cuda.shared.array((2, THREADS), np.int32)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    total = np.int32(0)
    for life in range(2):
        if t == 0:
            ptx.mbarrier_init(bar, THREADS)  # @init
        cuda.syncthreads()  # @share-init
        for round_ in range(2):
            slots[round_, t] = life * 100 + round_ * 10 + t  # @write
            ptx.mbarrier_arrive(bar)  # @arrive
            work = t * t  # @work
            ptx.mbarrier_wait_parity(bar, round_)  # @wait
            total += slots[round_, (t + 1) % THREADS] + work % 2  # @read
        cuda.syncthreads()  # @end-of-life
        if t == 0:
            ptx.mbarrier_inval(bar)  # @inval
    out[t] = total


def launch(gpu) -> Case:
    t = np.arange(THREADS)
    wanted = 4 * ((t + 1) % THREADS) + 4 * (t % 2) + 220
    out = gpu.empty(THREADS, np.int32)
    return Case((out,), (1, 1, 1), (THREADS, 1, 1), ((out, wanted.astype(np.int32)),))


FAMILY = Family(
    rendezvous,
    launch,
    (
        Legal("as-it-is"),
        Legal("one-arrives-for-its-warp", {"arrive": "cuda.syncwarp()\nif t % 32 == 31:\n"
              "    ptx.mbarrier_arrive(bar, 32)"}),
        Legal("threads-arrive-for-their-neighbours", {"arrive": "if t % 2 == 1:\n    work = 1\n"
              "cuda.syncwarp()\nif t % 2 == 0:\n    ptx.mbarrier_arrive(bar, 2)"}),
        Legal("polls", {"wait": "while not ptx.mbarrier_test_wait_parity(bar, round_):\n    pass"}),
        Legal("arrives-in-a-branch", {"arrive": "if t < 17:\n    ptx.mbarrier_arrive(bar)\nelse:\n"
              "    ptx.mbarrier_arrive(bar)"}),
        Legal("its-bytes-are-cleared-before-and-after", {"init":
              "barrier[0] = 0\n...", "inval": "...\nbarrier[0] = life"}),
        Bug("arrives-before-it-writes", {"arrive": "",
            "write": "ptx.mbarrier_arrive(bar)\n...  # @write"}, "data-race@read"),
        Bug("does-not-wait", {"wait": ""}, "data-race@read"),
        Bug("tries-to-wait-once", {"wait": "ptx.mbarrier_try_wait_parity(bar, round_)"},
            "data-race@read", also=("uninitialised-read@read", "data-race@write")),
        Bug("writes-before-the-end-of-life", {"end-of-life": "...  # @end-of-life\n"
            "if t == 0:\n    barrier[0] = 0  # @clears"}, "illegal-access@clears"),
        Bug("some-do-not-wait", {"wait": "if t < 32:\n    ...  # @wait"}, "data-race@read"),
        Bug("a-lane-arrives-before-its-warp-wrote", {"arrive": "if t % 32 == 0:\n"
            "    ptx.mbarrier_arrive(bar, 32)"}, "data-race@read"),
        Bug("parity-of-the-round-before", {"wait": "ptx.mbarrier_wait_parity(bar, 1 - round_)"},
            "phase-mismatch@wait"),
        Bug("one-does-not-arrive", {"arrive": "if t != 5:\n    ...  # @arrive"}, "hang@wait"),
        Bug("count-too-small", {"init": "ptx.mbarrier_init(bar, THREADS // 2)"},
            "phase-mismatch@wait", also=("data-race@write",)),
        Bug("init-not-shared", {"share-init": ""}, "unfenced-barrier-init@arrive"),
    ),
)  # fmt: skip
