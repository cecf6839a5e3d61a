"""In a page a trait is an attribute."""


class Dict:
    """A trait that holds a dict."""

    def tag(self, **metadata):
        return self
