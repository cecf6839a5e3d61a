// Blocks share a tile's k range, as stream-K does: the first leaves its sums, the last adds them.
#include <cuda/atomic>

constexpr int T = 16;

extern "C" __global__ void split_k(const float* a, const float* b, float* c, float* parts, unsigned* ready, int size, int depth) {
  __shared__ float at[T][T + 1], bt[T][T + 1];
  const int x = threadIdx.x % T, y = threadIdx.x / T, tile = blockIdx.x, half = blockIdx.y;
  const int across = size / T, row = tile / across * T + y, column = tile % across * T + x;
  float sum = 0;
  for (int k = half * depth / 2; k < (half + 1) * depth / 2; k += T) {
    at[y][x] = a[row * depth + k + x];
    bt[y][x] = b[(k + y) * size + column];
    __syncthreads();
    for (int i = 0; i < T; ++i) sum += at[y][i] * bt[i][x];
    __syncthreads();
  }
  cuda::atomic_ref<unsigned, cuda::thread_scope_device> flag(ready[tile]);
  if (half == 0) {
    parts[tile * T * T + threadIdx.x] = sum;
    __syncthreads();
    if (threadIdx.x == 0) flag.store(1, cuda::memory_order_release);
  } else {
    if (threadIdx.x == 0) while (flag.load(cuda::memory_order_acquire) == 0) {}
    __syncthreads();
    c[row * size + column] = sum + parts[tile * T * T + threadIdx.x];
  }
}
