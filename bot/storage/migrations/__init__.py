"""Numbered migrations, run at start in one transaction (``bot.storage.schema``)."""
