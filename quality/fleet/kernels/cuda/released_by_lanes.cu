// Both blocks of a cluster multicast half of each stage to both. Of each warp that has read a
// stage, lane i releases it at block i's mbarrier.
#include "fleet.cuh"

constexpr int STAGES = 2, READERS = 64, COLUMNS = 64;

__device__ inline void arrive_at(uint64_t* bar, uint32_t rank) {
  asm volatile(
      "{ .reg .b32 there; mapa.shared::cluster.u32 there, %0, %1;\n"
      "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [there]; }"
      ::"r"(shared_address(bar)), "r"(rank) : "memory");
}

extern "C" __global__ void __cluster_dims__(2) released_by_lanes(
    const __grid_constant__ Map in, float* out, int steps) {
  __shared__ alignas(128) float stage[STAGES][COLUMNS];
  __shared__ uint64_t full[STAGES], empty[STAGES];
  const uint32_t rank = ptx::get_sreg_cluster_ctarank();
  if (threadIdx.x == 0) {
    for (int s = 0; s < STAGES; ++s) {
      ptx::mbarrier_init(&full[s], 1);
      ptx::mbarrier_init(&empty[s], 2 * READERS / 32);
    }
    init_fence();
  }
  ptx::barrier_cluster_arrive(ptx::sem_release);
  ptx::barrier_cluster_wait(ptx::sem_acquire);
  if (threadIdx.x == READERS) {
    for (int k = 0; k < steps; ++k) {
      const int s = k % STAGES, round = k / STAGES;
      if (round > 0)
        while (!ptx::mbarrier_try_wait_parity(
            ptx::sem_acquire, ptx::scope_cluster, &empty[s], (round - 1) & 1)) {}
      expect(&full[s], sizeof stage[s]);
      const int half = rank * COLUMNS / 2;
      const int32_t at[2] = {half, k};
      ptx::cp_async_bulk_tensor(
          ptx::space_cluster, ptx::space_global, &stage[s][half], &in, at, &full[s], uint16_t(3));
    }
  } else if (threadIdx.x < READERS) {
    float sum = 0;
    for (int k = 0; k < steps; ++k) {
      const int s = k % STAGES;
      wait(&full[s], k / STAGES & 1);
      sum += stage[s][threadIdx.x];
      __syncwarp();
      if (threadIdx.x % 32 < 2) arrive_at(&empty[s], threadIdx.x % 32);
    }
    out[blockIdx.x * READERS + threadIdx.x] = sum;
  }
  ptx::barrier_cluster_arrive(ptx::sem_release);
  ptx::barrier_cluster_wait(ptx::sem_acquire);
}
