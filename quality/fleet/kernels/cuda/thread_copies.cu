// cp.async by hand: three stages, one group each.
#include <cuda_pipeline.h>

constexpr int N = 128, STAGES = 3;

extern "C" __global__ void thread_copies(const float4* in, float4* out, int tiles) {
  __shared__ float4 stage[STAGES][N];
  for (int s = 0; s < STAGES - 1; ++s) {
    if (s < tiles) __pipeline_memcpy_async(&stage[s][threadIdx.x], in + s * N + threadIdx.x, 16);
    __pipeline_commit();
  }
  for (int tile = 0; tile < tiles; ++tile) {
    __pipeline_wait_prior(STAGES - 2);
    __syncthreads();
    const int next = tile + STAGES - 1;
    if (next < tiles) __pipeline_memcpy_async(&stage[next % STAGES][threadIdx.x], in + next * N + threadIdx.x, 16);
    __pipeline_commit();
    const float4 one = stage[tile % STAGES][N - 1 - threadIdx.x];
    out[tile * N + threadIdx.x] = make_float4(one.w, one.z, one.y, one.x);
  }
}
