"""The cost of a CUDA context, alone and among others: `python -m quality.class_on_gpus.contexts`.

Several processes open a context each at the same time, on a single GPU and on all, then release it
at the same time. Also measured: the memory that a kernel can reach on this machine's GPUs. With
CUDA_DEVICE_MAX_CONNECTIONS=8, contexts have the driver's default number of queues. This takes half
a minute, so it is not a test.
"""

from __future__ import annotations

import multiprocessing
import statistics
import subprocess
import sys
import time
from multiprocessing.synchronize import Barrier

_REACHES = ("PAGEABLE_MEMORY_ACCESS", "PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES")
_AT_A_TIME = (1, 2, 4, 8, 16)


def opened(index: int, begin: Barrier, end: Barrier, queue: multiprocessing.SimpleQueue) -> None:
    """Measure in a separate process: seconds to start the driver, open a context, allocate a little
    memory, and release it.
    """
    from cuda.bindings import driver

    from harness.course.devices.hopper import memory
    from harness.course.devices.hopper.driver import ask, open_context, start_for_one_stream

    marks = []

    def mark() -> None:
        marks.append(time.monotonic())

    begin.wait()
    mark()
    start_for_one_stream()
    mark()
    device = ask(driver.cuDeviceGet(index))
    ask(driver.cuCtxSetCurrent(open_context(device)))
    mark()
    memory.create(device, 1 << 28).release()
    mark()
    end.wait()
    mark()
    ask(driver.cuDevicePrimaryCtxRelease(device))
    mark()
    queue.put([marks[1] - marks[0], marks[2] - marks[1], marks[3] - marks[2], marks[5] - marks[4]])


def among(count: int, gpus: int) -> str:
    """Run ``count`` processes at a time, spread over the given number of GPUs."""
    spawn = multiprocessing.get_context("spawn")
    begin, end, queue = spawn.Barrier(count), spawn.Barrier(count), spawn.SimpleQueue()
    processes = [
        spawn.Process(target=opened, args=(number % gpus, begin, end, queue), daemon=True)
        for number in range(count)
    ]
    for process in processes:
        process.start()
    for process in processes:
        process.join(60)
    rows = []
    while not queue.empty():
        rows.append(queue.get())
    if len(rows) < count:
        return f"{count:3} on {gpus}: {count - len(rows)} did not end"
    means = "  ".join(f"{statistics.fmean(column):7.3f}" for column in zip(*rows, strict=True))
    return f"{count:3} on {gpus}:  {means}   (the slowest opened in {max(r[1] for r in rows):.3f})"


def main() -> int:
    from cuda.bindings import driver

    from harness.course.devices.hopper.driver import ask, attribute, gpu_name

    ask(driver.cuInit(0))
    count = ask(driver.cuDeviceGetCount())
    device = ask(driver.cuDeviceGet(0))
    print(f"{count} x {gpu_name(device)}")
    for name in _REACHES:
        print(f"{name}: {attribute(device, name)}")
    modes = "nvidia-smi -q | grep -iE 'addressing|persistence mode|mig mode' | sort | uniq -c"
    print(subprocess.run(modes, shell=True, capture_output=True, text=True).stdout, end="")
    print("processes on GPUs: cuInit, context opened, 256 MiB made and freed, let go (mean s)")
    for gpus in sorted({1, count}):
        for at_a_time in _AT_A_TIME:
            if at_a_time >= gpus:
                print(among(at_a_time, gpus), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
