"""The native engine: a PTX interpreter in C that runs the common instructions of `exec.machine`.

Theory of operation
===================

Why it exists. The Python interpreter (`exec.machine`) vectorizes over the threads at one program
counter. Once threads diverge, its groups are small, and each instruction costs a numpy call for a
few threads. The C interpreter has no such cost, so kernels whose threads diverge run several times
faster. It is optional: without llvmlite, Python runs everything, with the same results.

How it is delivered. C sources are compiled to LLVM text (stepper.ll, products.ll), which is
committed, because few users have a C compiler. llvmlite compiles the text when it is first needed
(`library`). `python -m quality.native` writes the text and c_layout.json, which has the places of
the structs' fields and the constants; both carry a digest of the sources, and tests compare it.
`library.Unavailable` lists the reasons for running without the engine.

The contract. C never fails, never allocates, and never does anything unusual. It executes an
instruction completely or leaves it untouched: every check comes before the first effect. So Python
can take over at any instruction, and need not know how far C got. C reports no hazard; a suspicious
access is left to Python, which executes it again from the beginning and reports.

Who owns which state. Python owns all of it. The struct context (context.h) holds addresses of
arrays that belong to Python's `State`: registers, memory, shadow cells, clocks, wgmma's
register order, scheduler counters, branch coverage. C reads and writes them in place. There is no
copy, except for three sets of rows that C holds on loan:

- the groups that can run, from `Scheduler.lend` until Python asks for `Scheduler.stands`;
- the threads that wait at block barriers, until `BlockBarriers.catch_up`;
- counted shared-memory requests and global accesses, until `WaveEvents.catch_up`.

Each loan has a way back, which every Python reader calls first. `Stepper.renew` passes arrays that
moved or grew; it runs before each call, as anything may have happened since the last call.

When Python takes over. `Stepper.run` returns why C stopped:

- AT_STEP: the next instruction is unknown to C (``Encoded.knows``), uses undefined bits in another
  way than a copy, is not ordered after an earlier access, or ends a stretch of 256 steps, after
  which limits, copies and livelock detection are due;
- SPLIT: a branch parted the group, and C does not choose the next group;
- READY: the group reached a point where others can join it;
- AT_TURN: no group to run, or a copy, a woken waiter or a remembered state is due;
- full logs and allocations that C has not seen (`ENDED_FULL`, `ENDED_AT_UNKNOWN_MEMORY`) are served
  by `Stepper.run` itself, which then calls C again.

Duplication, and its reasons. Five rules exist twice, in C for the common case and in Python for all
cases: the race check of accesses in program order (access.c, `ordering.races`), the register order
of wgmma (access.c, `ordering.warpgroups`), bank counting (access.c, `memory.requests`), block
barriers at which all threads meet (barriers.c, `barriers.block_barriers`), and the choice of the
next group (scheduler.c, `emulator.scheduler`). Leaving any of them to Python would mean a return
from C at nearly every step. Arithmetic (compute.c) and the products of wgmma (products.c, called
through `multiplier`) repeat `ops` and `numerics`. Tests in tests/sanitizer/emulator/native run
kernels both ways and compare every bit, finding, count and event: the Python version is the
specification.

Adding an instruction: a case in compute.c, an entry in `encoding`, a comparison in
tests/sanitizer/emulator/native/test_stepper.py; then run `python -m quality.native`.
"""
