"""Questions to the rules that change nothing: whom can it hit, how far is it, where can it go. For rules threads."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.requests import Facts
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.service.core import Core
from bot.service.live import Live
from bot.service.sights import Sight, onlooker, seen

REASON, CLAUSE = "reason", "clause"
MOST_FRAMES = 120
"""No film has more: see ``renderers.kit.film``."""


class Told(Struct, frozen=True):
    """The answer in sentences, the facts behind it, and the table that it speaks of."""

    lines: tuple[str, ...]
    rows: tuple[Facts, ...]
    sight: Sight


class Telling:
    """Answers in private what anybody may ask at any time."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.filming = asyncio.Lock()
        """Held by whoever makes a film: a hundred tables are much to hold in memory for one, and more for twelve."""

    async def ask(self, game_id: int, user: int, query: str, language: str) -> Told:
        """The answer of a game's rules to a question. Raises Refused."""

        def read(live: Live) -> Told:
            seat = onlooker(live, user, None)
            report = live.rules.tell(live.table.state, seat, query)
            if report is None:
                raise Refused("no_such_question", given=query[:40])
            speech = live.speech(language)
            lines = tuple(sentences(speech, report.key, report.rows))
            return Told(lines, report.rows, seen(live, seat, language, None))

        return await self.core.look(game_id, read)

    async def frames(self, game_id: int, user: int, language: str) -> tuple[Sight, tuple[Any, ...]]:
        """What everybody could see after each action so far, evenly thinned where there were very many."""

        def read(live: Live) -> tuple[Sight, tuple[Any, ...]]:
            onlooker(live, user, None)
            match = live.table
            places = [line.number for line in match.standing_lines() if line.declared]
            step = max(1, -(-len(places) // (MOST_FRAMES - 1)))
            kept = sorted({*places[::step], *places[-1:]})
            lines, kind = match.lines, live.rules.state_type
            views = [live.rules.view(codec.decode(lines[at].position.snapshot, kind), None) for at in kept]
            return seen(live, None, language, None), tuple(views)

        return await self.core.look(game_id, read)


def sentences(speech: Speech, key: str, rows: Sequence[Facts]) -> Iterator[str]:
    """One sentence for each row: ``<game>-report-<key>-<row>``. A row of a drawing alone has none.

    A reason for which something is not possible is told as the refusal that it would be.
    """
    for row in rows:
        message = message_id(f"{speech.key}-report", key, str(row["row"]))
        if not speech.catalog.has(message):
            continue
        facts = dict(row)
        if REASON in facts:
            refusal = Refused(str(facts.pop(REASON)), str(facts.pop(CLAUSE, "")), **facts)
            facts = {**row, REASON: speech.refusal(refusal)}
        yield speech.text(message, **facts)
