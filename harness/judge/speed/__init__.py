"""How fast a kernel is, and whether the launch that was timed did its work."""
