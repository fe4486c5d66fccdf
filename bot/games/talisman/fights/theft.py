"""An ability used in place of an attack: something is taken from another character (TA-12:9; mod ``steal``)."""

from __future__ import annotations

from itertools import chain

from bot.engine.requests import Option
from bot.games.talisman.board import Board
from bot.games.talisman.content.mods import Steal
from bot.games.talisman.content.terms import Stolen
from bot.games.talisman.fights.spoils import GOLD, take_things
from bot.games.talisman.magic.windows import Trigger, open_window
from bot.games.talisman.play import Play, options_of
from bot.games.talisman.state import Piece


def thefts(b: Board, seat: int) -> list[tuple[str, Steal]]:
    """The abilities with which a character may steal, each with its source; first those that need no roll."""
    found = [(held.source, held.mod) for held in b.held(seat, Steal)]
    return sorted(found, key=lambda one: bool(one[1].on))


def loot(b: Board, seat: int, victim: int, mod: Steal) -> list[str]:
    """What a theft may take: gold and ids of pieces that the thief may own (TA-C3); no creature leaves its charmer."""
    return list(dict.fromkeys([one for owned in mod.what for one in _class(b, seat, victim, mod, owned)]))


def _class(b: Board, seat: int, victim: int, mod: Steal, owned: Stolen) -> list[str]:
    """What of one class."""
    if owned == "gold":
        return ["gold"] if b.hero(victim).gold else []
    lasting = [one for one in b.of_class(victim, owned) if not one.role]
    named = [one for one in lasting if not mod.ids or one.card in mod.ids or b.card(one).same_as in mod.ids]
    return [one.id for one in named if b.may_own(seat, b.card(one))]


async def steal(p: Play, seat: int, victim: int, source: str, take: str) -> None:
    """The window of the victim, the roll if there is one, and the taking (TA-12:9, TA-C23)."""
    known = [(name, mod) for name, mod in thefts(p, seat) if source in ("", name)]
    source, mod = next((one for one in known if take in loot(p, seat, victim, one[1])), known[0])
    if mod.on:  # what succeeds without a roll is told by what it takes
        p.say("theft_announced", seat=seat, other=victim, card=source)
    outcome = await open_window(p, Trigger("when_attacked", victim, by=seat))
    if outcome.evaded:
        p.say("attack_evaded", seat=victim, other=seat)
    elif p.alive(seat) and p.alive(victim) and await _succeeds(p, seat, mod):
        await _take(p, seat, victim, mod, take)


async def _succeeds(p: Play, seat: int, mod: Steal) -> bool:
    if not mod.on:
        return True
    die = await p.die("theft_die", seat)
    p.say("theft_rolled", seat=seat, die=die, taken=die in mod.on)
    return die in mod.on


async def _take(p: Play, seat: int, victim: int, mod: Steal, take: str) -> None:
    """So many of one class: what is chosen first tells which classes it may be. All is taken together (TA-5:8)."""
    classes, chosen = list(mod.what), list[str]()
    while len(chosen) < mod.n and "gold" not in chosen:
        of = {owned: _class(p, seat, victim, mod, owned) for owned in classes}
        there = [one for one in dict.fromkeys(chain(*of.values())) if one not in chosen]
        if not there:
            break
        chosen.append(take if take in there and not chosen else await _choose(p, seat, victim, there))
        classes = [owned for owned in classes if chosen[-1] in of[owned]]
    if chosen:
        await take_things(p, seat, victim, chosen, mod.n)


async def _choose(p: Play, seat: int, victim: int, there: list[str]) -> str:
    """TA-D39: gold, else the newest thing."""
    pieces: list[Piece] = [found[1] for one in there if (found := p.owned(one)) is not None]
    options: list[Option] = [*([GOLD] if "gold" in there else []), *options_of(pieces)]
    default = "gold" if "gold" in there else there[-1]
    (chosen,) = await p.ask(seat, "steal_what", options, (default,), clause="TA-D39", other=victim)
    return chosen
