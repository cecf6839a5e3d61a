"""numba-cuda: a kernel to PTX for sm_90a, with readable names and source lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from numba.cuda import compiler as numba_compiler
from numba.cuda import types
from numba.cuda.dispatcher import CUDADispatcher

from harness.base.errors import CompileError
from harness.course.compiler import wrappers
from harness.course.compiler.edits import named_entry, with_fences_in_order
from harness.course.compiler.front_end import FrontEnd, Job
from harness.course.compiler.mistakes import unreported
from harness.course.compiler.mistakes.explain import explain
from harness.course.compiler.numba_cuda import target
from harness.course.compiler.numba_cuda.binding import mark_grid_constant, type_of_parameter
from harness.course.compiler.numba_cuda.llvm_text import module_texts, with_names
from harness.sanitizer import Convention, ParameterSpec
from harness.sanitizer.isa import Kernel, Ptx, declarations

_ENVIRONMENT = "_ZN08NumbaEnv"


def _without_environments(ptx: str) -> str:
    """``ptx`` without numba's environment objects, which nothing on a GPU refers to."""
    spans = declarations(ptx).spans
    for variable, (start, end) in sorted(spans.items(), key=lambda item: item[1], reverse=True):
        if variable.startswith(_ENVIRONMENT) and ptx.count(variable) == 1:
            ptx = ptx[:start] + ptx[end:].removeprefix("\n")
    return ptx


def kernel_of(library: Any, name: str) -> Kernel:
    """Return the PTX of a kernel's library, in the names of the kernel called ``name``."""
    library._llvm_strs, shared = module_texts(library.modules)
    (text,) = library.get_asm_strs(cc=target.CAPABILITY)
    text = _without_environments(with_names(text, shared))
    text, entry = named_entry(text, library._entry_name, name)
    return Kernel(with_fences_in_order(Ptx(text)), entry)


class NumbaCuda(FrontEnd):
    """The front end of ``from numba import cuda``."""

    name = "numba-cuda"
    convention: Convention = "numba"
    tool_chain: Sequence[str] = ("numba-cuda", "numba", "llvmlite", "numpy", "nvidia-nvvm")
    modules: Sequence[str] = ("numba",)
    dispatcher: Any = CUDADispatcher
    type: Any = types.Type

    def check_parameter(self, spec: ParameterSpec, kernel: str) -> None:
        type_of_parameter(spec, kernel)

    def to_ptx(self, job: Job) -> Kernel:
        name = job.function.__name__
        signature = tuple(type_of_parameter(spec, name) for spec in job.parameters)
        # One block a multiprocessor at least: with it, setmaxnreg knows what there is to share.
        launch_bounds = job.options.get("launch_bounds", (job.threads, 1) if job.threads else None)
        with (
            target.hopper(job.device_functions, self) as warned,
            wrappers.checked(job.function) as written,
        ):
            try:
                # The inside of numba.cuda.compile(), which has no place for the step between.
                library, _ = numba_compiler._compile_pyfunc_with_fixup(
                    job.function,
                    signature,
                    device=False,
                    abi="numba",
                    cc=target.CAPABILITY,
                    lineinfo=True,
                    fastmath=job.options["fastmath"],
                    launch_bounds=launch_bounds,
                )
                mark_grid_constant(library.get_function(library._entry_name))
                kernel = kernel_of(library, job.function.__name__)
                ptx = wrappers.checked_ptx(kernel.ptx, job.function, written)
                unreported.check(ptx, job.functions, warned)
            except CompileError:
                raise
            except Exception as error:
                explained = explain(error, job.function)
                raise explained from None
        return Kernel(ptx, kernel.entry)


FRONT_END = NumbaCuda()
