"""The memory model: which access is ordered before which, for whom, in which proxy."""
