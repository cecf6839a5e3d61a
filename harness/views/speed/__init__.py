"""The part of a card about speed."""
