// C = A·Bᵀ: one tile a block, k tiles one after the other.
#include "fleet.cuh"

constexpr int M = 64, N = 32, K = 64;
struct alignas(1024) Tiles { __nv_bfloat16 a[M * K], b[N * K]; };

extern "C" __global__ void __launch_bounds__(128)
gemm_tile(const __grid_constant__ Map a, const __grid_constant__ Map b, float* c, int columns, int k_tiles) {
  __shared__ Tiles tiles;
  __shared__ uint64_t full;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(&full, 1);
    init_fence();
  }
  __syncthreads();
  float d[16] = {};
  for (int tile = 0; tile < k_tiles; ++tile) {
    if (threadIdx.x == 0) {
      expect(&full, sizeof tiles);
      load_2d(tiles.a, a, tile * K, blockIdx.y * M, &full);
      load_2d(tiles.b, b, tile * K, blockIdx.x * N, &full);
    }
    wait(&full, tile & 1);
    wgmma_fence();
    for (int k = 0; k < K / 16; ++k) wgmma_m64n32k16(d, descriptor(tiles.a, k), descriptor(tiles.b, k), 1);
    wgmma_commit();
    wgmma_wait<0>(d);
    __syncthreads();
  }
  store_accumulators(d, c + blockIdx.y * M * columns + blockIdx.x * N, columns, threadIdx.x);
}
