"""Breakages of the engine and of the records."""

from __future__ import annotations

from tests.mutants import Mutant, engine, records

UNDO: tuple[Mutant, ...] = (
    engine(
        "a roll is no barrier to undo",
        "undo",
        "        else:\n            return _KINDS[type(entry)]",
        "        elif not isinstance(entry, Rolled):\n            return _KINDS[type(entry)]",
        "undo",
        "match",
    ),
    engine(
        "another seat's answer is no barrier to undo",
        "undo",
        "source != DEFAULT and other != seat for",
        "source != DEFAULT and other == seat for",
        "undo",
        "match",
    ),
    engine(
        "an undo rewinds the draw numbers",
        "match",
        "].position.snapshot, None, self.position.next_draw,",
        "].position.snapshot, None, self.lines[number].position.next_draw,",
        "match",
    ),
    engine(
        "an answer taken back gives its draw numbers back",
        "undo",
        "lost=flight.lost + lost",
        "lost=flight.lost",
        "undo",
        "match",
    ),
    engine(
        "whoever interrupts an action rolls anew",
        "step",
        "position.reserved + rolled)",
        "position.reserved)",
        "step",
        "match",
    ),
)

RUN: tuple[Mutant, ...] = (
    engine(
        "a secret question with one answer is not put",
        "run",
        "or ask.secret or",
        "or",
        "run",
    ),
    engine(
        "answers given at once are kept by time",
        "pending_action",
        "partial[[asked.seat for asked in asks].index(seat)] = entry",
        "partial[partial.index(None)] = entry",
        "run",
        "pending_action",
    ),
    engine(
        "two draws under one number",
        "run",
        "        self.draw += 1\n        return Rolled(request.label, self.draw - 1, dice, drawn_for(request))",
        "        return Rolled(request.label, self.draw, dice, drawn_for(request))",
        "run",
        "dice",
    ),
    engine(
        "an unfair die",
        "dice",
        "limit = SPAN - SPAN % bound",
        "limit = SPAN",
        "dice",
    ),
    engine(
        "the draw number does not matter to the dice",
        "dice",
        'b"%b|%d|%d" % (salt, number, block)',
        'b"%b|%d|%d" % (salt, 0, block)',
        "dice",
    ),
    engine(
        "a refusal after a question is let through",
        "run",
        "        if place:\n            raise RulesFault",
        "        if place < 0:\n            raise RulesFault",
        "run",
    ),
    engine(
        "rules changed in flight are not noticed",
        "run",
        "strict = len(prints) if self.flight.build != BUILD.tag else 0",
        "strict = 0",
        "run",
        "pending_action",
        "step",
    ),
    engine(
        "one option may be chosen twice",
        "pending_action",
        "if len(value) > 1 and len(set(value)) != len(value):",
        "if len(value) > 2 and len(set(value)) != len(value):",
        "run",
        "pending_action",
        "answers",
    ),
    engine(
        "events are told again after each answer",
        "run",
        "return Done(codec.encode(table.state), over, table.state, table.events, flight.told)",
        "return Done(codec.encode(table.state), over, table.state, table.events, 0)",
        "run",
        "step",
        "match",
    ),
)

RECORDS: tuple[Mutant, ...] = (
    records(
        "one consent undoes for all",
        "playing",
        "return len(self.given) >= self.match.seats",
        "return len(self.given) >= 1",
        "consents",
    ),
    records(
        "the hash of the previous line is not checked",
        "chain",
        "line.prev != form.hash_of(texts[number - 2]) or line.number",
        "line.number",
        "record",
    ),
    records(
        "a record may be cut short",
        "chain",
        "if head.lines != len(texts) - 1:",
        "if head.lines < len(texts) - 1:",
        "record",
    ),
    records(
        "any seed fits the promise",
        "chain",
        "if not seed_fits(seed, commitment):",
        "if not commitment:",
        "record",
    ),
    records(
        "dice need not come from the seed",
        "trace",
        "self.source.roll(draw, request) != entry.dice",
        "self.source.roll(draw, request) is None",
        "record",
    ),
    records(
        "a draw number may come twice",
        "trace",
        "if number < 0 or number in self.used:",
        "if number < 0:",
        "record",
    ),
    records(
        "events of a record are not compared",
        "replay",
        "if tuple(map(form.event_entry, trace.events)) != line.events:",
        "if not line.events and trace.events:",
        "record",
    ),
    records(
        "a secret action is written to other seats",
        "record",
        "hidden = secrecy != OPEN and (self.seat is None or self.seat != line.seat)",
        "hidden = secrecy != OPEN and self.seat is None",
        "record",
    ),
    records(
        "a gap in the numbers tells of secret dice",
        "record",
        "replace(entry, draw=len(self.draws) - 1) if self.counts else entry",
        "entry",
        "private_draws",
    ),
    records(
        "secret dice are written to everybody",
        "trace",
        "entry.dice, entry.to), entry.to))",
        "entry.dice, entry.to), None))",
        "private_draws",
    ),
)

MUTANTS = (*UNDO, *RUN, *RECORDS)
