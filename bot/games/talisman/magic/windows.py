"""Reaction windows, opened by public facts only and answered unseen (TA-D1 to TA-D6), and what is cast or used in
them and elsewhere: a spell opens a window itself, and lies on the stack until it is settled (TA-9:13).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.requests import Answer
from bot.games.talisman.board import Board
from bot.games.talisman.effects import running
from bot.games.talisman.magic import lasting
from bot.games.talisman.magic.asking import chosen, question, waits_for, whose_doing
from bot.games.talisman.magic.fitting import Chance, opens_for, situation, still_legal, used_key, users
from bot.games.talisman.magic.fitting import Trigger as Trigger
from bot.games.talisman.play import Outcome, Play, piece_facts
from bot.games.talisman.state import Fight, Hero, Stacked


async def open_window(p: Play, about: Trigger) -> Outcome:
    """Open a window for all who may act in it, in the order of TA-13:15 (fights: TA-16:2), until all pass."""
    outcome = Outcome()
    p.outcomes.append(outcome)
    if about.window == "when_attacked" and whose_doing(p, about.seat, about) >= 0:
        p.state.seats[about.seat].attacked += 1
    about = replace(about, evading=about.evading and waits_for(p, about.seat, about))
    while not _over(p, about, outcome):
        seats = [seat for seat in _concerned(p, about) if opens_for(p, seat, about)]
        given = await _answers(p, about, seats)
        if not await _evades_first(p, about, given):
            if not await _act_in_order(p, about, outcome, seats, given):
                break
            about = replace(about, evading=False)
    p.outcomes.pop()
    return outcome


async def _answers(p: Play, about: Trigger, seats: list[int]) -> dict[int, Answer]:
    """Of those who are waited for: all at once and unseen (TA-H11)."""
    waited = [seat for seat in seats if waits_for(p, seat, about)]
    p.asked.update(waited)
    asks = [question(p, seat, about, non_blocking=False) for seat in waited]
    return dict(zip(waited, await p.t.ask_all(asks), strict=True)) if waited else {}


async def _evades_first(p: Play, about: Trigger, given: dict[int, Answer]) -> bool:
    """True if the one attacked tries to evade: that comes before all that acts on the fight, and whoever meant to act
    on it is asked anew if it fails (TA-18:2).
    """
    chance = chosen(p, about.seat, about, given[about.seat]) if about.seat in given else None
    if chance is None or not about.evading or chance.window != "when_attacked":
        return False
    await act(p, about.seat, chance)
    return True


async def _act_in_order(p: Play, about: Trigger, outcome: Outcome, seats: list[int], given: dict[int, Answer]) -> bool:
    """Everybody may act once; whether anybody did.

    What is no longer possible when it is his turn is not done, and he is asked again.
    """
    acted = False
    for seat in seats:
        if _over(p, about, outcome):
            break
        if acted and not opens_for(p, seat, about):
            continue
        if seat not in given:
            (given[seat],) = await p.t.ask_all([question(p, seat, about, non_blocking=True)])
        chance = chosen(p, seat, about, given[seat])
        if chance is not None:
            await act(p, seat, chance)
            acted = True
    return acted


def _concerned(b: Board, about: Trigger) -> list[int]:
    """The seats that a window is for, in the order in which they act."""
    if about.window == "own_fight":
        fight = b.state.fight
        sides = [] if fight is None else [fight.attacker.seat, fight.defender.seat]
        return [seat for seat in sides if b.alive(seat)]
    if about.window == "when_attacked":
        return [about.seat]
    return [seat for seat in b.clockwise() if about.window != "other_turn_start" or seat != about.seat]


def _over(b: Board, about: Trigger, outcome: Outcome) -> bool:
    """True if there is nothing left to react to."""
    if outcome.cancelled or outcome.evaded or not b.alive(about.seat):
        return True
    if about.window == "on_spell":
        return not b.state.stack or b.state.stack[-1].cancelled
    if about.window == "own_fight":
        fight = b.state.fight
        return fight is None or fight.result != ""
    return about.window in ("other_turn_start", "on_move_roll") and b.state.turn.over


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
    await open_window(p, Trigger("on_spell", seat))
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
    """True if the character aimed at is still in play; a new one of the same player is another."""
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
    """True if the character aimed at, or the owner of the thing aimed at, is immune (TA-C15)."""
    owner = b.owned(stacked.piece)
    victim = owner[0] if owner is not None else stacked.target
    if victim < 0:
        return False
    return b.resists(victim, stacked.caster)
