"""Plane geometry for games on a measured field: whole numbers in, exact answers out."""
