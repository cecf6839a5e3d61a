// cuda::barrier and a bulk copy, as CUDA's programming guide writes them.
#include <cuda/barrier>
#include <cuda/ptx>
using Barrier = cuda::barrier<cuda::thread_scope_block>;
namespace ptx = cuda::ptx;

constexpr int N = 256;

extern "C" __global__ void barrier_tx(const int* in, int* out) {
  __shared__ alignas(16) int tile[N];
#pragma nv_diag_suppress static_var_with_dynamic_init
  __shared__ Barrier full;
  const int first = blockIdx.x * N;
  if (threadIdx.x == 0) {
    init(&full, blockDim.x);
    ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
  }
  __syncthreads();
  Barrier::arrival_token token;
  if (threadIdx.x == 0) {
    cuda::memcpy_async(tile, in + first, cuda::aligned_size_t<16>(sizeof tile), full);
    token = cuda::device::barrier_arrive_tx(full, 1, 0);
  } else {
    token = full.arrive();
  }
  full.wait(cuda::std::move(token));
  for (int i = threadIdx.x; i < N; i += blockDim.x) tile[i] += 1;
  ptx::fence_proxy_async(ptx::space_shared);
  __syncthreads();
  if (threadIdx.x == 0) {
    ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, out + first, tile, sizeof tile);
    ptx::cp_async_bulk_commit_group();
    ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>());
  }
}
