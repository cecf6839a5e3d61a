"""Data movement: ld, st, mov, shfl, prefetches, cache policies, addresses (PTX ISA 9.7.9).

An address of another block's shared memory (a shared::cluster address, uint32) is made by `mapa`;
it works in wrappers that say so, and in the destination and the barrier of a load.

A cache policy (uint64) comes from `createpolicy_fractional_l2_evict_first` and its kin; it is a
hint, and changes what stays in the cache, never what is copied.
"""

from __future__ import annotations

from harness.isa.table.row import Row, form, row
from harness.isa.table.wrapper import wrapper

_ANY = "b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64"
_TYPES = "b8 b16 b32 b64 u8 u16 u32 u64 s8 s16 s32 s64 f32 f64"
_SPACES = "global shared shared::cta shared::cluster local const param param::entry"
_WINDOWS = "global shared shared::cta local param const"
_PRIMARY = "L2::evict_last L2::evict_normal L2::evict_first L2::evict_unchanged"

_EVICTIONS = {
    "first": "A policy for what is used once: it leaves the L2 cache before other data.",
    "last": "A policy for what is used again: it stays in the L2 cache longer.",
    "normal": "The usual policy, for a copy that must name one.",
    "unchanged": "A policy that leaves what the L2 cache thinks of the data as it was.",
}

ROWS: tuple[Row, ...] = (
    row(
        "mov",
        "9.7.9.3",
        form("mov.<type>", "d, a", type=f"pred {_ANY} f16 bf16"),
        wrapper(
            "cluster_ctarank() -> UInt32",
            "mov.u32 $rank, %cluster_ctarank;",
            "The rank of the executing block in its cluster, 0 to `cluster_nctarank` - 1.",
        ),
        wrapper(
            "cluster_nctarank() -> UInt32",
            "mov.u32 $count, %cluster_nctarank;",
            "The number of blocks in the cluster; 1 without clusters.",
            manual='"%cluster_nctarank"',
        ),
        of_proxy="none",
        memory="none",
        manual='"%cluster_ctarank"',
    ),
    row(
        "shfl.sync",
        "9.7.9.6",
        form("shfl.sync.<mode>.b32", "d{|p}, a, b, c, mask", mode="up down bfly idx"),
    ),
    row("prmt", "9.7.9.7", form("prmt.b32", "d, a, b, c")),
    row(
        "prmt.mode",
        "9.7.9.7",
        form("prmt.b32.<mode>", "d, a, b, c", mode="f4e b4e rc8 ecl ecr rc16"),
    ),
    row(
        "ld",
        "9.7.9.8",
        form(
            "ld{.weak|.volatile|.relaxed|.acquire|.mmio}{.cta|.cluster|.gpu|.sys}{.<space>}"
            "{.ca|.cg|.cs|.lu|.cv|.nc}{.L1::evict_normal|.L1::evict_unchanged|.L1::evict_first"
            "|.L1::evict_last|.L1::no_allocate}{.L2::cache_hint}{.L2::64B|.L2::128B|.L2::256B}{.v2|.v4}.<type>",
            "d, [a]{, policy}",
            space=_SPACES,
            type=_TYPES,
        ),
        wrapper(
            "tensormap_word(tensor_map: TensorMapAddress, index: Index) -> UInt64",
            "{\n\t.reg .b64 at;\n\tmad.wide.u32 at, $index, 8, $tensor_map;\n\t"
            "ld.b64 $word, [at];\n\t}",
            "One of the 16 words (uint64) of a tensor map, to copy it with.",
            "tensor_map: a TensorMap parameter of the kernel. index: 0 to 15.",
            shown="``ld.b64 word, [tensor_map + 8 * index];``",
        ),
        memory="a generic read",
        manual='"ld"',
    ),
    row(
        "ldu",
        "9.7.9.10",
        form("ldu{.<space>}{.v2|.v4}.<type>", "d, [a]", space="global", type=_TYPES),
    ),
    row(
        "st",
        "9.7.9.11",
        form(
            "st{.weak|.volatile|.relaxed|.release|.mmio}{.cta|.cluster|.gpu|.sys}{.<space>}"
            "{.wb|.cg|.cs|.wt}{.L1::evict_normal|.L1::evict_unchanged|.L1::evict_first"
            "|.L1::evict_last|.L1::no_allocate}{.L2::cache_hint}{.v2|.v4}.<type>",
            "[a], b{, policy}",
            space=_SPACES,
            type=_TYPES,
        ),
    ),
    row(
        "prefetch",
        "9.7.9.15",
        form("prefetch{.global|.local}.L1", "[a]"),
        form("prefetch{.global|.local}.L2", "[a]"),
        form("prefetch{.global}.L2::evict_last", "[a]"),
        form("prefetch{.global}.L2::evict_normal", "[a]"),
        form("prefetchu.L1", "[a]"),
    ),
    row(
        "prefetch.tensormap",
        "9.7.9.15",
        form("prefetch{.param|.const}.tensormap", "[a]"),
        wrapper(
            "prefetch_tensormap(tensor_map: TensorMapAddress)",
            "prefetch.tensormap [$tensor_map];",
            "Bring a tensor map's cache line close, so that the first copy need not wait for it.",
            "tensor_map: a TensorMap parameter of the kernel.",
        ),
        proxy="async",
        issued_by="one thread, early",
        of_proxy="none",
        memory="changes none; a hint",
        completes="never observably",
        manual='"prefetch, prefetchu"',
    ),
    row(
        "applypriority",
        "9.7.9.16",
        form("applypriority{.<space>}.L2::evict_normal", "[a], size", space="global"),
    ),
    row("discard", "9.7.9.17", form("discard{.<space>}.L2", "[a], size", space="global")),
    row(
        "createpolicy.fractional",
        "9.7.9.18",
        form(
            "createpolicy.fractional.<primary>{.L2::evict_first|.L2::evict_unchanged}.b64",
            "policy{, fraction}",
            primary=_PRIMARY,
        ),
        *(
            wrapper(
                f"createpolicy_fractional_l2_evict_{when}() -> UInt64",
                f"createpolicy.fractional.L2::evict_{when}.b64 $policy;",
                summary,
            )
            for when, summary in _EVICTIONS.items()
        ),
        of_proxy="none",
        memory="touches none",
        manual='"createpolicy"',
    ),
    row(
        "createpolicy.range",
        "9.7.9.18",
        form(
            "createpolicy.range{.global}.<primary>{.L2::evict_first|.L2::evict_unchanged}.b64",
            "policy, [a], primary, total",
            primary=_PRIMARY,
        ),
    ),
    row("createpolicy.cvt", "9.7.9.18", form("createpolicy.cvt.L2.b64", "policy, property")),
    row("isspacep", "9.7.9.19", form("isspacep.<space>", "p, a", space=_WINDOWS)),
    row(
        "cvta",
        "9.7.9.21",
        form("cvta.<space>.<type>", "d, a", space=_WINDOWS, type="u64"),
    ),
    row(
        "cvta.to",
        "9.7.9.21",
        form("cvta.to.<space>.<type>", "d, a", space=_WINDOWS, type="u64"),
    ),
    row(
        "mapa",
        "9.7.9.22",
        form("mapa{.shared::cluster}.<type>", "d, a, rank", type="u32 u64"),
        wrapper(
            "mapa(address: SharedAddress, rank: Rank) -> UInt32",
            "mapa.shared::cluster.u32 $mapped, $address, $rank;",
            "The address that ``address`` has in the shared memory of the block of that rank.",
            "address: in the executing block's shared memory (uint32): the same variable's place "
            "in the other block. rank: below `cluster_nctarank`. Returns a shared::cluster "
            "address (uint32).",
        ),
        of_proxy="none",
        memory="none",
        manual='"mapa"',
    ),
    row(
        "getctarank",
        "9.7.9.23",
        form("getctarank{.shared::cluster}.<type>", "d, a", type="u32 u64"),
    ),
)
