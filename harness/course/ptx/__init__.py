"""PTX for kernels: a function for each instruction, named after it.

    from harness.course import ptx

    @cuda.jit
    def kernel(tensor_map):
        bar = cuda.shared.array(1, np.uint64)
        ptx.mbarrier_init(ptx.shared_address(bar), 1)

Names follow PTX word for word. Addresses in shared memory are uint32 (`shared_address` makes one);
coordinates are innermost first. Each function's docstring gives its PTX, its operands, its issuer,
its effect on memory and how it completes. All of them come from the instruction table,
`harness.sanitizer.isa.table`, a file for each chapter of the PTX manual; docs/reference.md lists
them.
"""

from __future__ import annotations

import sys as _sys

from harness.base.arch import blackwell_wrapper as _blackwell_wrapper
from harness.course.ptx import helpers as _helpers
from harness.course.ptx._inline import inlined as _inlined
from harness.course.ptx._wgmma_product import product as _product
from harness.course.ptx._wgmma_product import wait_group_for as _wait_group_for
from harness.course.ptx.functions import PtxFunction as _PtxFunction
from harness.sanitizer.isa import ROWS as _ROWS
from harness.sanitizer.isa import Wrapper as _Wrapper

_BY_CODE = {
    "shared_address": _helpers.shared_address,
    "global_address": _helpers.global_address,
    "unrolled": _helpers.unrolled,
    "wgmma_row": _helpers.wgmma_place,
    "wgmma_column": _helpers.wgmma_place,
    "wgmma_descriptor": _helpers.wgmma_descriptor,
    "wgmma_wait_group_for": _wait_group_for,
}


def _bound(described: _Wrapper) -> _PtxFunction:
    if described.ptx:
        return _inlined(described)
    return _BY_CODE.get(described.name, _product)(described)


_WRAPPERS = [*_helpers.HELPERS, *(each for row in _ROWS.values() for each in row.wrappers)]
globals().update({described.name: _bound(described) for described in _WRAPPERS})
__all__ = sorted(described.name for described in _WRAPPERS)


def __getattr__(name: str) -> _PtxFunction:
    """Raise AttributeError for an unknown name. For a name of Blackwell's it says what Hopper
    offers."""
    mode = _blackwell_wrapper(name)
    why = f": {mode.refusal}" if mode else ""
    message = f"module 'harness.course.ptx' has no attribute {name!r}{why}"
    # With these two Python's traceback suggests a name that is alike.
    raise AttributeError(message, name=name, obj=_sys.modules[__name__])
