"""Matrix products, ldmatrix and stmatrix: single-instruction kernels with their inputs.

Inputs are drawn from a seed (`RandomState`, whose streams numpy guarantees to keep), so that a
recording needs only the results. Every block has its own inputs. `run` returns a device's results:
uint32[blocks, words, threads].
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from harness.course.devices import run_ptx

RECORDING = (
    Path(__file__).parents[1] / "sanitizer" / "emulator" / "recordings" / "matrix_products.json"
)
GEMM = (256, 256, 512)  # m, n, k of `wgmma_gemm`
IMAGE_BYTES = 40960
HEADER = ".version 8.7\n.target sm_90a\n.address_size 64\n"
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "e4m3": 8, "e5m2": 8, "s8": 8, "u8": 8}
SWIZZLES = {"none": 0, "32B": 3, "64B": 2, "128B": 1}


@dataclass(frozen=True)
class Case:
    """``body`` works on registers ``%w0``.. (input words), ``%smem`` and results ``%d0``.."""

    name: str
    body: str
    inputs: int
    results: int
    threads: int
    image: np.ndarray  # uint8[blocks, bytes]
    words: np.ndarray  # uint32[blocks, inputs, threads]

    @property
    def blocks(self) -> int:
        return len(self.words)

    def kernel(self, entry: str) -> str:
        image_bytes = self.image.shape[1]
        loads = "\n".join(
            f"  ld.global.u32 %w{i}, [%in+{4 * i * self.threads}];" for i in range(self.inputs)
        )
        stores = "\n".join(
            f"  st.global.u32 [%out+{4 * i * self.threads}], %d{i};" for i in range(self.results)
        )
        return f"""
.visible .entry {entry}(.param .u64 image, .param .u64 words, .param .u64 result)
{{
  .reg .b32 %w<{self.inputs + 1}>, %d<{self.results + 1}>, %t, %b, %i, %smem, %s, %q<4>;
  .reg .b64 %image, %in, %out, %da, %db, %base;
  .reg .pred %p, %scale;
  .shared .align 1024 .b8 {entry}_tile[{image_bytes}];
  ld.param.u64 %image, [image]; ld.param.u64 %in, [words]; ld.param.u64 %out, [result];
  mov.u32 %t, %tid.x; mov.u32 %b, %ctaid.x; mov.u32 %smem, {entry}_tile;
  mad.wide.u32 %image, %b, {image_bytes}, %image; mad.wide.u32 %image, %t, 16, %image;
  mad.wide.u32 %in, %b, {4 * self.inputs * self.threads}, %in; mad.wide.u32 %in, %t, 4, %in;
  mad.wide.u32 %out, %b, {4 * self.results * self.threads}, %out; mad.wide.u32 %out, %t, 4, %out;
  shl.b32 %i, %t, 4;
FILL:
  ld.global.v4.u32 {{%q0, %q1, %q2, %q3}}, [%image];
  add.u32 %s, %smem, %i; st.shared.v4.u32 [%s], {{%q0, %q1, %q2, %q3}};
  add.u64 %image, %image, {16 * self.threads}; add.u32 %i, %i, {16 * self.threads};
  setp.lt.u32 %p, %i, {image_bytes}; @%p bra FILL;
{loads}
  fence.proxy.async.shared::cta;
  bar.sync 0;
{self.body}
{stores}
  ret;
}}
"""


def module(some: list[Case]) -> str:
    return HEADER + "".join(c.kernel(f"k{i}") for i, c in enumerate(some))


def run(device, text: str, number: int, case: Case) -> np.ndarray:
    image, words = device.to_device(case.image), device.to_device(case.words)
    shape = (case.blocks, case.results, case.threads)
    result = device.to_device(np.full(shape, 0xDEADBEEF, np.uint32))
    args = (image, words, result)
    run_ptx(text, f"k{number}", case.blocks, case.threads, args, device=device, timeout=60)
    return result.copy_to_host()


# -- numbers


def digest(result: np.ndarray) -> str:
    return hashlib.sha256(result.tobytes()).hexdigest()[:16]


def numbers(rng, kind: str, element_type: str, count: int) -> np.ndarray:
    """Return ``count`` elements as bits, in the smallest unsigned type that holds them."""
    bits = BITS.get(element_type, 32)
    if bits < 8:
        return rng.randint(0, 256, count * bits // 8).astype(np.uint8)
    container = np.dtype(f"u{bits // 8}")
    if element_type in ("s8", "u8"):
        return rng.randint(0, 256, count).astype(container)
    if element_type == "s32":
        return (rng.randint(0, 2**16, count) << 16 | rng.randint(0, 2**16, count)).astype(np.uint32)
    exponent_bits, bias = {
        "f16": (5, 15), "bf16": (8, 127), "tf32": (8, 127), "f32": (8, 127),
        "e4m3": (4, 7), "e5m2": (5, 15),
    }[element_type]  # fmt: skip
    fraction_bits = bits - 1 - exponent_bits
    if kind == "bits":
        halves = rng.randint(0, 2**16, (count, 2)).astype(np.uint16)
        return halves.view(np.uint32)[:, 0].astype(container)
    sign, fraction = rng.randint(0, 2, count), rng.randint(0, 2**30, count) % (1 << fraction_bits)
    if kind == "integers":  # 0, ±1 .. ±4, and ±0.5: exact in every type
        exponent = rng.randint(-1, 2, count) + bias
        fraction &= 1 << (fraction_bits - 1)
        exponent[rng.randint(0, 4, count) == 0] = 0
        fraction[exponent == 0] = 0
    else:
        low, high = {
            "near": (-2, 2), "wide": (-12, 12), "low": (-16, -8), "tiny": (-130, -120),
            "under": (-77, -68),
        }[kind]  # fmt: skip
        exponent = np.clip(rng.randint(low, high, count) + bias, 0, 2 * bias - 1)
        zeros = rng.randint(0, 16, count) == 0
        exponent[zeros] = fraction[zeros] = 0
    return (sign << (bits - 1) | exponent << fraction_bits | fraction).astype(container)


KINDS = ("near", "wide", "low", "tiny", "bits", "under", "near", "bits")


def _words(bits: np.ndarray, shape) -> np.ndarray:
    return np.ascontiguousarray(bits).view(np.uint32).reshape(shape)


def _accumulators(rng, kind: str, d_type: str, shape) -> np.ndarray:
    count = int(np.prod(shape))
    if d_type == "f16":
        return _words(numbers(rng, kind, "f16", 2 * count), shape)
    kind = {"low": "wide", "under": "tiny"}.get(kind, kind)
    return _words(numbers(rng, kind, d_type, count), shape)


def _seed(name: str):
    return np.random.RandomState(zlib.crc32(name.encode()))


# -- wgmma


def _descriptor(rng, rows: int, k_major: bool, swizzle: str, element_bytes: int, base: bool) -> int:
    """Draw a random layout that stays inside the image; the start is relative to it."""
    per_row = {"none": 1, "32B": 2, "64B": 4, "128B": 8}[swizzle]
    groups = rows // 8 if k_major else max(rows * element_bytes // 16 // per_row, 1)
    limit = (IMAGE_BYTES - 12288) // 16 // max(groups, 2)
    leading, stride = (int(x) for x in rng.randint(1, limit, 2))
    start = int(rng.randint(0, 4096 // 16))
    if swizzle != "none" and rng.randint(0, 2):  # aligned like TMA's tiles, a step along k
        start = 64 * int(rng.randint(0, 4)) + 2 * int(rng.randint(0, per_row // 2))
    offset = int(rng.randint(0, 8)) if base else 0
    return start | leading << 16 | stride << 32 | offset << 49 | SWIZZLES[swizzle] << 62


def wgmma(  # noqa: PLR0913 -- an option for each modifier
    a_type: str, b_type: str, d_type: str, n: int, kind: str = "layouts", *,
    registers=False, ta=0, tb=0, sa=1, sb=1, satfinite=False, products=1,
) -> Case:  # fmt: skip
    """``kind``: "layouts" (random layouts, exact numbers), "base" (also base offsets), or "numbers"
    (a plain layout, numbers of every kind). ``products``: how many times the product is added to
    the accumulators, in one group.
    """
    size = BITS[a_type] // 8
    k = 256 // BITS[a_type]
    name = (
        f"wgmma.m64n{n}k{k}{'.satfinite' if satfinite else ''}.{d_type}.{a_type}.{b_type} {kind}"
        f"{' a-in-registers' if registers else ''} trans {ta}{tb} scale {sa} {sb}"
        f"{'' if products == 1 else f' sum of {products}'}"
    )
    rng, blocks = _seed(name), 8
    scaled = kind == "numbers"  # the accumulators count in most blocks
    results = 64 * n * (16 if d_type == "f16" else 32) // 32 // 128
    images, words = [], []
    for block in range(blocks):
        numbers_kind = KINDS[block] if kind == "numbers" else "integers"
        image = numbers(rng, numbers_kind, a_type, IMAGE_BYTES // size).view(np.uint8)
        right = numbers(rng, numbers_kind, b_type, IMAGE_BYTES // size).view(np.uint8)
        if a_type != b_type:
            image = np.concatenate([image[: IMAGE_BYTES // 2], right[: IMAGE_BYTES // 2]])
        accumulators = _accumulators(rng, numbers_kind, d_type, (results, 128))
        left = _words(numbers(rng, numbers_kind, a_type, 4 * 128 * 4 // size), (4, 128))
        if kind == "numbers":
            a = 128 // 16 << 16 | 256 // 16 << 32
            b = 128 // 16 << 16 | 256 // 16 << 32 | IMAGE_BYTES // 2 // 16
        else:
            swizzle = tuple(SWIZZLES)[block % 4]
            a = _descriptor(rng, 64, not ta, swizzle, size, kind == "base")
            b = _descriptor(rng, n, not tb, swizzle, size, kind == "base")
        if kind != "numbers" and a_type != b_type:
            a, b = (128 // 16 << 16 | 256 // 16 << 32 | s for s in (0, IMAGE_BYTES // 2 // 16))
        tail = [
            a & 0xFFFFFFFF,
            a >> 32,
            b & 0xFFFFFFFF,
            b >> 32,
            int(block not in ((2, 5) if scaled else (3, 7))),
        ]
        tail_words = np.repeat(np.array(tail, np.uint32)[:, None], 128, axis=1)
        images.append(image)
        words.append(np.concatenate([accumulators, left, tail_words]))
    at = results + 4
    registers_d = ", ".join(f"%d{i}" for i in range(results))
    left_operand = f"{{{', '.join(f'%w{results + i}' for i in range(4))}}}" if registers else "%da"
    transposes = [tb] if registers else [ta, tb]
    immediates = [sa, sb, *(transposes if BITS[a_type] == 16 else [])]
    if d_type == "s32":
        immediates = []
    product = (
        f"  wgmma.mma_async.sync.aligned.m64n{n}k{k}"
        f"{'.satfinite' if satfinite else ''}.{d_type}.{a_type}.{b_type} "
        f"{{{registers_d}}}, {left_operand}, %db, %scale"
        f"{''.join(f', {i}' for i in immediates)};"
    )
    body = "\n".join(
        [
            *(f"  mov.b32 %d{i}, %w{i};" for i in range(results)),
            f"  mov.b64 %da, {{%w{at}, %w{at + 1}}}; mov.b64 %db, {{%w{at + 2}, %w{at + 3}}};",
            "  shr.u32 %s, %smem, 4; cvt.u64.u32 %base, %s;",
            "  add.u64 %da, %da, %base; add.u64 %db, %db, %base;",
            f"  setp.ne.u32 %scale, %w{at + 4}, 0;",
            "  wgmma.fence.sync.aligned;",
            *[product] * products,
            "  wgmma.commit_group.sync.aligned;",
            "  wgmma.wait_group.sync.aligned 0;",
        ]
    )
    return Case(name, body, at + 5, results, 128, np.stack(images), np.stack(words))


# -- mma, ldmatrix, stmatrix


def mma(shape: str, a_type: str, b_type: str, d_type: str, modifier="", operation="") -> Case:
    """``modifier`` precedes the types, and ``operation`` follows them."""
    m, n, k = (int(x) for x in shape[1:].replace("n", " ").replace("k", " ").split())
    name = f"mma.{shape}{modifier}.{d_type}.{a_type}.{b_type}{operation}"
    rng, blocks, bits = _seed(name), 24, BITS[a_type]
    of_a, of_b = m * k * bits // 1024, n * k * bits // 1024
    of_d = m * n * (16 if d_type == "f16" else 32) // 1024
    words = []
    for block in range(blocks):
        kind = ("integers", *KINDS)[block % 9]
        parts = [
            _words(numbers(rng, kind, t, count * 32 * 32 // bits), (count, 32))
            for t, count in ((a_type, of_a), (b_type, of_b))
        ]
        words.append(np.concatenate([*parts, _accumulators(rng, kind, d_type, (of_d, 32))]))

    def names(letter: str, first: int, count: int) -> str:
        return "{" + ", ".join(f"%{letter}{first + i}" for i in range(count)) + "}"

    places = (("d", 0, of_d), ("w", 0, of_a), ("w", of_a, of_b), ("w", of_a + of_b, of_d))
    operands = [names(*place) for place in places]
    body = (
        f"  mma.sync.aligned.{shape}.row.col{modifier}."
        f"{d_type}.{a_type}.{b_type}.{d_type}{operation} {', '.join(operands)};"
    )
    image = np.zeros((blocks, 512), np.uint8)
    return Case(name, body, of_a + of_b + of_d, of_d, 32, image, np.stack(words))


def move(operation: str, count: int, transposed: bool) -> Case:
    """ldmatrix or stmatrix: word 0 is each lane's offset, the others are the values for
    stmatrix.
    """
    trans = ".trans" if transposed else ""
    name = f"{operation}.x{count}{trans}"
    rng, blocks, image_bytes = _seed(name), 8, 2048
    offsets = np.stack([rng.permutation(image_bytes // 16)[:32] * 16 for _ in range(blocks)])
    values = rng.randint(0, 2**31, (blocks, count, 32))
    image = rng.randint(0, 256, (blocks, image_bytes)).astype(np.uint8)
    words = np.concatenate([offsets[:, None, :], values], axis=1).astype(np.uint32)
    full = f"{operation}.sync.aligned.m8n8.x{count}{trans}.shared.b16"
    if operation == "ldmatrix":
        targets = ", ".join(f"%d{i}" for i in range(count))
        body = f"  add.u32 %s, %smem, %w0;\n  {full} {{{targets}}}, [%s];"
        return Case(name, body, 1 + count, count, 32, image, words)
    sources = ", ".join(f"%w{1 + i}" for i in range(count))
    back = "".join(
        f"\n  ld.shared.u32 %d{i}, [%s+{128 * i}];" for i in range(image_bytes // 4 // 32)
    )
    body = (
        f"  add.u32 %s, %smem, %w0;\n  {full} [%s], {{{sources}}};\n  bar.sync 0;\n"
        f"  shl.b32 %i, %t, 2; add.u32 %s, %smem, %i;{back}"
    )
    return Case(name, body, 1 + count, image_bytes // 4 // 32, 32, image, words)


@cache
def cases() -> tuple[Case, ...]:
    products = [
        *(wgmma("f16", "f16", "f32", 64, ta=x, tb=y) for x in (0, 1) for y in (0, 1)),
        *(wgmma("bf16", "bf16", "f32", 64, ta=x, tb=x) for x in (0, 1)),
        *(wgmma("bf16", "bf16", "f32", 64, registers=True, tb=x) for x in (0, 1)),
        *(wgmma("f16", "f16", "f32", 16, "base", ta=x, tb=x) for x in (0, 1)),
        *(wgmma("f16", "f16", "f16", 32, k) for k in ("layouts", "numbers")),
        *(wgmma("f16", "f16", "f32", 16, sa=x, sb=y) for x, y in ((-1, 1), (1, -1), (-1, -1))),
        *(wgmma("bf16", "bf16", "f32", n) for n in (8, 24, 136, 256)),
        *(wgmma("bf16", "bf16", "f32", n, tb=1) for n in (8, 24, 200)),
        wgmma("f16", "f16", "f16", 16, "numbers", registers=True, sa=-1),
        *(wgmma("tf32", "tf32", "f32", 32, registers=x) for x in (False, True)),
        *(wgmma("e4m3", "e4m3", "f32", 32, registers=x) for x in (False, True)),
        *(wgmma(t, t, "f32", 16, "numbers") for t in ("f16", "bf16", "tf32")),
        *(wgmma(x, y, "f32", 16, "numbers") for x in ("e4m3", "e5m2") for y in ("e4m3", "e5m2")),
        wgmma("e4m3", "e4m3", "f16", 16, "numbers"),
        wgmma("e5m2", "e4m3", "f16", 16, "numbers"),
        *(wgmma(x, y, "s32", 32) for x in ("s8", "u8") for y in ("s8", "u8")),
        wgmma("s8", "s8", "s32", 16, registers=True),
        wgmma("u8", "u8", "s32", 24, satfinite=True),
        *(mma(s, "f16", "f16", d) for s in ("m16n8k8", "m16n8k16") for d in ("f16", "f32")),
        *(mma(s, "bf16", "bf16", "f32") for s in ("m16n8k8", "m16n8k16")),
        *(mma(s, "tf32", "tf32", "f32") for s in ("m16n8k4", "m16n8k8")),
        *(mma("m16n8k32", x, y, "f32") for x in ("e4m3", "e5m2") for y in ("e4m3", "e5m2")),
        *(mma(s, "s8", "s8", "s32") for s in ("m8n8k16", "m16n8k16", "m16n8k32")),
        mma("m16n8k32", "u8", "s8", "s32"),
        mma("m16n8k32", "s8", "u8", "s32", ".satfinite"),
        *(
            move(o, c, t)
            for o in ("ldmatrix", "stmatrix")
            for c in (1, 2, 4)
            for t in (False, True)
        ),
    ]
    return (*products, *_later())


def _later() -> Iterator[Case]:
    """Forms that were added after the first had been recorded."""
    for shape, right, d_type in (
        ("m16n8k16", "e5m2", "f32"),
        ("m16n8k16", "e4m3", "f32"),
        ("m16n8k16", "e5m2", "f16"),
        ("m16n8k32", "e4m3", "f16"),
    ):
        yield mma(shape, "e4m3", right, d_type)
    yield mma("m16n8k32", "e5m2", "e4m3", "f16")
    for left, right, d_type in (
        ("f16", "f16", "f32"),
        ("bf16", "bf16", "f32"),
        ("tf32", "tf32", "f32"),
        ("e4m3", "e4m3", "f32"),
        ("e5m2", "e4m3", "f32"),
        ("f16", "f16", "f16"),
    ):
        yield wgmma(left, right, d_type, 16, "numbers", products=24)
