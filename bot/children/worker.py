"""The child: ``python -m bot.children.worker MEMORY SECONDS RECYCLED``. Carries out jobs until its pipe is closed.

It holds no secret of the bot's, ends at once when the bot has ended, however that came, and its memory is bounded.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from importlib import import_module
from pickle import loads
from typing import Any, BinaryIO, NoReturn

from bot.children import limits, wire
from bot.engine import codec
from bot.engine.errors import BadData, Refused
from bot.logs import describe_error

NOTHING = b""


def main(words: list[str]) -> NoReturn:
    """Carry out jobs. ``MEMORY``: megabytes that they may need; ``SECONDS``: of processor time, 0 for any number.

    ``RECYCLED``: megabytes that what it keeps may take before the child makes room for a fresh one.
    """
    memory, seconds, recycled = map(int, words)
    for name in (signal.SIGINT, signal.SIGTERM):  # they are for the bot, which closes the pipe when it ends
        signal.signal(name, signal.SIG_IGN)
    limits.no_dump()
    if seconds:
        limits.bound_processor(seconds)
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not be taken for an answer
    threading.Thread(target=take, args=(jobs,), daemon=True).start()
    before = 0  # what a child needs to be at all does not count
    while True:
        job = codec.decode(jobs.get(), wire.Job)
        answer = prepared(job)
        if answer is None:
            if not before:
                before = limits.held()
                limits.bound_memory(memory * limits.MEGABYTE)
            answer = done(job)
        full = answer.full or (before > 0 and limits.held() - before > recycled * limits.MEGABYTE)
        send(answers, wire.ending(answer) if full else answer)
        if full:
            os._exit(0)  # without waiting for the thread that reads


def take(jobs: queue.SimpleQueue[bytes]) -> None:
    """Read jobs, in a thread of its own: where the pipe ends the child ends, whatever it is doing."""
    pipe = sys.stdin.buffer
    body = NOTHING
    while True:
        try:
            head = pipe.read(wire.LENGTH)
            body = pipe.read(int.from_bytes(head, "big")) if len(head) == wire.LENGTH else NOTHING
        finally:
            if not body:  # nobody would read on where there is no room for a job
                os._exit(0)
        jobs.put(body)
        body = NOTHING


def send(pipe: BinaryIO, answer: wire.Answer) -> None:
    """Write an answer."""
    body = codec.encode(answer)
    try:
        pipe.write(len(body).to_bytes(wire.LENGTH, "big") + body)
        pipe.flush()
    except OSError:
        os._exit(0)  # the bot has gone


def prepared(job: wire.Job) -> wire.Answer | None:
    """Load what a job needs before any limit counts; an answer where it cannot be done."""
    try:
        wire.keep_packs(job.packs)
        import_module(job.module)
    except Exception as error:
        return failed(error)
    return None


def done(job: wire.Job) -> wire.Answer:
    """Carry out a job. Nothing that it raises gets further than here."""
    try:
        call: Callable[..., Any] = getattr(import_module(job.module), job.function)
        return wire.Answer(codec.encode(call(*loads(job.arguments))))  # ours: see the module of the wire
    except wire.MissingPacks as missing:
        return wire.Answer(missing=missing.hashes)
    except (Refused, BadData) as refusal:
        return wire.Answer(refusal=wire.refusal_of(refusal))
    except Exception as error:
        return failed(error)


def failed(error: Exception) -> wire.Answer:
    """What is told of a job that could not be done: there was no room for it, or the program has a fault."""
    return wire.Answer(full=True) if limits.short_of_memory(error) else wire.Answer(fault=describe_error(error))


if __name__ == "__main__":
    sys.excepthook = lambda kind, error, trace: print(f"a child ended: {describe_error(error)}", file=sys.stderr)
    main(sys.argv[1:])
