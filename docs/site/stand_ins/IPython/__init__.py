"""In a page there is no notebook."""


def get_ipython():
    return None
