"""The migrations. Their numbers are the numbers of the schema."""
