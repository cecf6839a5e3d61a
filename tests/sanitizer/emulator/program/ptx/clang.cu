// Made into clang.ptx without any header of CUDA's:
//   clang -x cuda --cuda-device-only -S -O2 -nocudainc -nocudalib --cuda-gpu-arch=sm_80 clang.cu -o clang.ptx
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __device__ __attribute__((device))

static __device__ int tid() { return __nvvm_read_ptx_sreg_tid_x(); }
static __device__ int index() {
  return __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() + tid();
}

extern "C" __global__ void saxpy(float a, const float *x, float *y, int n) {
  int i = index();
  if (i < n) y[i] = a * x[i] + y[i];
}

extern "C" __global__ void reversed(const unsigned char *x, unsigned char *y) {
  __shared__ unsigned char tile[256];
  tile[tid()] = x[index()];
  __syncthreads();
  y[index()] = tile[255 - tid()];
}

extern "C" __global__ void collatz(const int *x, int *y) {
  int i = index(), steps = 0;
  for (long long value = x[i]; value != 1; steps++) value = value % 2 ? 3 * value + 1 : value / 2;
  y[i] = steps;
}
