"""From one syntax tree to another: calls put in place, multiplications and sums contracted."""
