"""Print the message of a cause, with its slots' names for their facts:

    python -m quality.message store-left-pending

For each dialect whose words differ.
"""

from __future__ import annotations

import argparse
from typing import get_args

from harness.sanitizer.diagnosis import Cause, Names, fill, slots_in
from harness.sanitizer.diagnosis.wording import MESSAGES
from harness.sanitizer.launch.plan import Dialect


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m quality.message", description=__doc__)
    parser.add_argument("cause", type=Cause, help="its id, as a report prints it")
    message = MESSAGES[parser.parse_args().cause]
    texts = {}
    for dialect in get_args(Dialect):
        names = Names(dialect)
        parts = (message.headline, message.help, message.note)
        slots = {name: name.upper() for part in parts for name in slots_in(part)}
        texts["\n".join(fill(part, slots, names) for part in parts if part)] = dialect
    print("\n\n".join(texts))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
