// A matrix is transposed by way of a padded tile of shared memory.
constexpr int T = 32, ROWS = 8;

extern "C" __global__ void transpose(const float* in, float* out, int width, int height) {
  __shared__ float tile[T][T + 1];
  int x = blockIdx.x * T + threadIdx.x, y = blockIdx.y * T + threadIdx.y;
  for (int j = 0; j < T; j += ROWS) tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * width + x];
  __syncthreads();
  x = blockIdx.y * T + threadIdx.x, y = blockIdx.x * T + threadIdx.y;
  for (int j = 0; j < T; j += ROWS) out[(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j];
}
