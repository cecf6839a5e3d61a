"""What a finding of the emulator means: its cause, what it hides, and every word about it.

- `cause`: the ids; `messages`: one message for each; `names`: calls in the reader's dialect
- `scene`: what rules ask of a finding; `causes/`: the rules; `rules`: which rule for which kind
- `wording`: a finding and its cause to headline, help and note; `endings`: why a launch stopped
- `hazard`: the record that reports show; `hiding`: which hazard explains which
- `launch`: a launch on the emulator, diagnosed
"""

from harness.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.diagnosis.hazard import Hazard, in_order, indented, is_alone
from harness.diagnosis.hiding import distinct
from harness.diagnosis.launch import Report, run
from harness.diagnosis.messages import MEANINGS
from harness.diagnosis.names import words_of
from harness.diagnosis.wording import headline_of, words_of_cause
from harness.emulator import KINDS, HazardKind, Severity

__all__ = [
    "KINDS",
    "MEANINGS",
    "Cause",
    "Diagnosis",
    "Hazard",
    "HazardKind",
    "Report",
    "Severity",
    "diagnosis",
    "distinct",
    "headline_of",
    "in_order",
    "indented",
    "is_alone",
    "run",
    "words_of",
    "words_of_cause",
]
