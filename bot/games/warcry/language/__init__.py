"""The effect language as data: its reader and printer, vocabulary, checks, and the abilities of a card."""
