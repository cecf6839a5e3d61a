// CUB's radix sort of a block.
#include <cub/block/block_radix_sort.cuh>

constexpr int THREADS = 32, ITEMS = 2;

extern "C" __global__ void cub_sort(const unsigned* in, unsigned* out) {
  using Sort = cub::BlockRadixSort<unsigned, THREADS, ITEMS>;
  __shared__ typename Sort::TempStorage storage;
  unsigned keys[ITEMS];
  for (int i = 0; i < ITEMS; ++i) keys[i] = in[threadIdx.x * ITEMS + i];
  Sort(storage).Sort(keys, 0, 8);
  for (int i = 0; i < ITEMS; ++i) out[threadIdx.x * ITEMS + i] = keys[i];
}
