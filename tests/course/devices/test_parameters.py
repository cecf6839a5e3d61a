import numpy as np
import pytest

from harness.base.errors import LaunchError
from harness.sanitizer import ParameterSpec as Spec
from harness.sanitizer.launch.parameters import Pointer, check_arguments, convert_scalar, expand
from harness.sanitizer.launch.plan import Scalar
from harness.sanitizer.tensormap import TensorMap
from tests.naming import naming

from .fakes import Compiled, array


def values(parameters):
    return [p.array.address if isinstance(p, Pointer) else int(p.value) for p in parameters]


def test_an_array_becomes_5_plus_2n_parameters_of_8_bytes(fake):
    x = array(fake, 6, 4)
    compiled = Compiled((Spec("array", "float32", 2),))
    parameters = expand(compiled, (x,))
    assert values(parameters) == [0, 0, 24, 4, x.address, 6, 4, 16, 4]
    assert all(len(p.data) == 8 for p in parameters)


def test_a_view_keeps_its_address_and_its_strides_even_negative(fake):
    view = array(fake, 6, 4)[::-1, 1]
    parameters = expand(Compiled((Spec("array", "float32", 1, "A"),)), (view,))
    assert values(parameters)[:6] == [0, 0, 6, 4, view.address, 6]
    assert parameters[6].data == np.int64(-16).tobytes()


def test_scalars_take_the_compiled_type_and_tensor_maps_pass_unchanged(fake):
    m = TensorMap.tiled(array(fake, 64, 32), box=(8, 32))
    compiled = Compiled((Spec("tensor_map"), Spec("scalar", "int64"), Spec("scalar", "float32")))
    parameters = expand(compiled, (m, 5, 2))
    assert parameters[0] is m
    assert parameters[1:] == (Scalar(np.int64(5)), Scalar(np.float32(2)))
    assert [len(p.data) for p in parameters[1:]] == [8, 4]


@pytest.mark.parametrize(
    "make, facts",
    [
        (lambda d: (), ("kernel", "x", "n", "int32", 2, 0)),
        (lambda d: (array(d, 2, 2), 1, 2), ("kernel", 2, 3)),
        (lambda d: (array(d, 4), 1), (1, "(x)", "2-dimensional", "(4,)")),
        (lambda d: (array(d, 2, 2, dtype=np.int32), 1), (1, "(x)", "(2, 2)", "int32")),
        (lambda d: (array(d, 4, 4)[:, :2], 1), (1, "(x)", "C-contiguous", "(16, 4)")),
        (lambda d: (np.zeros((2, 2), np.float32), 1), ("(x)", "numpy.ndarray", "device.to_device")),
        (lambda d: (array(d, 2, 2), 1.5), (2, "(n)", "int32", 1.5)),
        (lambda d: (array(d, 2, 2), 2**31), (2, "(n)", 2**31, 2**31 - 1)),
        (lambda d: (array(d, 2, 2), array(d, 2)), (2, "(n)", "(2,)")),
    ],
)
def test_invalid_arguments_are_named(fake, make, facts):
    compiled = Compiled((Spec("array", "float32", 2, "C", "x"), Spec("scalar", "int32", name="n")))
    with pytest.raises(LaunchError, match=naming(*facts)):
        expand(compiled, make(fake))


def test_a_tensor_map_parameter_requires_a_tensor_map(fake):
    with pytest.raises(LaunchError, match=naming(1, "TensorMap", "(4,)", "float32")):
        expand(Compiled((Spec("tensor_map"),)), (array(fake, 4),))


@pytest.mark.parametrize(
    "value, dtype, converted",
    [
        (True, np.bool_, np.True_),
        (3, np.uint8, np.uint8(3)),
        (np.int64(3), np.int32, np.int32(3)),
        (1, np.float64, np.float64(1)),
        (0.5, np.float16, np.float16(0.5)),
        (np.float64(0.5), np.float32, np.float32(0.5)),
    ],
)
def test_scalars_are_converted(value, dtype, converted):
    got = convert_scalar(value, np.dtype(dtype), "here")
    assert got == converted and type(got) is type(converted)


def test_bfloat16_is_a_type_too(fake):
    import ml_dtypes

    x = array(fake, 4, dtype=ml_dtypes.bfloat16)
    compiled = Compiled((Spec("array", "bfloat16", 1), Spec("scalar", "bfloat16")))
    parameters = expand(compiled, (x, 1.5))
    assert parameters[4] == Pointer(x)
    assert parameters[-1].data == b"\xc0\x3f"


@pytest.mark.parametrize(
    "value, dtype",
    [(-1, np.uint32), (256, np.uint8), (2, np.bool_), (0.5, np.bool_), ("1", np.int8)],
)
def test_scalars_are_never_wrapped_or_truncated(value, dtype):
    with pytest.raises(LaunchError, match="here"):
        convert_scalar(value, np.dtype(dtype), "here")


def kernel(src, n):
    pass


@pytest.mark.parametrize(
    "args, facts",
    [
        ((1,), ("kernel(src, n)", 2, 1)),
        ((1, np.zeros(3)), (2, "(n)", "numpy.ndarray", "(3,)", "device.to_device")),
        ((1, None), (2, "(n)", "NoneType")),
        ((1, "x"), (2, "(n)", "str", "'x'")),
        (5, ("args", "tuple", "int", 5)),
    ],
)
def test_arguments_are_checked_before_anything_is_compiled(args, facts):
    with pytest.raises(LaunchError, match=naming(*facts)):
        check_arguments(kernel, args)


def test_valid_kernel_arguments_pass(fake):
    check_arguments(kernel, (array(fake, 4), np.float16(1)))


def test_a_kernel_must_be_a_function():
    with pytest.raises(LaunchError, match=r"@cuda\.jit"):
        check_arguments("kernel", ())
