"""In a page there is no kernel to talk to: an explorer is asked, and answers."""


class AnyWidget:
    """Of a widget, what `harness.views.explorer` does with it."""

    def __init__(self):
        self.handlers = {}

    def observe(self, handler, name):
        self.handlers[name] = handler

    def __setattr__(self, name, value):
        super().__setattr__(name, value)
        if name in self.__dict__.get("handlers", ()):
            self.handlers[name]({"new": value})
