"""A kernel made ready to run: laid out, checked, and lowered to steps."""
