// A ring that the first block of a cluster fills for both by multicast; readers release a stage at
// that block's mbarrier by an arrival of the default scope, as libraries' headers do.
#include "fleet.cuh"

constexpr int STAGES = 2, READERS = 64, COLUMNS = 64;

__device__ inline void arrive_at_first(uint64_t* bar) {
  asm volatile(
      "{ .reg .b32 first; mapa.shared::cluster.u32 first, %0, 0;\n"
      "mbarrier.arrive.shared::cluster.b64 _, [first]; }" ::"r"(shared_address(bar))
      : "memory");
}

__device__ inline void meet() {
  asm volatile("barrier.cluster.arrive;\nbarrier.cluster.wait;" ::: "memory");
}

extern "C" __global__ void multicast_ring(const __grid_constant__ Map in, float* out, int steps) {
  __shared__ alignas(128) float stage[STAGES][COLUMNS];
  __shared__ uint64_t full[STAGES], empty[STAGES];
  uint32_t rank;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  if (threadIdx.x == 0) {
    for (int s = 0; s < STAGES; ++s) {
      ptx::mbarrier_init(&full[s], 1);
      ptx::mbarrier_init(&empty[s], 2 * READERS);
    }
    init_fence();
  }
  meet();
  if (threadIdx.x == READERS) {
    for (int k = 0; k < steps; ++k) {
      const int s = k % STAGES, round = k / STAGES;
      if (rank == 0) {
        if (round > 0) while (!ptx::mbarrier_try_wait_parity(&empty[s], (round - 1) & 1)) {}
      } else if (round > 0) {
        while (!ptx::mbarrier_try_wait_parity(&full[s], (round - 1) & 1)) {}
      }
      expect(&full[s], sizeof stage[s]);  // a copy reaches both blocks: each expects its own bytes
      if (rank == 0) {
        const int32_t at[2] = {0, k};
        ptx::cp_async_bulk_tensor(
            ptx::space_cluster, ptx::space_global, stage[s], &in, at, &full[s], uint16_t(3));
      }
    }
  } else if (threadIdx.x < READERS) {
    float sum = 0;
    for (int k = 0; k < steps; ++k) {
      const int s = k % STAGES;
      while (!ptx::mbarrier_try_wait_parity(&full[s], k / STAGES & 1)) {}
      sum += stage[s][threadIdx.x];
      arrive_at_first(&empty[s]);
    }
    out[blockIdx.x * READERS + threadIdx.x] = sum;
  }
  meet();
}
