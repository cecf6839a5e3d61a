"""Plain numba-cuda kernels, compiled like a student's, compared with numpy."""

import math
import re

import numpy as np
import pytest
from numba import cuda, float32, float64, int32, types

import harness

GPU = harness.device("emulator")


def launch(kernel, grid, block, *args, clean=True):
    """Copy arrays to the device and back into place; no hazard is allowed."""
    placed = [GPU.to_device(a) if isinstance(a, np.ndarray) else a for a in args]
    run = GPU.launch(kernel, grid, block, args=placed)
    assert not clean or run.hazards == ()
    for argument, there in zip(args, placed, strict=True):
        if isinstance(argument, np.ndarray):
            argument[...] = there.copy_to_host()
    return run


def apply(kernel, gives, *args):
    """Run ``kernel(*args, result)`` over the elements of the first argument."""
    result = np.zeros(args[0].shape, gives)
    launch(kernel, -(-result.size // 128), 128, *args, result)
    return result


RNG = np.random.default_rng(0)


# -- the classics


@cuda.jit
def saxpy(a, x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = a * x[i] + y[i]


@pytest.mark.parametrize("n", [1, 127, 1000, 4096])
def test_saxpy_with_a_tail(n):
    x, y = RNG.standard_normal((2, n)).astype(np.float32)
    want = (np.float64(np.float32(2.5)) * x + y).astype(np.float32)  # one rounding: fma
    launch(saxpy, -(-n // 128), 128, np.float32(2.5), x, y)
    assert np.array_equal(y, want)


@cuda.jit
def block_sum(x, out):
    tile = cuda.shared.array(128, float32)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    tile[t] = x[i] if i < x.size else 0
    cuda.syncthreads()
    step = 64
    while step > 0:
        if t < step:
            tile[t] += tile[t + step]
        cuda.syncthreads()
        step //= 2
    if t == 0:
        out[cuda.blockIdx.x] = tile[0]


def test_block_reduction():
    x = RNG.integers(-50, 50, 1000).astype(np.float32)
    out = np.zeros(8, np.float32)
    launch(block_sum, 8, 128, x, out)
    assert np.array_equal(out, np.resize(np.append(x, np.zeros(24)), (8, 128)).sum(1))


@cuda.jit
def forgets_to_wait(x, out):
    tile = cuda.shared.array(64, float32)
    t = cuda.threadIdx.x
    tile[t] = x[t]
    out[t] = tile[63 - t]


def test_a_reduction_without_syncthreads_is_a_race():
    x = np.arange(64, dtype=np.float32)
    run = launch(forgets_to_wait, 1, 64, x, np.zeros(64, np.float32), clean=False)
    assert {h.kind for h in run.hazards} <= {"data-race", "uninitialised-read"}
    assert any(h.source == "out[t] = tile[63 - t]" for h in run.hazards)


TILE = 16


@cuda.jit
def matmul(a, b, c):
    left = cuda.shared.array((TILE, TILE), float32)
    right = cuda.shared.array((TILE, TILE), float32)
    column, row = cuda.grid(2)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    total = float32(0)
    for k in range(0, a.shape[1], TILE):
        left[ty, tx] = a[row, k + tx] if row < a.shape[0] and k + tx < a.shape[1] else 0
        right[ty, tx] = b[k + ty, column] if k + ty < b.shape[0] and column < b.shape[1] else 0
        cuda.syncthreads()
        for j in range(TILE):
            total += left[ty, j] * right[j, tx]
        cuda.syncthreads()
    if row < c.shape[0] and column < c.shape[1]:
        c[row, column] = total


@pytest.mark.parametrize("m, k, n", [(32, 32, 32), (48, 24, 40), (17, 33, 5)])
def test_tiled_matmul(m, k, n):
    a, b = RNG.integers(-9, 9, (m, k)), RNG.integers(-9, 9, (k, n))
    c = np.zeros((m, n), np.float32)
    grid = -(-n // TILE), -(-m // TILE)
    launch(matmul, grid, (TILE, TILE), a.astype(np.float32), b.astype(np.float32), c)
    assert np.array_equal(c, a @ b)


@cuda.jit
def histogram(x, counts, total):
    mine = cuda.shared.array(16, int32)
    t = cuda.threadIdx.x
    if t < 16:
        mine[t] = 0
    cuda.syncthreads()
    i = cuda.grid(1)
    if i < x.size:
        cuda.atomic.add(mine, x[i] & 15, 1)
        cuda.atomic.max(total, 0, x[i])
    cuda.syncthreads()
    if t < 16:
        cuda.atomic.add(counts, t, mine[t])


def test_histogram():
    x = RNG.integers(0, 1 << 20, 2000).astype(np.int32)
    counts, total = np.zeros(16, np.int32), np.zeros(1, np.int32)
    launch(histogram, 16, 128, x, counts, total)
    assert np.array_equal(counts, np.bincount(x & 15, minlength=16)) and total[0] == x.max()


@cuda.jit
def warp_sum(x, out):
    i = cuda.grid(1)
    value = x[i]
    offset = 16
    while offset > 0:
        value += cuda.shfl_down_sync(0xFFFFFFFF, value, offset)
        offset >>= 1
    if cuda.laneid == 0:
        cuda.atomic.add(out, 0, value)


@pytest.mark.parametrize("dtype", [np.int32, np.int64, np.float32, np.float64])
def test_warp_reduction(dtype):
    x = RNG.integers(-99, 99, 256).astype(dtype)
    out = np.zeros(1, dtype)
    launch(warp_sum, 2, 128, x, out)
    assert out[0] == x.sum()


@cuda.jit
def warp_words(x, out):
    i = cuda.grid(1)
    full = 0xFFFFFFFF
    out[i, 0] = cuda.ballot_sync(full, x[i] > 0)
    out[i, 1] = cuda.popc(cuda.match_any_sync(full, x[i]))
    out[i, 2] = cuda.all_sync(full, x[i] > -100)
    out[i, 3] = cuda.any_sync(full, x[i] > 98)
    out[i, 4] = cuda.shfl_xor_sync(full, x[i], 5)
    out[i, 5] = cuda.lanemask_lt()
    out[i, 6] = cuda.activemask()
    cuda.syncwarp()


def test_ballots_of_a_warp():
    x = RNG.integers(-5, 5, 64).astype(np.int32)
    out = np.zeros((64, 7), np.int64)
    launch(warp_words, 1, 64, x, out)
    lanes = np.arange(32)
    for half in (slice(32), slice(32, None)):
        mine = x[half]
        assert (out[half, 0] & 0xFFFFFFFF == (1 << lanes[mine > 0]).sum()).all()
        assert np.array_equal(out[half, 1], (mine[:, None] == mine).sum(1))
        assert out[half, 2].all() and not out[half, 3].any()
        assert np.array_equal(out[half, 4], mine[lanes ^ 5])
        assert np.array_equal(out[half, 5], (1 << lanes) - 1)
        assert (out[half, 6] & 0xFFFFFFFF == 0xFFFFFFFF).all()


@cuda.jit
def counted(x, out):
    t = cuda.threadIdx.x
    if t >= x.size:
        return
    out[t, 0] = cuda.syncthreads_count(x[t])
    out[t, 1] = cuda.syncthreads_and(x[t])
    out[t, 2] = cuda.syncthreads_or(x[t])


def test_barriers_that_count():
    x = (RNG.integers(0, 3, 96) > 0).astype(np.int32)
    out = np.zeros((96, 3), np.int32)
    launch(counted, 1, 128, x, out)  # the last warp exits before
    assert (out == [x.sum(), 0, 1]).all()


# -- control


@cuda.jit
def collatz(x, steps):
    i = cuda.grid(1)
    n, count = x[i], 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        count += 1
    steps[i] = count


def collatz_length(n: int) -> int:
    count = 0
    while n != 1:
        n, count = (n // 2 if n % 2 == 0 else 3 * n + 1), count + 1
    return count


def test_loops_that_depend_on_data():
    x = np.arange(1, 129)
    assert apply(collatz, np.int32, x).tolist() == [collatz_length(int(n)) for n in x]


@cuda.jit
def early(x, out):
    i = cuda.grid(1)
    if i >= x.size or x[i] < 0:
        return
    for k in range(10):
        if k == x[i]:
            break
        if k % 2 == 0:
            continue
        out[i] += k


def test_early_returns_breaks_and_continues():
    x = np.arange(-20, 80)
    out = np.zeros(100, np.int64)
    launch(early, 1, 128, x, out)
    want = [sum(k for k in range(10) if k % 2 and k < v) if v >= 0 else 0 for v in x]
    assert out.tolist() == want


@cuda.jit
def dispatch(x, out):
    i = cuda.grid(1)
    kind = x[i]
    if kind == 0:
        out[i] = i
    elif kind == 1:
        out[i] = -i
    elif kind == 2:
        out[i] = i * i
    elif kind == 3:
        out[i] = 7
    elif kind == 4:
        out[i] = i + 1
    elif kind == 5:
        out[i] = i - 9
    elif kind == 6:
        out[i] = i << 2
    else:
        out[i] = -1


def test_a_long_chain_of_cases():
    x, i = np.arange(128) % 9, np.arange(128)
    cases = [i, -i, i * i, 0 * i + 7, i + 1, i - 9, i << 2, 0 * i - 1, 0 * i - 1]
    assert np.array_equal(apply(dispatch, np.int64, x), np.choose(x, cases))


@cuda.jit(device=True)
def inner(a, b):
    return a * b + 1


@cuda.jit(device=True, inline="never")
def outer(a, n):
    total = 0.0
    for k in range(n):
        total += inner(a, k)
    return total


@cuda.jit
def with_device_functions(x, out):
    i = cuda.grid(1)
    out[i] = outer(x[i], i % 5)


def test_device_functions():
    x = RNG.integers(-9, 9, 128).astype(np.float64)
    want = [sum(v * k + 1 for k in range(i % 5)) for i, v in enumerate(x)]
    assert apply(with_device_functions, np.float64, x).tolist() == want


@cuda.jit
def local_table(x, out):
    i = cuda.grid(1)
    table = cuda.local.array(8, float64)
    for k in range(8):
        table[k] = k * x[i]
    out[i] = table[i % 8] - table[(i + 3) % 8]


def test_local_arrays_with_dynamic_indices():
    x, i = RNG.integers(1, 9, 128).astype(np.float64), np.arange(128)
    assert np.array_equal(apply(local_table, np.float64, x), (i % 8 - (i + 3) % 8) * x)


PRIMES = np.array([2, 3, 5, 7, 11, 13], np.int32)


@cuda.jit
def from_constants(x, out):
    table = cuda.const.array_like(PRIMES)
    i = cuda.grid(1)
    out[i] = table[x[i] % 6]


def test_constant_arrays():
    x = np.arange(128)
    assert np.array_equal(apply(from_constants, np.int32, x), PRIMES[x % 6])


# -- integers

INTEGERS = [np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32, np.int64, np.uint64]


@cuda.jit
def divided(x, y, q, r):
    i = cuda.grid(1)
    q[i] = x[i] // y[i]
    r[i] = x[i] % y[i]


@pytest.mark.parametrize("dtype", INTEGERS)
def test_floor_division_and_modulo(dtype):
    limits = np.iinfo(dtype)
    ends = [limits.min, limits.min + 1, limits.max, 1, 2, 7, 100]
    x = np.array([*ends, *RNG.integers(limits.min, limits.max, 121, dtype=dtype)], dtype)
    y = RNG.integers(max(limits.min, -9), 9, 128).astype(dtype)
    y[(y == 0) | (y == np.array(-1).astype(dtype))] = 3
    q, r = np.zeros((2, 128), dtype)
    launch(divided, 1, 128, x, y, q, r)
    assert q.tolist() == [int(a) // int(b) for a, b in zip(x, y, strict=True)]
    assert r.tolist() == [int(a) % int(b) for a, b in zip(x, y, strict=True)]


@cuda.jit
def wrap(x, y, out):
    i = cuda.grid(1)
    out[i] = x[i] * y[i] + (x[i] << 3) - (y[i] >> 1) ^ (x[i] | ~y[i])


@pytest.mark.parametrize("dtype", INTEGERS)
def test_overflow_wraps(dtype):
    limits = np.iinfo(dtype)
    x, y = RNG.integers(limits.min, limits.max, (2, 128), dtype=dtype, endpoint=True)
    bits = 8 * np.dtype(dtype).itemsize
    want = [
        (a * b + (a << 3) - (b >> 1) ^ (a | ~b)) & (1 << bits) - 1
        for a, b in zip(x.tolist(), y.tolist(), strict=True)
    ]
    assert apply(wrap, dtype, x, y).view(f"u{bits // 8}").tolist() == want


@cuda.jit
def words(x, out):
    i = cuda.grid(1)
    out[i, 0] = cuda.popc(x[i])
    out[i, 1] = cuda.clz(x[i])
    out[i, 2] = cuda.brev(x[i])
    out[i, 3] = cuda.ffs(x[i])


def test_bits_of_words():
    x = np.append([0, 1, 1 << 31], RNG.integers(0, 1 << 32, 125)).astype(np.uint32)
    out = np.zeros((128, 4), np.uint32)
    launch(words, 1, 128, x, out)
    for n, row in zip(x.tolist(), out.tolist(), strict=True):
        mirrored = int(f"{n:032b}"[::-1], 2)
        assert row == [n.bit_count(), 32 - n.bit_length(), mirrored, (n & -n).bit_length()]


@cuda.jit
def choose(x, y, out):
    i = cuda.grid(1)
    a, b = x[i], y[i]
    out[i, 0] = min(a, b)
    out[i, 1] = max(a, b)
    out[i, 2] = abs(a)
    out[i, 3] = (a < b and not a == 3) or (b >= 90 and a != b)  # noqa: SIM201
    out[i, 4] = cuda.selp(a > b, a, b)


@pytest.mark.parametrize("dtype", [np.int32, np.int64, np.float32, np.float64])
def test_conditional_expressions(dtype):
    x, y = RNG.integers(-99, 99, (2, 128)).astype(dtype)
    out = np.zeros((128, 5), dtype)
    launch(choose, 1, 128, x, y, out)
    logic = ((x < y) & (x != 3)) | ((y >= 90) & (x != y))
    want = np.stack([np.minimum(x, y), np.maximum(x, y), np.abs(x), logic, np.maximum(x, y)], 1)
    assert np.array_equal(out, want)


# -- arrays of all kinds


@cuda.jit
def convert(x, out):
    i = cuda.grid(1)
    out[i] = x[i]


TYPES = [*INTEGERS, np.float16, np.float32, np.float64, np.bool_]


@pytest.mark.parametrize("source", TYPES)
def test_conversions_between_arrays(source):
    x = (np.arange(128) % 100).astype(source)
    for target in TYPES:
        if target is np.bool_ and source is np.float16:
            continue  # numba-cuda makes IR of it that NVVM refuses
        assert np.array_equal(apply(convert, target, x), x.astype(target)), target


@cuda.jit
def as_integer(x, out):
    i = cuda.grid(1)
    out[i] = int(x[i])


def test_casts_chop_toward_zero():
    x = np.array([-2.9, -0.5, 0.0, 0.99, 1e9, -1e12, 2.0**53, 1.5] * 16)
    assert apply(as_integer, np.int64, x).tolist() == [int(v) for v in x]


@cuda.jit
def halves(x, y, out):
    i = cuda.grid(1)
    out[i] = float32(x[i]) * float32(y[i]) + float32(x[i])


def test_float16_arrays():
    x, y = RNG.standard_normal((2, 128)).astype(np.float16)
    exact = x.astype(float) * y.astype(float) + x  # f64 holds it, one rounding is left
    assert np.array_equal(apply(halves, np.float16, x, y), exact.astype(np.float32).astype("f2"))


@cuda.jit
def strided(x, out):
    row, column = cuda.grid(2)
    if row < x.shape[0] and column < x.shape[1]:
        out[row, column] = x[row, column] * 2 - x[row, -1 - column]


@pytest.mark.parametrize("view", [lambda x: x, lambda x: x[::2, 1::3], lambda x: x[::-1]])
def test_layouts_and_negative_indices(view):
    host = RNG.integers(0, 99, (20, 30)).astype(np.int32)
    x = view(GPU.to_device(host))
    want = view(host)
    out = GPU.empty(want.shape, np.int32)
    run = GPU.launch(strided, (4, 4), (8, 8), args=(x, out))
    assert run.hazards == ()
    assert np.array_equal(out.copy_to_host(), want * 2 - want[:, ::-1])


@cuda.jit
def volumes(out):
    x, y, z = cuda.grid(3)
    if x < out.shape[2] and y < out.shape[1] and z < out.shape[0]:
        step = cuda.gridsize(3)
        out[z, y, x] = x + 10 * y + 100 * z + 1000 * step[0] + cuda.threadIdx.z


def test_three_dimensions():
    out = np.zeros((5, 6, 7), np.int64)
    launch(volumes, (2, 3, 3), (4, 2, 2), out)
    z, y, x = np.indices(out.shape)
    assert np.array_equal(out, x + 10 * y + 100 * z + 8000 + z % 2)


@cuda.jit
def grid_stride(x, out):
    for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
        out[i] = x[i] + 1


def test_grid_stride_loops():
    x, out = np.arange(1000), np.zeros(1000, np.int64)
    launch(grid_stride, 2, 96, x, out)
    assert np.array_equal(out, x + 1)


# -- atomics, fences, time


@cuda.jit
def atomics(x, ints, floats, old):
    i = cuda.grid(1)
    old[i] = cuda.atomic.add(ints, 0, 1)
    cuda.atomic.sub(ints, 1, x[i])
    cuda.atomic.min(ints, 2, x[i])
    cuda.atomic.and_(ints, 3, x[i])
    cuda.atomic.or_(ints, 4, x[i])
    cuda.atomic.xor(ints, 5, x[i])
    cuda.atomic.add(floats, 0, float(x[i]))
    cuda.atomic.max(floats, 1, float(x[i]))
    cuda.atomic.nanmin(floats, 2, float(x[i]))
    cuda.threadfence()
    cuda.threadfence_block()
    cuda.threadfence_system()
    cuda.nanosleep(50)


@pytest.mark.parametrize("integer", [np.int32, np.int64])
@pytest.mark.parametrize("real", [np.float32, np.float64])
def test_atomics(integer, real):
    x = RNG.integers(-1000, 1000, 128).astype(integer)
    ints = np.array([0, 0, 5000, -1, 0, 0], integer)
    floats, old = np.array([0, -9e9, np.nan], real), np.zeros(128, integer)
    launch(atomics, 2, 64, x, ints, floats, old)
    want = [
        128,
        -x.sum(),
        x.min(),
        *(f.reduce(x) for f in (np.bitwise_and, np.bitwise_or, np.bitwise_xor)),
    ]
    assert np.array_equal(ints, want) and sorted(old) == list(range(128))
    assert floats.tolist() == [x.sum(), x.max(), x.min()]


@cuda.jit
def lock(state, count):
    while cuda.atomic.cas(state, 0, 0, 1) != 0:
        pass
    count[0] += 1
    cuda.threadfence()
    cuda.atomic.exch(state, 0, 0)


def test_a_lock_between_blocks():
    state, count = np.zeros(1, np.int32), np.zeros(1, np.int32)
    launch(lock, 8, 1, state, count, clean=False)
    assert count[0] == 8


# -- math: libdevice is accurate to a few units in the last place

MATH = """
    sqrt exp exp2 expm1 log log2 log10 log1p sin cos tan asin acos atan sinh cosh tanh
    asinh acosh atanh erf erfc gamma lgamma floor ceil trunc fabs degrees radians
"""
TWO = {
    "pow": (lambda a, b: abs(a) ** b, "math.pow(abs(x[i]), z[i])"),
    "power": (lambda a, b: abs(a) ** b, "abs(x[i]) ** z[i]"),
    "atan2": (math.atan2, "math.atan2(x[i], z[i])"),
    "fmod": (math.fmod, "math.fmod(x[i], z[i])"),
    "hypot": (math.hypot, "math.hypot(x[i], z[i])"),
    "copysign": (math.copysign, "math.copysign(x[i], z[i])"),
    "floor division": (lambda a, b: a // b, "x[i] // z[i]"),
    "modulo": (lambda a, b: a % b, "x[i] % z[i]"),
    "division": (lambda a, b: a / b, "x[i] / z[i]"),
    "fma": (lambda a, b: a * b + a, "cuda.fma(x[i], z[i], x[i])"),
    "round": (lambda a, b: float(round(a)), "round(x[i])"),
}


def kernel_of(expression: str):
    names = {"math": math, "cuda": cuda}
    exec(f"def k(x, z, y):\n    i = cuda.grid(1)\n    y[i] = {expression}\n", names)
    return names["k"]


def check_math(function, expression, dtype, x, z, relative, absolute=0.0):
    got = apply(kernel_of(expression), dtype, x, z).astype(float)
    for a, b, value in zip(x.tolist(), z.tolist(), got, strict=True):
        want = function(a, b)
        bound = absolute + relative * abs(want) + 2 * np.finfo(dtype).tiny
        assert abs(value - want) <= bound, (expression, a, b, value, want)


@pytest.mark.parametrize("name", MATH.split())
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_functions_of_math(name, dtype):
    """Within 8 ulp: libdevice documents 0 to 6, and lgamma near its zeros by absolute error."""
    low, high = {"acosh": (1, 90), "gamma": (0.5, 9), "lgamma": (3, 90)}.get(name, (-0.99, 0.99))
    if name in ("sqrt", "log", "log2", "log10"):
        low, high = 1e-3, 1e3
    if name in ("sin", "cos", "floor", "ceil", "trunc", "erf", "atan", "tanh"):
        low, high = -50, 50
    x = RNG.uniform(low, high, 128).astype(dtype)
    if name in ("sin", "cos", "tan"):
        x[:4] = [1e5, -3e7, 1e10, 1e15]  # the slow path, which is a call in f64
    function = getattr(math, name)
    eps = float(np.finfo(dtype).eps)
    absolute = eps / 4 if name in ("sin", "cos", "erfc") else 0.0
    check_math(lambda a, _: function(a), f"math.{name}(x[i])", dtype, x, x, 8 * eps, absolute)


@pytest.mark.parametrize("name", TWO)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_functions_of_two_arguments(name, dtype):
    function, expression = TWO[name]
    x, z = RNG.uniform(-20, 20, (2, 128)).astype(dtype)
    eps = float(np.finfo(dtype).eps)
    # a remainder is exact only where the quotient is: see PTX's frem, x - floor(x/z)*z
    absolute = 64 * eps if name == "modulo" else 32 * eps if name == "fma" else 0.0
    check_math(function, expression, dtype, x, z, 16 * eps, absolute)


@cuda.jit
def integer_power(x, n, out):
    i = cuda.grid(1)
    out[i] = x[i] ** n[i]


def test_integer_powers():
    x, n = np.arange(1, 129), np.arange(128) % 6
    assert apply(integer_power, np.int64, x, n).tolist() == [
        int(a) ** int(b) for a, b in zip(x, n, strict=True)
    ]


@cuda.jit
def prints(x, n):
    t = cuda.threadIdx.x
    if t < 2:
        print("thread", t, x[t], n - 5, "100%")


def test_print(capsys):
    launch(prints, 1, 32, np.array([0.5, -1.0], np.float32), 3)
    assert capsys.readouterr().out == ("thread 0 0.500000 -2 100%\nthread 1 -1.000000 -2 100%\n")


@cuda.jit(fastmath=True)
def fast(x, y, out):
    i = cuda.grid(1)
    out[i] = math.sin(x[i]) / y[i] + math.exp(x[i]) * math.sqrt(y[i])


def test_fastmath():
    x, y = RNG.uniform(0.5, 3, (2, 128)).astype(np.float32)
    want = np.sin(x) / y + np.exp(x) * np.sqrt(y)
    assert np.allclose(apply(fast, np.float32, x, y), want, rtol=1e-5)


# -- other ways to compile: what numba.cuda.compile makes runs too


def compiled_otherwise(kernel, signature, arrays, threads, **options):
    ptx, _ = cuda.compile(
        kernel.py_func, signature, device=False, cc=(9, 0), abi="numba", **options
    )
    parameters = []
    for array in arrays:  # numba's layout: parent, meminfo, items, bytes, data, shape, strides
        numbers = (0, 0, array.size, array.dtype.itemsize), (*array.shape, *array.strides)
        parameters += [*map(np.uint64, numbers[0]), array, *map(np.uint64, numbers[1])]
    entry = re.search(r"\.entry (\w+)", ptx)[1]
    run = harness.run_ptx(ptx, entry, 1, threads, parameters, device=GPU)
    assert run.hazards == ()


OPTIONS = {
    "unoptimised": {"opt": False},
    "opt=1": {"opt": 1},
    "opt=3": {"opt": 3},
    "line information": {"lineinfo": True},
    "debug": {"debug": True, "opt": False},
}


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.filterwarnings("ignore")
def test_levels_of_optimisation(name):
    vector = lambda t: types.Array(t, 1, "C")  # noqa: E731
    x, out = RNG.integers(-9, 9, 100).astype(np.float32), GPU.empty(1, np.float32)
    signature = (vector(float32), vector(float32))
    compiled_otherwise(block_sum, signature, (GPU.to_device(x), out), 128, **OPTIONS[name])
    assert out.copy_to_host()[0] == x.sum()
    n, steps = np.arange(1, 65), GPU.empty(64, np.int32)
    signature = (vector(types.int64), vector(int32))
    compiled_otherwise(collatz, signature, (GPU.to_device(n), steps), 64, **OPTIONS[name])
    assert steps.copy_to_host().tolist() == [collatz_length(int(v)) for v in n]
    y, out = RNG.integers(1, 9, 64).astype(np.float64), GPU.empty(64, np.float64)
    signature = (vector(float64), vector(float64))
    compiled_otherwise(local_table, signature, (GPU.to_device(y), out), 64, **OPTIONS[name])
    i = np.arange(64)
    assert np.array_equal(out.copy_to_host(), (i % 8 - (i + 3) % 8) * y)
