"""Tokens on hexes, exchange, the second look (AL-8)."""
