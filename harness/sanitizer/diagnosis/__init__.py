"""The meaning of the emulator's findings: causes, which of them hide others, and every word about
them.

How a cause is chosen
---------------------

The emulator logs *findings*: facts about accesses that are not ordered, or about misused barriers.
A mistake shows as several findings, and the same kind of finding has many causes. So:

1. At the end of each wave of blocks, while its state is there, `rules` looks up the families of the
   finding's kind. A family has facts, which it reads from the `Context` (which threads executed
   which fence, commit, wait or arrival, at which lines, in which order of the source; the mbarrier
   on which the copy completes, and the threads and parities of its waits), and rules about them
   (`causes/`), in an order that is data. The first rule that holds gives the cause, with the slots
   of its message.
2. Without a cause from evidence, a finding has the *general* cause of its kind, or of a variant of
   it (`wording.general_cause`).
3. `hiding` has a table of pairs of findings in which the first explains the second, with the
   reason. It drops the effects of a close cause first, then the same mistake at another place, then
   the effects of unordered copies. Of those that are left, findings whose cause names the mistake
   come before vague ones (`hazard`).
4. A launch that cannot finish has a cause, too: that of a finding that explains it, if any, else
   the missing arrivals or bytes of the barrier that threads wait on (`causes.hangs`).
5. `messages.md` has a message for each cause: headline, help, note. `wording` fills it in the
   reader's dialect (`names`). Nothing reads a message: hints, tests and reports go by the cause.

Files: `cause` (ids), `context`, `causes/`, `rules`, `hiding`, `wording` (with `messages.md`),
`names`, `hazard` (the record that reports show), `launch` (a launch on the emulator, diagnosed, and
why it stopped, wait by wait).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harness.base.doors import Door

if TYPE_CHECKING:
    from harness.sanitizer.diagnosis.cause import (
        Cause,
        WaitsFor,
    )
    from harness.sanitizer.diagnosis.hazard import ROOTS, Hazard, directness, in_order, indented
    from harness.sanitizer.diagnosis.hiding import distinct, schedules_of
    from harness.sanitizer.diagnosis.launch import Report, run
    from harness.sanitizer.diagnosis.names import Names
    from harness.sanitizer.diagnosis.wording import (
        MEANINGS,
        Message,
        example,
        fill,
        filled,
        listed,
        slots_in,
        words_of_cause,
    )
    from harness.sanitizer.emulator import KINDS, HazardKind, Severity

_DOOR = Door(__name__)
__all__ = _DOOR.names
__getattr__ = _DOOR.resolve
