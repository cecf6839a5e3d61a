"""The corpus: the smallest kernel for each rule, as data (README.md)."""
