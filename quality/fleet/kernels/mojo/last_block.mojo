# Each block leaves its sum in global memory; the one that counts itself last adds them up.

from std.atomic import Atomic, Ordering
from std.memory import unsafe_stack_allocation
from max.gpu import block_idx, grid_dim, thread_idx
from max.gpu.primitives import block
from max.gpu.sync import barrier

comptime THREADS = 128


def last_block(
    numbers: Pointer[Float32, ImmutAnyOrigin],
    parts: Pointer[Float32, MutAnyOrigin],
    arrived: Pointer[Int32, MutAnyOrigin],
    sum: Pointer[Float32, MutAnyOrigin],
):
    var is_last = unsafe_stack_allocation[1, Bool, address_space=.SHARED]()
    var mine = block.sum[block_size=THREADS, broadcast=False](
        numbers[unsafe_offset = block_idx.x * THREADS + thread_idx.x]
    )
    if thread_idx.x == 0:
        parts[unsafe_offset=block_idx.x] = mine
        var before = Atomic[Int32, scope="device"].fetch_add[
            ordering=Ordering.ACQUIRE_RELEASE
        ](arrived, 1)
        is_last[] = Int(before) == grid_dim.x - 1
    barrier()
    if is_last[]:
        var part = Float32(0)
        if thread_idx.x < grid_dim.x:
            part = parts[unsafe_offset=thread_idx.x]
        var whole = block.sum[block_size=THREADS, broadcast=False](part)
        if thread_idx.x == 0:
            sum[] = whole
