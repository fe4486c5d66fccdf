"""The shared turn engine: pure, deterministic, ignorant of any particular game."""
