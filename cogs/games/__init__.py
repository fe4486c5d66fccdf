"""Commands, forms and lists of single games, and what those are made of."""
