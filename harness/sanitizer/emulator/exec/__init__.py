"""Running a kernel: the grid in waves of blocks, and the machine that steps each."""
