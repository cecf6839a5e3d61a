"""Data movement, atomics, prefetches and addresses (PTX ISA 9.7.9, 9.7.13.5-9.7.13.7).

An address of another block's shared memory (a shared::cluster address, uint32) is made by `mapa`. A
load accepts it as its destination and barrier, and so do the wrappers whose description says so.

A cache policy (uint64) comes from `createpolicy_fractional_l2_evict_first` and the like; it is a
hint, and changes the contents of the cache, never the copied bytes.

Atomics update an element, a packed pair of them, or a vector.
"""

from __future__ import annotations

from harness.sanitizer.isa.table.row import (
    TENSOR_MAP,
    Form,
    Row,
    address,
    form,
    reads,
    row,
    wrapper,
    writes,
)

_SEMANTICS = "{.relaxed|.acquire|.release|.acq_rel}{.cta|.cluster|.gpu|.sys}"
_HINT = "{.L2::cache_hint}"
_ATOMIC_SPACES = "global shared shared::cta shared::cluster"

_ATOMIC_TYPES = {
    "add": "u32 s32 u64 f32 f64",
    "min": "u32 s32 u64 s64",
    "max": "u32 s32 u64 s64",
    "and": "b32 b64",
    "or": "b32 b64",
    "xor": "b32 b64",
    "inc": "u32",
    "dec": "u32",
}
_HALVES, _PAIRS = "f16 bf16", "f16x2 bf16x2"


def _forms(mnemonic: str, operands: str) -> list[Form]:
    start = f"{mnemonic}{_SEMANTICS}{{.<space>}}.<op>"
    forms = [
        form(f"{start}{_HINT}.<type>", operands, space=_ATOMIC_SPACES, op=op, type=types)
        for op, types in _ATOMIC_TYPES.items()
    ]
    halves = f"{start}.noftz{_HINT}.<type>"
    return [*forms, form(halves, operands, space=_ATOMIC_SPACES, op="add", type=_HALVES)]


def _vector_forms(mnemonic: str, operands: str) -> list[Form]:
    start = f"{mnemonic}{_SEMANTICS}{{.<space>}}.<op>"
    vector = {"space": "global", "op": "add min max"}
    noftz = f"{start}.noftz{_HINT}.<vector>.<type>"
    floats = f"{start}{_HINT}.<vector>.<type>"
    return [
        form(f"{start}.noftz{_HINT}.<type>", operands, space=_ATOMIC_SPACES, op="add", type=_PAIRS),
        form(floats, operands, space="global", op="add", vector="v2 v4", type="f32"),
        form(noftz, operands, **vector, vector="v2 v4", type=_PAIRS),
        form(noftz, operands, **vector, vector="v2 v4 v8", type=_HALVES),
    ]


_ATOM, _RED = "d, [a], b{, policy}", "[a], b{, policy}"

ATOMICS: tuple[Row, ...] = (
    row(
        "atom 9.7.13.5 Updates an element in memory atomically, and returns its old value.",
        *_forms("atom", _ATOM),
        roles={"a": address("space", "read and write", "type")},
    ),
    row(
        "atom.exch 9.7.13.5 Exchanges an element in memory atomically.",
        form(
            f"atom{_SEMANTICS}{{.<space>}}.<op>{_HINT}.<type>",
            _ATOM,
            space=_ATOMIC_SPACES,
            op="exch",
            type="b32 b64",
        ),
        roles={"a": address("space", "read and write", "type")},
    ),
    row(
        "atom.cas 9.7.13.5 Replaces an element in memory atomically if it has the expected value.",
        form(
            f"atom{_SEMANTICS}{{.<space>}}.cas{_HINT}.<type>",
            "d, [a], b, c{, policy}",
            space=_ATOMIC_SPACES,
            type="b16 b32 b64",
        ),
        roles={"a": address("space", "read and write", "type")},
    ),
    row(
        "atom.several 9.7.13.5 Updates each element of a packed pair or a vector atomically, and "
        "returns the old values.",
        *_vector_forms("atom", _ATOM),
        roles={"a": address("space", "read and write", "type")},
    ),
    row(
        "red 9.7.13.6 Updates an element in memory atomically.",
        *_forms("red", _RED),
        roles={"a": address("space", "read and write", "type")},
    ),
    row(
        "red.several 9.7.13.6 Updates each element of a packed pair or a vector atomically.",
        *_vector_forms("red", _RED),
        roles={"a": address("space", "read and write", "type")},
    ),
)


_ANY = "b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64"
_TYPES = "b8 b16 b32 b64 u8 u16 u32 u64 s8 s16 s32 s64 f32 f64"
_SPACES = "global shared shared::cta shared::cluster local const param param::entry"
_COUNTED, _ASYNC = ".mbarrier::complete_tx::bytes", "dst, value, mbar"
_WINDOWS = "global shared shared::cta shared::cluster local param param::entry const"
_PRIMARY = "L2::evict_last L2::evict_normal L2::evict_first L2::evict_unchanged"

_EVICTIONS = {
    "first": "Return a policy for data used once: they leave the L2 cache before other data.",
    "last": "Return a policy for data used again: they stay in the L2 cache longer.",
    "normal": "Return the default policy, for a copy that must name one.",
    "unchanged": "Return a policy that does not change the priority of the data in the L2 cache.",
}


ROWS: tuple[Row, ...] = (
    row(
        "mov 9.7.9.3 Copies a register, a constant or an address; packs and unpacks vectors.",
        form("mov.<type>", "d, a", type=f"pred {_ANY} f16 bf16"),
        wrapper(
            "cluster_ctarank() -> UInt32",
            "mov.u32 $rank, %cluster_ctarank;",
            "Return the rank of the executing block in its cluster, 0 to `cluster_nctarank` - 1.",
        ),
        wrapper(
            "cluster_nctarank() -> UInt32",
            "mov.u32 $count, %cluster_nctarank;",
            "Return the number of blocks in the cluster; 1 without clusters.",
            manual='"%cluster_nctarank"',
        ),
        manual='"%cluster_ctarank"',
    ),
    row(
        "shfl.sync 9.7.9.6 Reads a register of another lane of the warp.",
        form("shfl.sync.<mode>.b32", "d{|p}, a, b, c, mask", mode="up down bfly idx"),
        issuer="warp",
    ),
    row("prmt 9.7.9.7 Selects four of eight bytes.", form("prmt.b32", "d, a, b, c")),
    row(
        "ld 9.7.9.8 Reads memory.",
        form(
            ""
            "ld{.weak|.volatile|.relaxed|.acquire|.mmio.relaxed|.mmio.acquire}{.cta|.cluster|.gpu|.sys}{.<space>}{.ca|.cg|.cs|.lu|.cv|.nc}{.L1::evict_normal|.L1::evict_unchanged|.L1::evict_first|.L1::evict_last|.L1::no_allocate}{.L2::cache_hint}{.L2::64B|.L2::128B|.L2::256B}{.v2|.v4}.<type>",
            "d, [a]{, policy}",
            space=_SPACES,
            type=_TYPES,
        ),
        wrapper(
            "tensormap_word(tensor_map: TensorMapAddress, index: Index) -> UInt64",
            "{\n\t.reg .b64 at;\n\tmad.wide.u32 at, $index, 8, $tensor_map;\n\t"
            "ld.b64 $word, [at];\n\t}",
            "Return one of the 16 words (uint64) of a tensor map, to copy the map.",
            "tensor_map: a TensorMap parameter of the kernel. index: 0 to 15.",
            shown="``ld.b64 word, [tensor_map + 8 * index];``",
        ),
        roles={"a": address("space", "read", "type")},
        memory="a generic read",
    ),
    row(
        "st 9.7.9.11 Writes memory.",
        form(
            ""
            "st{.weak|.volatile|.relaxed|.release|.mmio.relaxed|.mmio.release}{.cta|.cluster|.gpu|.sys}{.<space>}{.wb|.cg|.cs|.wt}{.L1::evict_normal|.L1::evict_unchanged|.L1::evict_first|.L1::evict_last|.L1::no_allocate}{.L2::cache_hint}{.v2|.v4}.<type>",
            "[a], b{, policy}",
            space=_SPACES,
            type=_TYPES,
        ),
        roles={"a": address("space", "write", "type")},
    ),
    row(
        "st.async 9.7.9.12 Writes registers to the shared memory of a block of the cluster, "
        "asynchronously.",
        *(
            form(f"st.async{{.weak}}{{.<space>}}{_COUNTED}{vector}.<type>", _ASYNC, **choices)
            for vector, choices in (
                ("", {"type": "b32 b64 u32 u64 s32 s64 f32 f64"}),
                (".<vector>", {"vector": "v2", "type": "b32 b64 u32 u64 s32 s64 f32 f64"}),
                (".<vector>", {"vector": "v4", "type": "b32 u32 s32 f32"}),
            )
            for choices in [{"space": "shared::cluster", **choices}]
        ),
        completion="on an mbarrier",
        roles={"dst": address("shared", "write", "type")},
    ),
    row(
        "red.async 9.7.13.7 Updates an element of the shared memory of a block of the cluster, "
        "asynchronously.",
        *(
            form(
                f"red.async.relaxed.cluster{{.<space>}}{_COUNTED}.<op>.<type>",
                _ASYNC,
                space="shared::cluster",
                op=ops,
                type=types,
            )
            for ops, types in (
                ("inc dec", "u32"),
                ("min max", "u32 s32"),
                ("add", "u32 s32 u64"),
                ("and or xor", "b32"),
            )
        ),
        completion="on an mbarrier",
        roles={"dst": address("shared", "read and write", "type")},
    ),
    row(
        "prefetch 9.7.9.15 Prefetches a cache line; a hint.",
        form("prefetch{.global|.local}.L1", "[a]"),
        form("prefetch{.global|.local}.L2", "[a]"),
        form("prefetch{.global}.L2::evict_last", "[a]"),
        form("prefetch{.global}.L2::evict_normal", "[a]"),
        form("prefetchu.L1", "[a]"),
        completion="never observably",
        roles={"a": address("global")},
    ),
    row(
        "prefetch.tensormap 9.7.9.15 Prefetches a tensor map; a hint.",
        form("prefetch{.param|.const}.tensormap", "[a]"),
        wrapper(
            "prefetch_tensormap(tensor_map: TensorMapAddress)",
            "prefetch.tensormap [$tensor_map];",
            "Prefetch a tensor map's cache line, so that the first copy does not wait for it.",
            "tensor_map: a TensorMap parameter of the kernel.",
        ),
        completion="never observably",
        roles={"a": TENSOR_MAP},
        proxy="async",
        issued_by="one thread, early",
        of_proxy="none",
        memory="not changed; a hint",
        completes="never observably",
        manual='"prefetch, prefetchu"',
    ),
    row(
        "createpolicy.fractional 9.7.9.18 Creates a cache policy for a fraction of the accesses.",
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
        roles={"policy": writes("b64")},
        memory="not accessed",
        manual='"createpolicy"',
    ),
    row(
        "isspacep 9.7.9.19 Tests whether a generic address is in a state space.",
        form("isspacep.<space>", "p, a", space=_WINDOWS),
        roles={"a": reads("u64")},
    ),
    row(
        "cvta 9.7.9.20 Converts an address in a state space to a generic address.",
        form("cvta.<space>.<type>", "d, a", space=_WINDOWS, type="u64"),
    ),
    row(
        "cvta.to 9.7.9.20 Converts a generic address to an address in a state space.",
        form("cvta.to.<space>.<type>", "d, a", space=_WINDOWS, type="u64"),
    ),
    row(
        "mapa 9.7.9.23 Computes the address of a shared variable in another block of the cluster.",
        form("mapa{.shared::cluster}.<type>", "d, a, rank", type="u32 u64"),
        wrapper(
            "mapa(address: SharedAddress, rank: Rank) -> UInt32",
            "mapa.shared::cluster.u32 $mapped, $address, $rank;",
            "Return the address of the same variable in the shared memory of the block of that "
            "rank.",
            "address: in the executing block's shared memory (uint32). rank: below "
            "`cluster_nctarank`. Returns a shared::cluster address (uint32).",
        ),
    ),
    row(
        "getctarank 9.7.9.24 Computes the rank of the block that a shared::cluster address belongs "
        "to.",
        form("getctarank{.shared::cluster}.<type>", "d, a", type="u32 u64"),
    ),
    *ATOMICS,
)
