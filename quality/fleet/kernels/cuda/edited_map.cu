// A tensor map is copied to shared memory, made to name another tensor, and used from global memory.
#include "fleet.cuh"

constexpr int N = 64;

extern "C" __global__ void edited_map(const __grid_constant__ Map given, Map* edited, const int* second, int* out) {
  __shared__ alignas(128) Map own;
  __shared__ alignas(128) int tile[N];
  __shared__ uint64_t full;
  if (threadIdx.x < 32) {
    reinterpret_cast<int*>(&own)[threadIdx.x] = reinterpret_cast<const int*>(&given)[threadIdx.x];
    __syncwarp();
    if (threadIdx.x == 0) ptx::tensormap_replace_global_address(ptx::space_shared, &own, second);
    __syncwarp();
    ptx::tensormap_cp_fenceproxy(ptx::sem_release, ptx::scope_gpu, edited, &own, ptx::n32_t<128>());
  }
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(&full, 1);
    init_fence();
    ptx::fence_proxy_tensormap_generic(ptx::sem_acquire, ptx::scope_gpu, edited, ptx::n32_t<128>());
    expect(&full, sizeof tile);
    const int32_t at[1] = {0};
    ptx::cp_async_bulk_tensor(ptx::space_cluster, ptx::space_global, tile, edited, at, &full);
  }
  __syncthreads();
  wait(&full, 0);
  out[threadIdx.x] = tile[N - 1 - threadIdx.x];
}
