"""Replacement for traitlets in a page, where a trait is a plain attribute."""


class Dict:
    """A trait whose value is a dict."""

    def tag(self, **metadata):
        return self
