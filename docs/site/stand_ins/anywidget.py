"""Replacement for anywidget in a page, which has no Jupyter kernel: explorers are called."""


class AnyWidget:
    """The part of a widget's interface that `harness.course.views.explorer` uses."""

    def __init__(self):
        self.handlers = {}

    def observe(self, handler, name):
        self.handlers[name] = handler

    def __setattr__(self, name, value):
        super().__setattr__(name, value)
        if name in self.__dict__.get("handlers", ()):
            self.handlers[name]({"new": value})
