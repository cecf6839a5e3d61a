// A block hands rows to the next one through global memory: cuda::atomic_ref, release and acquire.
#include <cuda/atomic>

constexpr int N = 64;

extern "C" __global__ void flag_handoff(const int* in, int* rows, unsigned* flags, int* out) {
  using Flag = cuda::atomic_ref<unsigned, cuda::thread_scope_device>;
  const int block = blockIdx.x;
  if (block > 0) {
    if (threadIdx.x == 0) while (Flag(flags[block - 1]).load(cuda::memory_order_acquire) == 0) {}
    __syncthreads();
  }
  const int before = block > 0 ? rows[(block - 1) * N + N - 1 - threadIdx.x] : 0;
  const int sum = before + in[block * N + threadIdx.x];
  rows[block * N + threadIdx.x] = sum;
  out[block * N + threadIdx.x] = sum;
  __syncthreads();
  if (threadIdx.x == 0) Flag(flags[block]).store(1, cuda::memory_order_release);
}
