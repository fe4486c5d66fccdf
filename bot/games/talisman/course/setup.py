"""Set-up: characters, decks, who begins (TA-0, TA-25:1, 25:5, 25:7)."""

from __future__ import annotations

from typing import Literal

from bot.games.talisman import life
from bot.games.talisman.actions import ChooseCharacter, HeadStart
from bot.games.talisman.campaign import hand_out
from bot.games.talisman.play import Play
from bot.games.talisman.state import Turn

ENDINGS: tuple[Literal["crown", "abyss", "throne"], ...] = ("crown", "abyss", "throne")
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
    for seat in range(len(state.seats)):
        await life.new_character(p, seat)
    await begin(p)


async def choose_character(p: Play, seat: int, action: ChooseCharacter) -> None:
    """Choose a free character, or have one drawn (TA-0:5, TA-D54)."""
    chosen = "" if action.character == "any" else action.character
    if chosen and chosen not in p.state.unused:
        p.refuse("character_not_free", "TA-0:5", card=chosen)
    await life.new_character(p, seat, chosen)


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
