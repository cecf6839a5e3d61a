// A table that the launch reads through the read-only cache (ld.global.nc), handed on by a barrier.
extern "C" __global__ void read_only(
    const float* __restrict__ in, float* __restrict__ out, int n) {
  __shared__ float tile[128];
  const int at = blockIdx.x * 128 + threadIdx.x;
  tile[threadIdx.x] = at < n ? __ldg(in + at) : 0;
  __syncthreads();
  if (at < n) out[at] = tile[127 - threadIdx.x] + in[at];
}
