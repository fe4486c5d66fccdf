"""Standing orders and what is done when the time runs out."""
