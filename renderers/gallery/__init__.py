"""One rendered example of each kind of picture. ``python -m renderers.gallery`` draws them anew."""
