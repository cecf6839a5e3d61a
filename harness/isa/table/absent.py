"""PTX that sm_90a has and the table lacks, with the reason and an alternative."""

from __future__ import annotations

import re

from harness.arch import blackwell
from harness.isa.table.index import corrected, near

_ABSENT = (
    (
        r"multimem\.",
        "it reads or writes the memories of several GPUs at once, and the emulator is one GPU; run "
        "the kernel in its form for one GPU",
    ),
    (
        r"(mma\.sp|mma\..*\bsp::)",
        "the emulator has no sparse mma; it has the sparse wgmma.mma_async.sp, and mma of the same "
        "matrix with its zeros",
    ),
    (
        r"mma\.sync\.aligned\.m8n8k4\.",
        "of m8n8k4 the emulator has f64 alone; m16n8k8 multiplies f16, and is fast on Hopper, "
        "which m8n8k4 is not",
    ),
    (
        r"fma\.rn\.oob",
        "the emulator does not model `.oob`; compare with the NaN of the tensor map's oob_fill, "
        "and select 0",
    ),
    (
        r"(tex|tld4|txq|suld|sust|sured|suq|istypep)\b",
        "the emulator has no textures and no surfaces; read the array by a pointer (ld.global)",
    ),
    (
        r"(alloca|stacksave|stackrestore)\b",
        "the emulator has no stack that grows; give the array a size that the compiler knows",
    ),
    (
        r"v(add|sub|absdiff|min|max|shl|shr|mad|set|avrg)[24]?\.",
        "the emulator has no video instructions; compute by add, sub, min, max and prmt, in CUDA "
        "C++ without __vabsdiffu4, __vadd4 and their kin",
    ),
)


def why_unknown(opcode: str) -> str:
    """Return the reason why an opcode that is not in the table does not run, with an
    alternative; "" if nothing is known of it."""
    mode = blackwell.of_opcode(opcode)
    if mode is not None:
        return mode.refusal
    found = next((why for pattern, why in _ABSENT if re.match(pattern, opcode)), "")
    if found:
        return found
    if spelling := corrected(opcode):
        return f"did you mean `{spelling}`?"
    forms = near(opcode)
    return forms and f"there are {forms}"
