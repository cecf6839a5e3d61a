"""The command line: `tma-labs`, `ptx-sanitizer` and `ptx-capture`.

tma_labs.py       `python -m harness`: the commands of the labs and of a class
grading.py        tables of grades that those print, and the progress of a class
doctor.py         diagnosis of the machine: its abilities, and packages to install
ptx_sanitizer.py  `ptx`, also `ptx-sanitizer`; its parts are in sanitizer/
ptx_capture.py    `capture`, also `ptx-capture`
bench.py          `bench`
pages.py          `pages`: documents that are generated from tables and recordings
"""
