"""The numba type of a TensorMap parameter.

A kernel receives the 128 bytes of a tensor map by value, as C++'s ``const __grid_constant__
CUtensorMap``: the descriptor is then in the parameter bank, where ``cp.async.bulk.tensor`` can read
it (PTX ISA, "Tensor-map": a tensor map is accessed in .param, .const or .global space). Inside the
kernel its value is its generic address.

Passing it by value takes two marks on the compiled kernel, ``byval`` on the parameter and
an entry in NVVM's ``grid_constant`` annotation. `mark_grid_constant` puts them on when the
kernel is complete (`harness.compiler` calls it), so that a device function which is handed
a tensor map keeps receiving a plain address.
"""

from __future__ import annotations

from llvmlite import ir
from numba.cuda import cgutils, types
from numba.cuda.datamodel.models import PrimitiveModel
from numba.cuda.extending import register_model, typeof_impl

from harness.tensormap import TensorMap

ALIGNMENT_BYTES = 64  # of a CUtensorMap, by the driver API's text
_DESCRIPTOR = ir.ArrayType(ir.IntType(64), 16)  # 128 opaque bytes


class TensorMapType(types.Type):
    """A tensor map, as a parameter of a kernel or of a device function."""

    def __init__(self) -> None:
        super().__init__(name="TensorMap")


tensor_map_type = TensorMapType()


@typeof_impl.register(TensorMap)
def _typeof_tensor_map(value: TensorMap, context: object) -> TensorMapType:
    return tensor_map_type


@register_model(TensorMapType)
class _TensorMapModel(PrimitiveModel):
    def __init__(self, dmm: object, fe_type: types.Type) -> None:
        super().__init__(dmm, fe_type, _DESCRIPTOR.as_pointer())


class _ByValue(ir.values.ArgumentAttributes):
    """``byval align 64``, in the untyped spelling of the LLVM 7 dialect that NVVM reads."""

    def _to_list(self, typ: ir.Type) -> list[str]:
        return ["byval", f"align {ALIGNMENT_BYTES}"]


def mark_grid_constant(kernel: ir.Function) -> None:
    """Mark every tensor-map parameter of a finished kernel as passed by value, read only."""
    maps = [arg for arg in kernel.args if arg.type == _DESCRIPTOR.as_pointer()]
    if not maps:
        return
    for arg in maps:
        arg.attributes = _ByValue()
    # NVVM counts parameters from 1, and honours one grid_constant node a function: it
    # lists them all.
    module, i32 = kernel.module, ir.IntType(32)
    positions = module.add_metadata([ir.Constant(i32, kernel.args.index(arg) + 1) for arg in maps])
    node = module.add_metadata((kernel, ir.MetaDataString(module, "grid_constant"), positions))
    cgutils.get_or_insert_named_metadata(module, "nvvm.annotations").add(node)
