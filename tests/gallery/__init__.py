"""One rendered example of each kind of picture. ``python -m tests.gallery`` draws them anew."""
