"""Result cards, in a notebook and in a terminal."""
