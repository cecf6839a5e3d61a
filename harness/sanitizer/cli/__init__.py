"""The command line `ptx-sanitizer`, also `ptx`: ptx_sanitizer.py."""
