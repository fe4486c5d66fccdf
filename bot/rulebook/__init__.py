"""The rules as they are looked up: entries with a number, read from the digests and elsewhere, and an index over them.

entry      what is looked up, and what an index of such things does
"""
