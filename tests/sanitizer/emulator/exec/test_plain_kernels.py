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
def local_table(x, out):
    i = cuda.grid(1)
    table = cuda.local.array(8, float64)
    for k in range(8):
        table[k] = k * x[i]
    out[i] = table[i % 8] - table[(i + 3) % 8]


@cuda.jit
def divided(x, y, q, r):
    i = cuda.grid(1)
    q[i] = x[i] // y[i]
    r[i] = x[i] % y[i]


@pytest.mark.parametrize("dtype", [np.int8, np.uint16, np.int32, np.int64])
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


# -- arrays of all kinds


@cuda.jit
def strided(x, out):
    row, column = cuda.grid(2)
    if row < x.shape[0] and column < x.shape[1]:
        out[row, column] = x[row, column] * 2 - x[row, -1 - column]


@pytest.mark.parametrize("view", [lambda x: x, lambda x: x[::-2, 1::3]])
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


@pytest.mark.parametrize(("integer", "real"), [(np.int32, np.float64), (np.int64, np.float32)])
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


def computed(expressions: list[str], dtype, x, z) -> np.ndarray:
    """Return the results of expressions of ``x[k, i]`` and ``z[k, i]``, a row for each."""
    lines = [f"    y[{k}, i] = {text}" for k, text in enumerate(expressions)]
    lines = [line.replace("x[i]", f"x[{k}, i]") for k, line in enumerate(lines)]
    lines = [line.replace("z[i]", f"z[{k}, i]") for k, line in enumerate(lines)]
    names = {"math": math, "cuda": cuda}
    exec("\n".join(["def kernel(x, z, y):", "    i = cuda.grid(1)", *lines]), names)
    y = np.zeros(x.shape, dtype)
    launch(names["kernel"], 1, x.shape[1], x, z, y)
    return y.astype(float)


def beyond_bounds(function, x, z, results, relative, absolute) -> list[tuple]:
    rows = [
        (a, b, y, function(a, b))
        for a, b, y in zip(x.tolist(), z.tolist(), results.tolist(), strict=True)
    ]
    tiny = 2 * np.finfo(x.dtype).tiny
    return [row for row in rows if abs(row[2] - row[3]) > absolute + relative * abs(row[3]) + tiny]


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_functions_of_math(dtype):
    """Within 8 ulp: libdevice documents 0 to 6, and lgamma near its zeros by absolute error."""
    special = {"acosh": (1, 90), "gamma": (0.5, 9), "lgamma": (3, 90)}
    special |= dict.fromkeys(("sqrt", "log", "log2", "log10"), (1e-3, 1e3))
    special |= dict.fromkeys(
        ["sin", "cos", "floor", "ceil", "trunc", "erf", "atan", "tanh"], (-50, 50)
    )
    names = MATH.split()
    x = np.stack([RNG.uniform(*special.get(name, (-0.99, 0.99)), 128) for name in names])
    for name in ("sin", "cos", "tan"):
        x[names.index(name), :4] = [1e5, -3e7, 1e10, 1e15]  # the slow path, a call in f64
    x = x.astype(dtype)
    results = computed([f"math.{name}(x[i])" for name in names], dtype, x, x)
    eps = float(np.finfo(dtype).eps)
    for name, operands, row in zip(names, x, results, strict=True):
        absolute = eps / 4 if name in ("sin", "cos", "erfc") else 0.0
        function = lambda a, _, name=name: getattr(math, name)(a)  # noqa: E731
        assert beyond_bounds(function, operands, operands, row, 8 * eps, absolute) == [], name


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_functions_of_two_arguments(dtype):
    x, z = RNG.uniform(-20, 20, (2, len(TWO), 128)).astype(dtype)
    results = computed([expression for _, expression in TWO.values()], dtype, x, z)
    eps = float(np.finfo(dtype).eps)
    # a remainder is exact only where the quotient is: see PTX's frem, x - floor(x/z)*z
    bounds = {"modulo": 64 * eps, "fma": 32 * eps}
    for (name, (function, _)), *row in zip(TWO.items(), x, z, results, strict=True):
        assert beyond_bounds(function, *row, 16 * eps, bounds.get(name, 0.0)) == [], name


@cuda.jit
def prints(x, n):
    t = cuda.threadIdx.x
    if t < 2:
        print("thread", t, x[t], n - 5, "100%")


def test_print(capsys):
    launch(prints, 1, 32, np.array([0.5, -1.0], np.float32), 3)
    assert capsys.readouterr().out == ("thread 0 0.500000 -2 100%\nthread 1 -1.000000 -2 100%\n")


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


@pytest.mark.parametrize(
    "options", [{"opt": False}, {"opt": 1}, {"debug": True, "opt": False}], ids=str
)
@pytest.mark.filterwarnings("ignore")
def test_levels_of_optimization(options):
    vector = lambda t: types.Array(t, 1, "C")  # noqa: E731
    x, out = RNG.integers(-9, 9, 100).astype(np.float32), GPU.empty(1, np.float32)
    signature = (vector(float32), vector(float32))
    compiled_otherwise(block_sum, signature, (GPU.to_device(x), out), 128, **options)
    assert out.copy_to_host()[0] == x.sum()
    n, steps = np.arange(1, 65), GPU.empty(64, np.int32)
    signature = (vector(types.int64), vector(int32))
    compiled_otherwise(collatz, signature, (GPU.to_device(n), steps), 64, **options)
    assert steps.copy_to_host().tolist() == [collatz_length(int(v)) for v in n]
    y, out = RNG.integers(1, 9, 64).astype(np.float64), GPU.empty(64, np.float64)
    signature = (vector(float64), vector(float64))
    compiled_otherwise(local_table, signature, (GPU.to_device(y), out), 64, **options)
    i = np.arange(64)
    assert np.array_equal(out.copy_to_host(), (i % 8 - (i + 3) % 8) * y)
