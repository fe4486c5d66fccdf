"""Gold, own values, alignment and trophies, won and lost (TA-1 to TA-4, TA-7, TA-15:7). Lives lost: ``dying``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.games.talisman import zones
from bot.games.talisman.content.terms import Alignment, Gained, Stat
from bot.games.talisman.dying import die as die
from bot.games.talisman.dying import drawn as drawn
from bot.games.talisman.dying import leave as leave
from bot.games.talisman.dying import lose_lives as lose_lives
from bot.games.talisman.dying import new_character as new_character
from bot.games.talisman.play import Play
from bot.games.talisman.state import Hero, Piece

NOT_FOR_TOADS = ("gold", "spell", "talisman")  # TA-19:4


async def gain(p: Play, seat: int, what: Gained, n: int) -> None:
    """Gain lives, gold, own values, spells or Talismans (op ``gain``); a toad gains what TA-19 leaves it.

    A Talisman may come in place of another Object (TA-C25), so the limit is checked when that is settled: by who gives
    it, at the latest when the action is done.
    """
    hero = p.hero(seat)
    if hero.toad and what in NOT_FOR_TOADS:
        return
    if what == "spell":
        await zones.gain_spells(p, seat, n)
    elif what == "talisman":
        await _gain_talismans(p, seat, n)
    elif what == "strength" or what == "craft":
        _raise(hero, what, n)
        p.say("gained", seat=seat, what=what, amount=n, total=p.own_value(seat, what))
    else:
        total = (hero.gold if what == "gold" else hero.lives) + n
        hero.gold, hero.lives = (total, hero.lives) if what == "gold" else (hero.gold, total)
        p.say("gained", seat=seat, what=what, amount=n, total=total)


async def _gain_talismans(p: Play, seat: int, n: int) -> None:
    """From the stock, as far as there are any (TA-20:2)."""
    for _ in range(n):
        card = p.talisman_in_stock()
        if card is None or not p.may_own(seat, p.content.cards[card]):
            p.say("no_talisman", seat=seat)
            return
        p.state.stock[card] -= 1
        p.hero(seat).objects.append(p.issue(card))
        p.say("acquired", seat=seat, cards=(card,))
        await zones.gain_effects(p, seat, p.hero(seat).objects[-1:])


def _raise(hero: Hero, stat: Stat, n: int) -> None:
    """Change the own value, or that of the toad alone (TA-19:2)."""
    name = f"toad_{stat}" if hero.toad else stat
    setattr(hero, name, getattr(hero, name) + n)


def lose_value(p: Play, seat: int, stat: Stat, n: int) -> int:
    """Lose own Strength or Craft, never below the start (TA-1:3, 2:3); how much was lost."""
    hero = p.hero(seat)
    least = 1 if hero.toad else p.start_value(seat, stat)
    lost = max(0, min(n, p.own_value(seat, stat) - least))
    _raise(hero, stat, -lost)
    p.say("lost", seat=seat, what=stat, amount=lost, total=p.own_value(seat, stat))
    return lost


def lose_gold(p: Play, seat: int, n: int) -> int:
    """Lose gold to the stock, as far as there is any; how much was lost."""
    hero = p.hero(seat)
    lost = min(n, hero.gold)
    hero.gold -= lost
    if lost:
        p.say("lost", seat=seat, what="gold", amount=lost, total=hero.gold)
    return lost


def heal(p: Play, seat: int, n: int | Literal["quota"]) -> int:
    """Heal, up to the quota (TA-4:6); how many lives."""
    hero = p.hero(seat)
    missing = max(0, p.quota(seat) - hero.lives)
    healed = missing if n == "quota" else min(n, missing)
    hero.lives += healed
    p.say("healed", seat=seat, amount=healed, total=hero.lives)
    return healed


async def change_alignment(p: Play, seat: int, to: Alignment) -> None:
    """Change alignment, once a turn (TA-7:2, 7:4), and drop what may not be owned any more (TA-7:3)."""
    hero = p.hero(seat)
    if hero.aligned or hero.alignment == to:
        return
    hero.alignment, hero.aligned = to, True
    p.say("alignment_changed", seat=seat, alignment=to)
    await zones.settle_limits(p, seat)


# -- trophies -------------------------------------------------------------------------------------------------------


def exchange_trophies(p: Play, seat: int, pieces: list[str]) -> None:
    """Hand in trophies for Strength (TA-1:4, 15:7). Refuses what is no trophy, and too few points."""
    hero, each = p.hero(seat), p.state.options.short_trophies
    trophies = {piece.id: piece for piece in hero.trophies}
    if hero.toad:
        p.refuse("toad_keeps_trophies", "TA-19:1")
    for name in pieces:
        if name not in trophies:
            p.refuse("no_trophy", "TA-15:7", card=p.card_called(name))
    handed = [trophies[name] for name in dict.fromkeys(pieces)]
    points = trophy_points(p, handed)
    if points < each:
        p.refuse("too_few_points", "TA-15:7", points=points, needed=each)
    for piece in handed:
        zones.lift(p, piece)
        zones.put_away(p, piece)
    hero.strength += points // each
    cards = tuple([piece.card for piece in handed])
    p.say("trophies_exchanged", seat=seat, cards=cards, points=points, amount=points // each, total=hero.strength)


def trophy_points(p: Play, pieces: Sequence[Piece]) -> int:
    """The points of a selection: only their sum matters (TA-15:7)."""
    return sum(p.trophy_value(piece) for piece in pieces)
