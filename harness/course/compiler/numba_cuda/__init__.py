"""numba-cuda: its internals, calling convention and speed patches."""
