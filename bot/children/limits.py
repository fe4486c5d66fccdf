"""Limits of memory and processor time that a process sets itself. Where the system knows none there are none."""

from __future__ import annotations

import contextlib
import errno
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

from bot.engine.errors import BadData

try:
    import resource
except ImportError:  # a system without them
    resource = None  # type: ignore[assignment]

MEGABYTE = 1_000_000
SECONDS, MEGABYTES = 5, 150
"""Of processor time and of memory, for whatever is uploaded, checked or replayed."""

STATUS = Path("/proc/self/status")


def held(field: str = "VmData") -> int:
    """Bytes that this process holds: its own data, or (``VmRSS``) what of it is in memory; 0 where nobody tells."""
    try:
        lines = STATUS.read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith(f"{field}:")), 0)


def short_of_memory(error: BaseException) -> bool:
    """True if there was not enough memory, however a library puts that: Pillow says it in the text of an OSError."""
    told: BaseException | None = error
    while told is not None:
        if isinstance(told, MemoryError):
            return True
        if isinstance(told, OSError) and (told.errno == errno.ENOMEM or "out of memory" in str(told)):
            return True
        told = told.__cause__ or told.__context__
    return False


def bound_memory(more: int) -> None:
    """Let the process hold so many bytes more than now; whoever asks for more gets a MemoryError."""
    now = held()
    if resource is not None and now:
        soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
        most = now + more if soft == resource.RLIM_INFINITY else min(soft, now + more)
        resource.setrlimit(resource.RLIMIT_DATA, (most, hard))


def bound_processor(seconds: int) -> None:
    """End the process, by SIGXCPU, once it has used so much processor time since its start."""
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))


class _OverTime(BaseException):
    """Processor time is over. No ``except Exception`` on its way stops it."""


@contextlib.contextmanager
def bounded(seconds: int = SECONDS, megabytes: int = MEGABYTES) -> Iterator[None]:
    """Let the block use so much processor time and memory more than the process has used. Raises BadData.

    For the command line, which reads a file in a process of its own; the bot has children for that.
    """
    try:
        with contextlib.ExitStack() as bounds:
            if resource is not None and threading.current_thread() is threading.main_thread():
                bounds.enter_context(_memory(megabytes * MEGABYTE))
                bounds.enter_context(_processor(seconds))
            yield
    except _OverTime:
        raise BadData("file_over_time", seconds=seconds) from None
    except MemoryError:
        raise BadData("file_over_memory", megabytes=megabytes) from None


@contextlib.contextmanager
def _memory(more: int) -> Iterator[None]:
    """As ``bound_memory``, for the block alone."""
    limits = resource.getrlimit(resource.RLIMIT_DATA)
    bound_memory(more)
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_DATA, limits)


@contextlib.contextmanager
def _processor(seconds: int) -> Iterator[None]:
    """A timer from now on. A limit counts from the start of the process, by ticks, which differ from its clock by
    seconds after some minutes: ``time.process_time()`` does not say where it would have to stand.
    """
    before = signal.signal(signal.SIGPROF, _over_time)
    signal.setitimer(signal.ITIMER_PROF, seconds, 1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _over_time(number: int, frame: object) -> NoReturn:
    raise _OverTime


def no_dump() -> None:
    """A crash writes no memory to the disk: it may hold a hand of cards."""
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def over_time(code: int | None) -> bool:
    """True if a process ended with this code because its processor time was over."""
    return hasattr(signal, "SIGXCPU") and code == -signal.SIGXCPU
