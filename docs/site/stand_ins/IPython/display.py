"""In a page nothing is displayed by Python."""


def display(*objects, **options):
    del objects, options
