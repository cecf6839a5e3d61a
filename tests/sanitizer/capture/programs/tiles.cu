// Three kernels that find their tensor map in a struct, in constant and in global memory, and
// scale what they load by a __device__ variable. A host program launches each.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cuda.h>
#include <cuda_runtime.h>

constexpr int ROWS = 16, COLUMNS = 32, HEIGHT = 8, WIDTH = 16;

struct Parameters {
  int rows, columns;
  alignas(64) CUtensorMap map;
  float *out;
  float bias;
};

__device__ float scale = 1.0f;
__constant__ float table[4] = {1.0f, 10.0f, 100.0f, 1000.0f};
__constant__ CUtensorMap constant_map;

static __device__ void tile(const CUtensorMap *map, float *out, int columns, float bias) {
  alignas(128) __shared__ float box[HEIGHT * WIDTH];
  alignas(8) __shared__ uint64_t barrier;
  uint32_t bar = (uint32_t)__cvta_generic_to_shared(&barrier);
  uint32_t to = (uint32_t)__cvta_generic_to_shared(box);
  if (threadIdx.x == 0) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(bar) : "memory");
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(bar),
                 "r"(HEIGHT * WIDTH * 4)
                 : "memory");
    asm volatile(
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"
        " [%0], [%1, {%2, %3}], [%4];" ::"r"(to),
        "l"(map), "r"((int)blockIdx.x * WIDTH), "r"((int)blockIdx.y * HEIGHT), "r"(bar)
        : "memory");
  }
  __syncthreads();
  uint32_t done = 0;
  while (!done)
    asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], 0;"
                 " selp.u32 %0, 1, 0, p; }"
                 : "=r"(done)
                 : "r"(bar)
                 : "memory");
  for (int i = threadIdx.x; i < HEIGHT * WIDTH; i += blockDim.x) {
    int row = blockIdx.y * HEIGHT + i / WIDTH, column = blockIdx.x * WIDTH + i % WIDTH;
    out[row * columns + column] = box[i] * scale * table[i % 4] + bias;
  }
}

__global__ void from_struct(const __grid_constant__ Parameters p) {
  tile(&p.map, p.out, p.columns, p.bias);
}

__global__ void from_constant(float *out, int columns) { tile(&constant_map, out, columns, 0); }

__global__ void __launch_bounds__(64) from_global(const CUtensorMap *maps, float **outs, int columns) {
  asm volatile("fence.proxy.tensormap::generic.acquire.gpu [%0], 128;" ::"l"(maps) : "memory");
  tile(maps, outs[1], columns, 0);
}

#define CHECK(call)                                                                   \
  do {                                                                                \
    if (int status = (int)(call)) {                                                   \
      std::printf("%s: %d\n", #call, status);                                         \
      std::exit(1);                                                                   \
    }                                                                                 \
  } while (0)

int main() {
  float host[ROWS * COLUMNS], *in, *out, factor = 2.0f, **outs;
  for (int i = 0; i < ROWS * COLUMNS; i++) host[i] = (float)i;
  CHECK(cudaMalloc(&in, sizeof host));
  CHECK(cudaMalloc(&out, sizeof host));
  CHECK(cudaMalloc(&outs, 2 * sizeof *outs));
  CHECK(cudaMemcpy(in, host, sizeof host, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpyToSymbol(scale, &factor, sizeof factor));
  float *both[2] = {nullptr, out};
  CHECK(cudaMemcpy(outs, both, sizeof both, cudaMemcpyHostToDevice));

  void *encode = nullptr;
  cudaDriverEntryPointQueryResult found;
  CHECK(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &encode, 12000,
                                         cudaEnableDefault, &found));
  Parameters p{ROWS, COLUMNS, {}, out, 0.5f};
  cuuint64_t dims[] = {COLUMNS, ROWS}, strides[] = {COLUMNS * sizeof(float)};
  cuuint32_t box[] = {WIDTH, HEIGHT}, steps[] = {1, 1};
  CHECK(((decltype(&cuTensorMapEncodeTiled))encode)(
      &p.map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, in, dims, strides, box, steps,
      CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_NONE,
      CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE));
  CUtensorMap *maps;
  CHECK(cudaMalloc(&maps, sizeof *maps));
  CHECK(cudaMemcpy(maps, &p.map, sizeof *maps, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpyToSymbol(constant_map, &p.map, sizeof p.map));

  dim3 grid(COLUMNS / WIDTH, ROWS / HEIGHT);
  from_struct<<<grid, 64>>>(p);
  from_constant<<<grid, 64>>>(out, COLUMNS);
  from_global<<<grid, 64>>>(maps, outs, COLUMNS);
  CHECK(cudaDeviceSynchronize());
  std::puts("done");
}
