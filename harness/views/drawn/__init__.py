"""Still pictures of layouts and data movement, drawn from the code that the emulator and the
wrappers use.

Each has a function that makes the `Drawing`, and one that shows it, which `harness.views` names.
"""
