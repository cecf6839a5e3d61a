// cuda::pipeline of the whole block: thread copies two tiles ahead.
#include <cooperative_groups.h>
#include <cuda/pipeline>
namespace cg = cooperative_groups;

constexpr int N = 128, STAGES = 2;

extern "C" __global__ void pipeline_shared(const float* in, float* out, int tiles) {
  __shared__ alignas(16) float stage[STAGES][N];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, STAGES> state;
  cg::thread_block block = cg::this_thread_block();
  auto pipeline = cuda::make_pipeline(block, &state);
  for (int tile = 0, ahead = 0; tile < tiles; ++tile) {
    for (; ahead < tiles && ahead < tile + STAGES; ++ahead) {
      pipeline.producer_acquire();
      cuda::memcpy_async(block, stage[ahead % STAGES], in + ahead * N, cuda::aligned_size_t<16>(sizeof stage[0]), pipeline);
      pipeline.producer_commit();
    }
    pipeline.consumer_wait();
    out[tile * N + threadIdx.x] = stage[tile % STAGES][N - 1 - threadIdx.x] * 3;
    pipeline.consumer_release();
  }
}
