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

from harness import exercises
from harness.exercises.exercise import Arrays, Exercise, Shape
from tests.exercises.drawn import KERNELS, draws
from tests.offenders import offenders

approx = partial(pytest.approx, rel=1e-12, abs=1e-12)
depth_buffer, rms_norm = map(exercises.module, ("depth-buffer", "rms-norm"))
BAG = exercises.module("global-handoff").BAG
limit_of = exercises.module("bulk-copy-through").limit_of
pitch_bytes = exercises.module("load-2d").pitch_bytes
scale_of = exercises.module("load-1d").scale_of
radius = exercises.module("store-3d").radius

Element = Callable[[Shape, Arrays, str, tuple[int, ...]], Any]
ELEMENTS: dict[str, Element] = {}


def element(*names: str) -> Callable[[Element], Element]:
    """Register a function (shape, inputs, name of the output, index) -> value of the element."""

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


# -- lab 00


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


@element("repair-wrappers")
def _(shape, inputs, name, index):
    return inputs["src"][index[0], 63 - index[1]]


@element("vector-copy", "decode-swizzle")
def _(shape, inputs, name, index):
    return inputs["src"][index]


# -- lab 01


@element("bulk-copy-out")
def _(shape, inputs, name, index):
    (n,), (i,) = shape, index
    return pytest.approx(float(1 - Fraction(2 * i + 1 - n, n) ** 2), abs=1e-15)


@element("bulk-copy-through")
def _(shape, inputs, name, index):
    value, limit = float(inputs["src"][index]), limit_of(shape)
    return limit if value > limit else -limit if value < -limit else value


@element("bulk-stream-out")
def _(shape, inputs, name, index):
    return float(inputs["u"][index[0]]) * float(inputs["v"][index[1]])


@element("global-handoff")
def _(shape, inputs, name, index):
    row, column = index
    if name == "packed":
        return inputs["table"][inputs["index"][row], column]
    rows = inputs["index"][row * BAG : (row + 1) * BAG]
    return approx(math.fsum(inputs["table"][rows, column]))


# -- lab 02


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


@element("repair-deadlock", "drain")
def _(shape, inputs, name, index):
    return sum(int(value) for value in inputs["src"][:, index[0]])


@element("many-copies-one-barrier")
def _(shape, inputs, name, index):
    (i,) = index
    scale = Fraction(float(inputs["scale"][i // 32]))
    return Fraction(float(inputs["x"][i])) + int(inputs["q"][i]) * scale


# -- lab 03


@element("load-1d")
def _(shape, inputs, name, index):
    return scale_of(shape) * float(inputs["src"][index])


@element("load-2d")
def _(shape, inputs, name, index):
    return inputs["image"].reshape(-1)[index[0] * pitch_bytes(shape[1]) + index[1]]


@element("load-3d")
def _(shape, inputs, name, index):
    z, y, x = index
    return inputs["volume"][2 * z, 2 * y, x]


@element("load-4d")
def _(shape, inputs, name, index):
    """By the element's address in memory."""
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


# -- lab 04


@element("store-1d")
def _(shape, inputs, name, index):
    return approx(1 - (-1 + 2 * index[0] / (shape[0] - 1)) ** 2)


@element("store-2d")
def _(shape, inputs, name, index):
    return (index[1] ^ index[0]) % 256


@element("store-3d")
def _(shape, inputs, name, index):
    return approx(math.dist(index, (0, 0, 0)) - radius(shape))


@element("store-4d")
def _(shape, inputs, name, index):
    n, c, y, x = index
    return float(inputs["labels"][n, y, x] == c)


@element("store-5d")
def _(shape, inputs, name, index):
    t, z, y, x, component = index
    return (-(t + 1) * y, (t + 1) * x, z, (t + 1) ** 2 * (x**2 + y**2) / 2)[component]


@element("reuse-buffer")
def _(shape, inputs, name, index):
    value = float(inputs["src"][index])
    return value if value > 0 else value * 0.125


@element("column-sums")
def _(shape, inputs, name, index):
    return approx(math.fsum([inputs["before"][index], *inputs["src"][:, index[0]]]))


@element("depth-buffer")
def _(shape, inputs, name, index):
    y, x = index
    depths = [int(inputs["before"][index])]
    for left, top, z in inputs["sprites"].tolist():
        if left <= x < left + 16 and top <= y < top + 16:
            d = (2 * (x - left) - 15) ** 2 + (2 * (y - top) - 15) ** 2
            depths += [z + d] if d <= depth_buffer.RADIUS_SQUARED else []
    return min(depths)


# -- labs 05 and 06


@element("transpose")
def _(shape, inputs, name, index):
    return inputs["src"][index[::-1]]


@element("split-groups")
def _(shape, inputs, name, index):
    tile_y, tile_x, y, x = index
    return inputs["src"][16 * tile_y + y, 4 * tile_x + x]


@element(*(f"stream-depth-{stages}" for stages in (1, 2, 4, 8)))
def _(shape, inputs, name, index):
    """The tiles of a block, and of each the elements of a thread."""
    block, thread = index
    tiles = inputs["src"].reshape(-1, 1024)
    return tiles[block::3, thread::128].sum(dtype=np.float64)


@element("ring-copy")
def _(shape, inputs, name, index):
    return 2 * Fraction(float(inputs["src"][index])) + 1


@element("rms-norm")
def _(shape, inputs, name, index):
    values = [float(value) for value in inputs["src"][index[0]]]
    mean = math.fsum(value * value for value in values) / shape[1]
    scale = float(inputs["gain"][index[1]]) / math.sqrt(mean + rms_norm.EPS)
    return approx(values[index[1]] * scale)


# -- labs 07, 10 and 11


@element("multicast-load")
def _(shape, inputs, name, index):
    return inputs["codebooks"][index[0] // 32, inputs["codes"][index]]


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


# -- labs 08 and 09, and the first


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
