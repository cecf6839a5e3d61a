// One warp fills a ring of stages by bulk copies, four warps empty it.
#include <cuda/ptx>
namespace ptx = cuda::ptx;

constexpr int N = 128, STAGES = 3, CONSUMERS = 128;

extern "C" __global__ void ring(const float* in, float* out, int tiles) {
  __shared__ alignas(128) float stage[STAGES][N];
  __shared__ uint64_t full[STAGES], empty[STAGES];
  if (threadIdx.x == 0) {
    for (int s = 0; s < STAGES; ++s) {
      ptx::mbarrier_init(&full[s], 1);
      ptx::mbarrier_init(&empty[s], CONSUMERS);
    }
    ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
  }
  __syncthreads();
  const float* from = in + blockIdx.x * tiles * N;
  float* to = out + blockIdx.x * tiles * N;
  if (threadIdx.x >= CONSUMERS) {
    if (threadIdx.x != CONSUMERS) return;
    for (int tile = 0; tile < tiles; ++tile) {
      const int s = tile % STAGES, round = tile / STAGES;
      if (round > 0) while (!ptx::mbarrier_try_wait_parity(&empty[s], (round - 1) & 1)) {}
      ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &full[s], sizeof stage[s]);
      ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, stage[s], from + tile * N, sizeof stage[s], &full[s]);
    }
  } else {
    for (int tile = 0; tile < tiles; ++tile) {
      const int s = tile % STAGES, round = tile / STAGES;
      while (!ptx::mbarrier_try_wait_parity(&full[s], round & 1)) {}
      to[tile * N + threadIdx.x] = stage[s][N - 1 - threadIdx.x] + 1;
      ptx::mbarrier_arrive(&empty[s]);
    }
  }
}
