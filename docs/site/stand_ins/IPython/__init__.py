"""Replacement for IPython in a page, which has no notebook."""


def get_ipython():
    return None
