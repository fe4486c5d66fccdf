"""Casting and using; the stack (TA-9:13)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.play import No
from bot.games.talisman.board import Board
from bot.games.talisman.effects import running
from bot.games.talisman.magic import lasting, windows
from bot.games.talisman.magic.fitting import (
    Chance,
    Trigger,
    barred,
    lacks_target,
    situation,
    spell_chances,
    still_legal,
    use_chances,
    use_lacks_target,
    used_key,
    users,
)
from bot.games.talisman.magic.fitting import chances as chances
from bot.games.talisman.play import Play, piece_facts
from bot.games.talisman.state import Fight, Hero, Stacked

# -- between two steps ----------------------------------------------------------------------------------------------


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


# -- at work --------------------------------------------------------------------------------------------------------


async def act(p: Play, seat: int, chance: Chance) -> None:
    """Cast or use."""
    await (use if chance.piece else cast)(p, seat, chance)


async def use(p: Play, seat: int, chance: Chance) -> None:
    """Use a thing or an ability."""
    entry = dict(users(p, seat))[chance.piece]
    effect = entry.triggered("use")[chance.effect]
    if effect.per:
        p.hero(seat).used.append(used_key(chance.piece, chance.effect))
    p.say("used", seat=seat, card=entry.id)
    p.mark("use", seat, cards=(entry.id,))
    piece = "" if chance.piece == entry.id else chance.piece
    await running.run_effects(p, (effect,), _source(p, seat, chance, piece))


async def cast(p: Play, seat: int, chance: Chance) -> None:
    """Name a spell and its target, let others react, settle it (TA-9:13)."""
    await p.t.reveal("spell")
    source = _source(p, seat, chance)
    hero, fight = p.hero(seat), p.state.fight
    aimed = p.state.seats[source.target].hero if source.target >= 0 else None
    hero.spells.remove(chance.card)
    hero.casts += 1
    p.state.seats[seat].spells_cast += 1
    stacked = Stacked(chance.card, seat, chance.window, source.target, source.target_piece)
    p.state.stack.append(stacked)
    _tell(p, stacked)
    await windows.open_window(p, Trigger("on_spell", seat))
    moved = stacked.target != source.target
    if p.state.seats[seat].hero is not hero or not (moved or _same(p, stacked, aimed)):
        p.say("spell_lost", seat=seat, card=chance.card)
    else:
        await _settle(p, stacked, fight)
    p.state.stack = [one for one in p.state.stack if one is not stacked]
    lasting.put_down(p, stacked)


def lose_cast(p: Play, cast: Iterable[tuple[int, str]]) -> None:
    """Spells whose act was broken off by an older program: they are lost, for they were shown (TA-9:13)."""
    for seat, spell in cast:
        hero = p.hero(seat)
        hero.spells.remove(spell)
        hero.casts += 1
        p.state.seats[seat].spells_cast += 1
        p.state.spell_discard.append(spell)
        p.say("spell_lost", seat=seat, card=spell)


def _source(p: Play, seat: int, chance: Chance, piece: str = "") -> running.Source:
    at_seat = int(chance.target) if chance.target.isdigit() else -1
    at_piece = chance.target if at_seat < 0 else ""
    about = situation(p, chance.window)
    return running.Source(seat, chance.card, piece, about, caster=seat, target=at_seat, target_piece=at_piece)


def _tell(p: Play, stacked: Stacked) -> None:
    """A spell is shown to everybody, with its target."""
    seat, card = stacked.caster, stacked.spell
    found = p.lying(stacked.piece) or p.owned(stacked.piece)
    if found is not None:
        p.say("cast_on", seat=seat, card=card, **piece_facts("unit", found[1]))
    elif stacked.target >= 0:
        p.say("cast_at", seat=seat, card=card, other=stacked.target)
    else:
        p.say("cast", seat=seat, card=card)
    p.mark("cast", seat, cards=(card,), target=stacked.target)


def _same(p: Play, stacked: Stacked, aimed: Hero | None) -> bool:
    """Whether the character aimed at is still in play; a new one of the same player is another."""
    return stacked.target < 0 or p.state.seats[stacked.target].hero is aimed


async def _settle(p: Play, stacked: Stacked, fight: Fight | None) -> None:
    seat, card = stacked.caster, stacked.spell
    if stacked.cancelled:
        p.say("spell_cancelled", seat=seat, card=card)
    elif not still_legal(p, stacked, fight):
        p.say("spell_lost", seat=seat, card=card)
    elif shielded(p, stacked):
        p.say("spell_repelled", seat=seat, card=card)
    else:
        target = str(stacked.target) if stacked.target >= 0 else stacked.piece
        source = _source(p, seat, Chance(card, target, "", stacked.window))
        await running.run_effects(p, p.content.spells[card].triggered("cast"), source)


def shielded(b: Board, stacked: Stacked) -> bool:
    """Whether the character aimed at, or the owner of the thing aimed at, is immune (TA-C15)."""
    owner = b.owned(stacked.piece)
    victim = owner[0] if owner is not None else stacked.target
    if victim < 0:
        return False
    return b.resists(victim, stacked.caster)
