"""Standing orders, policies of a turn, and what is done when the time runs out."""
