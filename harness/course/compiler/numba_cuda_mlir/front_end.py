"""numba-cuda-mlir: a kernel to PTX for sm_90a, with readable names and source lines."""

from __future__ import annotations

import contextlib
import threading
import warnings
from collections.abc import Callable, Iterator, Sequence
from functools import partialmethod
from types import FunctionType
from typing import Any, NoReturn

from numba_cuda_mlir import mlir_compiler, mlir_optimization, tools, types
from numba_cuda_mlir._mlir.dialects import memref
from numba_cuda_mlir.decorators import verify_target_options
from numba_cuda_mlir.descriptor import MLIRDispatcher
from numba_cuda_mlir.lowering import cuda
from numba_cuda_mlir.lowering_utilities import context
from numba_cuda_mlir.mlir_lowering import MLIRLower
from numba_cuda_mlir.numba_cuda.core.inline_closurecall import InlineWorker
from numba_cuda_mlir.numba_cuda.cudadrv.nvvm import CompilationUnit, LibDevice
from numba_cuda_mlir.tools import generate_mangled_name

from harness.base.arch import COMPUTE_CAPABILITY, TARGET
from harness.base.errors import CompileError
from harness.course.compiler import wrappers
from harness.course.compiler.edits import (
    Place,
    SharedArray,
    named_entry,
    with_fences_in_order,
    with_names,
)
from harness.course.compiler.fingerprint import values_read
from harness.course.compiler.front_end import FrontEnd, Job
from harness.course.compiler.mistakes import unreported
from harness.course.compiler.mistakes.explain import explain
from harness.course.compiler.mistakes.location import at_line
from harness.course.compiler.mistakes.sentences import UNKNOWN_SHAPE
from harness.course.compiler.numba_cuda_mlir import borrowed, llvm_text, miscompiled
from harness.course.compiler.numba_cuda_mlir.binding import TYPES
from harness.course.compiler.numba_cuda_mlir.borrowed import with_own_functions
from harness.sanitizer import Convention, ParameterSpec

_lock = threading.RLock()


class NumbaCudaMlir(FrontEnd):
    """The front end of ``from numba_cuda_mlir import cuda``."""

    name = "numba-cuda-mlir"
    convention: Convention = "memref"
    tool_chain: Sequence[str] = ("numba-cuda-mlir", "numpy", "nvidia-nvvm")
    modules: Sequence[str] = ("numba_cuda_mlir",)
    dispatcher: Any = MLIRDispatcher
    type: Any = types.Type

    def check_parameter(self, spec: ParameterSpec, kernel: str) -> None:
        TYPES.of_parameter(spec, kernel)

    def own(self, function: FunctionType) -> FunctionType:
        return with_own_functions(function)

    def to_ptx(self, job: Job) -> tuple[str, str]:
        function = job.function
        signature = tuple(TYPES.of_parameter(spec, function.__name__) for spec in job.parameters)
        # One block a multiprocessor at least: with it, setmaxnreg knows what there is to share.
        bounds = job.options.get("launch_bounds", (job.threads, 1) if job.threads else None)
        options = {"chip": TARGET, "lineinfo": True, "fastmath": job.options["fastmath"]}
        if bounds is not None:
            options["launch_bounds"] = bounds
        with (
            _for_hopper(job.device_functions) as warned,
            _shared_noted(function) as shared,
            wrappers.checked(function) as written,
            borrowed.definitions() as defined,
        ):
            try:
                compiled = mlir_compiler.compile_mlir(
                    function, types.void, signature, verify_target_options(options)
                )
                miscompiled.check(compiled.fndesc, function)
                name = generate_mangled_name(compiled.fndesc.qualname, compiled.fndesc.argtypes)
                llvm = self._llvm(compiled, max((each.alignment for each in shared), default=0))
                maps = [spec.kind == "tensor_map" for spec in job.parameters for _ in spec.slots]
                llvm = llvm_text.with_tensor_maps(llvm, name, maps)
                llvm = llvm_text.with_unrolled(llvm_text.convergent(llvm))
                llvm = llvm_text.with_undefined(llvm)
                llvm = llvm_text.with_definitions(llvm, defined)
                text = _ptx(llvm, job.options["fastmath"])
                text = with_names(text, llvm_text.SHARED, shared)
                text, entry = named_entry(text, name, function.__name__)
                text = with_fences_in_order(text)
                wrappers.check(text, function, written)
                text = wrappers.with_removed(text, written)
                unreported.check_allocations(text, function)
                unreported.check_foreign_calls(text, function)
                unreported.check_shared_addresses(text, function)
                unreported.check_immediates(warned, text, job.functions)
            except CompileError:
                raise
            except Exception as error:
                explained = explain(error, function, self.name)
                raise explained from None
        return text, entry

    def _llvm(self, compiled: Any, alignment: int) -> str:
        """The text of the LLVM IR, through numba-cuda-mlir's own passes. ``alignment``: of the
        shared array of the launch's size."""
        with context.get_context():
            module = compiled.metadata["mlir_module"]
            passes = mlir_optimization.get_base_pipeline()
            mlir_optimization.PassManager.parse(passes).run(module.operation)
            mlir_optimization.run_pre_codegen_patterns(module)
            options = compiled.metadata["targetoptions"]
            text = mlir_optimization._call_llvm70_capi(module, options, gen_llvmir=True)
        return llvm_text.with_variables_first(llvm_text.accepted(text.decode(), alignment))


def _ptx(llvm: str, fastmath: bool) -> str:
    options = mlir_optimization._nvvm_options(TARGET.removeprefix("sm_"), {"fastmath": fastmath})
    unit = CompilationUnit(options)
    unit.add_module(llvm.encode())
    unit.verify()
    unit.lazy_add_module(LibDevice().get())
    text: bytes = unit.compile()
    return text.decode().rstrip("\0")


@contextlib.contextmanager
def _for_hopper(
    device_functions: Sequence[Any],
) -> Iterator[list[warnings.WarningMessage]]:
    """Compile for Hopper in this block, without a GPU: a single thread at a time. Device functions
    are compiled with line information. Yields the list of warnings so far; none is printed."""
    each = list({id(function): function for function in device_functions}.values())
    with _lock, warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        known, report = tools._cached_cc, mlir_compiler.handle_lowering_error
        inline = InlineWorker.inline_ir
        before = [(function.overloads, function.targetoptions) for function in each]
        tools._cached_cc = COMPUTE_CAPABILITY
        mlir_compiler.handle_lowering_error = _raise_as_it_is
        InlineWorker.inline_ir = partialmethod(_with_line_of_call, inline)
        try:
            for function in each:
                function.overloads = type(function.overloads)()
                options = {**function.targetoptions, "lineinfo": True, "chip": TARGET}
                if callable(options.get("inline")) and not _calls_itself(function):
                    options["inline"] = "always"  # not later, by MLIR, which forgets the call
                function.targetoptions = options
            yield warned
        finally:
            tools._cached_cc, mlir_compiler.handle_lowering_error = known, report
            InlineWorker.inline_ir = inline
            for function, (overloads, options) in zip(each, before, strict=True):
                function.overloads, function.targetoptions = overloads, options


def _calls_itself(function: Any) -> bool:
    """Return True if a device function calls itself, or a function that calls it."""
    known, rest = set(), [function]
    while rest:
        for _, value in values_read(rest.pop().py_func):
            if value is function or getattr(value, "py_func", None) is function.py_func:
                return True
            if isinstance(value, MLIRDispatcher) and id(value) not in known:
                known.add(id(value))
                rest.append(value)
    return False


def _with_line_of_call(
    worker: Any,
    inline: Callable[..., Any],
    caller: Any,
    block: Any,
    number: int,
    *rest: Any,
    **named: Any,
) -> Any:
    """Inline a device function. Statements from another file get the line of the call, as in
    numba-cuda's reports: numba-cuda-mlir 0.6.0 keeps their own, without the line that called
    them."""
    place = block.body[number].loc
    result = inline(worker, caller, block, number, *rest, **named)
    _, blocks, *_ = result
    for statement in (each for inlined in blocks.values() for each in inlined.body):
        if statement.loc.filename != place.filename:
            statement.loc = place
    return result


def _raise_as_it_is(lower: object, kernel: object) -> NoReturn:
    """Raise the exception that is being handled, and not a report of a bug in a file."""
    del lower, kernel
    raise


@contextlib.contextmanager
def _shared_noted(function: FunctionType) -> Iterator[list[SharedArray]]:
    """In this block, note the shared arrays that the kernel makes."""
    static, dynamic = cuda.cuda_static_shared_memory, MLIRLower._request_dynamic_shared_memory
    computed, assume = MLIRLower._request_shared_memory, memref.assume_alignment
    resolve = cuda._resolve_numba_dtype
    noted: list[SharedArray] = []
    of_launch: list[Any] = []  # values of the arrays whose size is the launch's
    dtypes: list[str] = []

    def place(lower: Any) -> Place:
        return lower.loc.filename, lower.loc.line

    def resolved(lower: Any, dtype: Any) -> Any:
        kind = resolve(lower, dtype)
        dtypes.append(str(kind))
        return kind

    def of_known_size(lower: Any, target: Any, shape: Any, dtype: Any, alignment: Any) -> None:
        name = f"static_shared_memory_{cuda.shmem_id}"
        element = str(cuda._resolve_numba_dtype(lower, dtype))
        noted.append(SharedArray(name, place(lower), tuple(map(int, shape)), element))
        static(lower, target, shape, dtype, alignment)

    def of_the_launch(lower: Any, type_: Any) -> Any:
        # ``type_`` has lost the sign of the elements, which were resolved just before.
        noted.append(SharedArray(llvm_text.DYNAMIC, place(lower), (0,), dtypes[-1]))
        of_launch.append(dynamic(lower, type_))
        return of_launch[-1]

    def assumed(array: Any, alignment: int) -> Any:
        if any(array == value for value in of_launch):  # nothing but this would align it
            noted[-1] = noted[-1]._replace(alignment=alignment)
        return assume(array, alignment)

    def of_computed_size(lower: Any, sizes: Any, type_: Any) -> NoReturn:
        # Its bytes would be the launch's, whose plan says nothing of them.
        raise at_line(UNKNOWN_SHAPE, function, place(lower))

    cuda._resolve_numba_dtype = resolved
    cuda.cuda_static_shared_memory = of_known_size
    MLIRLower._request_shared_memory = of_computed_size
    MLIRLower._request_dynamic_shared_memory = of_the_launch
    memref.assume_alignment = assumed
    try:
        yield noted
    finally:
        memref.assume_alignment = assume
        cuda._resolve_numba_dtype = resolve
        cuda.cuda_static_shared_memory = static
        MLIRLower._request_dynamic_shared_memory = dynamic
        MLIRLower._request_shared_memory = computed


FRONT_END = NumbaCudaMlir()
