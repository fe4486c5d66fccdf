"""Effects at work: triggers and operations of cards, spaces, persons and spells (TA digest, 9.3 and 9.6)."""
