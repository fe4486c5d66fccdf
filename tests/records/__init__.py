"""Tests of records, scenarios and replay."""
