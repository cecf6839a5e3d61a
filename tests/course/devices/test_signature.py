import numpy as np
import pytest

from harness.base.errors import LaunchError
from harness.sanitizer.isa.text.kernel import Kernel, Ptx
from harness.sanitizer.launch.parameters import Pointer, bind, check_parameters, kernel_meant
from harness.sanitizer.launch.plan import LaunchPlan, Scalar
from harness.sanitizer.tensormap import TensorMap
from tests.naming import naming

from .fakes import array

PTX = """
.version 8.8
.target sm_90a
.address_size 64
// .entry not_this_one(.param .u32 a)
.visible .entry copy(
    .param .align 64 .b8 copy_param_0[128], /* the map */
    .param .u64 .ptr .global .align 16 copy_param_1,
    .param .u32 copy_param_2,
    .param .f32 copy_param_3,
    .param .align 8 .b8 copy_param_4[24]
)
.maxntid 128, 1, 1
{ ret; }
.visible .entry nothing() { ret; }
.entry bits(.param .b64 a, .param .b32 b, .param .u8 c) { ret; }
"""
COPY, BITS = Kernel(Ptx(PTX), "copy"), Kernel(Ptx(PTX), "bits")


def test_parameters_are_read():
    read = COPY.declared.parameters
    assert [p.type for p in read] == ["b8", "u64", "u32", "f32", "b8"]
    assert [(p.size_bytes, p.align) for p in read] == [(128, 64), (8, 8), (4, 4), (4, 4), (24, 8)]
    assert Kernel(Ptx(PTX), "nothing").declared.parameters == ()


def test_a_missing_entry_lists_the_existing_ones():
    with pytest.raises(LaunchError, match=naming("'cpy'", "copy", "nothing", "bits")):
        _ = Kernel(Ptx(PTX), "cpy").declared


def test_values_are_bound_to_the_declared_types(fake):
    x = array(fake, 64, 32)
    m = TensorMap.tiled(x, box=(8, 32))
    assert bind(COPY, (m, x, 7, 1, b"x" * 24)) == (
        m,
        Pointer(x),
        Scalar(np.uint32(7)),
        Scalar(np.float32(1)),
        Scalar(np.void(b"x" * 24)),
    )
    assert bind(BITS, (2.5, 2.5, True)) == (
        Scalar(np.float64(2.5)),
        Scalar(np.float32(2.5)),
        Scalar(np.uint8(1)),
    )
    by_address = bind(BITS, (x.address, np.float32(1), np.uint8(3)))
    assert [p.data for p in by_address] == [Pointer(x).data, np.float32(1).tobytes(), b"\x03"]


def test_a_negative_number_fits_an_unsigned_parameter():
    assert bind(BITS, (-1, -1, 0))[1].data == b"\xff" * 4


@pytest.mark.parametrize(
    "args, facts",
    [
        ((1, 2), ("bits", 3, 2, ".u8 c")),
        ((1, 2, 256), ("bits", 3, "(.u8 c)", 256, "uint8", 255)),
        ((1, 2**40, 0), ("bits", 2, "(.b32 b)", 2**40, 2**32 - 1)),
        ((1, 2, 0.5), (3, "(.u8 c)", "uint8", 0.5)),
        ((1, "2", 0), (2, "(.b32 b)", "uint32", "'2'")),
        ((1, b"abc", 0), (2, "(.b32 b)", 4, 3)),
    ],
)
def test_invalid_arguments_are_named(args, facts):
    with pytest.raises(LaunchError, match=naming(*facts)):
        bind(BITS, args)


def test_tensor_maps_and_addresses_are_not_interchangeable(fake):
    x = array(fake, 64, 32)
    m = TensorMap.tiled(x, box=(8, 32))
    with pytest.raises(LaunchError, match=naming(1, "(.b64 a)", 8, "TensorMap", 128)):
        bind(BITS, (m, 0, 0))
    with pytest.raises(LaunchError, match=naming(1, "(.b8 copy_param_0)", 128, 8)):
        bind(COPY, (x, x, 1, 1, b"x" * 24))
    with pytest.raises(LaunchError, match=naming(1, "(.b8 copy_param_0)", 128, "TensorMap", 5)):
        bind(COPY, (5, x, 1, 1, b"x" * 24))


def plan(*parameters):
    return LaunchPlan(BITS, (1, 1, 1), (1, 1, 1), parameters=parameters)


def test_a_plans_values_must_have_the_declared_sizes():
    good = Scalar(np.uint64(1)), Scalar(np.uint32(1)), Scalar(np.uint8(1))
    check_parameters(plan(*good))
    with pytest.raises(LaunchError, match=naming("bits", 3, 2, ".u8 c")):
        check_parameters(plan(*good[:2]))
    with pytest.raises(LaunchError, match=naming(2, "(.b32 b)", 4, "float64", 8)):
        check_parameters(plan(good[0], Scalar(np.float64(1)), good[2]))


def test_an_entry_by_its_name_in_the_source():
    entries = ("_ZN4mine4copyILi2EEEvPf", "plain", "_Z4plusPf", "_ZN5other4plusEPf")
    text = "".join(f".visible .entry {name}() {{ ret; }}\n" for name in entries)
    ptx = Ptx(f".version 8.3\n.target sm_90a\n.address_size 64\n{text}")
    meant = {"copy": 0, "mine::copy": 0, entries[0]: 0, "plain": 1, "pla": 1, "other::plus": 3}
    for name, number in {**meant, "other::p": 3}.items():
        assert kernel_meant(ptx, name).entry == entries[number]
    with pytest.raises(LaunchError, match=naming("'plus'", "_Z4plusPf", "_ZN5other4plusEPf")):
        kernel_meant(ptx, "plus")
    with pytest.raises(LaunchError, match=naming("'lain'", *entries)):
        kernel_meant(ptx, "lain")
