"""numba-cuda-mlir: its internals and calling convention."""
