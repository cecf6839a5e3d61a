"""Shared parts of the hardware tests."""

import numpy as np


def counting(gpu, n=32):
    return gpu.to_device(np.arange(n, dtype=np.uint32))


def works(launch, x) -> bool:
    """Return True if a correct launch on ``x`` has the expected result."""
    before = x.copy_to_host()
    launch("increment", x, 3)
    return np.array_equal(x.copy_to_host(), before + np.uint32(3))
