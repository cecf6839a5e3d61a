"""A kernel's mistakes, one sentence each at the reader's line: from numba's reports or its PTX."""
