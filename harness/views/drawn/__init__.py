"""Still pictures of layouts and data movement, each in a file of its own: drawn from the code that
the emulator and the wrappers use.

A file has ``picture() -> Drawing`` and the function that shows it, which `harness.views` names.
"""
