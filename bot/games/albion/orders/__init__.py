"""Standing orders and defaults (chapter 8)."""
