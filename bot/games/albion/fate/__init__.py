"""Fate cards, ransom and return to play (AL-9, AL-10)."""
