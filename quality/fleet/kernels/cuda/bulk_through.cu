// A tile comes by a bulk copy, is doubled in place, and leaves by another.
#include <cuda/ptx>
namespace ptx = cuda::ptx;

constexpr int N = 256;

extern "C" __global__ void bulk_through(const float* in, float* out) {
  __shared__ alignas(128) float tile[N];
  __shared__ uint64_t full;
  const int first = blockIdx.x * N;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(&full, 1);
    ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &full, sizeof tile);
    ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, in + first, sizeof tile, &full);
  }
  while (!ptx::mbarrier_try_wait_parity(&full, 0)) {}
  for (int i = threadIdx.x; i < N; i += blockDim.x) tile[i] *= 2;
  ptx::fence_proxy_async(ptx::space_shared);
  __syncthreads();
  if (threadIdx.x == 0) {
    ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, out + first, tile, sizeof tile);
    ptx::cp_async_bulk_commit_group();
    ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>());
  }
}
