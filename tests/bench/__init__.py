"""Timed comparisons with yardsticks. Never part of a test run: ``make bench``."""
