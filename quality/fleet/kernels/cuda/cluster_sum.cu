// The sum of a row that a cluster shares: each warp's lanes send its part to the blocks by st.async.
// The mbarrier's initialization is released by its fence and a relaxed barrier of the cluster.
#include "fleet.cuh"

constexpr int BLOCKS = 2, WARPS = 2;

__device__ inline void send(float part, uint32_t place, uint32_t rank, uint32_t bar) {
  asm volatile(
      "{ .reg .b32 there, barrier; mapa.shared::cluster.u32 there, %1, %2;\n"
      "mapa.shared::cluster.u32 barrier, %3, %2;\n"
      "st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [there], %0, [barrier]; }"
      ::"f"(part), "r"(place), "r"(rank), "r"(bar) : "memory");
}

extern "C" __global__ void __cluster_dims__(BLOCKS) cluster_sum(const float* in, float* out) {
  __shared__ float parts[BLOCKS * WARPS];
  __shared__ uint64_t full;
  const uint32_t rank = ptx::get_sreg_cluster_ctarank();
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(&full, 1);
    init_fence();
    expect(&full, sizeof parts);
  }
  asm volatile("barrier.cluster.arrive.relaxed.aligned;\nbarrier.cluster.wait.acquire.aligned;" ::: "memory");
  const int at = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = in[at];
  for (int step = 16; step; step /= 2) sum += __shfl_xor_sync(~0u, sum, step);
  if (lane < BLOCKS)
    send(sum, shared_address(&parts[rank * WARPS + warp]), lane, shared_address(&full));
  while (!ptx::mbarrier_try_wait_parity(ptx::sem_acquire, ptx::scope_cluster, &full, 0)) {}
  sum = 0;
  for (float part : parts) sum += part;
  out[at] = sum;
}
