"""What a card says and draws about speed."""
