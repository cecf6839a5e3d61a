"""Target: the limits, counts and clock rates of sm_90, and Blackwell's alternatives."""
