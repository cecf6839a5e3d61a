"""A numba-cuda kernel, launched once."""

import numpy as np
from numba import cuda


@cuda.jit
def scaled(x, y, a):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = a * x[i]


x, y = np.arange(200, dtype=np.float32), cuda.device_array(200, np.float32)
scaled[2, 128](cuda.to_device(x), y, np.float32(3))
assert (y.copy_to_host() == 3 * x).all()
print("done")
