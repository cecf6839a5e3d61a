// cuda::pipeline with a warp that produces and warps that consume.
#include <cooperative_groups.h>
#include <cuda/pipeline>
namespace cg = cooperative_groups;

constexpr int N = 96, STAGES = 2;

extern "C" __global__ void pipeline_roles(const float* in, float* out, int tiles) {
  __shared__ alignas(16) float stage[STAGES][N];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, STAGES> state;
  cg::thread_block block = cg::this_thread_block();
  const bool produces = threadIdx.x < 32;
  auto role = produces ? cuda::pipeline_role::producer : cuda::pipeline_role::consumer;
  auto pipeline = cuda::make_pipeline(block, &state, role);
  for (int tile = 0; tile < tiles; ++tile) {
    if (produces) {
      pipeline.producer_acquire();
      for (int i = threadIdx.x; i < N; i += 32)
        cuda::memcpy_async(&stage[tile % STAGES][i], &in[tile * N + i], sizeof(float), pipeline);
      pipeline.producer_commit();
    } else {
      pipeline.consumer_wait();
      out[tile * N + threadIdx.x - 32] = stage[tile % STAGES][N - 1 - (threadIdx.x - 32)] + 2;
      pipeline.consumer_release();
    }
  }
}
