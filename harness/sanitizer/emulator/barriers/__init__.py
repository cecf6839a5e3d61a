"""Barriers: mbarriers, the barriers of a block, the barrier of a cluster."""
