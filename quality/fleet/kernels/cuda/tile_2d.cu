// A box of a matrix comes by a tensor copy, is transposed, and leaves by a tensor copy.
#include "fleet.cuh"

constexpr int B = 32;

extern "C" __global__ void tile_2d(const __grid_constant__ Map in, const __grid_constant__ Map out) {
  __shared__ alignas(128) float tile[B][B];
  __shared__ alignas(128) float turned[B][B];
  __shared__ uint64_t full;
  const int x = blockIdx.x * B, y = blockIdx.y * B;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(&full, 1);
    init_fence();
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    expect(&full, sizeof tile);
    load_2d(tile, in, x, y, &full);
  }
  wait(&full, 0);
  for (int i = threadIdx.x; i < B * B; i += blockDim.x) turned[i % B][i / B] = tile[i / B][i % B];
  ptx::fence_proxy_async(ptx::space_shared);
  __syncthreads();
  if (threadIdx.x == 0) {
    const int32_t to[2] = {y, x};
    ptx::cp_async_bulk_tensor(ptx::space_global, ptx::space_shared, &out, to, turned);
    ptx::cp_async_bulk_commit_group();
    ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>());
  }
}
