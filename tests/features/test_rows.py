"""The programs that show each topic of the project's source documents.

The pictures of these topics are drawn elsewhere from the same numbers, which are tested here.
"""

from __future__ import annotations

import ast
from pathlib import Path

HERE = Path(__file__).parent

# subject: modules of this folder
ROWS = {
    "proxies, and the fence between them": ["test_proxies"],
    "mbarriers: arrive, test, try, wait; phases, parity, reuse": ["test_mbarriers"],
    "bytes to expect, and three pitfalls": ["test_pitfalls"],
    "loads and stores, 1D to 5D, in groups": ["test_ranks", "test_completion_of_stores"],
    "a course's names and ours": ["test_crosswalk"],
    "an 8×8 matrix in 4×4 tiles": ["test_tile_exercise"],
    "a 128×64 half-precision tile by one thread": ["test_half_precision_tile"],
    "thread copy against TMA copy": ["test_thread_copy_vs_tma"],
    "swizzled layouts": ["test_swizzles"],
    "3D copies: (group, row, column)": ["test_swizzle_groups"],
    "choosing a swizzle: bank conflicts counted": ["test_swizzle_groups"],
    "descriptor, layout and matrix instruction agree": ["test_swizzles", "test_swizzle_agreement"],
    "completion of loads and of stores": ["test_completion_of_loads", "test_completion_of_stores"],
    "pipelining: stages, full and empty": ["test_pipeline"],
    "load, store, reduce": ["test_ranks", "test_reductions"],
    "descriptors verified; diagnostics": ["test_descriptors"],
    "im2col and tile modes, multicast": ["test_ranks", "test_im2col", "test_multicast"],
    "binding: barrier, cache policy, mask; prefetch": ["test_binding", "test_multicast"],
    "descriptors edited on the device": ["test_descriptor_edits"],
    "what is Blackwell's": ["test_architecture_gates"],
    "CUTLASS's and the driver's names and ours": ["test_crosswalk"],
}


def test_every_subject_has_programs_that_run_on_both_machines():
    """At least one test of each module takes ``gpu``, which is each machine in turn; the crosswalk
    reads a page."""
    named = {module for modules in ROWS.values() for module in modules}
    assert named == {path.stem for path in HERE.glob("test_*.py")} - {"test_rows"}
    on_one = {module for module in named if "gpu" not in arguments_of_tests(module)}
    assert on_one == {"test_crosswalk"}


def arguments_of_tests(module: str) -> set[str]:
    tree = ast.parse((HERE / f"{module}.py").read_text())
    tests = (node for node in tree.body if isinstance(node, ast.FunctionDef))
    return {arg.arg for test in tests if test.name.startswith("test_") for arg in test.args.args}
