// C = A·Bᵀ: two blocks of a cluster share the tile of B, each bringing a half of it to both.
#include "fleet.cuh"

constexpr int M = 64, N = 32, K = 64, STAGES = 2;
struct alignas(1024) Stage { __nv_bfloat16 a[M * K], b[N * K]; };

__device__ inline void arrive_at(uint64_t* bar, uint32_t rank) {
  asm volatile(
      "{ .reg .b32 remote; mapa.shared::cluster.u32 remote, %0, %1;\n"
      "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [remote]; }"
      ::"r"(shared_address(bar)), "r"(rank) : "memory");
}

__device__ inline void wait_cluster(uint64_t* bar, uint32_t parity) {
  while (!ptx::mbarrier_try_wait_parity(ptx::sem_acquire, ptx::scope_cluster, bar, parity)) {}
}

extern "C" __global__ void __cluster_dims__(1, 2) __launch_bounds__(160)
gemm_multicast(const __grid_constant__ Map a, const __grid_constant__ Map b, float* c, int columns, int k_tiles) {
  __shared__ Stage stages[STAGES];
  __shared__ uint64_t full[STAGES], empty[STAGES];
  const uint32_t rank = ptx::get_sreg_cluster_ctarank();
  if (threadIdx.x == 0) {
    for (int s = 0; s < STAGES; ++s) {
      ptx::mbarrier_init(&full[s], 1);
      ptx::mbarrier_init(&empty[s], 2);
    }
    init_fence();
  }
  ptx::barrier_cluster_arrive(ptx::sem_release);
  ptx::barrier_cluster_wait(ptx::sem_acquire);
  if (threadIdx.x >= 128) {
    if (threadIdx.x == 128)
      for (int k = 0; k < k_tiles; ++k) {
        const int s = k % STAGES, round = k / STAGES;
        if (round > 0) wait_cluster(&empty[s], (round - 1) & 1);
        expect(&full[s], sizeof(Stage));
        load_2d(stages[s].a, a, k * K, blockIdx.y * M, &full[s]);
        const int32_t half[2] = {k * K, static_cast<int32_t>(blockIdx.x * N + rank * N / 2)};
        ptx::cp_async_bulk_tensor(ptx::space_cluster, ptx::space_global, stages[s].b + rank * N / 2 * K, &b, half, &full[s], uint16_t{3});
      }
  } else {
    float d[16] = {};
    for (int k = 0; k < k_tiles; ++k) {
      const int s = k % STAGES;
      wait(&full[s], k / STAGES & 1);
      wgmma_fence();
      for (int i = 0; i < K / 16; ++i)
        wgmma_m64n32k16(d, descriptor(stages[s].a, i), descriptor(stages[s].b, i), 1);
      wgmma_commit();
      wgmma_wait<0>(d);
      asm volatile("bar.sync 1, 128;" ::: "memory");
      if (threadIdx.x < 2) arrive_at(&empty[s], threadIdx.x);
    }
    store_accumulators(d, c + blockIdx.y * M * columns + blockIdx.x * N, columns, threadIdx.x);
  }
  ptx::barrier_cluster_arrive(ptx::sem_release);
  ptx::barrier_cluster_wait(ptx::sem_acquire);
}
