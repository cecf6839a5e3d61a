"""The bank explorer: a warp's accesses to a tile of shared memory, and the passes that its banks
need."""
