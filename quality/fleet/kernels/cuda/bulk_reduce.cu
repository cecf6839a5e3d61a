// Every block adds its sums to one row of global memory by a bulk reduction.
#include <cuda/ptx>
namespace ptx = cuda::ptx;

constexpr int N = 128;

extern "C" __global__ void bulk_reduce(const int* in, int* sums, int rows) {
  __shared__ alignas(128) int part[N];
  int sum = 0;
  for (int row = blockIdx.x; row < rows; row += gridDim.x) sum += in[row * N + threadIdx.x];
  part[threadIdx.x] = sum;
  ptx::fence_proxy_async(ptx::space_shared);
  __syncthreads();
  if (threadIdx.x == 0) {
    ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_add, sums, part, sizeof part);
    ptx::cp_async_bulk_commit_group();
    ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>());
  }
}
