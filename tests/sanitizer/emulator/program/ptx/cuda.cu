#include <cstdint>
#include <cuda/barrier>
#include <cuda/ptx>
#include <cstdio>
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
extern "C" __global__ void saxpy(float a, const float* __restrict__ x, float* y, int n){
  int i = blockIdx.x*blockDim.x+threadIdx.x; if(i<n) y[i]=a*x[i]+y[i];
}
extern "C" __global__ void block_sum(const float* x, float* out){
  __shared__ float s[32];
  float v = x[blockIdx.x*blockDim.x+threadIdx.x];
  for(int o=16;o;o>>=1) v+=__shfl_down_sync(~0u,v,o);
  if((threadIdx.x&31)==0) s[threadIdx.x>>5]=v;
  __syncthreads();
  if(threadIdx.x<32){ v = threadIdx.x < blockDim.x/32 ? s[threadIdx.x] : 0.f;
    for(int o=16;o;o>>=1) v+=__shfl_down_sync(~0u,v,o);
    if(threadIdx.x==0) out[blockIdx.x]=v; }
}
extern "C" __global__ void bulk(const float* in, float* out){
  __shared__ alignas(128) float buf[256];
  __shared__ uint64_t bar;
  if(threadIdx.x==0){ cuda::ptx::mbarrier_init(&bar,1); asm volatile("fence.mbarrier_init.release.cluster;"); }
  __syncthreads();
  if(threadIdx.x==0){
    cuda::ptx::mbarrier_arrive_expect_tx(cuda::ptx::sem_release,cuda::ptx::scope_cta,cuda::ptx::space_shared,&bar,1024);
    cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster,cuda::ptx::space_global,buf,in+blockIdx.x*256,1024,&bar);
  }
  while(!cuda::ptx::mbarrier_try_wait_parity(&bar,0)){}
  buf[threadIdx.x]=buf[threadIdx.x]*2.f+expf(0.f);
  cuda::ptx::fence_proxy_async(cuda::ptx::space_shared);
  __syncthreads();
  if(threadIdx.x==0){ cuda::ptx::cp_async_bulk(cuda::ptx::space_global,cuda::ptx::space_shared,out+blockIdx.x*256,buf,1024);
    cuda::ptx::cp_async_bulk_commit_group(); cuda::ptx::cp_async_bulk_wait_group_read(cuda::ptx::n32_t<0>()); }
}
__device__ __noinline__ float poly(float x, int n){ float r=1; for(int i=0;i<n;i++) r=r*x+i; return r; }
extern "C" __global__ void calls(const float* x, float* y, int n){
  int i=blockIdx.x*blockDim.x+threadIdx.x; y[i]=poly(x[i],n)+sinf(x[i]); if(i==3) printf("hello %d %f\n", i, x[i]);
}
