"""Steps of a replay as JSON objects."""

from __future__ import annotations

import json
from typing import Any

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.game import Game, Outcome
from bot.engine.match import Match
from bot.engine.pending_action import Rolled
from bot.engine.requests import Ask, Facts
from bot.i18n.catalog import FALLBACK
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.records import form
from bot.records.playing import Ran
from bot.records.replay import Replayed


class Everything:
    """Stands for a reader who may see all."""


ALL = Everything()
Reader = int | None | Everything
"""A seat, the public (None), or everything."""


def written(value: Any) -> str:
    """One line of JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def step_object(ran: Ran, speech: Speech, match: Match[Any], reader: Reader) -> dict[str, Any]:
    """A step of a scenario."""
    shown: dict[str, Any] = {
        "n": ran.n,
        "seat": ran.by or None,
        "text": ran.text or None,
        "accepted": ran.refusal is None,
        "refusal": None if ran.refusal is None else refusal_object(ran.refusal, speech),
        "events": [event_object(form.event_entry(event), reader) for event in ran.events],
        "rolls": [{"label": roll.label, "dice": list(roll.dice)} for roll in ran.rolls],
        "asks": [ask_object(ask, speech, match, reader) for ask in ran.asks],
        "to_act": list(speech.seat_names(ran.to_act)),
    }
    if reader is ALL:
        shown["state"] = ran.state
    return shown


def event_object(told: form.Told, reader: Reader) -> dict[str, Any]:
    """An event: key and facts, and for whoever sees everything also who may know of it."""
    facts = {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in told.items() if name != "key"}
    if reader is not ALL:
        facts.pop("to", None)
    return {"key": told["key"], **facts}


def refusal_object(refusal: Refused, speech: Speech) -> dict[str, Any]:
    """A refusal, in key and facts and in words."""
    text = speech.refusal(refusal)  # which adds the clause where the engine knew none
    shown: dict[str, Any] = {
        "key": refusal.key,
        "clause": refusal.clause,
        "facts": plain_facts(refusal.facts),
        "text": text,
    }
    faults = [
        {"key": fault.key, "clause": fault.clause, "facts": plain_facts(fault.facts), "text": told}
        for fault, told in zip(getattr(refusal, "faults", ()), speech.more(refusal), strict=True)
    ]
    return {**shown, "faults": faults} if faults else shown


def plain_facts(facts: Facts) -> dict[str, Any]:
    """Facts as JSON has them."""
    return {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in facts.items()}


def ask_object(ask: Ask, speech: Speech, match: Match[Any], reader: Reader) -> dict[str, Any]:
    """An open question; of another seat's secret one only that it is open."""
    if ask.secret and reader is not ALL and reader != ask.seat:
        return {"seat": speech.seat(ask.seat), "secret": True}
    shown: dict[str, Any] = {
        "seat": speech.seat(ask.seat),
        "key": ask.key,
        "options": [option.text for option in ask.options],
        "default": match.game.format(ask.default, match.state, ask),
    }
    if ask.free is not None:
        shown["free"] = {"kind": ask.free.kind, "low": ask.free.low, "high": ask.free.high}
    elif (ask.low, ask.high) != (1, 1):
        shown |= {"low": ask.low, "high": ask.high, "ordered": ask.ordered}
    if ask.secret:
        shown["secret"] = True
    return shown


def line_object(step: Replayed, line: Any, speech: Speech, game: Game[Any, Any, Any], reader: Reader) -> dict[str, Any]:
    """A line of a record; ``line`` is what the reader may know of it."""
    seat = getattr(line, "seat", None)
    shown: dict[str, Any] = {
        "n": line.number,
        "seat": None if seat is None else speech.seat(seat),
        "text": line_text(line),
        "accepted": True,
        "refusal": None,
        "events": [event_object(told, reader) for told in getattr(line, "events", ())],
        "rolls": [
            {"label": entry.label, "dice": list(entry.dice)}
            for entry in getattr(line, "served", ())
            if isinstance(entry, form.Dice)
        ],
        "asks": [],
        "to_act": [],
    }
    if step.state is not None:
        over = game.outcome(step.state) is not None
        asked = (game.together(step.state) if reader is not ALL else None) or game.to_act(step.state)
        shown["to_act"] = [] if over else list(speech.seat_names(tuple(sorted(asked))))
    if reader is ALL and step.snapshot is not None:
        shown["state"] = codec.digest(step.snapshot)
    return shown


def line_text(line: Any) -> str | None:
    """What a line of a record says, in notation where there is one."""
    if isinstance(line, form.Action):
        return line.text or None
    if isinstance(line, form.Undo):
        return f"undo {line.back_to}"
    if isinstance(line, form.Edit):
        return "edit"
    if isinstance(line, form.Result):
        return line.reason
    return str(line.text)


def final_object(
    game: Game[Any, Any, Any], state: Any, names: tuple[str, ...], outcome: Outcome | None, reader: Reader
) -> dict[str, Any]:
    """How it stands after the last step."""
    final: dict[str, Any] = {}
    views: dict[str, Any] = {}
    if state is not None:
        if isinstance(reader, Everything):
            final["state"] = codec.readable(state)
        for seat, name in [(None, form.PUBLIC), *enumerate(names)]:
            if reader is ALL or reader == seat:
                views[name] = codec.readable(game.view(state, seat))
    final["views"] = views
    final["outcome"] = None if outcome is None else outcome_object(outcome, names)
    return {"final": final}


def outcome_object(outcome: Outcome, names: tuple[str, ...]) -> dict[str, Any]:
    """How the game ended."""
    return {"winners": [names[seat] for seat in outcome.winners], "reason": outcome.reason}


def roll_texts(rolls: tuple[Rolled, ...], speech: Speech) -> list[str]:
    """Dice as people write them, with what they are for where the language has a word for it."""
    return [f"{dice_word(roll.label, speech)}{' '.join(map(str, roll.dice))}" for roll in rolls]


def dice_word(label: str, speech: Speech) -> str:
    """What dice are rolled for, and a colon; a word of the program alone is shown to readers of English only."""
    message = message_id("dice", label.replace(" ", "-"))
    if speech.catalog.has(message):
        return f"{speech.text(message)}: "
    return f"{label}: " if speech.language == FALLBACK else ""
