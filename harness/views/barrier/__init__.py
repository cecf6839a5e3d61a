"""The barrier stepper: an mbarrier through a recorded run, event by event."""
