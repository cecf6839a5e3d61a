// Each block takes a row by a bulk copy and leaves its softmax by another.
#include "fleet.cuh"

constexpr int N = 256, WARPS = 4;

__device__ float over_block(float value, bool largest, float* of_warp) {
  for (int step = 16; step > 0; step /= 2) {
    const float other = __shfl_xor_sync(0xffffffff, value, step);
    value = largest ? fmaxf(value, other) : value + other;
  }
  if (threadIdx.x % 32 == 0) of_warp[threadIdx.x / 32] = value;
  __syncthreads();
  value = of_warp[0];
  for (int warp = 1; warp < WARPS; ++warp)
    value = largest ? fmaxf(value, of_warp[warp]) : value + of_warp[warp];
  __syncthreads();
  return value;
}

extern "C" __global__ void softmax(const float* in, float* out) {
  __shared__ alignas(128) float row[N];
  __shared__ float of_warp[WARPS];
  __shared__ uint64_t full;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(&full, 1);
    init_fence();
    expect(&full, sizeof row);
    ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, row, in + blockIdx.x * N, sizeof row, &full);
  }
  __syncthreads();
  wait(&full, 0);
  float most = -INFINITY, sum = 0;
  for (int i = threadIdx.x; i < N; i += blockDim.x) most = fmaxf(most, row[i]);
  most = over_block(most, true, of_warp);
  for (int i = threadIdx.x; i < N; i += blockDim.x) sum += row[i] = expf(row[i] - most);
  sum = over_block(sum, false, of_warp);
  for (int i = threadIdx.x; i < N; i += blockDim.x) row[i] /= sum;
  ptx::fence_proxy_async(ptx::space_shared);
  __syncthreads();
  if (threadIdx.x == 0) {
    ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, out + blockIdx.x * N, row, sizeof row);
    ptx::cp_async_bulk_commit_group();
    ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>());
  }
}
