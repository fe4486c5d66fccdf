"""Set-up: characters, decks, who begins (TA-0, TA-25:1, 25:5, 25:7)."""

from __future__ import annotations

from bisect import insort
from typing import Literal

from bot.engine.ready import is_quick
from bot.games.talisman import life, zones
from bot.games.talisman.actions import ChooseCharacter, HeadStart
from bot.games.talisman.board import Board
from bot.games.talisman.campaign import hand_out
from bot.games.talisman.play import Play
from bot.games.talisman.state import Turn

ENDINGS: tuple[Literal["crown", "abyss", "throne"], ...] = ("crown", "abyss", "throne")
ANY = "any"
ANOTHER = ("before_move", "rolled")
"""The phases in which another character may be dealt."""
HEAD_START = "head_start"
"""In ``Hero.used`` while the others still choose their point."""


async def set_up(p: Play) -> None:
    """Shuffle the decks (TA-0:8) and deal the characters, or let everybody choose one (TA-0:5)."""
    state = p.state
    state.adventure = list(await p.t.shuffle(state.adventure, label="adventure"))
    state.spell_deck = list(await p.t.shuffle(state.spell_deck, label="spells"))
    if state.options.alternative_ending:
        state.ending = (await p.t.shuffle(ENDINGS, label="ending"))[0]  # TA-25:7, H13
    if state.options.choose_characters:
        state.phase = "characters"
        return
    quick = is_quick(state.options)
    for seat, entry in enumerate(state.seats):
        await life.new_character(p, seat, await life.drawn(p, ready_characters(p)) if quick else "")
        entry.another = quick
    await begin(p)


async def choose_character(p: Play, seat: int, action: ChooseCharacter) -> None:
    """Choose a free character, or have one drawn (TA-0:5, TA-D54); at a ready-made table once another one."""
    chosen = "" if action.character == ANY else action.character
    if p.state.phase != "characters":
        if chosen or not may_have_another(p, seat):
            p.refuse("no_other_character", "TA-25:9")
        await _deal_another(p, seat)
        return
    if chosen and chosen not in p.state.unused:
        p.refuse("character_not_free", "TA-0:5", card=chosen)
    await life.new_character(p, seat, chosen)


def ready_characters(b: Board) -> list[str]:
    """The unused characters that may be dealt at a ready-made table."""
    return [name for name in b.state.unused if b.content.characters[name].ready]


def may_have_another(b: Board, seat: int) -> bool:
    """True if the seat may still have another character dealt: once, in its first turn, before its first move.

    What it has must be as it was dealt, so that nothing but the character changes.
    """
    turn = b.state.turn
    first = b.state.phase in ANOTHER and seat == b.active and not turn.extra and not b.state.world
    return first and b.state.seats[seat].another and bool(ready_characters(b)) and _as_dealt(b, seat)


def _as_dealt(b: Board, seat: int) -> bool:
    entry, hero = b.state.seats[seat], b.hero(seat)
    card = b.content.characters[hero.character]
    dealt = (card.start, card.alignment, card.strength, card.craft, card.lives, card.gold, len(card.cards))
    has = (hero.space, hero.alignment, hero.strength, hero.craft, hero.lives, hero.gold, len(hero.objects))
    changed = (hero.followers, hero.trophies, hero.to_miss, hero.toad, hero.enslaved, entry.spells_cast, entry.attacked)
    return has == dealt and len(hero.spells) == card.spells and not any(changed)


async def _deal_another(p: Play, seat: int) -> None:
    """The character goes back to the unused ones, what it began with to where it came from; its turn begins anew."""
    state, entry, hero = p.state, p.state.seats[seat], p.hero(seat)
    entry.another = False
    p.say("another_character", seat=seat, card=hero.character)
    for piece in [*hero.objects]:
        zones.lift(p, piece)
        zones.put_away(p, piece)
    state.spell_discard += hero.spells
    chosen = await life.drawn(p, ready_characters(p))
    insort(state.unused, hero.character)
    await life.new_character(p, seat, chosen)
    state.turn, state.phase = Turn(state.turn.number, seat, by_hand=True), "turn_start"


async def begin(p: Play) -> None:
    """Everybody has a character: heirlooms, who begins (TA-0:11), and the head start (TA-25:5)."""
    state = p.state
    await hand_out(p)
    state.first = await _roll_for_first(p)
    p.say("first_player", seat=state.first)
    if state.options.head_start:
        state.phase = "head_start"
    else:
        _first_turn(p)


def _first_turn(p: Play) -> None:
    state = p.state
    state.round, state.turn = 1, Turn(1, p.clockwise(state.first)[0])
    state.phase = "turn_start"


async def _roll_for_first(p: Play) -> int:
    """The highest die begins; those that tie roll again."""
    rolling = p.clockwise(0)
    while len(rolling) > 1:
        dice = {seat: await p.die("first_player", seat) for seat in rolling}
        for seat in rolling:
            p.say("rolled_first", seat=seat, die=dice[seat])
        rolling = [seat for seat in rolling if dice[seat] == max(dice.values())]
    return rolling[0]


async def choose_head_start(p: Play, seat: int, action: HeadStart) -> None:
    """One point of Strength or Craft more (TA-25:5, TA-D53)."""
    hero = p.hero(seat)
    if action.stat == "strength":
        hero.strength += 1
    else:
        hero.craft += 1
    hero.used.append(HEAD_START)
    p.say("head_start", seat=seat, stat=action.stat)


async def end_head_start(p: Play) -> None:
    """Everybody has chosen his point."""
    for seat in p.clockwise():
        p.hero(seat).used.remove(HEAD_START)
    _first_turn(p)
