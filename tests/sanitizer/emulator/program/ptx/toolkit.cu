#include <cstdint>
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
// y = relu(a * x + y) in packed halves
extern "C" __global__ void half_axpy(const __half2* x, __half2* y, float a) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  __half2 s = __float2half2_rn(a);
  y[i] = __hfma2_relu(s, x[i], y[i]);
}
// max of the pair's exp, tanh-like: everything in half2
extern "C" __global__ void half_math(const __half2* x, __half2* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  __half2 v = x[i], w = __habs2(v);
  __half2 m = __hmax2(__hmin2(v, __float2half2_rn(2.f)), __hneg2(w));
  __half2 c = __hle2(m, __hsub2(w, v));
  if (__hbgt2(w, __float2half2_rn(0.25f))) m = __hmul2_sat(m, c);
  y[i] = __hadd2(h2exp2(m), h2tanh_approx(v));
}
// the epilogue of a matrix product: bias, gelu-like gate, bf16 out
extern "C" __global__ void epilogue(const float* acc, const __nv_bfloat16* bias, __nv_bfloat162* out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float2 v = reinterpret_cast<const float2*>(acc)[i];
  __nv_bfloat162 b = reinterpret_cast<const __nv_bfloat162*>(bias)[i & 7];
  __nv_bfloat162 r = __hadd2(__floats2bfloat162_rn(v.x, v.y), b);
  out[i] = __hmul2(r, __hmax2(r, __float2bfloat162_rn(0.f)));
}
extern "C" __global__ void to_fp8(const float2* x, __nv_fp8x2_storage_t* y, __half2* back) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = __nv_cvt_float2_to_fp8x2(x[i], __NV_SATFINITE, __NV_E4M3);
  back[i] = __half2(__nv_cvt_fp8x2_to_halfraw2(y[i], __NV_E4M3));
}
extern "C" __global__ void int8_dot(const int* a, const int* b, int* c) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int s = 0;
  for (int k = 0; k < 4; ++k) s = __dp4a(a[4 * i + k], b[4 * i + k], s);
  c[i] = __dp2a_lo(s, b[i], (int)__byte_perm(a[i], b[i], 0x5410));
}
__device__ int chosen(int which, int x) {
  switch (which) {
    case 0: return x + 7;
    case 1: return x * x;
    case 2: return x ^ 0x55;
    case 3: return __popc(x);
    case 4: return x % 13;
    case 5: return __brev(x);
    case 6: return abs(x) - 1;
    case 7: return __clz(x);
    case 8: return x << 3;
    case 9: return x * 3 - 5;
    case 10: return x & 0x3f3f;
    case 11: return ~x;
    case 12: return x / 7;
    case 13: return x | 1024;
    case 14: return __ffs(x);
    case 15: return x - 99;
    case 16: return max(x, 1000);
    case 17: return __mulhi(x, x);
    default: return -1;
  }
}
extern "C" __global__ void switches(const int* x, int* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = chosen(x[i] & 31, x[i]);
}
extern "C" __global__ void groups(const int* x, int* sums, unsigned* ranks) {
  auto block = cg::this_thread_block();
  auto tile = cg::tiled_partition<16>(block);
  int i = block.group_index().x * block.size() + block.thread_rank();
  int v = x[i];
  int total = cg::reduce(tile, v, cg::plus<int>());
  unsigned seconds = tile.ballot(v & 2);
  if (v & 1) { auto odd = cg::coalesced_threads(); ranks[i] = odd.thread_rank() + 100 * odd.size(); }
  else ranks[i] = seconds;
  block.sync();
  if (tile.thread_rank() == 0) atomicAdd(&sums[block.group_index().x], total);
}
extern "C" __global__ void histogram(const unsigned char* x, __half2* h, __nv_bfloat162* b, float4* f) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&h[x[i] & 3], __floats2half2_rn(1.f, 2.f));
  atomicAdd(&b[x[i] & 3], __floats2bfloat162_rn(1.f, 0.5f));
  atomicAdd(&f[x[i] & 3], make_float4(1.f, 2.f, 3.f, 4.f));
}
__constant__ float table[4] = {1.f, 2.f, 4.f, 8.f};
struct Pair { double a; long long b; };
__device__ __noinline__ Pair both(double a, long long b) { return {a * b, (long long)a - b}; }
extern "C" __global__ void structs(const double* x, double* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  double local[8];
  for (int k = 0; k < 8; ++k) local[k] = x[i] * table[k & 3] + k;
  Pair p = both(local[n & 7], i);
  y[i] = p.a + p.b + __dsqrt_rn(fabs(local[(n + 1) & 7])) + __ldcg(&x[i]) + fmod(x[i], 0.75);
}
