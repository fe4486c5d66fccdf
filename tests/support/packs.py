"""Builds small WarCry packs for tests of the loader."""

from __future__ import annotations

import csv
import io

from bot.engine.sheets import PackFault, PackFaults
from bot.games.warcry.cards.cards import Card, Content
from bot.games.warcry.cards.catalog import load
from bot.games.warcry.language.bindings import TRIGGERS

UNIT = {
    "id": "T-U01",
    "name": "Test Pikes",
    "side": "neutral",
    "speed": "infantry",
    "keywords": "men;hero",
    "cost": "3",
    "strength": "3",
    "tactic_points": "2",
    "leadership": "3",
    "unique": "0",
    "text": "",
    "abilities": "[]",
}
ATTACHMENT = {
    "id": "T-A01",
    "name": "Test Spear",
    "side": "neutral",
    "keywords": "weapon",
    "cost": "1",
    "unique": "0",
    "text": "",
    "abilities": "[]",
}
ACTION = {
    "id": "T-C01",
    "name": "Test Push",
    "side": "neutral",
    "type": "combat_tactic",
    "cost": "1",
    "die": "3",
    "text": "+1 strength.",
    "abilities": "[tactic(do=[strength(mine, 1)])]",
}
BASES = {"units.csv": UNIT, "attachments.csv": ATTACHMENT, "actions.csv": ACTION}

Rows = list[dict[str, str]]


def table(rows: Rows) -> bytes:
    """Rows as a CSV file; the first row names the columns."""
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def pack(
    units: Rows | None = None, attachments: Rows | None = None, actions: Rows | None = None, decks: str = ""
) -> dict[str, bytes]:
    """A pack whose files hold the base card, or the cards given as changes to it."""
    given = {"units.csv": units, "attachments.csv": attachments, "actions.csv": actions}
    files = {
        name: table([{**BASES[name], **row} for row in (rows if rows is not None else [{}])])
        for name, rows in given.items()
    }
    return {**files, "decks.toml": decks.encode()}


def card_pack(kind: str, abilities: str) -> dict[str, bytes]:
    """A pack in which one card of a kind (unit, attachment, or an action type) has these abilities."""
    text = "" if abilities.replace(" ", "") == "[]" else "Text."
    row = {"text": text, "abilities": abilities}
    if kind == "unit":
        return pack(units=[row])
    if kind == "attachment":
        return pack(attachments=[row])
    free = kind in ("command", "strategy", "reaction")
    return pack(actions=[{**row, "type": kind, "cost": "0" if free else "1"}])


IDS = {"unit": "T-U01", "attachment": "T-A01"}


def card_of(kind: str, abilities: str) -> Card:
    """The card of ``card_pack``, loaded."""
    return load([card_pack(kind, abilities)]).cards[IDS.get(kind, "T-C01")]


def faults_of(*packs: dict[str, bytes]) -> tuple[PackFault, ...]:
    """The faults with which the packs are refused; none if they are accepted."""
    try:
        load(packs)
    except PackFaults as refused:
        return refused.faults
    return ()


def ability_faults(kind: str, abilities: str) -> list[tuple[str, int, str]]:
    """Key, position and clause of the faults of one card's abilities."""
    return [(fault.key, fault.position, fault.clause) for fault in faults_of(card_pack(kind, abilities))]


def loaded(*packs: dict[str, bytes]) -> Content:
    """The packs, loaded."""
    return load(packs)


def accepted(kind: str, abilities: str) -> bool:
    """True if a card of a kind may have these abilities."""
    return ability_faults(kind, abilities) == []


# The triggers at which a combat is always going on.
COMBAT_TRIGGERS = {
    "attack_declared",
    "ranged_declared",
    "tactic_played",
    "combat_roll",
    "combat_won",
    "combat_lost",
    "routed",
}


def trigger_text(name: str) -> str:
    """The trigger with arguments that fit every card."""
    if name == "tactic_played":
        return "tactic_played(enemy, any, any)"
    return f"{name}({'own' if TRIGGERS[name].signature.slots else ''})"


def big_pack(**changes: str) -> dict[str, bytes]:
    """Ten cards of each kind, and a legal deck of them, three copies each."""
    units = [{"id": f"U{n}", "name": f"Unit {n}"} for n in range(10)]
    actions = [{"id": f"C{n}", "name": f"Push {n}"} for n in range(10)]
    lines = ["[big]", 'name = "Big"', 'name_pl = "Duża"', 'side = "hordes"', "[big.army]"]
    lines += [f"U{n} = 3" for n in range(10)] + ["[big.action]"] + [f"C{n} = 3" for n in range(10)]
    text = "\n".join(lines)
    for old, new in changes.items():
        text = text.replace(old.replace("__", " = "), new)
    return pack(units=units, actions=actions, decks=text)


def keys(*packs: dict[str, bytes]) -> list[str]:
    """The keys of the faults with which the packs are refused."""
    return [fault.key for fault in faults_of(*packs)]
