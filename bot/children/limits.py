"""Limits of memory and processor time that a process sets itself. Where the system knows none there are none."""

from __future__ import annotations

import signal
from pathlib import Path

try:
    import resource
except ImportError:  # a system without them
    resource = None  # type: ignore[assignment]

MEGABYTE = 1_000_000
STATUS = Path("/proc/self/status")


def held(field: str = "VmData") -> int:
    """Bytes that this process holds: its own data, or (``VmRSS``) what of it is in memory; 0 where nobody tells."""
    try:
        lines = STATUS.read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith(f"{field}:")), 0)


def bound_memory(more: int) -> None:
    """Let the process hold so many bytes more than now; whoever asks for more gets a MemoryError."""
    now = held()
    if resource is not None and now:
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (now + more, hard))


def bound_processor(seconds: int) -> None:
    """End the process, by SIGXCPU, once it has used so much processor time since its start."""
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))


def no_dump() -> None:
    """A crash writes no memory to the disk: it may hold a hand of cards."""
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def over_time(code: int | None) -> bool:
    """Whether a process ended with this code because its processor time was over."""
    return hasattr(signal, "SIGXCPU") and code == -signal.SIGXCPU
