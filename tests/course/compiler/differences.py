"""Differences of numba-cuda-mlir: what a kernel of numba-cuda cannot have once its import has
changed, each with its smallest kernel. `test_features.py` beside this runs these kernels with
both compilers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Difference:
    """``kernel``: the body of a kernel that numba-cuda compiles; its arguments are those of
    `tests/course/compiler/features.md`. After the import has changed, it is refused with a message
    that has ``reason``, computes other values, or has a hazard."""

    name: str
    kernel: str
    kind: Literal["refused", "other values", "hazard"]
    reason: str


def _refused(name: str, kernel: str, reason: str) -> Difference:
    return Difference(name, kernel, "refused", reason)


_SIGN = "the result is {}: numba-cuda's is {}"
_WRONG = "compiles this to wrong code"
_RACE = "the element is read before its loop of `atom.cas`: `data-race`"

DIFFERENCES = (
    _refused("the sum of an array", "x[i] = sum(x[32:36])", "cannot iterate over this"),
    _refused("the sum of a tuple", "x[i] = sum((1.0, x[i]))", "cannot allocate memory"),
    _refused("a loop over rows", "for row in y:\n    x[i] += row[1]", "cannot iterate over this"),
    _refused(
        "np.ndenumerate",
        "for k, v in np.ndenumerate(y):\n    x[i] += v",
        "does not implement numpy.ndenumerate",
    ),
    _refused("named tuples", "x[i] = Point(i, 2).a", "does not implement Point"),
    _refused("a transposed array", "x[i] = y.T[1, 2]", "does not implement the attribute 'T'"),
    _refused("an array's strides", "x[i] = y.strides[0]", "'MemRefValue' object has no attribute"),
    _refused("an ellipsis", "x[i] = y[..., 1][2]", "does not implement an ellipsis"),
    _refused(
        "fields of a structure",
        "t = cuda.local.array(1, PAIR_DTYPE)\nt[0]['a'] = i\nx[i] = t[0]['a']",
        "Invalid type",
    ),
    _refused(
        "a dtype made in the kernel",
        "t = cuda.local.array(2, np.dtype('float32'))\nt[0] = i\nx[i] = t[0]",
        "it is for the host",
    ),
    _refused(
        "cuda.lanemask_lt", "x[i] = cuda.lanemask_lt()", "does not implement cuda.lanemask_lt"
    ),
    _refused(
        "enumerate",
        "for k, v in enumerate((1.0, 2.0)):\n    x[i] += k * v",
        "not implement enumerate",
    ),
    _refused(
        "zip", "for a, b in zip(range(3), range(5, 9)):\n    x[i] += a * b", "not implement zip"
    ),
    _refused("min and max of several numbers", "x[i] = min(i, 3, n)", "not implement min"),
    _refused("divmod", "x[i], x[i + 32] = divmod(i, 3)", "not implement divmod"),
    _refused("cuda.threadfence", "cuda.threadfence()", "not implement cuda.threadfence"),
    _refused("print of narrow integers", "if i == 0:\n    print(n)", _WRONG),
    _refused("x != y of floats", "if x[i] != x[i]:\n    x[i] = 1", _WRONG),
    _refused("len of several axes", "x[i] = len(y)", _WRONG),
    _refused("a narrow unsigned index", "x[i] = x[np.uint8(i)]", _WRONG),
    _refused(
        "an unsigned number at several indices", "if i == 0:\n    y[0, 0] = np.uint8(200)", _WRONG
    ),
    _refused("cuda.atomic.inc and dec", "cuda.atomic.inc(u, 0, 20)", _WRONG),
    _refused(
        "cuda.atomic.max and min of unsigned numbers", "cuda.atomic.max(u, 0, np.uint32(i))", _WRONG
    ),
    _refused("cuda.atomic.cas of integers", "cuda.atomic.cas(c, 5, 0, 9)", "Invalid MLIR module"),
    Difference(
        "cuda.brev of an int32",
        "x[i] = cuda.brev(i) >> 24",
        "other values",
        _SIGN.format("signed", "unsigned"),
    ),
    Difference(
        "cuda.ballot_sync",
        "x[i] = cuda.ballot_sync(0xFFFFFFFF, i > 5) >> 24",
        "other values",
        _SIGN.format("unsigned", "signed"),
    ),
    Difference(
        "cuda.match_any_sync",
        "x[i] = np.float64(cuda.match_any_sync(0xFFFFFFFF, i // 8))",
        "other values",
        _SIGN.format("unsigned", "signed"),
    ),
    Difference(
        "cuda.match_all_sync",
        "m, p = cuda.match_all_sync(0xFFFFFFFF, n)\nx[i] = m",
        "other values",
        _SIGN.format("unsigned", "signed"),
    ),
    Difference(
        "cuda.atomic.max, min, nanmax and nanmin of floats",
        "cuda.atomic.min(x, 41, -x[i])",
        "hazard",
        _RACE,
    ),
)
