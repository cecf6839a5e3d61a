// Two operands through one helper, as a product's A and B: both copies are inlined from one line.
#include "fleet.cuh"

constexpr int STAGES = 2, CONSUMERS = 128, ROWS = 2, COLUMNS = 64;

__device__ inline void copy_rows(float (*to)[COLUMNS], const Map& map, int row, uint64_t* bar) {
#pragma unroll
  for (int i = 0; i < ROWS; ++i) load_2d(to[i], map, 0, row + i, bar);
}

extern "C" __global__ void two_operands(
    const __grid_constant__ Map a, const __grid_constant__ Map b, float* out, int steps) {
  __shared__ alignas(128) float as[STAGES][ROWS][COLUMNS], bs[STAGES][ROWS][COLUMNS];
  __shared__ uint64_t full[STAGES], empty[STAGES];
  if (threadIdx.x == 0) {
    for (int s = 0; s < STAGES; ++s) {
      ptx::mbarrier_init(&full[s], 1);
      ptx::mbarrier_init(&empty[s], CONSUMERS);
    }
    init_fence();
  }
  __syncthreads();
  if (threadIdx.x >= CONSUMERS) {
    if (threadIdx.x != CONSUMERS) return;
    for (int k = 0; k < steps; ++k) {
      const int s = k % STAGES, round = k / STAGES;
      if (round > 0) while (!ptx::mbarrier_try_wait_parity(&empty[s], (round - 1) & 1)) {}
      expect(&full[s], sizeof as[s] + sizeof bs[s]);
      copy_rows(as[s], a, ROWS * k, &full[s]);
      copy_rows(bs[s], b, ROWS * k, &full[s]);
    }
  } else {
    const int row = threadIdx.x / COLUMNS, column = threadIdx.x % COLUMNS;
    float sum = 0;
    for (int k = 0; k < steps; ++k) {
      const int s = k % STAGES;
      while (!ptx::mbarrier_try_wait_parity(&full[s], k / STAGES & 1)) {}
      sum += as[s][row][column] * bs[s][row][column];
      ptx::mbarrier_arrive(&empty[s]);
    }
    out[threadIdx.x] = sum;
  }
}
