"""Lines of text, read and written; hand-written positions."""
