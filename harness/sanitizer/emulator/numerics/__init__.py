"""Arithmetic that numpy has not: rounding modes, the matrix unit's sums, 8-bit floats."""
