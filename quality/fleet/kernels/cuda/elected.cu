// A warp elects who copies; two tiles wait on one barrier each, the second in another phase.
#include "fleet.cuh"

constexpr int N = 64;

extern "C" __global__ void elected(const int* in, int* out, int tiles) {
  __shared__ alignas(128) int tile[N];
  __shared__ uint64_t full;
  const bool leads = threadIdx.x < 32 && ptx::elect_sync(~0u);
  if (leads) {
    ptx::mbarrier_init(&full, 1);
    init_fence();
  }
  __syncthreads();
  for (int i = 0; i < tiles; ++i) {
    if (leads) {
      expect(&full, sizeof tile);
      ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, in + i * N, sizeof tile, &full);
    }
    wait(&full, i & 1);
    out[i * N + threadIdx.x] = tile[threadIdx.x] - i;
    __syncthreads();
  }
}
