"""Faults of storage that the edge tells apart from faults of the program."""

from __future__ import annotations

from bot.storage.faults import StorageFault as StorageFault
