"""What is cast or used between two steps, and why not (TA-9, TA-D8)."""

from __future__ import annotations

from bot.engine.play import No
from bot.games.talisman.board import Board
from bot.games.talisman.magic.fitting import (
    Chance,
    barred,
    lacks_target,
    spell_chances,
    use_chances,
    use_lacks_target,
    users,
)
from bot.games.talisman.magic.windows import cast, use
from bot.games.talisman.play import Play


async def cast_between_steps(p: Play, seat: int, spell: str, target: str) -> None:
    """A spell declared as an action. Refuses what may not be cast, and at what; privately (TA-H16)."""
    p.demand(why_not_cast(p, seat, spell))
    found = list(spell_chances(p, seat, p.content.spells[spell]))
    await cast(p, seat, _chosen(p, found, target, spell))


async def use_between_steps(p: Play, seat: int, piece: str, target: str) -> None:
    """A ``use`` effect declared as an action."""
    card = dict(users(p, seat)).get(piece)
    if card is None:
        p.refuse("nothing_to_use", "TA-D8", card=p.card_called(piece))
    found = [one for one in use_chances(p, seat) if one.piece == piece]
    if not found:
        no_target = use_lacks_target(p, seat, piece)
        p.refuse(*("no_target_now", "TA-9:7") if no_target else ("not_usable_now", "TA-D8"), card=card.id)
    await use(p, seat, _chosen(p, found, target, card.id))


def why_not_cast(b: Board, seat: int, spell: str) -> No | None:
    """Why a spell cannot be cast between two steps now, whatever the target."""
    if spell not in b.hero(seat).spells:
        return "spell_not_held", "TA-9:2", {"card": spell}
    return barred(b, seat) or _why_not_now(b, seat, spell)


def _why_not_now(b: Board, seat: int, spell: str) -> No | None:
    if any(True for _ in spell_chances(b, seat, b.content.spells[spell])):
        return None
    if lacks_target(b, seat, b.content.spells[spell]):
        return "no_target_now", "TA-9:7", {"card": spell}
    return "spell_not_now", "TA-9:6", {"card": spell}


def _chosen(p: Play, found: list[Chance], target: str, card: str) -> Chance:
    """The one with the target named; where only one is possible the notation has filled it in."""
    fitting = [one for one in found if one.target == target]
    if not fitting and found and not target:
        p.refuse("which_target", "TA-9:13", card=card)
    if not fitting:
        p.refuse("no_such_target", "TA-9:7", card=card)
    return fitting[0]
