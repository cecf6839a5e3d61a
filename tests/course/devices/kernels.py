"""Small kernels in PTX, so that the tests of the devices do not depend on a compiler.

increment(x: u64, v: u32)            x[i] += v, an element per thread, a single block
hang(x: u64)                         thread 0 writes 7 to x[0], then no thread ever exits
stray(x: u64)                        writes 2 MiB past x, where a small array has its guard
shared(x: u64, n: u32)               x[0] = the 4 bytes before byte n of dynamic shared memory
peers(x: u64)                        x[block] = the index of the other block of its pair
tile_add(src, dst: maps, v: f32)     a 64x32 float32 tile per block: load, add v, store
off_by_one(src: map)                 loads at innermost coordinate 1: 4 bytes, not 16
just_32(x: u64)                      may only be launched with 32 threads
"""

PTX = """
.version 8.0
.target sm_90a
.address_size 64

.extern .shared .align 128 .b8 dynamic[];

.visible .entry increment(.param .u64 x, .param .u32 v)
{
    .reg .b32 %r<4>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [x];
    ld.param.u32 %r1, [v];
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %rd2, %r2, 4;
    add.u64 %rd1, %rd1, %rd2;
    ld.global.u32 %r3, [%rd1];
    add.u32 %r3, %r3, %r1;
    st.global.u32 [%rd1], %r3;
    ret;
}

.visible .entry hang(.param .u64 x)
{
    .reg .b32 %r<3>;
    .reg .b64 %rd<2>;
    .reg .pred %p;
    ld.param.u64 %rd1, [x];
    mov.u32 %r1, 7;
    st.volatile.global.u32 [%rd1], %r1;
again:
    ld.volatile.global.u32 %r2, [%rd1];
    setp.eq.u32 %p, %r2, 7;
    @%p bra again;
    ret;
}

.visible .entry stray(.param .u64 x)
{
    .reg .b32 %r<2>;
    .reg .b64 %rd<2>;
    ld.param.u64 %rd1, [x];
    add.u64 %rd1, %rd1, 2097152;
    mov.u32 %r1, 7;
    st.global.u32 [%rd1], %r1;
    ret;
}

.visible .entry shared(.param .u64 x, .param .u32 n)
{
    .reg .b32 %r<4>;
    .reg .b64 %rd<2>;
    ld.param.u64 %rd1, [x];
    ld.param.u32 %r1, [n];
    mov.u32 %r2, dynamic;
    add.u32 %r2, %r2, %r1;
    st.shared.u32 [%r2+-4], %r1;
    ld.shared.u32 %r3, [%r2+-4];
    st.global.u32 [%rd1], %r3;
    ret;
}

.visible .entry peers(.param .u64 x)
{
    .shared .align 4 .b32 mine;
    .reg .b32 %r<6>;
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [x];
    mov.u32 %r1, %ctaid.x;
    st.shared.u32 [mine], %r1;
    barrier.cluster.arrive.aligned;
    barrier.cluster.wait.aligned;
    mov.u32 %r2, %cluster_ctarank;
    xor.b32 %r2, %r2, 1;
    mov.u32 %r3, mine;
    mapa.shared::cluster.u32 %r4, %r3, %r2;
    ld.shared::cluster.u32 %r5, [%r4];
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd1, %rd1, %rd2;
    st.global.u32 [%rd1], %r5;
    barrier.cluster.arrive.aligned;
    barrier.cluster.wait.aligned;
    ret;
}

.visible .entry tile_add(
    .param .align 64 .b8 src[128], .param .align 64 .b8 dst[128], .param .f32 v
)
.maxntid 128, 1, 1
{
    .shared .align 128 .b8 tile[8192];
    .shared .align 8 .b64 barrier;
    .reg .b32 %r<8>;
    .reg .f32 %f<3>;
    .reg .b64 %rd<4>;
    .reg .pred %p<3>;
    ld.param.f32 %f1, [v];
    mov.b64 %rd1, src;
    cvta.param.u64 %rd1, %rd1;
    mov.b64 %rd2, dst;
    cvta.param.u64 %rd2, %rd2;
    mov.u32 %r1, %tid.x;
    setp.ne.u32 %p1, %r1, 0;
    mov.u32 %r2, barrier;
    mov.u32 %r3, tile;
    mov.u32 %r4, %ctaid.x;
    shl.b32 %r4, %r4, 5;
    mov.u32 %r5, %ctaid.y;
    shl.b32 %r5, %r5, 6;
    @%p1 bra initialized;
    mbarrier.init.shared::cta.b64 [%r2], 1;
    fence.mbarrier_init.release.cluster;
initialized:
    bar.sync 0;
    @%p1 bra waiting;
    mbarrier.arrive.expect_tx.shared::cta.b64 %rd3, [%r2], 8192;
    cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes
        [%r3], [%rd1, {%r4, %r5}], [%r2];
waiting:
    mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r2], 0;
    @!%p2 bra waiting;
    shl.b32 %r6, %r1, 2;
more:
    add.u32 %r7, %r3, %r6;
    ld.shared.f32 %f2, [%r7];
    add.f32 %f2, %f2, %f1;
    st.shared.f32 [%r7], %f2;
    add.u32 %r6, %r6, 512;
    setp.lt.u32 %p2, %r6, 8192;
    @%p2 bra more;
    fence.proxy.async.shared::cta;
    bar.sync 0;
    @%p1 bra done;
    cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%rd2, {%r4, %r5}], [%r3];
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group 0;
done:
    ret;
}

.visible .entry off_by_one(.param .align 64 .b8 src[128])
{
    .shared .align 128 .b8 tile1[8192];
    .shared .align 8 .b64 barrier1;
    .reg .b32 %r<5>;
    .reg .b64 %rd<3>;
    .reg .pred %p;
    mov.b64 %rd1, src;
    cvta.param.u64 %rd1, %rd1;
    mov.u32 %r1, barrier1;
    mov.u32 %r2, tile1;
    mov.u32 %r3, 1;
    mov.u32 %r4, 0;
    mbarrier.init.shared::cta.b64 [%r1], 1;
    fence.mbarrier_init.release.cluster;
    mbarrier.arrive.expect_tx.shared::cta.b64 %rd2, [%r1], 8192;
    cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes
        [%r2], [%rd1, {%r3, %r4}], [%r1];
waiting1:
    mbarrier.try_wait.parity.shared::cta.b64 %p, [%r1], 0;
    @!%p bra waiting1;
    ret;
}

.visible .entry just_32(.param .u64 x)
.reqntid 32, 1, 1
{
    ret;
}
"""
