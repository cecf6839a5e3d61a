"""Guided exploration: concolic testing of a submission, to reach branches that no run has taken.

A kernel may be wrong only in a branch that no drawn shape or number takes: `if block == 40`,
`if x == 11.5`, `row & 255` on images of more than 256 rows. Random inputs hardly ever take it; the
kernel's PTX shows the inputs that would.

The concrete part: each run of the emulator records its branch coverage (`emulator.decisions`), that
is, the outcomes of each comparison, selection, guard and branch, and the extremes of the numbers
that were compared. The symbolic part: `branches` slices the PTX backwards from a condition, to the
parameters and indices of a launch or to a load. A slice that only computes is replayed, vectorised
over many candidate shapes or numbers, without a launch; the candidates that flip the condition are
known then. There is no constraint solver: candidates come from the constants in the slice, and if a
slice does not decide, from the relation of recorded numbers to earlier inputs.

Policies decide which branch is worth a further run:

============================  ====================================================  ======  =====
policy                        flips a condition on                                runs    found
============================  ====================================================  ======  =====
`shapes.flipping_shapes`      the launch, or a counter in a loop                  4       21
`shapes.exceeding_shapes`     a mask, a narrow type or a remainder that loses a   4       42
                              part of a number
`inputs.inputs_that_flip`     loaded data                                         2       1
`inputs.filled_inputs`        an element, or a number computed from several       10      4
`inputs.readings_that_flip`   a special register, such as a clock                 4       3
============================  ====================================================  ======  =====

*Found*: of the tests' 126 kernels that are wrong for few shapes or numbers (and 15 for readings),
those that only this policy finds; `inputs_that_flip` or `filled_inputs` finds 11 more. No
known-wrong answer of a lab needs guidance, and it doubles the time to judge a right kernel: it is
there for kernels that were written to pass the drawn shapes, or pass them by chance.

Everything is deterministic, and limited by a number of runs, not by time. The caller runs each
proposal before it asks for the next.
"""
