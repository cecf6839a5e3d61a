"""Running a kernel: the grid in waves of blocks, the machine that steps them, the schedules."""
