"""Each reference beside its formula for a single element, as the lab's text states it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from itertools import product
from typing import Any

import numpy as np
import pytest

from harness.course import exercises
from harness.course.exercises.exercise import Arrays, Exercise, Shape
from tests.course.exercises.drawn import KERNELS, draws
from tests.offenders import offenders

approx = partial(pytest.approx, rel=1e-12, abs=1e-12)
depth_buffer, rms_norm = map(exercises.module, ("depth-buffer", "rms-norm"))
BAG = exercises.module("global-handoff").BAG
limit_of = exercises.module("bulk-copy-through").limit_of
pitch_bytes = exercises.module("load-2d").pitch_bytes
scale_of = exercises.module("load-1d").scale_of
radius = exercises.module("store-3d").radius

Element = Callable[[Shape, Arrays, str, tuple[int, ...]], Any]
# (shape, inputs, name of the output, index) -> value of the element
ELEMENTS: dict[str, Element] = {
    "vector-copy": lambda s, x, name, i: x["src"][i],
    "repair-wrappers": lambda s, x, name, i: x["src"][i[0], 63 - i[1]],
    "bulk-copy-out": lambda s, x, name, i: pytest.approx(
        float(1 - Fraction(2 * i[0] + 1 - s[0], s[0]) ** 2), abs=1e-15
    ),
    "bulk-stream-out": lambda s, x, name, i: float(x["u"][i[0]]) * float(x["v"][i[1]]),
    "repair-deadlock": lambda s, x, name, i: sum(map(int, x["src"][:, i[0]])),
    "load-1d": lambda s, x, name, i: scale_of(s) * float(x["src"][i]),
    "load-2d": lambda s, x, name, i: x["image"].reshape(-1)[i[0] * pitch_bytes(s[1]) + i[1]],
    "load-3d": lambda s, x, name, i: x["volume"][2 * i[0], 2 * i[1], i[2]],
    "store-1d": lambda s, x, name, i: approx(1 - ((2 * i[0] + 1 - s[0]) / s[0]) ** 2),
    "store-2d": lambda s, x, name, i: (i[1] ^ i[0]) % 256,
    "store-3d": lambda s, x, name, i: approx(math.dist(i, (0, 0, 0)) - radius(s)),
    "store-4d": lambda s, x, name, i: float(x["labels"][i[0], i[2], i[3]] == i[1]),
    "column-sums": lambda s, x, name, i: approx(math.fsum([x["before"][i], *x["src"][:, i[0]]])),
    "decode-swizzle": lambda s, x, name, i: x["src"][i],
    "first-load": lambda s, x, name, i: x["src"][i],
    "transpose": lambda s, x, name, i: x["src"][i[::-1]],
    "split-groups": lambda s, x, name, i: x["src"][16 * i[0] + i[2], 4 * i[1] + i[3]],
    "drain": lambda s, x, name, i: sum(map(int, x["src"][:, i[0]])),
    "ring-copy": lambda s, x, name, i: 2 * Fraction(float(x["src"][i])) + 1,
    "multicast-load": lambda s, x, name, i: x["codebooks"][i[0] // 32, x["codes"][i]],
}


def element(*names: str) -> Callable[[Element], Element]:
    """Register a function of more than a line."""

    def register(function: Element) -> Element:
        ELEMENTS.update(dict.fromkeys(names, function))
        return function

    return register


def test_references_element_by_element() -> None:
    def check(exercise: Exercise) -> None:
        for shape, _, inputs, expected in draws(exercise.name):
            for name, array in expected.items():
                for index in _indices(array.shape):
                    value = ELEMENTS[exercise.name](shape, inputs, name, index)
                    assert array[index].item() == value, (shape, name, index)

    assert offenders(KERNELS, check) == {}


def _indices(shape: Shape) -> Iterator[tuple[int, ...]]:
    """The corners, and some others."""
    yield from set(product(*((0, n - 1) for n in shape)))
    rng = np.random.default_rng(2)
    for _ in range(40):
        yield tuple(int(rng.integers(n)) for n in shape)


@element("highest-bit")
def _(shape, inputs, name, index):
    value = int(inputs["src"][index])
    return value.bit_length() - 1 if value else 2**32 - 1


@element("bit-adder")
def _(shape, inputs, name, index):
    words = [int(inputs[operand][index]) for operand in "abc"]
    ones = [sum(word >> bit & 1 for word in words) for bit in range(32)]
    digit = {"total": lambda n: n % 2, "carry": lambda n: n // 2}[name]
    return sum(digit(n) << bit for bit, n in enumerate(ones))


@element("bulk-copy-through")
def _(shape, inputs, name, index):
    value, limit = float(inputs["src"][index]), limit_of(shape)
    return limit if value > limit else -limit if value < -limit else value


@element("global-handoff")
def _(shape, inputs, name, index):
    row, column = index
    if name == "packed":
        return inputs["table"][inputs["index"][row], column]
    rows = inputs["index"][row * BAG : (row + 1) * BAG]
    return approx(math.fsum(inputs["table"][rows, column]))


@element("phase-counter")
def _(shape, inputs, name, index):
    """Rounds of (1, 2, 1) / 4 around a row: the coefficients of (1 + x) to the 2·rounds."""
    (_, rounds), (row, i) = shape, index
    src = inputs["src"][row]
    terms = [math.comb(2 * rounds, k) * int(src[(i + k - rounds) % 128])
             for k in range(2 * rounds + 1)]  # fmt: skip
    return Fraction(sum(terms), 4**rounds)


@element("ping-pong")
def _(shape, inputs, name, index):
    coefficients, x = inputs["coefficients"].tolist(), int(inputs["x"][index])
    return sum(c * x**k for k, c in enumerate(reversed(coefficients)))


@element("many-copies-one-barrier")
def _(shape, inputs, name, index):
    (i,) = index
    scale = Fraction(float(inputs["scale"][i // 32]))
    return Fraction(float(inputs["x"][i])) + int(inputs["q"][i]) * scale


@element("load-4d")
def _(shape, inputs, name, index):
    """Compute the element from its address in memory."""
    (_, channels, height, width), (n, token, k) = shape, index
    py, px = divmod(token, width // 8)
    c, inner = divmod(k, 64)
    y, x = py * 8 + inner // 8, px * 8 + inner % 8
    return inputs["images"].reshape(-1)[((n * channels + c) * height + y) * width + x]


@element("load-5d")
def _(shape, inputs, name, index):
    t, z, y, x, c = index
    cell = product(*((2 * i, 2 * i + 1) for i in (z, y, x)))
    inside = [at for at in cell if all(i < n for i, n in zip(at, shape[1:4], strict=True))]
    return max(inputs["field"][t, i, j, k, c] for i, j, k in inside)


@element("halo-load")
def _(shape, inputs, name, index):
    (height, width), (y, x) = shape, index
    around = product(range(y - 1, y + 2), range(x - 1, x + 2))
    inside = [at for at in around if 0 <= at[0] < height and 0 <= at[1] < width]
    return approx(math.fsum(inputs["src"][at] for at in inside) / 9)


@element("describe-it")
def _(shape, inputs, name, index):
    frame, y, x = index
    at = (4 * frame, 2 * y, x)
    inside = all(i < n for i, n in zip(at, shape, strict=True))
    return inputs["video"][at] if inside else -1


@element("store-5d")
def _(shape, inputs, name, index):
    t, z, y, x, component = index
    return (-(t + 1) * y, (t + 1) * x, z, (t + 1) ** 2 * (x**2 + y**2) / 2)[component]


@element("reuse-buffer")
def _(shape, inputs, name, index):
    value = float(inputs["src"][index])
    return value if value > 0 else value * 0.125


@element("depth-buffer")
def _(shape, inputs, name, index):
    y, x = index
    depths = [int(inputs["before"][index])]
    for left, top, z in inputs["sprites"].tolist():
        if left <= x < left + 16 and top <= y < top + 16:
            d = (2 * (x - left) - 15) ** 2 + (2 * (y - top) - 15) ** 2
            depths += [z + d] if d <= depth_buffer.RADIUS_SQUARED else []
    return min(depths)


@element(*(f"stream-depth-{stages}" for stages in (1, 2, 4, 8)))
def _(shape, inputs, name, index):
    """The tiles of a block, and of each the elements of a thread."""
    block, thread = index
    tiles = inputs["src"].reshape(-1, 1024)
    return tiles[block :: 3 - len(tiles) % 2, thread::128].sum(dtype=np.float64)


@element("rms-norm")
def _(shape, inputs, name, index):
    values = [float(value) for value in inputs["src"][index[0]]]
    mean = math.fsum(value * value for value in values) / shape[1]
    scale = float(inputs["gain"][index[1]]) / math.sqrt(mean + rms_norm.EPS)
    return approx(values[index[1]] * scale)


@element("multicast-stream")
def _(shape, inputs, name, index):
    row, column = index
    x, w = (inputs[operand].astype(np.float64) for operand in "xw")
    return pytest.approx(math.fsum(x[row] * w[:, column]), abs=1e-9)


@element("im2col-patches")
def _(shape, inputs, name, index):
    _, height, width, stride = shape
    i, number = index
    rows, columns = (len(range(-1, extent - 1, stride)) for extent in (height, width))
    n, p, q = i // (rows * columns), i // columns % rows, i % columns
    y, x = p * stride + number // 24 - 1, q * stride + number // 8 % 3 - 1
    inside = 0 <= y < height and 0 <= x < width
    return inputs["images"][n, y, x, number % 8] if inside else 0


@element("grouped-copy")
def _(shape, inputs, name, index):
    group, row, column = index
    begin, rows, columns, pitch = inputs["groups"][group]
    inside = row < rows and column < columns
    return inputs["packed"][begin + row * pitch + column] if inside else 0


@element(*exercises.names("08_gemm"))
def _(shape, inputs, name, index):
    a, b = inputs["a"][index[0]].astype(np.float64), inputs["b"][index[1]].astype(np.float64)
    return pytest.approx(math.fsum(a * b), abs=1e-9)


@element("gemm-epilogue")
def _(shape, inputs, name, index):
    a, b = inputs["a"][index[0]].astype(np.float64), inputs["b"][index[1]].astype(np.float64)
    alpha, beta = shape[3] / 4, shape[4] / 4
    right = alpha * math.fsum(a * b) + float(inputs["bias"][index[1]])
    return pytest.approx(right + (beta * float(inputs["old"][index]) if beta else 0), abs=1e-9)


def _attention(shape, inputs, name, index, causal=False):
    head, i, column = index
    q, k, v = (inputs[operand][head].astype(np.float64) for operand in "qkv")
    scores = [
        math.fsum(q[i] * key) / math.sqrt(len(q[i])) for key in k[: i + 1 if causal else None]
    ]
    weights = [math.exp(score - max(scores)) for score in scores]
    mean = math.fsum(w * row[column] for w, row in zip(weights, v, strict=False))
    return pytest.approx(mean / math.fsum(weights), abs=1e-9)


ELEMENTS |= dict.fromkeys(exercises.names("09_attention"), _attention)
ELEMENTS["causal-mask"] = partial(_attention, causal=True)


@element("tile-copy", "tile-copy-large")
def _(shape, inputs, name, index):
    height, width = (4, 4) if shape[0] < 64 else (64, 32)
    y, x = index
    return float(inputs["src"][index]) + (y % height) * width + x % width
