// Tiles are made in two buffers in turn, and leave by bulk copies.
#include <cuda/ptx>
namespace ptx = cuda::ptx;

constexpr int N = 128;

extern "C" __global__ void stream_out(float* out, int tiles) {
  __shared__ alignas(128) float buffer[2][N];
  float* to = out + blockIdx.x * tiles * N;
  for (int tile = 0; tile < tiles; ++tile) {
    if (threadIdx.x == 0) ptx::cp_async_bulk_wait_group_read(ptx::n32_t<1>());
    __syncthreads();
    buffer[tile % 2][threadIdx.x] = (blockIdx.x * tiles + tile) * N + threadIdx.x;
    ptx::fence_proxy_async(ptx::space_shared);
    __syncthreads();
    if (threadIdx.x == 0) {
      ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, to + tile * N, buffer[tile % 2], sizeof buffer[0]);
      ptx::cp_async_bulk_commit_group();
    }
  }
  if (threadIdx.x == 0) ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>());
}
