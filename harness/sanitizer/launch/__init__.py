"""A launch as data: the plan with its options and limits, arrays, and parameters.

plan.py         `LaunchPlan`, `RunOptions`, and the launches that a Hopper GPU rejects
conventions.py  the parts of an argument that each ``.param`` gets
arrays.py       `DeviceArray`
parameters.py   arguments as the parameters of an ``.entry``
"""
