"""``pack check`` and ``dice verify``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bot import packs as shipped
from bot.engine.errors import BadData
from bot.engine.sheets import PackFaults
from bot.games import registry
from bot.i18n.packtext import pack_fault_texts
from bot.i18n.speech import Speech
from bot.records.fairness import verify_dice
from bot.records.strict import read_text

Print = Callable[[str], None]


def check_pack(folder: str, below: tuple[str, ...], game: str | None, speech: Speech, say: Print) -> int:
    """Check a pack, fault by fault. 0 if there is none. A game that is not named is recognised by the files.

    ``below``: the packs on top of which it is to be played; they are read together.
    """
    given = shipped.read_pack(Path(folder))
    key = known_game(game or registry.recognised(given))
    try:
        pack, others = registry.sorted_out(key, given)
        packs = [*(registry.sorted_out(key, shipped.read_pack(Path(other)))[0] for other in below), pack]
        registry.check(key, packs)
        made = registry.game(key, packs)
    except PackFaults as refused:
        named = PackFaults(refused.faults, (*below, folder) if below else ())
        for line in pack_fault_texts(named, speech):
            say(line)
        say(speech.fault(refused))
        return 1
    if others:
        say(speech.text("packs-left-out", files=others))
    for remark, facts in registry.remarks(key, packs):
        say(speech.text(remark, **facts))
    say(speech.say("pack-sound", files=tuple(sorted(pack)), hash=made.content_digest))
    return 0


def check_dice(file: str, speech: Speech, say: Print) -> int:
    """Make the dice of a record again from its published seeds."""
    found = verify_dice(read_text(Path(file)))
    say(speech.say("dice-verified", rolls=found.rolls, shuffles=found.shuffles, commitment=found.commitments))
    return 0


def known_game(key: str) -> str:
    """The key of a game that there is."""
    if key not in registry.MODULES:
        raise BadData("no_such_game", given=key[:40], known=registry.keys())
    return key
