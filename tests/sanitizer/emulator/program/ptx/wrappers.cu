// nvcc -arch=sm_90a -lineinfo -ptx wrappers.cu   (CUDA 13.0), and the folders of `.file` taken off
#include <cstdint>
#include <cuda/ptx>

namespace mine {

__device__ __forceinline__ uint32_t smem(const void *p) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

__device__ __forceinline__ void barrier_init(uint64_t *bar, uint32_t count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(smem(bar)), "r"(count) : "memory");
}

__device__ __forceinline__ bool try_wait(uint64_t *bar, uint32_t parity) {
  uint32_t done;
  asm volatile("{\n .reg .pred p;\n mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2;\n"
               " selp.u32 %0, 1, 0, p;\n}"
               : "=r"(done) : "r"(smem(bar)), "r"(parity) : "memory");
  return done;
}

__device__ __forceinline__ void wait(uint64_t *bar, uint32_t parity) {
  while (!try_wait(bar, parity)) {
  }
}

__device__ __forceinline__ void load(void *to, const void *from, uint32_t bytes, uint64_t *bar) {
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
               "[%0], [%1], %2, [%3];" ::"r"(smem(to)), "l"(from), "r"(bytes), "r"(smem(bar))
               : "memory");
}

}  // namespace mine

constexpr int N = 128;
__device__ float factor = 2;

template <bool Waits>
__global__ void scale(const float *from, float *to) {
  __shared__ alignas(128) float first[N], second[N];
  __shared__ uint64_t full[2];
  if (threadIdx.x == 0) {
    mine::barrier_init(&full[0], 1);
    mine::barrier_init(&full[1], 1);
    cuda::ptx::fence_mbarrier_init(cuda::ptx::sem_release, cuda::ptx::scope_cluster);
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    for (int i = 0; i < 2; ++i)
      cuda::ptx::mbarrier_arrive_expect_tx(cuda::ptx::sem_release, cuda::ptx::scope_cta,
                                           cuda::ptx::space_shared, &full[i], N * 4);
    mine::load(first, from, N * 4, &full[0]);
    mine::load(second, from + N, N * 4, &full[1]);
  }
  mine::wait(&full[0], 0);
  if (Waits) mine::wait(&full[1], 0);
  to[threadIdx.x] = first[threadIdx.x] * factor;
  to[N + threadIdx.x] = second[threadIdx.x] * factor;
}

// A wait for a parity that can never come.
__global__ void hangs(float *to) {
  __shared__ uint64_t full;
  if (threadIdx.x == 0) mine::barrier_init(&full, 1);
  __syncthreads();
  mine::wait(&full, 0);
  to[threadIdx.x] = 0;
}

template __global__ void scale<true>(const float *, float *);
template __global__ void scale<false>(const float *, float *);
