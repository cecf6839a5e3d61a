"""Pictures of how things lie and go, which nobody has to move: each is one file, drawn from the
code that the emulator and the wrappers go by.

A file has ``picture() -> Drawing`` and the function that shows it, which `harness.views` names.
"""
