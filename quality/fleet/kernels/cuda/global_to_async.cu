// Rows are written to global memory by threads, and brought back by a bulk copy.
#include "fleet.cuh"

constexpr int N = 128;

extern "C" __global__ void global_to_async(const int* in, int* scratch, int* out) {
  __shared__ alignas(128) int tile[N];
  __shared__ uint64_t full;
  int* row = scratch + blockIdx.x * N;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(&full, 1);
    init_fence();
  }
  row[threadIdx.x] = in[blockIdx.x * N + threadIdx.x] * 7;
  ptx::fence_proxy_async(ptx::space_global);
  __syncthreads();
  if (threadIdx.x == 0) {
    expect(&full, sizeof tile);
    ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, row, sizeof tile, &full);
  }
  wait(&full, 0);
  out[blockIdx.x * N + threadIdx.x] = tile[N - 1 - threadIdx.x];
}
