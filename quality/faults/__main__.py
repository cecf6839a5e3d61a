"""Planted faults: ``python -m quality.faults draw | reach | kill | compare``."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from quality.faults.places import Fault

HERE = Path(__file__).parent
DRAWN = HERE / "drawn.json"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m quality.faults", description=__doc__)
    parser.add_argument("--drawn", type=Path, default=DRAWN, help="the file of faults")
    commands = parser.add_subparsers(dest="command", required=True)
    drawing = commands.add_parser("draw", help="draw faults at random")
    drawing.add_argument("--seed", type=int, default=1)
    drawing.add_argument("--count", type=int, default=150)
    for name, text in (("reach", "record which tests reach them"), ("kill", "run those tests")):
        command = commands.add_parser(name, help=text)
        command.add_argument("--tree", type=Path, default=HERE.parents[1], help="the checkout")
        command.add_argument("--out", type=Path, required=True, help="folder of the results")
        command.add_argument("--jobs", type=int, default=2 if name == "reach" else 1)
        if name == "kill":
            command.add_argument("--first", type=int, help="only the first of the drawn faults")
            command.add_argument("--cap", type=float, default=240.0, help="seconds for a survivor")
    comparing = commands.add_parser("compare", help="show two results by room")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    options = parser.parse_args()
    if options.command == "draw":
        from quality.faults.draw import draw

        old = json.loads(options.drawn.read_text()) if options.drawn.exists() else {}
        excluded = old.get("excluded", [])
        faults = draw(HERE.parents[1], options.seed, options.count, excluded)
        data = {"seed": options.seed, "faults": [f.to_json() for f in faults], "excluded": excluded}
        options.drawn.write_text(json.dumps(data, indent=1) + "\n")
        for fault in faults:
            print(fault.id, fault.shown())
        return
    faults = [Fault.from_json(data) for data in json.loads(options.drawn.read_text())["faults"]]
    if options.command == "compare":
        from quality.faults.compare import compare

        print(compare(faults, options.before, options.after))
    elif options.command == "reach":
        from quality.faults.reach import reach

        reach(faults, options.tree.resolve(), options.out.resolve(), options.jobs)
    else:
        from quality.faults.kill import kill

        faults = faults[: options.first]
        kill(faults, options.tree.resolve(), options.out.resolve(), options.jobs, options.cap)


if __name__ == "__main__":
    main()
