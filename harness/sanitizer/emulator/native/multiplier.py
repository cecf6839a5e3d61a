"""wgmma in machine code, for the products of floats: the description of each for products.c."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from harness.sanitizer.emulator.native.c_layout import CONSTANTS, PRODUCT
from harness.sanitizer.emulator.native.library import OfAProduct, knows_products, of_a_product
from harness.sanitizer.emulator.native.stepper import Stepper
from harness.sanitizer.emulator.numerics.dot_products import LEAST_EXPONENT, accumulation
from harness.sanitizer.emulator.numerics.matrix_unit import MatrixUnits
from harness.sanitizer.emulator.numerics.rounding import FORMATS
from harness.sanitizer.emulator.ops.wgmma import AsyncProduct
from harness.sanitizer.emulator.ordering.shadow import Record
from harness.sanitizer.emulator.state import State

_NUMBER_OF = {
    "bf16": CONSTANTS["BF_16"],
    "f16": CONSTANTS["F_16"],
    "tf32": CONSTANTS["TF_32"],
    **dict.fromkeys(FORMATS, CONSTANTS["F_8"]),
}


class Multiplier:
    """The products of a wave, which ``stepper`` steps. Each method serves a warpgroup in the usual
    case, and returns False, without effect, in any other."""

    def __init__(self, stepper: Stepper, state: State):
        self._stepper, self._state = stepper, state
        self._described: dict[int, _ProductInC] = {}
        # One for all products of the wave: they are computed one after the other, and C allocates
        # nothing.
        self._scratch = np.empty(CONSTANTS["SCRATCH_WORDS"], np.int64)
        self._issue, self._read, self._multiply = (
            of_a_product(name) for name in ("issue", "reads_matrices", "multiply")
        )

    def knows(self, product: AsyncProduct) -> bool:
        return product.a_type in _NUMBER_OF

    def issue(self, product: AsyncProduct, number: int) -> bool:
        """Issue a product whose registers are free, and mark them as in use."""
        described = self._of(product)
        warpgroups = self._state.warpgroups
        described.set(
            warpgroup=number,
            place=warpgroups.first_place(number),
            open=int(warpgroups.open[number]),
        )
        return self._call(self._issue, described)

    def read(
        self, product: AsyncProduct, number: int, reads: Sequence[MatrixUnits], record: Record
    ) -> bool:
        """All that it reads was copied there, and has arrived: the reads are noted, in the
        ``record`` of the warpgroup."""
        # The record may be new, and C has to know where each is.
        self._stepper.renew()
        described, warpgroups = self._of(product), self._state.warpgroups
        described.set(
            column=warpgroups.column(number),
            reads=record.cells.ctypes.data,
            **self._where(number, reads),
        )
        return self._call(self._read, described)

    def multiply(
        self, product: AsyncProduct, number: int, reads: Sequence[MatrixUnits], keeps: bool
    ) -> bool:
        """All numbers are finite: their product is in the registers."""
        described = self._of(product)
        described.set(keeps=int(keeps), **self._where(number, reads))
        return self._call(self._multiply, described)

    def _where(self, number: int, reads: Sequence[MatrixUnits]) -> dict[str, int]:
        warpgroups = self._state.warpgroups
        *a, b = reads
        return {
            "warpgroup": number,
            "place": warpgroups.first_place(number),
            "open": int(warpgroups.open[number]),
            "base": warpgroups.block_of(number) * self._state.access.shared_bytes,
            "a_units": a[0].address if a else 0,
            "a_units_count": a[0].count if a else 0,
            "b_units": b.address,
            "b_units_count": b.count,
        }

    def _call(self, function: OfAProduct, described: _ProductInC) -> bool:
        return bool(function(self._stepper.address, described.address))

    def _of(self, product: AsyncProduct) -> _ProductInC:
        # Once a wave and instruction: registers and clocks of a wave keep their places.
        described = self._described.get(product.op.site)
        if described is None:
            described = _ProductInC(product, self._state, self._scratch)
            self._described[product.op.site] = described
        return described


class _ProductInC:
    """A struct product of products.c."""

    def __init__(self, product: AsyncProduct, state: State, scratch: np.ndarray):
        self._fields = np.zeros(len(PRODUCT), np.int64)
        self._values = memoryview(self._fields)  # type: ignore[arg-type]
        self.address = self._fields.ctypes.data
        self._keep: list[np.ndarray] = []
        how = accumulation(product.a_type, product.d_type)
        registers, starts = state.wave.register_file.ctypes.data, state.wave.register_starts
        self.set(
            n=product.n,
            k=product.k,
            a_type=_NUMBER_OF[product.a_type],
            b_type=_NUMBER_OF[product.b_type],
            a_numbers=_codes(product.a_type),
            b_numbers=_codes(product.b_type),
            least_a=LEAST_EXPONENT[product.a_type],
            least_b=LEAST_EXPONENT[product.b_type],
            least_d=LEAST_EXPONENT[product.d_type],
            is_half=product.d_type == "f16",
            fraction_bits=how.fraction_bits,
            kept_bits=how.kept_bits,
            a_sign=product.signs[0] * product.signs[1] * (-1 if state.negated_products else 1),
            a_is_k_major=not product.a_transposed,
            b_is_k_major=not product.b_transposed,
            a_places=self._at(product.of_a.place_of(product.k)),
            a_registers=self._at(registers + starts[product.a_slots]),
            a_count=len(product.a_slots),
            d_places=self._at(product.of_d.place_of(product.n)),
            d_registers=self._at(registers + starts[product.slots]),
            d_count=len(product.slots),
            rows=self._at(product.rows),
            rows_count=len(product.rows),
            left_rows=self._at(product.a_rows),
            left_count=len(product.a_rows),
            shape=product.shape,
            site=product.op.site,
            scratch=scratch.ctypes.data,
        )

    def set(self, **values: int) -> None:
        for name, value in values.items():
            self._values[PRODUCT[name]] = value

    def _at(self, array: np.ndarray) -> int:
        self._keep.append(np.ascontiguousarray(array, np.int64))
        return self._keep[-1].ctypes.data


@lru_cache
def _codes(element_type: str) -> int:
    """Return the address of the values of all codes of an 8-bit type."""
    values_table = FORMATS.get(element_type)
    return values_table.values.ctypes.data if values_table else 0


def multiplier_of(stepper: Stepper | None, state: State) -> Multiplier | None:
    """None where there is no machine code."""
    return None if stepper is None or not knows_products() else Multiplier(stepper, state)
