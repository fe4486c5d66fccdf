"""The sheet of a character: in play with everything that it has, else what is printed on its card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from bot.engine.requests import Facts
from bot.games.talisman.board import Board, Part
from bot.games.talisman.content.terms import Stat
from bot.games.talisman.legal.offers import some, text_of
from bot.games.talisman.looking.places import own_seat, things
from bot.games.talisman.notation.line import QuestLine
from bot.games.talisman.show import sees_spells
from bot.games.talisman.state import Hero


def character(line: QuestLine) -> Iterator[Facts]:
    """One's own, another one in play, or any character card."""
    if not line.words:
        yield from _in_play(line.board, own_seat(line), line.seat)
        return
    text = line.rest("name")
    line.end()
    seat = line.seat_called(text)
    if seat is not None and line.board.alive(seat):
        yield from _in_play(line.board, seat, line.seat)
        return
    card = line.board.content.characters[line.lexicon.one("character", "name", text)]
    values: Facts = {"strength": card.strength, "craft": card.craft, "lives": card.lives, "gold": card.gold}
    yield {"row": "printed", "character": card.id, "alignment": card.alignment, "space": card.start, **values}
    yield {"row": "text", **text_of(card)}


def _in_play(b: Board, seat: int, viewer: int | None) -> Iterator[Facts]:
    hero = b.hero(seat)
    limit = b.object_limit(seat)
    place: Facts = {"character": hero.character, "other": seat, "alignment": hero.alignment, "space": hero.space}
    yield {"row": "head", **place, "lives": hero.lives, "quota": b.quota(seat), "gold": hero.gold}
    for stat in get_args(Stat):
        yield {"row": "value", "stat": stat, "start": b.start_value(seat, stat), **total(b.parts(seat, stat))}
    held: Facts = {"objects": len(b.counted_objects(seat)), "most": limit or 0, "limited": limit is not None}
    yield {"row": "limits", **held, "spells": len(hero.spells), "spell_limit": b.spell_limit(seat)}
    yield from _conditions(hero)
    if hero.trophies:
        points = sum([b.trophy_value(one) for one in hero.trophies])
        yield {"row": "trophies", "points": points, "cards": tuple([one.card for one in hero.trophies])}
    if hero.spells and sees_spells(b, viewer, seat):
        yield {"row": "spells", "cards": tuple(hero.spells)}
    yield {"row": "text", **text_of(b.character(seat))}
    yield from things(b, [*hero.objects, *hero.followers])


def total(parts: list[Part]) -> Facts:
    """A total with its parts: the own value, and what is added to it."""
    own, *added = [(part.source, part.amount) for part in parts]
    return summed(own[1], added)


def summed(own: int, added: list[tuple[str, int]]) -> Facts:
    """A value with all that is added to it, each by its name."""
    counted = [(source, amount) for source, amount in added if amount]
    amounts = tuple([f"{amount:+d}".replace("-", "−") for _, amount in counted])
    facts: Facts = {"own": own, "total": own + sum([amount for _, amount in counted]), "added": some(counted)}
    return {**facts, "parts": amounts, "parts_card": tuple([source for source, _ in counted])}


def _conditions(hero: Hero) -> Iterator[Facts]:
    """What else holds for it."""
    if hero.toad:
        yield {"row": "toad", "count": hero.toad}
    if hero.to_miss:
        yield {"row": "to_miss", "count": hero.to_miss}
    if hero.enslaved:
        yield {"row": "enslaved"}
    if hero.quest is not None:
        yield {"row": "quest", "task": hero.quest.task, "n": hero.quest.n, "done": hero.quest.done}
    if hero.grant is not None:
        # ``opposite`` and ``choice_region`` name no one space (TA-11:27).
        to = hero.grant.to
        yield {"row": "grant", "to": to if to in ("opposite", "choice_region") else "space", "card": to}
