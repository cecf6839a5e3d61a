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
