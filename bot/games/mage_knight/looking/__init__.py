"""What costs nothing: previews, odds, measuring, looking."""
