# Two stages that threads fill by cp.async: the difference of two rows, a chunk at a time.

from std.memory import unsafe_stack_allocation
from max.gpu import thread_idx
from max.gpu.memory import async_copy, async_copy_commit_group, async_copy_wait_group
from max.gpu.sync import barrier

comptime THREADS = 64
comptime CHUNK = THREADS * 4
comptime STAGES = 2


def thread_copies(
    rows: Pointer[Float32, MutAnyOrigin],
    result: Pointer[Float32, MutAnyOrigin],
    chunks: Int32,
):
    var stages = unsafe_stack_allocation[
        STAGES * 2 * CHUNK, Float32, address_space=.SHARED, alignment=16
    ]()
    var length = Int(chunks) * CHUNK
    var first = thread_idx.x * 4

    for chunk in range(Int(chunks) + 1):
        if chunk < Int(chunks):
            var stage = stages.unsafe_offset((chunk % STAGES) * 2 * CHUNK)
            comptime for row in range(2):
                var source = rows.unsafe_offset(row * length + chunk * CHUNK + first)
                async_copy[16](
                    source.address_space_cast[.GLOBAL](), stage.unsafe_offset(row * CHUNK + first)
                )
        async_copy_commit_group()
        if chunk > 0:
            async_copy_wait_group(1)
            barrier()
            var stage = stages.unsafe_offset(((chunk - 1) % STAGES) * 2 * CHUNK)
            comptime for part in range(4):
                var at = part * THREADS + thread_idx.x
                var difference = stage[unsafe_offset=at] - stage[unsafe_offset = CHUNK + at]
                result[unsafe_offset = (chunk - 1) * CHUNK + at] = difference
            barrier()
