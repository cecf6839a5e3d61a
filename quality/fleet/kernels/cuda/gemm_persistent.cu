// C = A·Bᵀ: blocks stay and take tile after tile; a warpgroup loads, another multiplies.
#include "fleet.cuh"

constexpr int M = 64, N = 32, K = 64, STAGES = 3;
struct alignas(1024) Stage { __nv_bfloat16 a[M * K], b[N * K]; };

extern "C" __global__ void __launch_bounds__(256, 1)
gemm_persistent(const __grid_constant__ Map a, const __grid_constant__ Map b, float* c, int rows, int columns, int k_tiles) {
  extern __shared__ __align__(1024) unsigned char dynamic[];
  Stage* stages = reinterpret_cast<Stage*>(dynamic);
  __shared__ uint64_t full[STAGES], empty[STAGES];
  if (threadIdx.x == 0) {
    for (int s = 0; s < STAGES; ++s) {
      ptx::mbarrier_init(&full[s], 1);
      ptx::mbarrier_init(&empty[s], 1);
    }
    init_fence();
  }
  __syncthreads();
  const int across = columns / N, tiles = rows / M * across;
  int step = 0;
  if (threadIdx.x < 128) {
    asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
    if (threadIdx.x != 0) return;
    for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x)
      for (int k = 0; k < k_tiles; ++k, ++step) {
        const int s = step % STAGES, round = step / STAGES;
        if (round > 0) wait(&empty[s], (round - 1) & 1);
        expect(&full[s], sizeof(Stage));
        load_2d(stages[s].a, a, k * K, tile / across * M, &full[s]);
        load_2d(stages[s].b, b, k * K, tile % across * N, &full[s]);
      }
  } else {
    asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
    for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
      float d[16] = {};
      for (int k = 0; k < k_tiles; ++k, ++step) {
        const int s = step % STAGES;
        wait(&full[s], step / STAGES & 1);
        wgmma_fence();
        for (int i = 0; i < K / 16; ++i)
          wgmma_m64n32k16(d, descriptor(stages[s].a, i), descriptor(stages[s].b, i), 1);
        wgmma_commit();
        wgmma_wait<0>(d);
        asm volatile("bar.sync 1, 128;" ::: "memory");
        if (threadIdx.x == 128) ptx::mbarrier_arrive(&empty[s]);
      }
      store_accumulators(d, c + tile / across * M * columns + tile % across * N, columns, threadIdx.x - 128);
    }
  }
}
