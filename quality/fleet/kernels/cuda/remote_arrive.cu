// A block writes into its peer's shared memory, and says so at the peer's mbarrier.
#include "fleet.cuh"
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

constexpr int N = 64;

extern "C" __global__ void __cluster_dims__(2) remote_arrive(const int* in, int* out) {
  __shared__ int from_peer[N];
  __shared__ uint64_t written;
  cg::cluster_group cluster = cg::this_cluster();
  const unsigned peer = cluster.block_rank() ^ 1;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(&written, N);
    init_fence();
  }
  cluster.sync();
  cluster.map_shared_rank(from_peer, peer)[threadIdx.x] = in[blockIdx.x * N + threadIdx.x] + 1;
  uint64_t* there = cluster.map_shared_rank(&written, peer);
  ptx::mbarrier_arrive(ptx::sem_release, ptx::scope_cluster, ptx::space_cluster, there);
  while (!ptx::mbarrier_try_wait_parity(ptx::sem_acquire, ptx::scope_cluster, &written, 0)) {}
  out[blockIdx.x * N + threadIdx.x] = from_peer[N - 1 - threadIdx.x];
}
