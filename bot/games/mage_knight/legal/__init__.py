"""What may be declared now: listed exactly, or drawn at random where it cannot be listed."""
