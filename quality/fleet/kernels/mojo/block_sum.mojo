# The sum of each block's elements: in a warp by shuffles, then through shared memory.

from std.memory import unsafe_stack_allocation
from max.gpu import block_idx, lane_id, thread_idx, warp_id
from max.gpu.primitives import warp
from max.gpu.sync import barrier

comptime THREADS = 256
comptime WARPS = THREADS // 32


def block_sum(
    numbers: Pointer[Float32, ImmutAnyOrigin], sums: Pointer[Float32, MutAnyOrigin]
):
    var parts = unsafe_stack_allocation[WARPS, Float32, address_space=.SHARED]()
    var mine = warp.sum(numbers[unsafe_offset = block_idx.x * THREADS + thread_idx.x])
    if lane_id() == 0:
        parts[unsafe_offset=warp_id()] = mine
    barrier()
    if thread_idx.x == 0:
        var sum = Float32(0)
        for part in range(WARPS):
            sum += parts[unsafe_offset=part]
        sums[unsafe_offset=block_idx.x] = sum
