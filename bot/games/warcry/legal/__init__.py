"""What may be declared now, and how promising it looks."""
