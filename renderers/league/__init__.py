"""Pictures of events: standings."""
