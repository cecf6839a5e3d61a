// CuTe: thread copies into swizzled tiles, and wgmma by a tiled MMA.
#include <cute/tensor.hpp>
#include <cute/arch/mma_sm90.hpp>
#include <cute/atom/mma_traits_sm90_gmma.hpp>
using namespace cute;

using bf16 = cutlass::bfloat16_t;
constexpr int M = 64, N = 32, K = 64;

extern "C" __global__ void __launch_bounds__(128)
cute_gemm(const bf16* a, const bf16* b, float* c, int depth) {
  using Atom = GMMA::Layout_K_SW128_Atom<bf16>;
  auto a_layout = tile_to_shape(Atom{}, Shape<Int<M>, Int<K>>{});
  auto b_layout = tile_to_shape(Atom{}, Shape<Int<N>, Int<K>>{});
  __shared__ alignas(1024) bf16 a_tile[cosize_v<decltype(a_layout)>];
  __shared__ alignas(1024) bf16 b_tile[cosize_v<decltype(b_layout)>];
  Tensor as = make_tensor(make_smem_ptr(a_tile), a_layout);
  Tensor bs = make_tensor(make_smem_ptr(b_tile), b_layout);
  Tensor ag = make_tensor(make_gmem_ptr(a), make_shape(Int<M>{}, depth), make_stride(depth, Int<1>{}));
  Tensor bg = make_tensor(make_gmem_ptr(b), make_shape(Int<N>{}, depth), make_stride(depth, Int<1>{}));
  Tensor cg = make_tensor(make_gmem_ptr(c), Shape<Int<M>, Int<N>>{}, GenRowMajor{});

  auto copy_atom = Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<cute::uint128_t>, bf16>{};
  auto tiled_copy = make_tiled_copy(copy_atom, Layout<Shape<_16, _8>, Stride<_8, _1>>{}, Layout<Shape<_1, _8>>{});
  auto thread_copy = tiled_copy.get_thread_slice(threadIdx.x);
  auto mma = make_tiled_mma(SM90_64x32x16_F32BF16BF16_SS<GMMA::Major::K, GMMA::Major::K>{});
  auto thread_mma = mma.get_thread_slice(threadIdx.x);
  Tensor fragment = thread_mma.make_fragment_C(thread_mma.partition_C(cg));
  clear(fragment);
#pragma unroll 1
  for (int k = 0; k < depth / K; ++k) {
    Tensor a_box = local_tile(ag, Shape<Int<M>, Int<K>>{}, make_coord(0, k));
    Tensor b_box = local_tile(bg, Shape<Int<N>, Int<K>>{}, make_coord(0, k));
    copy(tiled_copy, thread_copy.partition_S(a_box), thread_copy.partition_D(as));
    copy(tiled_copy, thread_copy.partition_S(b_box), thread_copy.partition_D(bs));
    cp_async_fence();
    cp_async_wait<0>();
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    warpgroup_fence_operand(fragment);
    warpgroup_arrive();
    gemm(mma, thread_mma.make_fragment_A(thread_mma.partition_A(as)), thread_mma.make_fragment_B(thread_mma.partition_B(bs)), fragment);
    warpgroup_commit_batch();
    warpgroup_wait<0>();
    warpgroup_fence_operand(fragment);
    __syncthreads();
  }
  copy(fragment, thread_mma.partition_C(cg));
}
