"""What may be declared now: listed exactly, or drawn by chance where it cannot be listed."""
