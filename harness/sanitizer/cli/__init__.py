"""The command lines `ptx-sanitizer` and `ptx-capture`.

ptx_sanitizer.py  `ptx`, also `ptx-sanitizer`; its parts are in sanitizer/
ptx_capture.py    `capture`, also `ptx-capture`
"""
