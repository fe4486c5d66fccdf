"""What costs nothing: previews, measuring, looking."""
