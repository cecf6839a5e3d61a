"""Sphinx's settings for the site. Its pages request nothing from other hosts, except Pyodide.

The theme is Furo: light and dark modes that follow the reader's system or choice, a layout for
phones, and no fonts or scripts from other hosts.
"""

import os
from pathlib import Path
from urllib.parse import urlsplit

import harness

project = "tma-labs"
author = "the tma-labs authors"
copyright = author
version = release = harness.__version__

extensions = ["myst_nb", "sphinx_copybutton", "docs.site.extension"]
root_doc = "index"
source_suffix = {".md": "myst-nb", ".ipynb": "myst-nb"}
nb_execution_mode = "off"  # docs.site.runs executes them
nb_merge_streams = True
nb_number_source_lines = True  # cards refer to lines by number
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]
highlight_language = "none"
# Pages are also read on forges, where a heading may skip a level. "```text" names no lexer.
suppress_warnings = ["myst.header", "misc.highlighting_failure"]

html_theme = "furo"
html_theme_options = {
    # Darker than the color scheme's, which cannot be told from the page (site.css).
    "light_css_variables": {"color-code-background": "#f6f7f9"},
    # Lighter than the theme's, for the text on the tints of pictures.
    "dark_css_variables": {"color-foreground-primary": "#d6d6d6"},
}
html_title = project
html_baseurl = os.environ.get("SITE_URL", "")  # the published address, for previews of shared links
html_additional_pages = {"404": "404.html"}
html_context = {"root": f"{urlsplit(html_baseurl).path.rstrip('/')}/"}
html_search_scorer = str(Path(__file__).with_name("scorer.js"))
templates_path = ["templates"]
html_static_path = ["static"]
html_favicon = "static/favicon.svg"
html_css_files = ["picture.css", "explorer.css", "site.css"]
html_js_files = ["site.js"]
html_use_index = False  # no page defines a term
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-dark"
