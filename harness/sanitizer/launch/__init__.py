"""A launch as data: the plan with its options and limits, arrays, and parameters.

plan.py         `LaunchPlan`, `RunOptions`, and the launches that a Hopper GPU rejects
arrays.py       `DeviceArray`
parameters.py   arguments as the parameters of an ``.entry``
"""
