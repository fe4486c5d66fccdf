"""The edge at which the clauses of shared rules become those of the edition that is played."""

from __future__ import annotations

from collections.abc import Coroutine, Generator, Mapping
from types import coroutine
from typing import Any

from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.engine.game import Report
from bot.engine.requests import Ask, AskAll, Request


def counterpart(clauses: Mapping[str, str], clause: str) -> str:
    """The clause that holds instead: its own counterpart, that of its section or ability, else the clause itself."""
    return clauses.get(clause) or clauses.get(clause.rpartition(".")[0]) or clause


class InClauses:
    """Refusals that leave the block name the clauses of the edition."""

    def __init__(self, clauses: Mapping[str, str]) -> None:
        self.clauses = clauses

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, fault: BaseException | None, trace: object) -> None:
        if isinstance(fault, Refused):
            fault.clause = counterpart(self.clauses, fault.clause)


@coroutine
def asked_in(clauses: Mapping[str, str], running: Coroutine[Any, Any, None]) -> Generator[Request, Any, None]:
    """An action under way: what it asks and what it refuses name the clauses of the edition."""
    reply: Any = None
    try:
        with InClauses(clauses):
            while True:
                reply = yield _worded(clauses, running.send(reply))
    except StopIteration:
        return
    finally:
        running.close()


def _worded(clauses: Mapping[str, str], request: Any) -> Any:
    if isinstance(request, Ask):
        return replace(request, clause=counterpart(clauses, request.clause))
    if isinstance(request, AskAll):
        return replace(request, asks=tuple([_worded(clauses, ask) for ask in request.asks]))
    return request


def reported(clauses: Mapping[str, str], report: Report) -> Report:
    """A report in the clauses of the edition."""
    rows = [
        {**row, "clause": counterpart(clauses, str(row["clause"]))} if "clause" in row else row for row in report.rows
    ]
    return replace(report, rows=tuple(rows))
