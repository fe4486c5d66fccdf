"""The story of a game: the march of a group in one line, an attack with all that comes of it in another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from bot.engine.events import Event
from bot.i18n.speech import Speech
from bot.i18n.wording import Telling

OPENINGS = frozenset({"round_started", "fight_started"})
"""The events with which a part of the story begins."""

MOVED, BLOCKED = "pawn_moved", "pawn_blocked"

FOLLOWS = frozenset(
    {"no_defence", "not_defended", "defence_rolled", "damage_applied", "unhorsed", "weapon_dropped", "token_fell"}
    | {"breaking_rolled", "initiative_set", "object_shown", "nowhere_to_flee", "fled", "weapon_drawn", "eliminated"}
    | {"power_paid", "backlash", "weakened", "power_lost", "bound", "healed", "initiative_rolled"}
    | {"fate_tested", "fate_healed", "fate_figure", "treasury_changed", "horse_lost", "rides_on", "horse_given"}
    | {"skips_move", "token_placed", "weapon_given", "some_weapon_given", "wounded", "unharmed", "seen_in_vision"}
    | {"power_rolled"}
)
"""What comes of something and is told in its line."""

LEADS = frozenset({"strike_rolled", "spell_cast", "flee_tested", "fate_rolled", "weapon_drawn", "passed"})
LEADS |= {"equipment_changed", "picked_up", "defence_rolled", "not_defended"}
"""What others come of; at the beginning of a telling a defence may be the first."""


def lines(speech: Speech, events: Sequence[Event]) -> Iterator[Telling]:
    """What happened, line by line."""
    for marching, run in groupby(events, lambda event: event.key in (MOVED, BLOCKED)):
        told = list(run)
        yield from _march(speech, told) if marching else _sharing(speech, told)


def _sharing(speech: Speech, events: Sequence[Event]) -> Iterator[Telling]:
    """Lines in which what follows stands beside what it came of."""
    told: list[tuple[Event, list[str]]] = []
    before = ""
    for event in events:
        lead = told[-1][0].key if told else ""
        if lead in LEADS and (event.key in FOLLOWS or (event.key == "spell_cast" and before == "strike_rolled")):
            told[-1][1].append(speech.event(event))
        else:
            told.append((event, [speech.event(event), *_tested(speech, event)]))
        before = event.key
    for event, parts in told:
        yield event, " ".join(parts)


def _tested(speech: Speech, event: Event) -> Iterator[str]:
    """What a card puts to the test, which all may read on it; with which dice not all may know (AL-H18)."""
    if event.key == "fate_rolled":
        land, total = str(event.facts["land"]), event.facts["total"]
        figure = speech.game.content.fate[land][total].tests
        if figure:
            yield speech.text("albion-fate-tests", figure=figure)


# -- the march ---------------------------------------------------------------------------------------------------------


def _march(speech: Speech, events: Sequence[Event]) -> Iterator[Telling]:
    """How each group has marched, the group first that moved first."""
    groups: dict[str, dict[str, list[Event]]] = {}
    for event in events:
        code = str(event.facts["pawn"])
        groups.setdefault(code.partition(".")[0], {}).setdefault(code, []).append(event)
    for group, pawns in groups.items():
        steps = tuple([_step(speech, said) for said in pawns.values()])
        yield next(iter(pawns.values()))[0], speech.text("albion-march", card=group, steps=steps)


def _step(speech: Speech, said: Sequence[Event]) -> str:
    """Where one pawn is now, and what barred its way."""
    facts = said[0].facts
    known: dict[str, Any] = {"pawn": facts["pawn"], "hex": facts.get("at", facts["hex"])}
    if facts["pawn_card"] != str(facts["pawn"]).partition(".")[0]:  # a knight whom all know (AL-H8)
        known["pawn_card"] = facts["pawn_card"]
    barred = next((event.facts["hex"] for event in said if event.key == BLOCKED), "")
    key = ("stopped" if barred else "moved") if said[0].key == MOVED else "stayed"
    return speech.text(f"albion-march-{key}", barred=barred, **known)
