"""Two warps hand a buffer back and forth over two mbarriers, by generic reads and writes."""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from tests.corpus.families.variants import Bug, Case, Family, Legal

ROUNDS = 4


def ping_pong(out):
    ball = cuda.shared.array(32, np.int32)
    barriers = cuda.shared.array(2, np.uint64)
    ping, pong = ptx.shared_address(barriers), ptx.shared_address(barriers, 1)
    t = cuda.threadIdx.x
    lane = t % 32
    if t == 0:
        ptx.mbarrier_init(ping, 32)  # @init-ping
        ptx.mbarrier_init(pong, 32)  # @init-pong
    if t < 32:
        ball[lane] = lane  # @serve
    cuda.syncthreads()  # @share
    for round_ in range(ROUNDS):
        parity = round_ % 2  # @parity
        if t < 32:
            ball[lane] += 1  # @first-hit
            ptx.mbarrier_arrive(ping)  # @arrive-ping
            ptx.mbarrier_wait_parity(pong, parity)  # @wait-pong
        else:
            ptx.mbarrier_wait_parity(ping, parity)  # @wait-ping
            ball[31 - lane] *= 2  # @second-hit
            ptx.mbarrier_arrive(pong)  # @arrive-pong
    if t < 32:
        out[lane] = ball[lane]  # @end


def launch(gpu) -> Case:
    ball = np.arange(32, dtype=np.int32)
    for _ in range(ROUNDS):
        ball = (ball + 1) * 2
    out = gpu.empty(32, np.int32)
    return Case((out,), (1, 1, 1), (64, 1, 1), ((out, ball),))


FAMILY = Family(
    ping_pong,
    launch,
    (
        Legal("as-it-is"),
        Legal("one-lane-arrives", {"init-ping": "ptx.mbarrier_init(ping, 1)",
              "arrive-ping": "cuda.syncwarp()\nif lane == 0:\n    ...  # @arrive-ping"}),
        Legal("one-lane-arrives-for-all", {
              "arrive-pong": "cuda.syncwarp()\nif lane == 5:\n    ptx.mbarrier_arrive(pong, 32)"}),
        Legal("polls", {"wait-ping": "while not ptx.mbarrier_test_wait_parity(ping, parity):\n"
                        "    pass", "wait-pong":
                        "while not ptx.mbarrier_test_wait_parity(pong, parity):\n    pass"}),
        Legal("one-lane-waits", {"wait-ping": "if lane == 0:\n    ...  # @wait-ping\n"
                                 "cuda.syncwarp()"}),
        Legal("parity-in-a-register", {"parity": "if round_ == 0:\n    parity = 1\nparity ^= 1"}),
        Legal("fenced-and-shared", {"share": "if t == 0:\n    ptx.fence_mbarrier_init()\n..."}),
        Bug("does-not-wait-for-ping", {"wait-ping": ""}, "data-race@second-hit",
            also=("data-race@first-hit",)),
        Bug("does-not-wait-for-pong", {"wait-pong": ""}, "data-race@first-hit",
            also=("phase-mismatch@wait-ping",)),
        Bug("arrives-before-it-wrote", {"arrive-ping": "",
            "first-hit": "ptx.mbarrier_arrive(ping)\nball[lane] += 1  # @first-hit"},
            "data-race@second-hit", also=("data-race@first-hit",)),
        Bug("one-lane-arrives-too-soon", {"init-ping": "ptx.mbarrier_init(ping, 1)",
            "arrive-ping": "if lane == 0:\n    ...  # @arrive-ping"}, "data-race@second-hit"),
        Bug("ping-never-arrives", {"arrive-ping": ""}, "hang@wait-ping"),
        Bug("half-a-warp-arrives", {"arrive-ping": "if lane < 16:\n    ...  # @arrive-ping"},
            "hang@wait-ping"),
        Bug("parity-never-flips", {"parity": "parity = 0"}, "phase-mismatch@wait-ping",
            also=("phase-mismatch@wait-pong",), field="tile-ai/tilelang#3087"),
        Bug("arrives-twice", {"arrive-ping": "...  # @arrive-ping\nif lane == 0:\n"
            "    ptx.mbarrier_arrive(ping)"}, "data-race@second-hit",
            also=("phase-mismatch@wait-pong",)),
        Bug("barriers-not-shared", {"share": ""}, "unfenced-barrier-init@arrive-ping",
            also=("unfenced-barrier-init@wait-ping",)),
    ),
)  # fmt: skip
