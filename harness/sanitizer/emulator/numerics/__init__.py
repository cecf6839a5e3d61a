"""Arithmetic that numpy has not: rounding modes, the Tensor Cores' sums, 8-bit floats."""
