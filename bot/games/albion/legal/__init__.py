"""What may be declared, odds, and what it is worth."""
