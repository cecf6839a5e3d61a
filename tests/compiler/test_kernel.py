"""Kernels to PTX to cubin: what comes out, what is cached, what is said of mistakes."""

from __future__ import annotations

import concurrent.futures
import linecache
import math
import multiprocessing
import re
import subprocess
import sys
from dataclasses import dataclass, replace

import ml_dtypes
import numpy as np
import pytest
from numba import cuda, float32
from numba.cuda import dispatcher as numba_dispatcher

from harness import CompileError, PtxError, ptx
from harness.compiler import ParameterSpec, assemble, cache, compile_kernel, target
from harness.compiler import kernel as kernel_module
from harness.compiler.parameters import specify

FLOATS = ParameterSpec("array", "float32", 1, "C")
SCALE = 3


@dataclass(frozen=True)
class Array:
    """The part of a device array that the compiler looks at."""

    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: np.dtype


@pytest.fixture
def fresh_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("HARNESS_CACHE_DIR", str(tmp_path))
    return tmp_path


@pytest.fixture
def compilations(monkeypatch):
    """How often numba was really asked."""
    calls = []
    real = kernel_module._to_ptx
    monkeypatch.setattr(kernel_module, "_to_ptx", lambda *a: calls.append(a) or real(*a))
    return calls


@cuda.jit
def scale(x, n, by):
    i = cuda.grid(1)
    if i < n:
        x[i] = x[i] * by


@pytest.fixture(scope="module")
def scaled():
    return compile_kernel(scale, (FLOATS, 100, 2.5), block=(64, 2))


def test_a_kernel_becomes_data(scaled):
    assert (scaled.name, scaled.entry) == ("scale", "scale")
    assert scaled.parameters == (
        ParameterSpec("array", "float32", 1, "C", "x"),
        ParameterSpec("scalar", "int32", name="n"),
        ParameterSpec("scalar", "float32", name="by"),
    )
    assert re.findall(r"\.param \.(\w+) scale_param_\d", scaled.ptx) == [
        *["u64"] * 7,
        "u32",
        "f32",
    ]
    assert ".target sm_90a" in scaled.ptx
    assert ".maxntid 128" in scaled.ptx
    assert "NumbaEnv" not in scaled.ptx and "_ZN" not in scaled.ptx


def test_lines_of_the_source_are_kept(scaled):
    (file,) = scaled.sources
    assert f'"{file}"' in scaled.ptx
    store = re.search(r"\.loc\s+1 (\d+) \d+\n(?:(?!\.loc).)*?st\.global", scaled.ptx, re.DOTALL)
    assert store and "x[i] = x[i] * by" in scaled.sources[file].splitlines()[int(store[1]) - 1]


@pytest.mark.parametrize("filename", ["/tmp/ipykernel_1/42.py", "<ipython-input-3-abc>"])
def test_a_notebooks_cell_is_a_source_file(filename, monkeypatch):
    cell = "def kernel(x):\n    x[cuda.grid(1)] += 1.0\n    x[0] = missing\n"
    lines = cell.splitlines(keepends=True)
    monkeypatch.setitem(linecache.cache, filename, (len(cell), None, lines, filename))
    scope = {"cuda": cuda, "missing": 2.0}
    exec(compile(cell, filename, "exec"), scope)
    compiled = compile_kernel(scope["kernel"], (FLOATS,))
    ((name, text),) = compiled.sources.items()
    assert f'"{name}"' in compiled.ptx
    assert text == cell
    del scope["missing"]
    with pytest.raises(CompileError, match=r"\nthe cell, line 3:\n    x\[0\] = missing\n"):
        compile_kernel(scope["kernel"], (FLOATS,))


def test_without_a_block_there_are_no_launch_bounds():
    assert ".maxntid" not in compile_kernel(scale, (FLOATS, 100, 2.5)).ptx


@pytest.mark.parametrize("name", ["add", "ld", "größe", "_x", "kernel"])
def test_any_python_name_makes_an_entry(name):
    scope: dict = {"cuda": cuda}
    exec(f"def {name}(x):\n    x[cuda.grid(1)] += 1.0", scope)
    compiled = compile_kernel(scope[name], (FLOATS,))
    assert compiled.name == name
    assert re.fullmatch(r"[A-Za-z]\w*", compiled.entry, re.ASCII)
    assemble(compiled.ptx)


@pytest.mark.parametrize(
    ("value", "dtype"),
    [
        (1, "int32"),
        (-(2**31), "int32"),
        (2**31, "int64"),
        (1.5, "float32"),
        (True, "bool"),
        (np.float64(1), "float64"),
        (np.uint8(1), "uint8"),
        (np.bool_(False), "bool"),
        (ml_dtypes.bfloat16(1), "bfloat16"),
    ],
)
def test_scalars(value, dtype):
    assert specify(value, "n", "k") == ParameterSpec("scalar", dtype, name="n")


@pytest.mark.parametrize(
    ("shape", "strides", "layout"),
    [
        ((4, 8), (32, 4), "C"),
        ((4, 8), (4, 16), "F"),
        ((4, 8), (64, 4), "A"),
        ((1, 8), (999, 4), "C"),
        ((), (), "C"),
        ((0, 8), (1, 1), "C"),
    ],
)
def test_arrays(shape, strides, layout):
    array = Array(shape, strides, np.dtype("float32"))
    assert specify(array, "x", "k") == ParameterSpec("array", "float32", len(shape), layout, "x")


def test_a_bfloat16_array_can_be_copied():
    def copy(x, y):
        y[0] = x[0]

    bf16 = Array((8,), (2,), np.dtype(ml_dtypes.bfloat16))
    assemble(compile_kernel(copy, (bf16, bf16)).ptx)


def test_a_by_value_parameter_used_across_branches_compiles():
    # Its variable's debug information made NVVM fail: "Symbol name with unsupported characters".
    def kernel(source, target):
        x = cuda.blockIdx.x
        t = cuda.threadIdx.x
        if t == 0:
            ptx.prefetch_tensormap(source)
        cuda.syncthreads()
        if t == 0:
            ptx.cp_async_bulk_tensor_1d_global_to_shared(0, source, x, 0)
        cuda.syncthreads()
        if t == 0:
            ptx.cp_async_bulk_tensor_1d_shared_to_global(target, x, 0)

    tensor_map = ParameterSpec("tensor_map")
    text = compile_kernel(kernel, (tensor_map, tensor_map)).ptx
    assert ".local" not in text
    assemble(text)


# --- assembling


def test_a_cubin_and_its_figures(scaled):
    assembled = assemble(scaled.ptx)
    assert assembled.cubin[:4] == b"\x7fELF"
    assert 0 < assembled.registers < 64
    assert (assembled.shared_bytes, assembled.stack_bytes, assembled.spill_bytes) == (0, 0, 0)
    assert assembled.warnings == ()
    assert assemble(scaled.ptx) == assembled


def test_shared_and_local_memory_are_counted():
    def kernel(x):
        tile = cuda.shared.array(1000, np.float32)
        mine = cuda.local.array(100, np.float32)
        tile[cuda.threadIdx.x] = x[0]
        cuda.syncthreads()
        for i in range(100):
            mine[i] = tile[i]
        x[0] = mine[int(x[1])]

    assembled = assemble(compile_kernel(kernel, (FLOATS,)).ptx)
    assert assembled.shared_bytes == 4000
    assert assembled.stack_bytes == 400


def test_bad_ptx_is_refused_with_its_line(scaled):
    bad = scaled.ptx.replace("ret;", "rat;", 1)
    with pytest.raises(PtxError, match=r"PTX line \d+: .*rat.*\n    rat;"):
        assemble(bad)


# --- the cache


def test_what_is_compiled_once_is_found_again(fresh_cache, compilations):
    first = compile_kernel(scale, (FLOATS, 1, 2.0))
    assert compile_kernel(scale, (FLOATS, 7, 3.0)) == first
    assert len(compilations) == 1


@pytest.mark.parametrize(
    ("args", "block"),
    [((FLOATS, 2**40, 2.0), None), ((FLOATS, 1, np.float64(2)), None), ((FLOATS, 1, 2.0), 64)],
)
def test_other_types_and_blocks_are_other_kernels(fresh_cache, compilations, args, block):
    compile_kernel(scale, (FLOATS, 1, 2.0))
    compile_kernel(scale, args, block=block)
    assert len(compilations) == 2


@cuda.jit(device=True)
def scaled_by_global(x):
    return x * SCALE


@cuda.jit
def calls_a_device_function(x):
    x[0] = scaled_by_global(x[0])


def test_a_changed_global_of_a_device_function_is_seen(fresh_cache, compilations, monkeypatch):
    before = compile_kernel(calls_a_device_function, (FLOATS,))
    monkeypatch.setitem(globals(), "SCALE", 5)
    after = compile_kernel(calls_a_device_function, (FLOATS,))
    assert len(compilations) == 2
    assert before.ptx != after.ptx
    monkeypatch.setitem(globals(), "SCALE", 3)
    assert compile_kernel(calls_a_device_function, (FLOATS,)).ptx == before.ptx
    assert len(compilations) == 2


def test_a_closure_is_part_of_the_key(fresh_cache, compilations):
    def make(step):
        def kernel(x):
            x[0] += step

        return kernel

    texts = {compile_kernel(make(step), (FLOATS,)).ptx for step in (1.0, 2.0, 1.0)}
    assert len(texts) == len(compilations) == 2


def test_what_cannot_be_keyed_is_compiled_each_time(fresh_cache, compilations):
    class Config:
        pass

    config = Config()

    def kernel(x):
        config  # noqa: B018 — read, of no known kind
        x[0] = 1.0

    for _ in range(2):
        with pytest.raises(CompileError):
            compile_kernel(kernel, (FLOATS,))
    assert len(compilations) == 2


@pytest.mark.parametrize("damage", [b"", b"{", b'{"sha256": "0", "content": {}}', b"\xff\xfe"])
def test_a_damaged_entry_is_written_again(fresh_cache, compilations, damage):
    good = compile_kernel(scale, (FLOATS, 1, 2.0))
    (entry,) = fresh_cache.glob("*.json")
    whole = entry.read_bytes()
    entry.write_bytes(damage)
    assert compile_kernel(scale, (FLOATS, 1, 2.0)) == good
    assert entry.read_bytes() == whole
    assert len(compilations) == 2


def test_a_cache_that_cannot_be_written_is_no_error(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("HARNESS_CACHE_DIR", str(tmp_path / "file"))
    compile_kernel(scale, (FLOATS, 1, 2.0))


def test_the_cache_can_be_turned_off(monkeypatch, tmp_path, compilations):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HARNESS_CACHE_DIR", "off")
    for _ in range(2):
        compile_kernel(scale, (FLOATS, 1, 2.0))
    assert len(compilations) == 2
    assert not list(tmp_path.iterdir())


def _write_and_read(number: int) -> bool:
    for _ in range(40):
        cache.store("shared", {"text": str(number) * 50_000})
        read = cache.load("shared")
        if read is None or len(set(read["text"])) != 1 or len(read["text"]) != 50_000:
            return False
    return True


def test_writers_at_the_same_time_leave_whole_entries(fresh_cache):
    context = multiprocessing.get_context("fork")
    with concurrent.futures.ProcessPoolExecutor(4, mp_context=context) as pool:
        assert all(pool.map(_write_and_read, range(4)))
    assert [path.name for path in fresh_cache.iterdir()] == ["shared.json"]


# --- any machine, any thread


def test_device_functions_compile_without_a_driver(monkeypatch):
    def no_device():
        raise RuntimeError("no libcuda")

    monkeypatch.setattr(numba_dispatcher, "get_current_device", no_device)

    @cuda.jit(device=True)
    def inner(x):
        return x + float32(1)

    @cuda.jit(device=True)
    def outer(x):
        return inner(x) * inner(x)

    def kernel(x):
        x[0] = outer(x[0])

    compiled = compile_kernel(kernel, (FLOATS,))
    lines = {int(n) for n in re.findall(r"\.loc\s+1 (\d+)", compiled.ptx)}
    assert inner.py_func.__code__.co_firstlineno + 2 in lines  # its lines are known too
    assert numba_dispatcher.get_current_device is no_device
    assert not inner.overloads  # nothing is left behind for a launch on another GPU


def test_threads_may_compile_at_once(fresh_cache):
    def kernel(x, n):
        x[0] = scaled_by_global(x[0]) + n

    original = numba_dispatcher.get_current_device
    values = [1, 2**40, 1.5, np.float64(2)]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        texts = list(pool.map(lambda value: compile_kernel(kernel, (FLOATS, value)).ptx, values))
    assert len(set(texts)) == 4
    assert numba_dispatcher.get_current_device is original


def test_other_threads_see_the_real_device_meanwhile(monkeypatch):
    monkeypatch.setattr(numba_dispatcher, "get_current_device", lambda: "the real one")
    with target.hopper([]), concurrent.futures.ThreadPoolExecutor(1) as pool:
        assert numba_dispatcher.get_current_device().compute_capability == (9, 0, "a")
        assert pool.submit(lambda: numba_dispatcher.get_current_device()).result() == "the real one"


def adds_halves(x, n):
    x[0] = x[1]
    x[2] = x[1] + x[1]


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_arithmetic_that_needs_cuda_c_is_refused_and_nothing_is_printed(dtype, recwarn, capfd):
    # numba-cuda warns here that small functions are linked in: on stderr that would cost points.
    with pytest.raises(CompileError, match=r"x\[2\] = x\[1\] \+ x\[1\]\n.* in float32"):
        compile_kernel(adds_halves, (replace(FLOATS, dtype=dtype), 1))
    assert not list(recwarn)
    assert capfd.readouterr() == ("", "")


def test_halves_can_be_read_and_written():
    def kernel(x, y):
        y[0] = np.float32(x[0]) * np.float32(2)
        x[1] = np.float16(y[1])

    assemble(compile_kernel(kernel, (replace(FLOATS, dtype="float16"), FLOATS)).ptx)


def test_importing_the_compiler_says_nothing():
    done = subprocess.run(
        [sys.executable, "-W", "default", "-c", "import harness.compiler"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("", "")


# --- what is said of mistakes


def shape_computed_inside(x, n):
    tile = cuda.shared.array(n * 4, np.float32)
    x[0] = tile[0]


def unknown_name(x, n):
    x[0] = nowhere  # noqa: F821


def returns_something(x, n):
    return n


def stores_text(x, n):
    x[0] = "text"


def opens_a_file(x, n):
    with open("file") as file:
        file.read()


def imports(x, n):
    import os

    os.getpid()


def builds_a_list(x, n):
    values = []
    values.append(n)


def no_such_attribute(x, n):
    x[0] = x.length


def misspelt_intrinsic(x, n):
    x[0] = cuda.syncthread()


def reads_too_early(x, n):
    x[0] = late  # noqa: F821
    late = 1.0  # noqa: F841


def yields(x, n):
    x[0] = 1.0
    yield n


def formats(x, n):
    print(f"{n}")


SETTINGS = {"scale": 2.0}


def reads_a_dict(x, n):
    x[0] = SETTINGS["scale"]


def builds_a_dict(x, n):
    names = {"first": 0}
    x[names["first"]] = n


def builds_a_set(x, n):
    x[0] = len({1, n})


def has_a_list(x, n):
    x[0] = max([n, 2])


def tries(x, n):
    if n > 0:
        try:
            x[0] = n
        except Exception:
            x[0] = 0


def assigns_a_slice(x, n):
    x[0:4] = x[4:8]


def divides_an_index(x, n):
    half = n / 2
    x[half] = 1


def divides_an_address(x, n):
    bars = cuda.shared.array(4, np.uint64)
    ptx.mbarrier_init(ptx.shared_address(bars, n / 2), 1)


def names_a_fence(x, n):
    x[0] = n
    ptx.fence_proxy_async_shared_cta  # noqa: B018


def names_a_barrier(x, n):
    if n > 0:
        cuda.syncthreads  # noqa: B018


def formats_by_percent(x, n):
    print("%d" % n)  # noqa: UP031


def formats_by_method(x, n):
    print("{}".format(n))  # noqa: UP032


def prints_with_an_end(x, n):
    print(n, end="")


def two_indices(x, n):
    x[n, 0] = 1


def changes_a_tuple(x, n):
    pair = (n, 2)
    pair[0] = 1


def stores_nothing(x, n):
    x[0] = ptx.fence_proxy_async_shared_cta()


def makes_an_array(x, n):
    part = np.zeros(4, np.float32)
    x[0] = part[n]


def adds_arrays(x, n):
    both = x + x
    x[0] = both[n]


def assigns_inside(x, n):
    if (m := x.size) > n:
        x[0] = m


def unpacks(x, n):
    first, *_ = (n, 1, 2)
    x[0] = first


def deletes(x, n):
    y = n
    del y


def formats_a_string(x, n):
    text = f"{n}"
    x[0] = len(text)


def asserts_with_a_format(x, n):
    assert n > 3, f"n is {n}"
    x[0] = 1


def asks_numpy_for_a_number(x, n):
    x[0] = np.exp(x[n])


def asks_numpy_for_a_limit(x, n):
    x[0] = np.clip(x[n], 0, 1)


def asks_numpy_for_all(x, n):
    x[0] = np.max(x)


def asks_numpy_for_chance(x, n):
    x[0] = np.random.rand()


def misspells_numpy(x, n):
    x[0] = np.flaot32(n)


def misspells_math(x, n):
    x[0] = math.sqr(x[n])


NUMBERS = [1, 2, 3]


def reads_a_list(x, n):
    x[0] = NUMBERS[n]


CONSTANTS = np.zeros(4, np.float32)


def writes_a_constant(x, n):
    CONSTANTS[0] = n


def forgets_the_parentheses(x, n):
    i = cuda.grid
    x[i] = n


def calls_a_number(x, n):
    x[cuda.threadIdx.x()] = n


def calls_the_shape(x, n):
    x[0] = x.shape(0)


def forgets_the_axis(x, n):
    x[cuda.threadIdx] = n


def misspells_the_axis(x, n):
    x[cuda.threadIdx.X] = n


def unpacks_a_number(x, n):
    a, b = n
    x[a] = b


def unpacks_too_few(x, n):
    height, width = x.shape
    x[0] = height * width


def chooses_from_a_mixed_tuple(x, n):
    pair = (1, 2.5)
    x[0] = pair[n]


def forgets_the_dtype(x, n):
    tile = cuda.shared.array(4)
    x[0] = tile[n]


def turns_shape_and_dtype_around(x, n):
    tile = cuda.shared.array(np.float32, 4)
    x[0] = tile[n]


def gives_a_list_for_a_shape(x, n):
    tile = cuda.shared.array([4, 4], np.float32)
    x[0] = tile[n, 0]


def misspells_the_alignment(x, n):
    tile = cuda.shared.array(4, np.float32, align=128)
    x[0] = tile[n]


def takes_python_s_float(x, n):
    tile = cuda.local.array(4, float)
    x[0] = tile[n]


def aligns_to_100(x, n):
    tile = cuda.shared.array(4, np.float32, 100)
    x[0] = tile[n]


def counts_the_barrier(x, n):
    cuda.syncthreads(n)


def sorts(x, n):
    x[0] = sorted(x)[n]


def maps(x, n):
    for value in map(abs, x):
        x[0] = value


def generates(x, n):
    x[0] = sum(i for i in range(n))


def of_the_host(n):
    return n + 1


def calls_the_host(x, n):
    x[0] = of_the_host(n)


def launches_a_kernel(x, n):
    a_kernel[1, 1](x)


@cuda.jit
def a_kernel(x):
    x[0] = 1


def masks(x, n):
    x[x > 0] = n


def converts_an_array(x, n):
    x[0] = x.astype(np.int32)[n]


def reshapes(x, n):
    both = x.reshape((2, -1))
    x[0] = both[n, 0]


def chooses_one_of_two_types(x, n):
    value = 1 if n > 2 else (1, 2)
    x[0] = value


def prints_an_array(x, n):
    print("x =", x)


def adds_to_nothing(x, n):
    total += x[n]  # noqa: F821
    x[0] = total


def repeats_text(x, n):
    x[0] = len("a" * n)


def stores_a_row(x, n):
    tile = cuda.shared.array((4, 4), np.float32)
    x[0] = tile[n]


def gives_three_indices_for_two(x, n):
    tile = cuda.shared.array((4, 4), np.float32)
    x[0] = tile[0, n, 2]


def indexes_by_text(x, n):
    x["first"] = n


def adds_an_axis(x, n):
    x[0] = x[None][0, n]


@cuda.jit(device=True)
def factorial(n):
    if n < 2:
        return 1
    return n * factorial(n - 1)


def multiplies_a_list(x, n):
    counts = [0] * 4
    x[0] = counts[n]


def makes_a_dict(x, n):
    names = dict(first=n)  # noqa: C408
    x[0] = names["first"]


def asks_an_array(x, n):
    if x == 0:
        x[0] = n


def adds_to_an_array(x, n):
    x += 1


def multiplies_matrices(x, n):
    x[0] = x @ x


def asks_grid_for_nothing(x, n):
    x[cuda.grid()] = n


def asks_grid_for_four(x, n):
    x[cuda.grid(4)] = n


def adds_atomically_to_an_element(x, n):
    cuda.atomic.add(x[n], 1)


def misspells_an_atomic(x, n):
    cuda.atomic.plus(x, n, 1)


def sets_numpy_s_errors(x, n):
    np.seterr(all="ignore")


MISTAKES = {
    repeats_text: (1, "a kernel cannot calculate with text"),
    stores_a_row: (2, "what is stored here is an array, where one number belongs"),
    gives_three_indices_for_two: (2, "the array has 2 dimensions, and 3 indices stand here"),
    indexes_by_text: (1, "an index is a whole number, and this one is text"),
    adds_an_axis: (1, "indexed by whole numbers and slices alone"),
    multiplies_a_list: (1, "cannot build lists, dicts or sets"),
    makes_a_dict: (1, "cannot build lists, dicts or sets"),
    asks_an_array: (1, "a whole array is neither true nor false"),
    adds_to_an_array: (1, "a kernel cannot calculate with whole arrays"),
    multiplies_matrices: (1, "a kernel cannot multiply matrices with @"),
    asks_grid_for_nothing: (1, "grid lacks an argument: 'ndim'"),
    asks_grid_for_four: (1, "take the number of dimensions: 1, 2 or 3"),
    adds_atomically_to_an_element: (1, "cuda.atomic.add(x, 0, 1)"),
    misspells_an_atomic: (1, "cuda.atomic has no 'plus'"),
    sets_numpy_s_errors: (1, "a kernel has no numpy.seterr"),
    formats_a_string: (1, "a kernel cannot format strings"),
    asserts_with_a_format: (1, "the message of an assert or a raise is a plain string"),
    asks_numpy_for_a_number: (1, "a kernel has no np.exp: write math.exp(x)"),
    asks_numpy_for_a_limit: (1, "write min(max(value, low), high)"),
    asks_numpy_for_all: (1, "a kernel has no np.max: write max(a, b) of two numbers, in a loop"),
    asks_numpy_for_chance: (1, "a kernel has no numpy.random.rand"),
    misspells_numpy: (1, "did you mean np.float32?"),
    misspells_math: (1, "did you mean math.sqrt?"),
    reads_a_list: (1, "a kernel cannot read a list from outside: make it a tuple"),
    writes_a_constant: (1, "an array to write to is an argument"),
    forgets_the_parentheses: (2, "grid is named here and not called: write grid(...)"),
    calls_a_number: (1, "this is a number (int32), and cannot be called"),
    calls_the_shape: (1, "square brackets take an element"),
    forgets_the_axis: (1, "have three parts: .x, .y and .z"),
    misspells_the_axis: (1, "have three parts: .x, .y and .z"),
    unpacks_a_number: (1, "several names stand on the left, and one value, int32"),
    unpacks_too_few: (1, "names on the left: 2; values on the right: 1"),
    chooses_from_a_mixed_tuple: (2, "its index must be a number that stands in the kernel"),
    forgets_the_dtype: (1, "takes a shape and a dtype: cuda.shared.array(64, np.float32)"),
    turns_shape_and_dtype_around: (1, "takes the shape first, then the dtype"),
    gives_a_list_for_a_shape: (1, "a number or a tuple, such as (4, 4)"),
    misspells_the_alignment: (1, "has no 'align': it takes shape, dtype and alignment"),
    takes_python_s_float: (1, "one of numpy's: cuda.local.array(64, np.float32)"),
    aligns_to_100: (1, "an alignment is in bytes, and must be a power of 2"),
    counts_the_barrier: (1, "syncthreads takes no argument, and gets 1"),
    sorts: (1, "a kernel has no sorted()"),
    maps: (1, "a kernel has no map()"),
    generates: (1, "a kernel cannot use a generator expression"),
    calls_the_host: (1, "@cuda.jit(device=True) above it"),
    launches_a_kernel: (1, "a kernel cannot launch another kernel"),
    masks: (1, "each thread asks for its own, if x[i] > 0"),
    converts_an_array: (1, "converts its own elements, such as np.int32(x[i])"),
    reshapes: (1, "a kernel cannot reshape an array"),
    chooses_one_of_two_types: (1, "1 in one case and Tuple(1, 2) in the other"),
    prints_an_array: (1, "print an element, print(x[i])"),
    adds_to_nothing: (1, "the variable 'total' is read before it is assigned"),
    builds_a_dict: (2, "cannot build lists, dicts or sets"),
    builds_a_set: (1, "cannot build lists, dicts or sets"),
    has_a_list: (1, "cannot build lists, dicts or sets"),
    tries: (2, "a kernel cannot use try"),
    assigns_a_slice: (1, "a kernel cannot assign one array to a slice of another"),
    divides_an_index: (2, "// divides them"),
    divides_an_address: (2, "// divides them"),
    names_a_fence: (2, "write ptx.fence_proxy_async_shared_cta(...)"),
    names_a_barrier: (2, "cuda.syncthreads is named here and not called"),
    formats_by_percent: (1, "a kernel cannot format strings"),
    formats_by_method: (1, "a kernel cannot format strings"),
    prints_with_an_end: (1, "a kernel cannot format strings"),
    two_indices: (1, "the array has 1 dimension, and 2 indices stand here"),
    changes_a_tuple: (2, "a tuple cannot be changed"),
    stores_nothing: (1, "a call that returns nothing"),
    makes_an_array: (1, "cuda.local.array(n, dtype) is the thread's"),
    adds_arrays: (1, "a kernel cannot calculate with whole arrays"),
    assigns_inside: (1, "a kernel cannot use :="),
    unpacks: (1, "a kernel cannot unpack with a star"),
    deletes: (2, "a kernel cannot del"),
    shape_computed_inside: (1, "a literal, or a module-level constant"),
    unknown_name: (1, "the name 'nowhere' is not defined"),
    returns_something: (1, "a kernel returns nothing"),
    stores_text: (1, "this value cannot be stored there"),
    opens_a_file: (1, "a kernel cannot use a with block"),
    imports: (1, "a kernel cannot import"),
    builds_a_list: (2, "cannot build lists"),
    no_such_attribute: (1, "array(float32, 1d, C) has no attribute 'length'"),
    misspelt_intrinsic: (1, "module numba.cuda has no 'syncthread'"),
    reads_too_early: (1, "the variable 'late' is read before it is assigned"),
    yields: (2, "a kernel cannot yield"),
    formats: (1, "a kernel cannot format strings"),
    reads_a_dict: (1, "the kernel cannot use 'SETTINGS'"),
}


@pytest.mark.parametrize("kernel", MISTAKES, ids=lambda kernel: kernel.__name__)
def test_a_mistake_is_explained_at_its_line(kernel):
    offset, sentence = MISTAKES[kernel]
    with pytest.raises(CompileError) as caught:
        compile_kernel(kernel, (FLOATS, 3))
    message = str(caught.value)
    line = kernel.__code__.co_firstlineno + offset
    quoted = linecache.getline(__file__, line).strip()
    assert message.startswith(f"{kernel.__name__} does not compile.\n{__file__}, line {line}:")
    assert quoted in message
    assert sentence in message
    assert "Traceback" not in message and "numba-cuda" not in message
    assert caught.value.__suppress_context__ or caught.value.__context__ is None


def test_a_device_function_that_calls_itself_is_told_there():
    def kernel(x, n):
        x[0] = factorial(n)

    with pytest.raises(CompileError, match=r"return n \* factorial.*\n.*cannot call itself"):
        compile_kernel(kernel, (FLOATS, 3))


def test_an_error_nobody_foresaw_still_names_the_line():
    def kernel(x):
        x[0] = np.linalg.norm(x)

    with pytest.raises(CompileError, match=r"line \d+:\n    x\[0\] = np\.linalg\.norm\(x\)\n.+"):
        compile_kernel(kernel, (FLOATS,))


def test_the_wrong_number_of_arguments():
    with pytest.raises(CompileError, match=r"scale\(x, n, by\) takes 3 arguments; 1 was given"):
        compile_kernel(scale, (FLOATS,))


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (np.zeros(4, np.float32), "x is a numpy array, in the host's memory"),
        ("text", "x is str 'text'"),
        (None, "x is NoneType"),
        (2**64, "does not fit int64"),
        (ParameterSpec("scalar", "quadruple"), "dtype 'quadruple', which kernels cannot use"),
    ],
)
def test_arguments_a_kernel_cannot_take(value, sentence):
    def kernel(x):
        pass

    with pytest.raises(CompileError, match=re.escape(sentence)):
        compile_kernel(kernel, (value,))


@pytest.mark.parametrize("kernel", [3, ptx.fence_proxy_async, len])
def test_what_is_no_kernel(kernel):
    with pytest.raises(CompileError, match="a kernel is a Python function"):
        compile_kernel(kernel, ())


def test_a_device_function_is_not_a_kernel():
    with pytest.raises(CompileError, match="launch the kernel that calls it"):
        compile_kernel(scaled_by_global, (1.0,))
