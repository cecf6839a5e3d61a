// Each block of a cluster reads its neighbor's shared memory.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

constexpr int N = 64, BLOCKS = 4;

extern "C" __global__ void __cluster_dims__(BLOCKS) neighbors(const float* in, float* out) {
  __shared__ float own[N];
  cg::cluster_group cluster = cg::this_cluster();
  own[threadIdx.x] = in[blockIdx.x * N + threadIdx.x];
  cluster.sync();
  const float* next = cluster.map_shared_rank(own, (cluster.block_rank() + 1) % BLOCKS);
  out[blockIdx.x * N + threadIdx.x] = own[threadIdx.x] + next[N - 1 - threadIdx.x];
  cluster.sync();
}
