"""A kernel's mistakes, each a sentence at the reader's line: from numba's reports or its PTX."""
