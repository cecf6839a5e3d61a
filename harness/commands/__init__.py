"""Commands for PTX from anywhere: `python -m harness ptx` and `python -m harness instructions`."""
