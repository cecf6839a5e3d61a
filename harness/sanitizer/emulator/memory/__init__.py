"""The memories, as threads see them: addresses to bytes, each access recorded."""
