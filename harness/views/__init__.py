"""What people look at: result cards, in a notebook and in a terminal."""
