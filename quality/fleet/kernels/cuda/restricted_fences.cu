// A block reads what its peer wrote to its own shared memory. One thread of each block hands over
// for all, by a relaxed arrival between fences that order shared memory alone.
#include "fleet.cuh"
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

constexpr int N = 64;

extern "C" __global__ void __cluster_dims__(2) restricted_fences(const int* in, int* out) {
  __shared__ int tile[N];
  __shared__ uint64_t written;
  cg::cluster_group cluster = cg::this_cluster();
  const unsigned peer = cluster.block_rank() ^ 1;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(&written, 1);
    init_fence();
  }
  cluster.sync();
  tile[threadIdx.x] = in[blockIdx.x * N + threadIdx.x] + 1;
  __syncthreads();
  if (threadIdx.x == 0) {
    asm volatile(
        "{ .reg .b32 there; .reg .pred done;\n"
        "fence.release.sync_restrict::shared::cta.cluster;\n"
        "mapa.shared::cluster.u32 there, %0, %1;\n"
        "mbarrier.arrive.relaxed.cluster.shared::cluster.b64 _, [there];\n"
        "AGAIN:\n"
        "mbarrier.try_wait.parity.relaxed.cluster.shared::cta.b64 done, [%0], 0;\n"
        "@!done bra AGAIN;\n"
        "fence.acquire.sync_restrict::shared::cluster.cluster; }" ::"r"(shared_address(&written)),
        "r"(peer)
        : "memory");
  }
  __syncthreads();
  out[blockIdx.x * N + threadIdx.x] = cluster.map_shared_rank(tile, peer)[N - 1 - threadIdx.x];
  cluster.sync();
}
