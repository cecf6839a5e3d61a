"""The site: labs, reference, hazards and guides as static pages. ``make site`` builds it."""
