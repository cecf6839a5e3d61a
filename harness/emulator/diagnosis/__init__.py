"""What a hazard comes from, and why a launch cannot finish."""
