"""Leagues and campaigns as such: formats, pairings, standings, ratings, ledgers. Knows no game, no clock, no chance."""
