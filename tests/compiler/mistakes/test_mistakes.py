"""Messages about a kernel that does not compile, and their lines."""

from __future__ import annotations

import linecache
import math

import numpy as np
import pytest
from numba import cuda

from harness import CompileError, ptx
from harness.compiler import ParameterSpec, compile_kernel
from tests.compiler.kernels import FLOATS, scale
from tests.naming import naming


def shape_computed_inside(x, n):
    tile = cuda.shared.array(n * 4, np.float32)
    x[0] = tile[0]


def unknown_name(x, n):
    x[0] = nowhere  # noqa: F821


def misspelt_name(x, count):
    x[0] = coumt  # noqa: F821


def of_cuda_c(x, n):
    __syncthreads()  # noqa: F821
    x[0] = n


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


def builds_a_literal_dict(x, n):
    parts = {"a": 1}  # noqa: F841 -- its line is what is told
    x[0] = n


def comprehends_a_set(x, n):
    seen = {k % 4 for k in range(n)}
    x[0] = len(seen)


def defines_a_class(x, n):
    class Tile:
        rows = 4

    x[0] = Tile.rows


def shared_of_an_unknown_dtype(x, n):
    tile = cuda.shared.array(512, "floaty")
    x[0] = tile[0]


def names_an_argument_otherwise(x, n):
    ptx.mbarrier_init(np.uint32(0), n=3)


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


def compares_all_axes(x, n):
    if cuda.threadIdx == 0:
        x[n] = 1


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


def asks_grid_for_n(x, n):
    x[cuda.grid(n)] = n


def raises_a_number(x, n):
    if n > 2:
        raise ValueError(n)


def shifts_a_float(x, n):
    x[0] = x[1] << 1


def masks_a_float(x, n):
    x[0] = x[1] ^ 1


def converts_like_numpy(x, n):
    x[0] = x[1].astype(np.int32)


def writes_in_capitals(x, n):
    x[0] = len("ab".upper())


def measures_a_number(x, n):
    x[0] = len(n)


def adds_to_none(x, n):
    y = None
    x[0] = y + 1


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
    gives_three_indices_for_two: (2, "the array has 2 dimensions, but there are 3 indices"),
    indexes_by_text: (1, "an index must be an integer, but this one is text"),
    adds_an_axis: (1, "indexed by whole numbers and slices alone"),
    multiplies_a_list: (1, "cannot build lists, dicts or sets"),
    makes_a_dict: (1, "cannot build lists, dicts or sets"),
    asks_an_array: (1, "an array is given where one number belongs"),
    adds_to_an_array: (1, "a kernel cannot calculate with whole arrays"),
    multiplies_matrices: (1, "a kernel cannot multiply matrices with @"),
    asks_grid_for_nothing: (1, "cuda.grid takes the number of dimensions, as a literal"),
    asks_grid_for_n: (1, "cuda.grid takes the number of dimensions, as a literal"),
    raises_a_number: (2, "an exception in a kernel has a plain text, and no value in it"),
    shifts_a_float: (1, "<< is for whole numbers, and this is (float32, 1): np.int32(x) makes"),
    masks_a_float: (1, "^ is for whole numbers, and this is (float32, 1)"),
    converts_like_numpy: (1, "has no attribute 'astype' in a kernel: np.int32(x) converts"),
    writes_in_capitals: (1, "a kernel cannot calculate with text"),
    measures_a_number: (1, "len is of an array or a tuple, and this is a number (int32)"),
    adds_to_none: (2, "a value here is None, or the result of a call that returns nothing"),
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
    compares_all_axes: (1, "have three parts: .x, .y and .z"),
    misspells_the_axis: (1, "have three parts: .x, .y and .z"),
    unpacks_a_number: (1, "several names are on the left, but one value, int32"),
    unpacks_too_few: (1, "names on the left: 2; values on the right: 1"),
    chooses_from_a_mixed_tuple: (2, "its index must be a constant number"),
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
    builds_a_literal_dict: (1, "cannot build lists, dicts or sets"),
    comprehends_a_set: (1, "cannot build lists, dicts or sets"),
    defines_a_class: (1, "a kernel cannot define a class"),
    shared_of_an_unknown_dtype: (1, "cuda.shared.array has no dtype 'floaty'"),
    names_an_argument_otherwise: (1, "(bar, count): got an unexpected keyword argument 'n'"),
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
    two_indices: (1, "the array has 1 dimension, but there are 2 indices"),
    changes_a_tuple: (2, "a tuple cannot be changed"),
    stores_nothing: (1, "a call that returns nothing"),
    makes_an_array: (1, "cuda.local.array(n, dtype) is the thread's"),
    adds_arrays: (1, "a kernel cannot calculate with whole arrays"),
    assigns_inside: (1, "a kernel cannot use :="),
    unpacks: (1, "a kernel cannot unpack with a star"),
    deletes: (2, "a kernel cannot del"),
    shape_computed_inside: (1, "a literal, or a module-level constant"),
    unknown_name: (1, "the name 'nowhere' is not defined"),
    misspelt_name: (1, "; did you mean count?"),
    of_cuda_c: (1, "; did you mean cuda.syncthreads?"),
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


NOT_IN_NUMBA_CUDA_MLIR = {
    # It compiles them: arrays are calculated with, formatted and made, where no memory is needed.
    adds_to_an_array,
    asks_numpy_for_a_number,
    prints_an_array,
    makes_an_array,
    # It reports the next line, and its LLVM IR.
    reshapes,
    writes_in_capitals,
    asserts_with_a_format,  # it reports the call that pytest makes of an assert
}


@pytest.mark.parametrize("kernel", MISTAKES, ids=lambda kernel: kernel.__name__)
def test_a_mistake_is_explained_at_its_line(kernel):
    assert_explained(kernel, kernel)


@pytest.mark.alike(5)
@pytest.mark.parametrize(
    "kernel",
    [mistake for mistake in MISTAKES if mistake not in NOT_IN_NUMBA_CUDA_MLIR],
    ids=lambda kernel: kernel.__name__,
)
def test_a_mistake_is_explained_as_well_with_numba_cuda_mlir(kernel):
    successor = pytest.importorskip("numba_cuda_mlir.cuda")
    function = getattr(kernel, "py_func", kernel)
    assert_explained(kernel, successor.jit(function))


def assert_explained(kernel, decorated):
    offset, sentence = MISTAKES[kernel]
    with pytest.raises(CompileError) as caught:
        compile_kernel(decorated, (FLOATS, 3))
    message = str(caught.value)
    line = kernel.__code__.co_firstlineno + offset
    quoted = linecache.getline(__file__, line).strip()
    assert f"\n{__file__}, line {line}:" in message and kernel.__name__ in message
    assert quoted in message
    assert sentence in message
    assert "Traceback" not in message and "numba-cuda" not in message
    assert caught.value.__suppress_context__ or caught.value.__context__ is None


def test_a_recursive_device_function_is_reported_at_its_call():
    def kernel(x, n):
        x[0] = factorial(n)

    with pytest.raises(CompileError, match=r"return n \* factorial\(n - 1\)\n"):
        compile_kernel(kernel, (FLOATS, 3))


def test_an_unforeseen_error_names_its_line():
    def kernel(x):
        x[0] = np.linalg.norm(x)

    with pytest.raises(CompileError, match=r"line \d+:\n    x\[0\] = np\.linalg\.norm\(x\)\n.+"):
        compile_kernel(kernel, (FLOATS,))


def test_the_wrong_number_of_arguments():
    with pytest.raises(CompileError, match=naming("scale(x, n, by)", 3, 1)):
        compile_kernel(scale, (FLOATS,))


@pytest.mark.parametrize(
    ("value", "facts"),
    [
        (np.zeros(4, np.float32), ("gpu.to_device(array)",)),
        ("text", ("str", "'text'")),
        (None, ("NoneType",)),
        (2**64, (2**64, "int64")),
        (ParameterSpec("scalar", "quadruple"), ("'quadruple'",)),
    ],
)
def test_arguments_a_kernel_cannot_take(value, facts):
    def kernel(x):
        pass

    with pytest.raises(CompileError, match=naming("x", *facts)):
        compile_kernel(kernel, (value,))


@pytest.mark.parametrize("kernel", [3, ptx.fence_proxy_async, len])
def test_an_object_that_is_not_a_kernel(kernel):
    with pytest.raises(CompileError, match=naming("@cuda.jit", type(kernel).__name__)):
        compile_kernel(kernel, ())


def test_a_device_function_is_not_a_kernel():
    device_function = cuda.jit(device=True)(lambda x: x)
    with pytest.raises(CompileError, match="device=True"):
        compile_kernel(device_function, (1.0,))
