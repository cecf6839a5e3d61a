"""A CuPy RawKernel, launched once."""

import cupy

SOURCE = r"""
extern "C" __global__ void axpy(const float *x, float *y, float a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}
"""
x, y = cupy.arange(1000, dtype=cupy.float32), cupy.ones(1000, dtype=cupy.float32)
cupy.RawKernel(SOURCE, "axpy")((8,), (128,), (x, y, cupy.float32(3), cupy.int32(1000)))
assert (y == 3 * x + 1).all()
print("done")
