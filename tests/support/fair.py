"""The checks that every game must pass, on one watched game or one state of it. They raise AssertionError."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import msgspec
from msgspec import Struct

from bot.engine import codec
from bot.engine.answers import Standing, random_answer
from bot.engine.errors import Refused
from bot.engine.events import Event
from bot.engine.game import Fault, Game
from bot.engine.history import UNDO
from bot.engine.match import Match
from bot.engine.pending_action import PLAYER, Done, Pause, PendingAction, answered, asks_of
from bot.engine.playout import any_offer, picker
from bot.engine.requests import Answer, Ask
from bot.engine.run import advance, declared, probe
from bot.engine.step import Position
from bot.engine.undo import NEVER
from bot.i18n.catalog import FALLBACK, LANGUAGES
from bot.records.playing import Consents
from bot.service.core.ask_buttons import MOST_LABEL
from tests.support.public_asks import acts_in, has_words
from tests.support.roster import Entrant
from tests.support.watching import Asked, Moment, Pick, copied, dice_of

MOST_ANSWERS = 24
"""So many answers to one question are tried in notation."""


# Invariants --------------------------------------------------------------------------------------------------------


def check_invariants(entrant: Entrant, moment: Moment) -> None:
    """Cheap: the game's own invariants, and that somebody is to act until there is an outcome."""
    game, state = entrant.game, moment.step.state
    faults: list[Fault] = game.check(state)
    assert not faults, faults
    assert moment.step.pause is None
    outcome = game.outcome(state)
    to_act = game.to_act(state)
    assert to_act <= set(range(entrant.seats))
    if outcome is None:
        assert to_act, "nobody is to act and the game is not over"
    else:
        assert set(outcome.winners) <= set(range(entrant.seats))
        assert not to_act, "a finished game waits for somebody"


def check_unasked(entrant: Entrant, moment: Moment) -> None:
    """Seats that nobody waits for may declare what is listed for them, if they may declare anything."""
    game, state = entrant.game, moment.step.state
    unasked = game.may_act(state)
    assert not unasked & game.to_act(state), "a seat is waited for and is not"
    if game.outcome(state) is not None:
        assert not unasked, "somebody may act in a finished game"
        return
    for seat in sorted(unasked):
        offers = list(game.legal(state, seat))
        assert offers, f"seat {seat} may act and has no legal offer"
        for offer in offers:
            if offer.action is not None:
                refusal = probe(game, moment.step.position.snapshot, seat, offer.action).refusal
                assert refusal is None, f"{offer.action} of seat {seat}, unasked, is refused: {refusal}"


def check_public_acts(entrant: Entrant, moment: Moment) -> None:
    """What a button of the public ask says is allowed, and fits it in every language."""
    game, snapshot = entrant.game, moment.step.position.snapshot
    if not has_words(entrant) or game.outcome(moment.step.state) is not None:
        return
    for language in LANGUAGES:
        for seat, one in acts_in(entrant, snapshot, language):
            assert one.label != one.line and len(one.label) <= MOST_LABEL, f"{one.label} for {one.line}"
            if language == FALLBACK and not game.is_order(one.line):
                check_line(game, moment, seat, one.line)


def check_line(game: Any, moment: Moment, seat: int, line: str) -> None:
    """A line is allowed, or the beginning of one that is offered."""
    state = moment.step.state
    if line in [offer.facts.get("line") for offer in game.legal(state, seat) if offer.action is None]:
        return
    refusal = probe(game, moment.step.position.snapshot, seat, game.parse(line, state, seat, None)).refusal
    assert refusal is None, f"{line} of seat {seat} is refused: {refusal}"


def check_defaults(entrant: Entrant, moment: Moment) -> None:
    """What is done when time runs out must be allowed."""
    game, state = entrant.game, moment.step.state
    for seat in sorted(game.to_act(state)):
        action = game.default(state, seat)
        assert action is not None, f"seat {seat} is to act and time can run out without end"
        refusal = probe(game, moment.step.position.snapshot, seat, action).refusal
        assert refusal is None, f"the default {action} of seat {seat} is refused: {refusal}"


def check_plain(entrant: Entrant, moment: Moment) -> None:
    """States, events, questions and views hold only what can be stored, and no float."""
    game, step = entrant.game, moment.step
    data = codec.encode(step.state)
    assert data == step.position.snapshot
    assert codec.encode(game.state_decoder.decode(data)) == data
    events = codec.encode(step.events)
    assert codec.encode(codec.decoder(list[Event]).decode(events)) == events
    for asked in moment.asked:
        ask = codec.encode(asked.ask)
        assert codec.encode(codec.decode(ask, Ask)) == ask
    for seat in viewers(entrant):
        assert not floats_in(msgspec.to_builtins(game.view(step.state, seat))), f"a view of {seat} holds a float"


def floats_in(value: Any) -> bool:
    """True if plain data holds a float."""
    if isinstance(value, dict):
        return any(floats_in(key) or floats_in(part) for key, part in value.items())
    if isinstance(value, list | tuple | set | frozenset):
        return any(map(floats_in, value))
    return isinstance(value, float)


def check_reading_changes_nothing(entrant: Entrant, moment: Moment) -> None:
    """Whoever only looks at a state leaves it as it is."""
    game, state = entrant.game, copied(entrant, moment.step.position)
    before = codec.encode(state)
    for seat in viewers(entrant):
        game.view(state, seat)
        game.hides(state, seat)
    game.to_act(state)
    game.may_act(state)
    game.automatic(state)
    game.outcome(state)
    game.check(state)
    for seat in range(entrant.seats):
        game.default(state, seat)
        for offer in game.legal(state, seat):
            if offer.action is not None:
                game.preview(state, seat, offer.action)
                game.greedy_score(state, seat, offer.action)
                game.format(offer.action, state, None)
    assert codec.encode(state) == before


def viewers(entrant: Entrant) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (*range(entrant.seats), None)


# Save and restore --------------------------------------------------------------------------------------------------


def check_restore(entrant: Entrant, moment: Moment, seed: bytes) -> None:
    """Every action again, through a pause and storage at each answer, comes out as it did in one run."""
    for before, done, asked in moment.runs():
        again, told = rerun(entrant, stored(before), done, asked, seed)
        assert again.snapshot == done.snapshot
        assert again.events == done.events
        assert told == done.events
        assert again.flight.served == done.flight.served


def stored(position: Position) -> Position:
    """The position as it comes back from storage."""
    return codec.decode(codec.encode(position), Position)


def rerun(
    entrant: Entrant, before: Position, done: Done[Any], asked: tuple[Asked, ...], seed: bytes
) -> tuple[Done[Any], list[Event]]:
    """One action answer by answer. Instant questions get their answer in the run, as from armed orders."""
    game, dice = entrant.game, dice_of(seed)
    non_blocking = iter([entry for entry in asked if entry.ask.non_blocking])
    waiting = [entry for entry in asked if not entry.ask.non_blocking]
    told: list[Event] = []

    def armed(state: Any, ask: Ask) -> tuple[Answer, str] | None:
        return (next(non_blocking).answer, PLAYER) if ask.non_blocking else None

    action = game.action_decoder.decode(done.flight.action)
    flight = declared(game, done.flight.seat, action, done.flight.first_draw)
    result = advance(game, before.snapshot, flight, dice, armed)
    while isinstance(result, Pause):
        told += result.fresh
        flight = codec.decode(codec.encode(result.flight), PendingAction)
        # The last seat that is asked answers first: the order must not matter.
        ask = asks_of(result)[-1]
        entry = next(entry for entry in waiting if entry.ask == ask)
        waiting.remove(entry)
        flight = answered(msgspec.structs.replace(result, flight=flight), ask.seat, entry.answer)
        result = advance(game, before.snapshot, flight, dice, armed)
    assert not waiting
    return result, told + result.fresh


# Undo --------------------------------------------------------------------------------------------------------------


def check_undo(entrant: Entrant, seed: bytes, most: int = 200) -> None:
    """A random match, back to each of its lines, and by actions, or stages, to its start."""
    match = random_match(entrant, seed, most)
    lines = list(match.lines)
    draws = match.position.next_draw
    for line in reversed(lines):
        match.back_to(line.number)
        back = next(past for past in reversed(match.lines) if past.kind == UNDO)
        assert back.position.snapshot == line.position.snapshot
        assert match.position.next_draw >= draws, "a draw number would come twice"
        draws = match.position.next_draw
    if entrant.game.courtesy.undo_after_barrier == NEVER:
        return
    match.back_to(lines[-1].number)
    steps = sum(1 for line in match.standing_lines() if line.declared)
    consents, taken = Consents(match), 0
    while any(line.declared for line in match.standing_lines()):
        assert consents.undo(None, by_gm=True)
        taken += 1
    assert taken <= steps if entrant.game.stage(match.state) else taken == steps
    first = next((line for line in lines if line.declared), None)
    start = lines[-1 if first is None else first.number - 1]
    assert codec.encode(match.state) == start.position.snapshot
    assert match.lines[: len(lines)] == lines


class Armed(Standing):
    """Standing orders, and instant questions answered at random."""

    def __init__(self, game: Game[Any, Any, Any], orders: dict[int, Any], pick: Pick) -> None:
        super().__init__(game, orders)
        self.pick = pick

    def __call__(self, state: Any, ask: Ask) -> tuple[Answer, str] | None:
        """An answer at random where no pause is."""
        return (random_answer(ask, self.pick), PLAYER) if ask.non_blocking else super().__call__(state, ask)


def random_match(entrant: Entrant, seed: bytes, most: int) -> Match[Any]:
    """A match at random: questions open for a pause, instant ones answered as if cards were armed."""
    game, pick = entrant.game, picker(seed)
    match: Match[Any] = Match(game, entrant.options, entrant.seats, dice_of(seed))
    match.answerer = Armed(game, match.orders, pick)
    for _ in range(most):
        if match.outcome is not None:
            break
        seat = sorted(match.to_act)[pick(len(match.to_act))]
        ask = match.ask_for(seat)
        if ask is not None:
            match.answer(seat, random_answer(ask, pick))
        else:
            match.act(seat, any_offer(game, match.state, seat, pick))
    return match


# Legality ----------------------------------------------------------------------------------------------------------


class Pool(Struct):
    """Actions that were offered somewhere in the game: candidates for what is not allowed elsewhere."""

    actions: dict[bytes, Any] = {}

    def note(self, actions: Iterator[Any] | list[Any]) -> None:
        """Keep some more."""
        for action in actions:
            self.actions[codec.encode(action)] = action


def check_legal(entrant: Entrant, moment: Moment, pool: Pool, pick: Pick, samples: int = 12) -> None:
    """What is offered is accepted, and what was offered elsewhere, or is made up, is refused unless offered here."""
    game, snapshot = entrant.game, moment.step.position.snapshot
    state = moment.step.state
    for seat in range(entrant.seats):
        offers = list(game.legal(state, seat))
        filled = [game.fill(state, seat, offer, pick) for offer in offers if offer.action is None for _ in range(3)]
        actions = [offer.action for offer in offers if offer.action is not None]
        for action in [*actions, *[action for action in filled if action is not None]]:
            refusal = probe(game, snapshot, seat, action).refusal
            assert refusal is None, f"{action} is offered to seat {seat} and refused: {refusal} {refusal.facts}"
        assert bool(offers) or seat not in game.to_act(state) or game.outcome(state) is not None
        known = {codec.encode(action) for action in actions}
        open_kinds = {*game.open_actions, *[type(action) for action in filled]}
        for action in sampled(pool, pick, samples):
            # Healing that could heal nothing may be declared, and is not offered.
            idle = str(getattr(action, "mode", "")).endswith("healing")
            if codec.encode(action) not in known and type(action) not in open_kinds and not idle:
                assert not probe(game, snapshot, seat, action).accepted, f"{action} of {seat} is accepted, not offered"
        pool.note(actions)


def sampled(pool: Pool, pick: Pick, samples: int) -> Iterator[Any]:
    """Some actions of the pool, and some mixed from two of one kind."""
    actions = list(pool.actions.values())
    for _ in range(samples if actions else 0):
        action = actions[pick(len(actions))]
        yield action
        others = [other for other in actions if type(other) is type(action)]
        fields = action.__struct_fields__
        if fields and len(others) > 1:
            field = fields[pick(len(fields))]
            yield msgspec.structs.replace(action, **{field: getattr(others[pick(len(others))], field)})


# Notation ----------------------------------------------------------------------------------------------------------


def check_notation(entrant: Entrant, moment: Moment, pick: Pick) -> None:
    """Every legal action and every answer is read back from its line."""
    game, state = entrant.game, moment.step.state
    for seat in range(entrant.seats):
        for offer in game.legal(state, seat):
            action = offer.action if offer.action is not None else game.fill(state, seat, offer, pick)
            if action is not None:
                text = game.format(action, state, None)
                assert game.parse(text, state, seat, None) == action, text
                assert text == " ".join(text.split())
    for asked in moment.asked:
        at = game.state_decoder.decode(asked.state)
        for answer in possible(asked.ask, pick):
            text = game.format(answer, at, asked.ask)
            assert game.parse(text, at, asked.ask.seat, asked.ask) == answer, text


def possible(ask: Ask, pick: Pick) -> list[Answer]:
    """All answers to a question if they are few, else a sample."""
    if ask.free is None and ask.high == 1:
        return [(option.id,) for option in ask.options] + ([()] if ask.low == 0 else [])
    found = {random_answer(ask, pick) for _ in range(MOST_ANSWERS)}
    if ask.ordered and len(ask.options) <= 3:
        found |= set(permutations([option.id for option in ask.options], ask.high))
    return sorted(found)


# Nothing else is read ----------------------------------------------------------------------------------------------


def check_nonsense_is_refused(entrant: Entrant, moment: Moment, lines: tuple[str, ...]) -> None:
    """Whatever is typed: a refusal in few words, never a fault."""
    for seat in range(entrant.seats):
        for line in lines:
            try:
                said = entrant.game.parse(line, moment.step.state, seat, None)
            except Refused as refusal:
                assert len(str(refusal.facts)) < 1000, "a refusal repeats a long line"
                continue
            if not isinstance(said, tuple):
                probe(entrant.game, moment.step.position.snapshot, seat, said)


# Types -------------------------------------------------------------------------------------------------------------


def float_fields(kind: Any) -> list[str]:
    """Where a type can hold a float (or anything at all), as paths."""
    return sorted(set(_walk(msgspec.inspect.type_info(kind), "", set())))


def _walk(info: Any, path: str, seen: set[Any]) -> Iterator[str]:
    if isinstance(info, msgspec.inspect.FloatType | msgspec.inspect.AnyType | msgspec.inspect.DecimalType):
        yield f"{path}: {type(info).__name__}"
    if isinstance(info, msgspec.inspect.StructType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        for field in info.fields:
            yield from _walk(field.type, f"{info.cls.__name__}.{field.name}", seen)
    for name in ("types", "item_types"):
        for part in getattr(info, name, ()):
            yield from _walk(part, path, seen)
    for name in ("item_type", "key_type", "value_type"):
        part = getattr(info, name, None)
        if part is not None:
            yield from _walk(part, path, seen)
