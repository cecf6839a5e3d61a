"""What timed launches leave behind, compared whole with what is expected after each round.

Every byte of every input and output comes to the host each time: that is what keeps a kernel from
leaving out work. Looking at them is cheap. A piece is compared in the memory that copies end in,
without another copy. Bits that equal those found right before are right, and most kernels leave the
same bits in each round. A number that is off by few units in the last place is told from a wrong
one by its bits alone. Only the rest is compared as `harness.judge.outputs.compare` does.

What is expected never leaves the judge and its fork (`ahead`), whose memory no kernel reaches.
"""

from __future__ import annotations

import numpy as np

from harness.devices import DeviceArray
from harness.devices.arrays import LOOK_BYTES
from harness.exercises.exercise import Arrays, Tolerance
from harness.isa.bfloat16 import BFLOAT16
from harness.judge.outputs.compare import wrong_elements
from harness.processes.cores import in_threads, slices

_BLOCK = 1 << 18  # elements that are compared at a time: what is computed of them stays in a cache
# Bits of the significand that are stored; without one IEEE 754 would need a rule of its own.
_STORED = {np.dtype(np.float16): 10, BFLOAT16: 7, np.dtype(np.float32): 23}


class BufferCheck:
    """What launches leave in ``buffers``: ``inputs`` as they were, and the outputs."""

    def __init__(self, tolerance: Tolerance, inputs: Arrays, buffers: dict[str, DeviceArray]):
        self._tolerance, self._inputs, self._buffers = tolerance, inputs, buffers
        self._right: dict[tuple[str, int], np.ndarray] = {}  # found right, by output and first row

    def wrong(self, expected: Arrays) -> str:
        """What is wrong with the buffers now, in words; empty where nothing is. ``expected``: the
        outputs in their own types, the same each time."""
        changed = [name for name, given in self._inputs.items() if self._changed(name, given)]
        if changed:
            return f"the input {', '.join(changed)} was written to"
        for name, right in expected.items():
            wrong = self._wrong_elements(name, right)
            if wrong:
                return f"{wrong} of {right.size} elements of {name} are wrong"
        return ""

    def _changed(self, name: str, given: np.ndarray) -> bool:
        buffer, given = self._buffers[name], np.asarray(given)

        def same(rows: slice) -> bool:
            with buffer[rows].on_host() as found:
                return same_bits(found, given[rows])

        return not all(in_threads(same, _pieces(given)))

    def _wrong_elements(self, name: str, right: np.ndarray) -> int:
        buffer = self._buffers[name]

        def wrong_in(rows: slice) -> int:
            expected = right[rows]
            with buffer[rows].on_host() as found:
                if same_bits(found, self._right.get((name, rows.start), expected)):
                    return 0
                wrong = _count_wrong(found, expected, self._tolerance)
                if not wrong and not same_bits(found, expected):
                    self._right[name, rows.start] = found.copy()
            return wrong

        return sum(in_threads(wrong_in, _pieces(right)))


def _pieces(array: np.ndarray) -> list[slice]:
    """Rows that are looked at together: at most `LOOK_BYTES`, where a row is no more than that."""
    return slices(len(array), max(1, LOOK_BYTES * len(array) // max(array.nbytes, 1)))


def same_bits(a: np.ndarray, b: np.ndarray) -> bool:
    """Of two arrays of one shape and dtype: a NaN is equal to itself then, and -0.0 is not 0.0."""
    return np.array_equal(_bits(a), _bits(b))


def _bits(array: np.ndarray) -> np.ndarray:
    flat = np.ascontiguousarray(array).reshape(-1)
    return flat.view(np.uint64 if flat.nbytes % 8 == 0 else np.uint8)


def _count_wrong(got: np.ndarray, expected: np.ndarray, tolerance: Tolerance) -> int:
    """How many elements are wrong, as `wrong_elements` has it."""
    got, expected = got.reshape(-1), expected.reshape(-1)
    count = 0
    for block in slices(got.size, _BLOCK):
        found, right = got[block], expected[block]
        left = np.flatnonzero(~within(found, right, tolerance))
        if left.size:
            count += int(np.count_nonzero(wrong_elements(found[left], right[left], tolerance)))
    return count


def within(got: np.ndarray, expected: np.ndarray, tolerance: Tolerance) -> np.ndarray:
    """bool[n]: elements that are right, told by their bits; of others nothing is said.

    Floats of one sign are in the order of their bits. From a normal r the next float upwards is
    2**-p |r| away at most, where p bits of the significand are stored, and one further up, in a
    binade that may be the next, twice that: n steps are within rtol |r| if n is 1 and 2**-p is
    within rtol, or if n is at most rtol 2**(p - 1). Zeros, subnormals, infinities, NaN and what is
    within n steps of them are left to who compares values.
    """
    bits = np.dtype(f"u{got.dtype.itemsize}")
    found, right = got.view(bits), expected.view(bits)
    stored, steps = _STORED.get(got.dtype), 0
    if stored is not None:
        steps = max(int(tolerance.rtol * 2.0 ** (stored - 1)), int(tolerance.rtol >= 2.0**-stored))
    if stored is None or not steps:
        return np.asarray(found == right)
    sign = bits.type(1 << (8 * bits.itemsize - 1))
    exponents = 8 * bits.itemsize - 1 - stored
    least = bits.type((1 << stored) + steps)
    most = bits.type((((1 << exponents) - 1) << stored) - 1 - steps)
    near = found - right
    near += bits.type(steps)  # modulo 2 ** bits: from -steps to steps becomes 0 to 2 steps
    result = near <= bits.type(2 * steps)
    magnitude = right & ~sign
    magnitude -= least
    result &= magnitude <= bits.type(most - least)
    result |= found == right
    return np.asarray(result)
