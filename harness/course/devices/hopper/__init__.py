"""A Hopper GPU as a device: arrays live in the caller, kernels run in a worker process."""
