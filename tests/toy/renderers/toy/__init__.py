"""Pictures of a heap of pebbles."""
