"""What threads meet at: mbarriers, the barriers of a block, the barrier of a cluster."""
