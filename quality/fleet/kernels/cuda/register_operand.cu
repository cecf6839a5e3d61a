// C = A·Bᵀ with A in registers: the next step's part of A is loaded while the product of this one
// is under way, into registers that the compiler moves to those of the product.
#include "fleet.cuh"

constexpr int N = 32, K = 64;

__device__ inline void wgmma_of_registers(float (&d)[16], const uint32_t (&a)[4], uint64_t b) {
  asm volatile(
      "wgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 "
      "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}, "
      "{%16, %17, %18, %19}, %20, 1, 1, 1, 0;"
      : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]),
        "+f"(d[7]), "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]),
        "+f"(d[14]), "+f"(d[15])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b)
      : "memory");
}

// A warpgroup's 64×16 part of A, from rows of `pitch` bfloat16.
__device__ inline void load_part(uint32_t (&to)[4], const __nv_bfloat16* a, int pitch, int thread) {
  const int row = thread / 32 * 16 + thread % 32 / 4, column = thread % 4 * 2;
  for (int i = 0; i < 4; ++i)
    to[i] = *reinterpret_cast<const uint32_t*>(a + (row + i % 2 * 8) * pitch + column + i / 2 * 8);
}

extern "C" __global__ void __launch_bounds__(128) register_operand(
    const __nv_bfloat16* a, const __grid_constant__ Map b, float* c, int depth) {
  __shared__ alignas(1024) __nv_bfloat16 tile[N * K];
  __shared__ uint64_t full;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(&full, 1);
    init_fence();
  }
  __syncthreads();
  float d[16] = {};
  uint32_t now[4], next[4];
  load_part(now, a, depth, threadIdx.x);
  for (int k = 0; k < depth; k += 16) {
    if (k % K == 0) {
      if (threadIdx.x == 0) {
        expect(&full, sizeof tile);
        load_2d(tile, b, k, 0, &full);
      }
      wait(&full, k / K & 1);
    }
    wgmma_fence();
    wgmma_of_registers(d, now, descriptor(tile, k % K / 16));
    wgmma_commit();
    if (k + 16 < depth) load_part(next, a + k + 16, depth, threadIdx.x);
    wgmma_wait<0>(d);
    // Without this nvcc loads the next part into the registers of the product under way.
    for (uint32_t& one : now) asm volatile("" : "+r"(one)::"memory");
    for (int i = 0; i < 4; ++i) now[i] = next[i];
    if (k % K == K - 16) __syncthreads();
  }
  store_accumulators(d, c, N, threadIdx.x);
}
