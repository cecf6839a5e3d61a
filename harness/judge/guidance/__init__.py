"""Which shapes and which numbers to try next: those that show more of a kernel than random ones."""
