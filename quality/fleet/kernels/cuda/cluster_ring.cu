// A ring that the first block of a cluster fills for both by multicast; a barrier of the cluster,
// and no mbarrier, says that both have read a stage.
#include "fleet.cuh"

constexpr int STAGES = 2, COLUMNS = 64;

__device__ inline void meet() {
  asm volatile("barrier.cluster.arrive;\nbarrier.cluster.wait;" ::: "memory");
}

extern "C" __global__ void cluster_ring(const __grid_constant__ Map in, float* out, int steps) {
  __shared__ alignas(128) float stage[STAGES][COLUMNS];
  __shared__ uint64_t full[STAGES];
  uint32_t rank;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  auto load = [&](int k) {
    const int s = k % STAGES;
    expect(&full[s], sizeof stage[s]);  // a copy reaches both blocks: each expects its own bytes
    if (rank == 0) {
      const int32_t at[2] = {0, k};
      ptx::cp_async_bulk_tensor(
          ptx::space_cluster, ptx::space_global, stage[s], &in, at, &full[s], uint16_t(3));
    }
  };
  if (threadIdx.x == 0) {
    for (int s = 0; s < STAGES; ++s) ptx::mbarrier_init(&full[s], 1);
    init_fence();
  }
  meet();
  if (threadIdx.x == 0) load(0);
  float sum = 0;
  for (int k = 0; k < steps; ++k) {
    if (threadIdx.x == 0 && k + 1 < steps) load(k + 1);
    wait(&full[k % STAGES], k / STAGES & 1);
    sum += stage[k % STAGES][COLUMNS - 1 - threadIdx.x];
    meet();
  }
  out[blockIdx.x * COLUMNS + threadIdx.x] = sum;
}
