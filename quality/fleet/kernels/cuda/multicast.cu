// The blocks of a cluster each bring a half of a tile, to both of them.
#include "fleet.cuh"

constexpr int ROWS = 8, COLUMNS = 32, BLOCKS = 2;

extern "C" __global__ void __cluster_dims__(BLOCKS) multicast(const __grid_constant__ Map in, float* out) {
  __shared__ alignas(128) float tile[BLOCKS][ROWS / BLOCKS][COLUMNS];
  __shared__ uint64_t full;
  const uint32_t rank = ptx::get_sreg_cluster_ctarank();
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(&full, 1);
    init_fence();
    expect(&full, sizeof tile);
  }
  ptx::barrier_cluster_arrive(ptx::sem_release);
  ptx::barrier_cluster_wait(ptx::sem_acquire);
  if (threadIdx.x == 0) {
    const int32_t at[2] = {0, static_cast<int32_t>(blockIdx.x / BLOCKS * ROWS + rank * ROWS / BLOCKS)};
    ptx::cp_async_bulk_tensor(ptx::space_cluster, ptx::space_global, tile[rank], &in, at, &full, uint16_t{3});
  }
  wait(&full, 0);
  const float* all = &tile[0][0][0];
  for (int i = threadIdx.x; i < ROWS * COLUMNS; i += blockDim.x)
    out[blockIdx.x * ROWS * COLUMNS + i] = all[i] + rank;
  ptx::barrier_cluster_arrive(ptx::sem_release);
  ptx::barrier_cluster_wait(ptx::sem_acquire);
}
