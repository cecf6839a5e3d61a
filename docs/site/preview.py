"""The preview picture of shared links to the site.

``python -m docs.site.preview`` draws ``static/preview.png`` from the front page's kernel and its
report. It needs Chromium.
"""

from __future__ import annotations

import tempfile
from html import escape
from pathlib import Path

from docs.site.hazards import hazards_of, smallest

PREVIEW = Path(__file__).parent / "static" / "preview.png"
WIDTH, HEIGHT = 1200, 630  # the usual size of previews
_STYLE = """
body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 52px 60px;
       background: #10151c; color: #f2f4f7; font: 30px "Liberation Sans", sans-serif; }
h1 { margin: 0 0 26px; font-size: 50px; }
pre { margin: 0; font: 26px/1.5 "Liberation Mono", monospace; white-space: pre-wrap; }
pre b { display: inline-block; width: 100%; background: #5c2a10; font-weight: normal; }
p { margin: 26px 0 0; padding-left: 18px; border-left: 8px solid #ff8a4c; line-height: 1.35; }
"""


def html() -> str:
    """Return the picture as a page: the relevant lines of the kernel, and the headline."""
    kernel = smallest("missing-proxy-fence")
    with tempfile.TemporaryDirectory() as folder:
        (hazard,) = hazards_of("preview", kernel.broken, Path(folder))
    lines = kernel.broken.splitlines()
    first = next(number for number, line in enumerate(lines) if "shared.array" in line)
    last = next(number for number, line in enumerate(lines) if "commit_group" in line)
    reported = {hazard.line, hazard.other_line}
    numbered = [(n, escape(f"{n:2d}  {line[4:]}")) for n, line in enumerate(lines, 1)]
    shown = "\n".join(
        f"<b>{text}</b>" if number in reported else text for number, text in numbered[first:last]
    )
    headline = escape(hazard.headline.replace("`", ""))
    return (
        f"<!doctype html><meta charset='utf-8'><style>{_STYLE}</style>"
        f"<h1>Hopper's asynchronous copies, in Python</h1><pre>{shown}</pre><p>{headline}</p>"
    )


def main() -> None:
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import chromium

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.set_content(html())
        page.screenshot(path=PREVIEW)
        browser.close()


if __name__ == "__main__":
    main()
