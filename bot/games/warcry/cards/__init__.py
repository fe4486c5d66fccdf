"""Cards, decks and the packs that hold them: what the rules see, and the strict reader of the tables."""
