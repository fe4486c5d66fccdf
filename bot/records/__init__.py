"""Games as text: hand-written scenarios, and records that anyone can replay and check."""
