"""``pack check`` and ``dice verify``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bot import packs as shipped
from bot.engine.errors import BadData
from bot.engine.sheets import PackFaults
from bot.games import registry
from bot.i18n.packtext import placed
from bot.i18n.speech import Speech
from bot.records.fairness import verify_dice
from bot.records.strict import read_text

Print = Callable[[str], None]


PACK_GAME = "warcry"
"""Whose packs are checked if no game is named and the files fit none."""


def check_pack(folder: str, game: str | None, speech: Speech, say: Print) -> int:
    """Check a pack, fault by fault. 0 if there is none. A game that is not named is recognised by the files."""
    pack = shipped.read_pack(Path(folder))
    key = known_game(game or registry.recognised(pack) or PACK_GAME)
    try:
        made = registry.game(key, [pack])
    except PackFaults as refused:
        for fault in refused.faults:
            say(placed(fault, speech))
        say(speech.fault(refused))
        return 1
    for remark, facts in registry.remarks(key, pack):
        say(speech.text(remark, **facts))
    say(speech.say("pack-sound", files=tuple(sorted(pack)), hash=made.content_digest))
    return 0


def check_dice(file: str, speech: Speech, say: Print) -> int:
    """Make the dice of a record again from its published seeds."""
    found = verify_dice(read_text(Path(file)))
    say(speech.say("dice-verified", rolls=found.rolls, shuffles=found.shuffles, commitment=found.commitments))
    if found.by_hand:
        say(speech.say("dice-by-hand", count=found.by_hand))
    return 0


def known_game(key: str) -> str:
    """The key of a game that there is."""
    if key not in registry.MODULES:
        raise BadData("no_such_game", given=key[:40], known=registry.keys())
    return key
