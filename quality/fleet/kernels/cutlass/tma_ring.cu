// CUTLASS's pipeline class and CuTe's copies: a warp loads boxes, another doubles and stores them.
#include <cute/arch/copy_sm90_tma.hpp>
#include <cutlass/pipeline/sm90_pipeline.hpp>

constexpr int ROWS = 16, COLUMNS = 32, STAGES = 2;
struct alignas(64) Map { char bytes[128]; };
using Pipeline = cutlass::PipelineTmaAsync<STAGES>;

struct Shared {
  alignas(128) float stage[STAGES][ROWS][COLUMNS];
  typename Pipeline::SharedStorage pipeline;
};

extern "C" __global__ void tma_ring(const __grid_constant__ Map in, float* out, int tiles) {
  __shared__ alignas(128) unsigned char memory[sizeof(Shared)];
  Shared& shared = *reinterpret_cast<Shared*>(memory);
  const bool loads = threadIdx.x < 32;
  typename Pipeline::Params params;
  params.transaction_bytes = sizeof shared.stage[0];
  params.role = loads ? Pipeline::ThreadCategory::Producer : Pipeline::ThreadCategory::Consumer;
  params.is_leader = threadIdx.x == 0;
  params.num_consumers = 128;
  Pipeline pipeline(shared.pipeline, params, cute::Shape<cute::_1, cute::_1, cute::_1>{});
  __syncthreads();
  if (loads) {
    auto state = cutlass::make_producer_start_state<Pipeline>();
    if (threadIdx.x == 0)
      for (int tile = 0; tile < tiles; ++tile, ++state) {
        pipeline.producer_acquire(state);
        cute::SM90_TMA_LOAD_2D::copy(
            reinterpret_cast<const CUtensorMap*>(&in), pipeline.producer_get_barrier(state),
            static_cast<uint64_t>(cute::TMA::CacheHintSm90::EVICT_NORMAL),
            shared.stage[state.index()], 0, tile * ROWS);
      }
  } else if (threadIdx.x >= 128) {
    cutlass::PipelineState<STAGES> state;
    for (int tile = 0; tile < tiles; ++tile, ++state) {
      pipeline.consumer_wait(state);
      const float* from = &shared.stage[state.index()][0][0];
      for (int i = threadIdx.x - 128; i < ROWS * COLUMNS; i += 128)
        out[tile * ROWS * COLUMNS + i] = from[i] * 2;
      cutlass::arch::NamedBarrier::sync(128, 1);
      pipeline.consumer_release(state);
    }
  }
}
