"""A kernel's modules as the text for NVVM: its own, and those of the functions that it calls. A
device function's module is shared by all kernels that call it, and processed once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from llvmlite import ir

from harness.compiler.llvm.effects import note_effects
from harness.compiler.llvm.shared_names import Place, places
from harness.compiler.llvm.undefined_locals import has_products, kept_undefined
from harness.compiler.llvm.unrolling import mark_unrolled


@dataclass(frozen=True)
class ModuleText:
    """``shared``: where its shared arrays are made, by numba's names. ``texts``: by whether its
    accumulators are kept undefined."""

    has_products: bool
    shared: tuple[tuple[str, Place], ...]
    texts: dict[bool, str] = field(default_factory=dict)


_known: WeakKeyDictionary[ir.Module, ModuleText] = WeakKeyDictionary()


def module_texts(modules: Iterable[ir.Module]) -> tuple[list[str], list[tuple[str, Place]]]:
    """The text of each, once; and where their shared arrays are made."""
    each = {module: _read(module) for module in modules}
    undefined = any(found.has_products for found in each.values())
    for module, found in each.items():
        if undefined not in found.texts:
            if undefined:
                with kept_undefined(module):
                    found.texts[True] = str(module)
            else:
                found.texts[False] = str(module)
    shared = [one for found in each.values() for one in found.shared]
    return [found.texts[undefined] for found in each.values()], shared


def _read(module: ir.Module) -> ModuleText:
    if module not in _known:
        note_effects(module)
        mark_unrolled(module)
        _known[module] = ModuleText(has_products(module), tuple(places(module)))
    return _known[module]
