"""What the system tells of processes."""

from __future__ import annotations

import os
from pathlib import Path


def stat(number: int) -> list[str]:
    """What the system tells of a process, from its state on; nothing of one that has ended."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def resident(number: int) -> float:
    """Memory of a process in MiB."""
    told = stat(number)
    return int(told[21]) * os.sysconf("SC_PAGE_SIZE") / 2**20 if told else 0.0


def children_of(number: int) -> list[int]:
    """The processes that another one has started."""
    found = [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdigit()]
    return [one for one in found if stat(one)[1:2] == [str(number)]]


def alive(number: int) -> bool:
    """True if a process runs; one that has ended and that nobody has asked about yet does not."""
    return stat(number)[:1] not in ([], ["Z"])
