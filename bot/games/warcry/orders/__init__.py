"""Standing orders, armed cards, and what is done when the time runs out."""
