import re

import ml_dtypes
import numpy as np
import pytest

from harness.base.errors import LaunchError
from tests.naming import naming


@pytest.mark.parametrize(
    "host",
    [
        np.arange(24, dtype=np.float32).reshape(2, 3, 4),
        np.asfortranarray(np.arange(6, dtype=np.int16).reshape(2, 3)),
        np.arange(6).astype(ml_dtypes.bfloat16),
        np.float64(2.5),
        np.empty((0, 3), np.float32),
        np.arange(20)[::-2],
    ],
    ids=["C", "F", "bfloat16", "0-d", "empty", "strided host"],
)
def test_arrays_round_trip(fake, host):
    x = fake.to_device(host)
    back = x.copy_to_host()
    assert back.dtype == np.asarray(host).dtype and back.shape == np.shape(host)
    assert np.array_equal(back, host)


def test_to_device_copies(fake):
    host = np.zeros(4, np.float32)
    x = fake.to_device(host)
    host[:] = 1
    assert not x.copy_to_host().any()
    x.copy_to_host()[:] = 1
    assert not x.copy_to_host().any()


def test_order_is_kept_and_named(fake):
    host = np.arange(6, dtype=np.float32).reshape(2, 3)
    c, f = fake.to_device(host), fake.to_device(np.asfortranarray(host))
    assert (c.layout, c.strides) == ("C", (12, 4))
    assert (f.layout, f.strides) == ("F", (4, 8))
    assert (c.ndim, c.size, c.nbytes, len(c)) == (2, 6, 24, 2)


def test_empty_is_poisoned(fake):
    assert np.isnan(fake.empty((3, 2)).copy_to_host()).all()
    assert np.isnan(fake.empty(3, "bfloat16").copy_to_host().astype(np.float32)).all()
    assert (fake.empty(3, np.int32).copy_to_host() == -1).all()


SLICES = [
    np.s_[2:5],
    np.s_[:, 1:3],
    np.s_[::2, ::-1],
    np.s_[3],
    np.s_[3, 2],
    np.s_[-1, ...],
    np.s_[None, :, 1],
    np.s_[4:2],
    np.s_[5:1:-2, 3:0:-1],
]


def test_slices_match_numpy(fake):
    host = np.arange(24, dtype=np.float32).reshape(6, 4)
    x = fake.to_device(host)
    for key in SLICES:
        view, want = x[key], host[key]
        assert view.shape == np.shape(want), key
        assert np.array_equal(view.copy_to_host(), want), key
        if view.size and view.ndim:
            assert view.strides == want.strides, key
            assert view.address - x.address == want.ctypes.data - host.ctypes.data, key


def test_writing_through_a_slice_keeps_other_elements(fake, monkeypatch):
    # Memory that was just given back still holds the right bytes: it would hide a missing read.
    monkeypatch.setattr(np, "empty", lambda shape, dtype=float: np.full(shape, 0xEE, dtype))
    for key in SLICES:
        host = np.arange(24, dtype=np.float32).reshape(6, 4)
        x = fake.to_device(host)
        x[key].copy_from_host(np.full_like(host[key], -1))
        host[key] = -1
        assert np.array_equal(x.copy_to_host(), host), key


@pytest.mark.parametrize("key", [[1, 2], np.array([True] * 6), 1.5, "a"], ids=str)
def test_other_indices_are_refused(fake, key):
    with pytest.raises(LaunchError, match=re.escape(repr(key))):
        fake.empty(6)[key]


def test_out_of_range_is_an_index_error(fake):
    with pytest.raises(IndexError):
        fake.empty(6)[6]


def test_a_device_array_is_not_converted_to_numpy(fake):
    x = fake.empty(3)
    with pytest.raises(TypeError, match="copy_to_host"):
        np.asarray(x)
    with pytest.raises(TypeError, match="copy_to_host"):
        list(x)


def test_copies_from_the_host_must_fit(fake):
    x = fake.empty((2, 3))
    with pytest.raises(LaunchError, match=naming("(2, 3)", "(3, 2)")):
        x.copy_from_host(np.zeros((3, 2), np.float32))
    with pytest.raises(LaunchError, match=naming("float32", "float64")):
        x.copy_from_host(np.zeros((2, 3), np.float64))


def test_freed_memory_is_not_read(fake):
    x = fake.empty(3)
    view = x[1:]
    x.free()
    for array in (x, view):
        assert array.freed
        assert "freed" in repr(array)
        with pytest.raises(LaunchError, match="freed"):
            array.copy_to_host()
        with pytest.raises(LaunchError, match="freed"):
            array.copy_from_host(np.zeros(array.shape, np.float32))


def test_an_array_of_nothing_is_contiguous(fake):
    assert fake.empty((4, 6))[2:2, ::2].layout == "C"


def test_repr_names_shape_dtype_and_device(fake):
    text = repr(fake.empty((2, 3)))
    assert "float32 (2, 3) on fake, at 0x" in text
    assert "strides=(12, 8)" in repr(fake.empty((2, 3))[:, ::2])


@pytest.mark.parametrize("dtype", [object, ">f4", "no-such-type"])
def test_types_that_a_device_cannot_hold(fake, dtype):
    with pytest.raises(LaunchError):
        fake.empty(3, dtype)


def test_negative_shapes_are_refused(fake):
    with pytest.raises(LaunchError, match=naming("(2, -1)")):
        fake.empty((2, -1))


@pytest.mark.parametrize(
    "seen_as",
    [
        lambda x: x.reshape(4, 6),
        lambda x: x.reshape((-1,)),
        lambda x: x.reshape(2, 3, 2, 2).transpose(2, 0, 1, 3),
        lambda x: x.transpose(),
        lambda x: x[:, 1:].transpose((2, 1, 0)),
        lambda x: x[1].reshape(12)[::3],
        lambda x: x.view(np.float64),
        lambda x: x[:, 1:].view("u1"),
    ],
)
def test_reshapes_and_transposes_match_numpy(fake, seen_as):
    host = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    x = fake.to_device(host)
    view, expected = seen_as(x), seen_as(host)
    assert (view.shape, view.strides) == (expected.shape, expected.strides)
    assert view.memory is x.memory
    assert np.array_equal(view.copy_to_host(), expected)


@pytest.mark.parametrize(
    ("seen_as", "facts"),
    [
        (lambda x: x[:, :2].reshape(16), ("(2, 2, 4)", "(48, 16, 4)", "(16,)")),
        (lambda x: x.reshape(5, 5), ("(2, 3, 4)", "(5, 5)")),
        (lambda x: x.reshape("all"), ("(2, 3, 4)", "('all',)")),
        (lambda x: x.transpose(0, 1), ("axes", "(0, 1)", "(2, 3, 4)")),
        (lambda x: x[..., ::2].view(np.int32), ("view()",)),
        (lambda x: x[..., :3].view(np.float64), ("view(float64)", 12, 8)),
    ],
)
def test_operations_that_need_a_copy_are_refused(fake, seen_as, facts):
    x = fake.to_device(np.zeros((2, 3, 4), np.float32))
    with pytest.raises(LaunchError, match=naming(*facts)):
        seen_as(x)
