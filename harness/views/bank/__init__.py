"""The bank explorer: a warp's accesses to a tile of shared memory, and what its banks need."""
