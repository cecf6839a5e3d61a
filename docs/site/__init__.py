"""The site: labs, reference, hazards and guides as static pages, built by ``make site``."""
