"""Lives lost, and what may save them; death, leaving the game, and new characters (TA-4, TA-16:16, TA-24)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Literal

from bot.engine.play import YES_NO
from bot.games.talisman import tasks, zones
from bot.games.talisman.board import ARMOUR, Held, Situation
from bot.games.talisman.content.mods import IgnoreLifeLoss, Save
from bot.games.talisman.effects.running import Source, run_effects
from bot.games.talisman.magic.windows import Trigger, open_window
from bot.games.talisman.play import Outcome, Play, options_of
from bot.games.talisman.state import Fight, Hero, Piece
from bot.games.talisman.turn import owned_effects, turn_over

# -- lives lost -----------------------------------------------------------------------------------------------------


async def lose_lives(p: Play, seat: int, n: int, *, cause: str = "", by: int = -1, instead: bool = False) -> int:
    """A loss of lives from one cause, outside or inside the fight that runs; how many were really lost.

    In the order of TA-16:16: causes ignored; Followers given instead (``instead``, TA-R46); in a fight one armour roll
    and another roll; ``life_loss`` effects; the window ``on_life_loss``. Who has none left dies. ``by``: the seat that
    takes the life by beating the character or by a spell of its own (quest 1).
    """
    for saves in (_ignored, *((_followers_instead,) if instead else ()), _armour, _other_rolls, _effects, _window):
        if n > 0 and p.alive(seat):
            n = await saves(p, seat, n, cause)
    if n <= 0 or not p.alive(seat):
        return 0
    hero = p.hero(seat)
    lost = min(n, hero.lives)  # TA-4:8
    hero.lives -= lost
    p.say("lost", seat=seat, what="life", amount=lost, total=hero.lives)
    if p.alive(by) and by != seat:
        tasks.life_taken(p, by)
    if not hero.lives:
        await die(p, seat)
    return lost


async def _ignored(p: Play, seat: int, n: int, cause: str) -> int:
    for held in p.held(seat, IgnoreLifeLoss):
        if cause in held.mod.cause:
            p.say("life_saved", seat=seat, card=held.source)
            return 0
    return n


async def _followers_instead(p: Play, seat: int, n: int, cause: str) -> int:
    """Each Follower discarded replaces one life (TA-R46, TA-D55)."""
    followers = p.of_class(seat, "follower")
    if not followers:
        return n
    options = options_of(followers)
    given = await p.ask(
        seat, "followers_instead", options, (), clause="TA-R46", low=0, high=min(n, len(options)), lives=n
    )
    for piece in followers:
        if piece.id in given:
            zones.discard(p, piece)
    return n - len(given)


def _fight_of(p: Play, seat: int) -> Fight | None:
    """The fight that runs, if the character is in it."""
    fight = p.state.fight
    return fight if fight is not None and p.side_of(fight, seat) is not None else None


def _saves(p: Play, seat: int, *, armour: bool) -> list[Held[Save]]:
    """What may be rolled with for what the fight that runs has cost, the best first (TA-16:10, TA-D35)."""
    fight = _fight_of(p, seat)
    if fight is None or fight.step != "spoils":  # TA-R63: not for what a spell takes before the dice
        return []
    fitting = [held for held in p.held(seat, Save) if held.mod.fight == fight.kind and _is_armour(p, held) == armour]
    return sorted(fitting, key=lambda held: -len(held.mod.on))


def _is_armour(p: Play, held: Held[Save]) -> bool:
    return held.piece is not None and any(tag in ARMOUR for tag in p.card(held.piece).tags)


async def _armour(p: Play, seat: int, n: int, cause: str) -> int:
    """One roll with one piece of armour saves one life (TA-16:10, TA-R27)."""
    pieces = {held.piece.id: held for held in _saves(p, seat, armour=True) if held.piece is not None}
    if not pieces:
        return n
    options = options_of([held.piece for held in pieces.values() if held.piece is not None])
    chosen = await p.ask(seat, "armour", options, (options[0].id,), clause="TA-16:10", low=0)
    return n - await _roll_to_save(p, seat, pieces[chosen[0]]) if chosen else n


async def _other_rolls(p: Play, seat: int, n: int, cause: str) -> int:
    """A thing that saves without being armour: one other roll (TA-R20)."""
    for held in _saves(p, seat, armour=False):
        if await p.yes(seat, "other_save", default=True, clause="TA-16:16", card=held.source):
            return n - await _roll_to_save(p, seat, held)
    return n


async def _roll_to_save(p: Play, seat: int, held: Held[Save]) -> int:
    die = await p.die("save", seat, held.mod.dice)
    saved = die in held.mod.on
    p.say("save_rolled", seat=seat, card=held.source, die=die, saved=saved)
    return int(saved)


async def _effects(p: Play, seat: int, n: int, cause: str) -> int:
    """``life_loss`` effects of what the character owns, each its own choice (TA-D45)."""
    fight = _fight_of(p, seat)
    about = Situation(fight=fight.kind if fight is not None else None, window="on_life_loss")
    for effect, card, piece in list(owned_effects(p, seat, "life_loss")):
        name = card if piece is None else piece.id
        if any(outcome.source == name for outcome in p.outcomes):
            continue  # a loss by this very effect would call it without end
        p.outcomes.append(Outcome(source=name))
        source = Source(seat, card, "" if piece is None else piece.id, about=about, loss=n)
        await run_effects(p, (effect,), source)
        if p.outcomes.pop().cancelled:
            p.say("life_saved", seat=seat, card=card)
            return 0
    return n


async def _window(p: Play, seat: int, n: int, cause: str) -> int:
    outcome = await open_window(p, Trigger("on_life_loss", seat, n))
    return 0 if outcome.cancelled else n


# -- death and leaving ----------------------------------------------------------------------------------------------


async def die(p: Play, seat: int) -> None:
    """A character has no lives left (TA-4:3, 4:7): what it leaves, whether its player goes on."""
    state, entry = p.state, p.state.seats[seat]
    p.say("died", seat=seat, card=p.hero(seat).character)
    state.fallen.append(seat)
    _remove(p, seat)
    if state.crown_reached or state.options.last_character:
        leave(p, seat, "died")
        return
    entry.status = "between"
    if await p.ask(seat, "new_character", YES_NO, ("yes",), clause="TA-4:7", rare=True) == ("yes",):
        await new_character(p, seat)
    else:
        leave(p, seat, "admitted")


def leave(p: Play, seat: int, reason: Literal["conceded", "admitted", "removed", "died"]) -> None:
    """A player leaves the game, with his character if he has one (TA-24:2, 24:6)."""
    if p.alive(seat):
        _remove(p, seat)
    p.state.seats[seat].status = "out"
    p.say("left_game", seat=seat, reason=reason)


def _remove(p: Play, seat: int) -> None:
    """A character leaves its space; what it had lies there, or goes away (TA-4:3, 4:3a, 4:7)."""
    state, hero = p.state, p.hero(seat)
    _break_off(p, seat)
    zones.leave_all(p, seat)
    for piece in hero.trophies:
        zones.put_away(p, piece)
    state.spell_discard += hero.spells
    insort(state.unused, hero.character)
    state.seats[seat].hero = None
    for effect in state.world:
        effect.spared = [one for one in effect.spared if one != seat]
    if seat == p.active and state.round:
        turn_over(p)


def _break_off(p: Play, seat: int) -> None:
    """A fight of a character that leaves is over; what it has cast and is not settled is lost (TA-9:13, 24:6)."""
    fight = _fight_of(p, seat)
    if fight is not None:
        fight.result = fight.result or "broken"
    for stacked in p.state.stack:
        stacked.cancelled |= stacked.caster == seat


# -- new characters -------------------------------------------------------------------------------------------------


async def new_character(p: Play, seat: int, character: str = "") -> None:
    """A character is drawn (or the one named is taken) and set up on its start space (TA-0:5 to 0:9, 4:3b)."""
    state = p.state
    chosen = character or await drawn(p, state.unused)
    state.unused.remove(chosen)
    card = p.content.characters[chosen]
    hero = Hero(chosen, card.start, card.alignment, card.strength, card.craft, card.lives, card.gold)
    hero.objects = [piece for name in card.cards if (piece := _from_stock(p, name)) is not None]
    state.seats[seat].hero, state.seats[seat].status = hero, "in"
    p.say("new_character", seat=seat, card=chosen, start="", start_card=card.start)
    if card.spells:
        await zones.gain_spells(p, seat, card.spells)


async def drawn(p: Play, among: Sequence[str]) -> str:
    """One of some unused characters: after a death of all, the one that has just died among them (TA-4:3b)."""
    await p.t.reveal("character")
    return (await p.t.shuffle(among, label="character"))[0]


def _from_stock(p: Play, card: str) -> Piece | None:
    """A purchase card with which a character begins, if there is one left."""
    if not p.state.stock[card]:
        return None
    p.state.stock[card] -= 1
    return p.issue(card)
