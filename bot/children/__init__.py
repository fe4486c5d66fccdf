"""Child processes: what costs much memory or time, or reads what strangers have written, is done beside the bot."""
