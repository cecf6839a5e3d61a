// Sums of a block by shuffles, then by way of shared memory.
constexpr int WARPS = 4;

extern "C" __global__ void block_sum(const float* in, float* sums, int count) {
  __shared__ float of_warp[WARPS];
  float sum = 0;
  for (int i = threadIdx.x; i < count; i += blockDim.x) sum += in[blockIdx.x * count + i];
  for (int step = 16; step > 0; step /= 2) sum += __shfl_down_sync(0xffffffff, sum, step);
  if (threadIdx.x % 32 == 0) of_warp[threadIdx.x / 32] = sum;
  __syncthreads();
  if (threadIdx.x == 0) {
    float all = 0;
    for (int warp = 0; warp < WARPS; ++warp) all += of_warp[warp];
    sums[blockIdx.x] = all;
  }
}
