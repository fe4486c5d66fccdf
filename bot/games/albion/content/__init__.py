"""What a pack holds, read strictly."""
