"""Fights: battle and psychic combat, groups of Enemies, evading, dice, saves and spoils (TA-15 to TA-18)."""
