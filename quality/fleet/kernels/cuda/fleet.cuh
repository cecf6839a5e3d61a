// What the kernels here share: a tensor map as a parameter, and wgmma.
#pragma once
#include <cuda/ptx>
#include <cuda_bf16.h>
namespace ptx = cuda::ptx;

struct alignas(64) Map { char bytes[128]; };

__device__ inline uint32_t shared_address(const void* p) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

// Rows of 64 bfloat16, K-major, 128-byte swizzle; `k` counts steps of 16.
__device__ inline uint64_t descriptor(const void* tile, int k) {
  const uint64_t address = (shared_address(tile) + 32 * k) >> 4 & 0x3fff;
  return address | 1ull << 16 | 64ull << 32 | 1ull << 62;
}

__device__ inline void wgmma_fence() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
__device__ inline void wgmma_commit() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }
template <int N> __device__ inline void wgmma_wait(float (&d)[16]) {
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(N) : "memory");
  for (float& one : d) asm volatile("" : "+f"(one)::"memory");
}

__device__ inline void wgmma_m64n32k16(float (&d)[16], uint64_t a, uint64_t b, int adds) {
  asm volatile(
      "{ .reg .pred p; setp.ne.b32 p, %18, 0;\n"
      "wgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 "
      "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}, "
      "%16, %17, p, 1, 1, 0, 0; }"
      : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]),
        "+f"(d[7]), "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]),
        "+f"(d[14]), "+f"(d[15])
      : "l"(a), "l"(b), "r"(adds)
      : "memory");
}

// The 64×32 accumulators of a warpgroup, to rows of `pitch` floats.
__device__ inline void store_accumulators(const float (&d)[16], float* to, int pitch, int thread) {
  const int row = thread / 32 * 16 + thread % 32 / 4, column = thread % 4 * 2;
  for (int i = 0; i < 16; ++i) {
    const int j = i / 4, h = i / 2 % 2, e = i % 2;
    to[(row + 8 * h) * pitch + 8 * j + column + e] = d[i];
  }
}

__device__ inline void load_2d(void* to, const Map& map, int x, int y, uint64_t* bar) {
  const int32_t at[2] = {x, y};
  ptx::cp_async_bulk_tensor(ptx::space_cluster, ptx::space_global, to, &map, at, bar);
}

__device__ inline void init_fence() {
  ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
}

__device__ inline void expect(uint64_t* bar, uint32_t bytes) {
  ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, bar, bytes);
}

__device__ inline void wait(uint64_t* bar, uint32_t parity) {
  while (!ptx::mbarrier_try_wait_parity(bar, parity)) {}
}
