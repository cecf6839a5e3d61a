// A histogram whose bins lie spread over the blocks of a cluster.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

constexpr int BINS = 64, BLOCKS = 2;

extern "C" __global__ void __cluster_dims__(BLOCKS) cluster_histogram(const int* in, int* bins, int count) {
  __shared__ int own[BINS / BLOCKS];
  cg::cluster_group cluster = cg::this_cluster();
  for (int i = threadIdx.x; i < BINS / BLOCKS; i += blockDim.x) own[i] = 0;
  cluster.sync();
  for (int i = cluster.thread_rank(); i < count; i += cluster.num_threads()) {
    const int bin = in[i];
    atomicAdd(cluster.map_shared_rank(own, bin / (BINS / BLOCKS)) + bin % (BINS / BLOCKS), 1);
  }
  cluster.sync();
  for (int i = threadIdx.x; i < BINS / BLOCKS; i += blockDim.x)
    bins[cluster.block_rank() * (BINS / BLOCKS) + i] = own[i];
}
