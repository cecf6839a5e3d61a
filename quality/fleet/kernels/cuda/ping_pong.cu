// Two groups of threads take turns at one buffer, by named barriers.
#include <cuda/std/cstdint>

constexpr int N = 64;

__device__ inline void arrive(int barrier) { asm volatile("bar.arrive %0, 128;" ::"r"(barrier) : "memory"); }
__device__ inline void sync(int barrier) { asm volatile("bar.sync %0, 128;" ::"r"(barrier) : "memory"); }

extern "C" __global__ void ping_pong(const int* in, int* out, int turns) {
  __shared__ int buffer[N];
  constexpr int FILLED = 1, EMPTIED = 2;
  const int i = threadIdx.x % N;
  if (threadIdx.x < N) {
    for (int turn = 0; turn < turns; ++turn) {
      if (turn > 0) sync(EMPTIED);
      buffer[i] = in[turn * N + i] * 2;
      arrive(FILLED);
    }
  } else {
    for (int turn = 0; turn < turns; ++turn) {
      sync(FILLED);
      out[turn * N + i] = buffer[N - 1 - i];
      if (turn + 1 < turns) arrive(EMPTIED);
    }
  }
}
