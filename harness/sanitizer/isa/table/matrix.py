"""Matrices of a warp, moved and multiplied (PTX ISA 9.7.14).

The functions move matrices of 8×8 16-bit elements. Lane t holds the neighboring elements
2 * (t % 4) and 2 * (t % 4) + 1 of row t / 4 of each matrix, in a register (uint32, the first in its
low half): the layout of a matrix product's operands and result. Each row of 16 bytes is at a lane's
address.
"""

from __future__ import annotations

from collections.abc import Iterator

from harness.sanitizer.isa.table.row import Row, Wrapper, address, form, reads, row, wrapper, writes

_SPACES = "shared shared::cta"


def _matrices(mnemonic: str) -> Iterator[Wrapper]:
    """Yield loads or stores of 1, 2 and 4 matrices, as they are and transposed."""
    loads = mnemonic == "ldmatrix"
    for count in (1, 2, 4):
        names = [f"r{i}" for i in range(count)]
        matrices = "a matrix" if count == 1 else f"{count} matrices"
        unused = f"; those of lanes {8 * count} to 31 are not used" if count < 4 else ""
        registers = ", ".join(f"${name}" for name in names)
        kinds = {1: "UInt32", 2: "TwoUInt32", 4: "FourUInt32"}
        parameters = "".join(f", {name}: Fragment" for name in names)
        for name, trans in (("", ""), ("_trans", ".trans")):
            transposed = ", transposed" if trans else ""
            head = f"{mnemonic}.sync.aligned.m8n8.x{count}{trans}.shared.b16"
            row = "column" if trans else "row"
            takes = (
                "address: shared-memory address (uint32), 16-byte aligned, of a row: lane 8 * i + "
                f"r gives that of {row} r of matrix i{unused}. "
            )
            if loads:
                result = "" if count == 1 else f"a tuple of {count} "
                yield wrapper(
                    f"{mnemonic}_x{count}{name}(address: SharedAddress) -> {kinds[count]}",
                    f"{head} {{{registers}}}, [$address];",
                    f"Read {matrices} of 8×8 16-bit elements from shared memory{transposed}.",
                    f"{takes}Returns {result}uint32, two elements each, the first in the low half.",
                )
            else:
                yield wrapper(
                    f"{mnemonic}_x{count}{name}(address: SharedAddress{parameters})",
                    f"{head} [$address], {{{registers}}};",
                    f"Write {matrices} of 8×8 16-bit elements to shared memory{transposed}.",
                    f"{takes}{', '.join(names)}: uint32, two elements each, the first in the low "
                    "half.",
                )


ROWS: tuple[Row, ...] = (
    row(
        "mma.f16 9.7.14.5.14 Multiplies matrices of f16 across a warp.",
        form(
            "mma.sync.aligned.<shape>.row.col.<d>.f16.f16.<c>",
            "d, a, b, c",
            shape="m16n8k8 m16n8k16",
            d="f16 f32",
            c="f16 f32",
        ),
        issuer="warp",
    ),
    row(
        "mma.bf16 9.7.14.5.14 Multiplies matrices of bf16 across a warp.",
        form(
            "mma.sync.aligned.<shape>.row.col.f32.bf16.bf16.f32",
            "d, a, b, c",
            shape="m16n8k8 m16n8k16",
        ),
        issuer="warp",
    ),
    row(
        "mma.tf32 9.7.14.5.14 Multiplies matrices of tf32 across a warp.",
        form(
            "mma.sync.aligned.<shape>.row.col.f32.tf32.tf32.f32",
            "d, a, b, c",
            shape="m16n8k4 m16n8k8",
        ),
        issuer="warp",
    ),
    row(
        "mma.float8 9.7.14.5.14 Multiplies matrices of 8-bit floats across a warp.",
        form(
            "mma.sync.aligned.<shape>.row.col.<d>.<a>.<b>.<c>",
            "d, a, b, c",
            shape="m16n8k16 m16n8k32",
            d="f16 f32",
            c="f16 f32",
            a="e4m3 e5m2",
            b="e4m3 e5m2",
        ),
        issuer="warp",
    ),
    row(
        "mma.integer 9.7.14.5.14 Multiplies matrices of 8-bit integers across a warp.",
        form(
            "mma.sync.aligned.<shape>.row.col{.satfinite}.s32.<a>.<b>.s32",
            "d, a, b, c",
            shape="m8n8k16 m16n8k16 m16n8k32",
            a="s8 u8",
            b="s8 u8",
        ),
        issuer="warp",
    ),
    row(
        "ldmatrix 9.7.14.5.15 Reads 8 × 8 matrices from shared memory; each lane gets a part.",
        form(
            "ldmatrix.sync.aligned.m8n8.<count>{.trans}{.<space>}.b16",
            "r, [p]",
            count="x1 x2 x4",
            space=_SPACES,
        ),
        *_matrices("ldmatrix"),
        issuer="warp",
        roles={"r": writes("b32"), "p": address("space", "read", 16)},
        issued_by="all 32 threads of a warp together",
        memory="reads 16 bytes per row, as an ordinary load does",
    ),
    row(
        "stmatrix 9.7.14.5.16 Writes 8 × 8 matrices to shared memory; each lane provides a part.",
        form(
            "stmatrix.sync.aligned.m8n8.<count>{.trans}{.<space>}.b16",
            "[p], r",
            count="x1 x2 x4",
            space=_SPACES,
        ),
        *_matrices("stmatrix"),
        issuer="warp",
        roles={"r": reads("b32"), "p": address("space", "write", 16)},
        issued_by="all 32 threads of a warp together",
        of_proxy="generic; before a copy reads what was written, `fence_proxy_async_shared_cta`",
        memory="writes 16 bytes per row, as an ordinary store does",
    ),
)
