"""``pack check`` and ``dice verify``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bot import packs as shipped
from bot.engine.errors import BadData
from bot.games import registry
from bot.games.warcry.cards import PackFault, PackFaults
from bot.i18n.phrases import phrase
from bot.i18n.speech import Speech
from bot.records.fairness import verify_dice
from bot.records.strict import read_text

Print = Callable[[str], None]


def check_pack(folder: str, game: str, speech: Speech, say: Print) -> int:
    """Check a pack of cards, fault by fault. 0 if there is none."""
    pack = shipped.read_pack(Path(folder))
    try:
        made = registry.game(game, [pack])
    except PackFaults as refused:
        for fault in refused.faults:
            say(placed(fault, speech))
        say(speech.fault(refused))
        return 1
    say(speech.say("pack-sound", files=tuple(sorted(pack)), hash=made.content_digest))
    return 0


def placed(fault: PackFault, speech: Speech) -> str:
    """A fault of a pack with its place."""
    facts = fault.arguments()
    sentence = phrase(speech.catalog, speech.language, "", fault.key, facts, speech.naming)
    return phrase(speech.catalog, speech.language, "", fault.place_key, {**facts, "fault": sentence}, speech.naming)


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
