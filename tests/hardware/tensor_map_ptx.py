"""Single-thread kernels for the recordings of tensor copies, for each rank and operation.

    load_Nd(map, backdrop, out, region, nbytes, c0 ... cN)      the box on a backdrop, to ``out``
    store_Nd(map, image, region, c0 ... cN)                     an image of the box to the tensor
    OP_Nd(map, image, region, c0 ... cN)                        the same as a reduction
    im2col_Nd, im2col_store_Nd                                  ditto, with offsets o0 ... after c

The box is at the first multiple of 1024 in dynamic shared memory. ``region`` bytes are filled
before and, for a load, copied out after. The wait for the box is bounded: ``out[region]`` is 1 if
its bytes arrived, so that a wrong byte count is recorded instead of hanging.
"""

from __future__ import annotations

OPERATIONS = ("add", "min", "max", "inc", "dec", "and", "or", "xor")
MAX_REGION_BYTES = 16384
SHARED_BYTES = MAX_REGION_BYTES + 1024

_HEADER = """
.version 8.0
.target sm_90a
.address_size 64
.extern .shared .align 16 .b8 tile[];
"""

_BEGIN = """
.visible .entry {name}(.param .align 64 .b8 map[128], {parameters})
{{
  .shared .align 8 .b64 barrier;
  .reg .pred %p<4>;
  .reg .b16 %o<4>;
  .reg .b32 %r<16>, %c<5>;
  .reg .b64 %map, %from, %to, %state;
  mov.b64 %map, map;
  cvta.param.u64 %map, %map;
  ld.param.u64 %from, [from];
  ld.param.u32 %r1, [region];
  {coordinates}
  mov.u32 %r2, tile;
  add.u32 %r2, %r2, 1023;
  and.b32 %r2, %r2, 0xFFFFFC00;
  mov.u32 %r3, barrier;
  mbarrier.init.shared::cta.b64 [%r3], 1;
  fence.mbarrier_init.release.cluster;
  mbarrier.arrive.expect_tx.shared::cta.b64 %state, [%r3], %r1;
  cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r2], [%from], %r1, [%r3];
first:
  mbarrier.try_wait.parity.shared::cta.b64 %p1, [%r3], 0;
  @!%p1 bra first;
"""

_LOAD = """
  ld.param.u64 %to, [to];
  ld.param.u32 %r4, [nbytes];
  mbarrier.arrive.expect_tx.shared::cta.b64 %state, [%r3], %r4;
  {copy}
  mov.u32 %r5, 0;
second:
  mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r3], 1;
  add.u32 %r5, %r5, 1;
  setp.lt.u32 %p3, %r5, 1000;
  @%p2 bra arrived;
  @%p3 bra second;
arrived:
  selp.u32 %r6, 1, 0, %p2;
  cp.async.bulk.global.shared::cta.bulk_group [%to], [%r2], %r1;
  cp.async.bulk.commit_group;
  cp.async.bulk.wait_group 0;
  cvt.u64.u32 %from, %r1;
  add.u64 %to, %to, %from;
  st.global.u32 [%to], %r6;
  ret;
}}
"""

_STORE = """
  {copy}
  cp.async.bulk.commit_group;
  cp.async.bulk.wait_group 0;
  ret;
}}
"""


def _kernel(name: str, rank: int, body: str, copy: str, offsets: int = 0) -> str:
    parameters = [".param .u64 from", ".param .u32 region"]
    if body is _LOAD:
        parameters[1:1] = [".param .u64 to"]
        parameters += [".param .u32 nbytes"]
    parameters += [f".param .s32 c{i}" for i in range(rank)]
    parameters += [f".param .u16 o{i}" for i in range(offsets)]
    reads = [f"ld.param.s32 %c{i}, [c{i}];" for i in range(rank)]
    reads += [f"ld.param.u16 %o{i}, [o{i}];" for i in range(offsets)]
    text = _BEGIN + body
    return text.format(
        name=name,
        parameters=", ".join(parameters),
        coordinates=" ".join(reads),
        copy=copy.format(
            rank=rank,
            at="[%map, {" + ", ".join(f"%c{i}" for i in range(rank)) + "}]",
            offsets="{" + ", ".join(f"%o{i}" for i in range(offsets)) + "}",
        ),
    )


def module() -> str:
    """The PTX text of all the kernels."""
    load = (
        "cp.async.bulk.tensor.{rank}d.shared::cluster.global.%s.mbarrier::complete_tx::bytes"
        " [%%r2], {at}, [%%r3]"
    )
    store = "cp.async.bulk.tensor.{rank}d.global.shared::cta.%s.bulk_group {at}, [%%r2];"
    reduce = (
        "cp.reduce.async.bulk.tensor.{rank}d.global.shared::cta.%s.tile.bulk_group {at}, [%%r2];"
    )
    kernels = []
    for rank in range(1, 6):
        kernels.append(_kernel(f"load_{rank}d", rank, _LOAD, load % "tile" + ";"))
        kernels.append(_kernel(f"store_{rank}d", rank, _STORE, store % "tile"))
        kernels += [_kernel(f"{op}_{rank}d", rank, _STORE, reduce % op) for op in OPERATIONS]
        if rank >= 3:
            offsets = load % "im2col" + ", {offsets};"
            kernels.append(_kernel(f"im2col_{rank}d", rank, _LOAD, offsets, rank - 2))
            no_offsets = store % "im2col_no_offs"
            kernels.append(_kernel(f"im2col_store_{rank}d", rank, _STORE, no_offsets))
    return _HEADER + "\n".join(kernels)
