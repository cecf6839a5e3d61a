// CUB's prefix sums of a block.
#include <cub/block/block_scan.cuh>

constexpr int THREADS = 64;

extern "C" __global__ void cub_scan(const int* in, int* out) {
  using Scan = cub::BlockScan<int, THREADS>;
  __shared__ typename Scan::TempStorage storage;
  int items[2];
  const int first = (blockIdx.x * THREADS + threadIdx.x) * 2;
  items[0] = in[first], items[1] = in[first + 1];
  Scan(storage).InclusiveSum(items, items);
  out[first] = items[0], out[first + 1] = items[1];
}
