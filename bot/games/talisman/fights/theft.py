"""An ability used in place of an attack: something is taken from another character (TA-12:9; mod ``steal``)."""

from __future__ import annotations

from bot.engine.requests import Option
from bot.games.talisman.board import Board
from bot.games.talisman.content.mods import Steal
from bot.games.talisman.fights.spoils import GOLD, take_thing
from bot.games.talisman.magic.windows import Happening, open_window
from bot.games.talisman.play import Play, options_of
from bot.games.talisman.state import Piece


def thefts(b: Board, seat: int) -> dict[str, Steal]:
    """The abilities with which a character may steal, by their sources."""
    return {held.source: held.mod for held in b.held(seat, Steal)}


def loot(b: Board, seat: int, victim: int, mod: Steal) -> list[str]:
    """What a theft may take: gold and ids of pieces that the thief may own (TA-C3); no creature leaves its charmer."""
    pieces = [one for owned in mod.what for one in b.of_class(victim, owned)]
    lasting = [one for one in pieces if not one.role and (not mod.ids or one.card in mod.ids)]
    fitting = [one for one in lasting if b.may_own(seat, b.card(one))]
    gold = ["gold"] if "gold" in mod.what and b.hero(victim).gold else []
    return [*gold, *dict.fromkeys([one.id for one in fitting])]


async def carry_out(p: Play, seat: int, victim: int, source: str, take: str) -> None:
    """The window of the victim, the roll if there is one, and the taking (TA-12:9, TA-C23)."""
    known = thefts(p, seat)
    source = source or next(iter(known))
    if known[source].on:  # what succeeds without a roll is told by what it takes
        p.say("theft_announced", seat=seat, other=victim, card=source)
    outcome = await open_window(p, Happening("when_attacked", victim, by=seat))
    if outcome.evaded:
        p.say("attack_evaded", seat=victim, other=seat)
    elif p.alive(seat) and p.alive(victim) and await _succeeds(p, seat, known[source]):
        await _take(p, seat, victim, known[source], take)


async def _succeeds(p: Play, seat: int, mod: Steal) -> bool:
    if not mod.on:
        return True
    die = await p.die("theft_die", seat)
    p.say("theft_rolled", seat=seat, die=die, taken=die in mod.on)
    return die in mod.on


async def _take(p: Play, seat: int, victim: int, mod: Steal, take: str) -> None:
    for turn in range(mod.n if take != "gold" else 1):
        there = loot(p, seat, victim, mod)
        if not there or not p.alive(victim):
            return
        chosen = take if take in there and not turn else await _choose(p, seat, victim, there)
        await take_thing(p, seat, victim, chosen, mod.n)
        if chosen == "gold":
            return


async def _choose(p: Play, seat: int, victim: int, there: list[str]) -> str:
    """TA-D39: gold, else the newest thing."""
    pieces: list[Piece] = [found[1] for one in there if (found := p.owned(one)) is not None]
    options: list[Option] = [*([GOLD] if "gold" in there else []), *options_of(pieces)]
    default = "gold" if "gold" in there else there[-1]
    (chosen,) = await p.ask(seat, "steal_what", options, (default,), clause="TA-D39", other=victim)
    return chosen
