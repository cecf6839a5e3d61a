// One warp multiplies 16×8×16 tiles by ldmatrix and mma.sync.
#include <cuda_bf16.h>
#include <cstdint>

constexpr int M = 16, N = 8, K = 16;

__device__ inline uint32_t shared_address(const void* p) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

extern "C" __global__ void mma_tile(const __nv_bfloat16* a, const __nv_bfloat16* b, float* c, int k_tiles) {
  __shared__ alignas(16) __nv_bfloat16 at[M][K], bt[N][K];
  const int lane = threadIdx.x;
  float d[4] = {};
  for (int tile = 0; tile < k_tiles; ++tile) {
    for (int i = lane; i < M * K; i += 32) at[i / K][i % K] = a[i / K * K * k_tiles + tile * K + i % K];
    for (int i = lane; i < N * K; i += 32) bt[i / K][i % K] = b[i / K * K * k_tiles + tile * K + i % K];
    __syncwarp();
    uint32_t ra[4], rb[2];
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(ra[0]), "=r"(ra[1]), "=r"(ra[2]), "=r"(ra[3])
                 : "r"(shared_address(&at[lane % 16][lane / 16 * 8])) : "memory");
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2];"
                 : "=r"(rb[0]), "=r"(rb[1])
                 : "r"(shared_address(&bt[lane % 8][lane / 8 % 2 * 8])) : "memory");
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
                 : "r"(ra[0]), "r"(ra[1]), "r"(ra[2]), "r"(ra[3]), "r"(rb[0]), "r"(rb[1]));
    __syncwarp();
  }
  for (int i = 0; i < 4; ++i) c[(lane / 4 + i / 2 * 8) * N + lane % 4 * 2 + i % 2] = d[i];
}
