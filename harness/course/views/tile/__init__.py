"""The tile explorer: a box on a tensor, and where each of its elements lands."""
