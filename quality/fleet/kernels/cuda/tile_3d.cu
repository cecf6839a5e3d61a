// Boxes of a volume that lean out of it: what lies outside is read as zero, and not written.
#include "fleet.cuh"

constexpr int X = 8, Y = 4, Z = 4;

extern "C" __global__ void tile_3d(const __grid_constant__ Map in, const __grid_constant__ Map out) {
  __shared__ alignas(128) int box[Z][Y][X];
  __shared__ uint64_t full;
  const int32_t at[3] = {static_cast<int>(blockIdx.x) * X, static_cast<int>(blockIdx.y) * Y, static_cast<int>(blockIdx.z) * Z};
  if (threadIdx.x == 0) {
    ptx::prefetch_tensormap(&in);
    ptx::mbarrier_init(&full, 1);
    init_fence();
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    expect(&full, sizeof box);
    ptx::cp_async_bulk_tensor(ptx::space_cluster, ptx::space_global, box, &in, at, &full);
  }
  wait(&full, 0);
  int* cells = &box[0][0][0];
  for (int i = threadIdx.x; i < X * Y * Z; i += blockDim.x) cells[i] = cells[i] * 5 + 1;
  ptx::fence_proxy_async(ptx::space_shared);
  __syncthreads();
  if (threadIdx.x == 0) {
    ptx::cp_async_bulk_tensor(ptx::space_global, ptx::space_shared, &out, at, box);
    ptx::cp_async_bulk_commit_group();
    ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>());
  }
}
