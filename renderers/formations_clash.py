"""What the battlefield has to tell: the present combat or the one just over, and the last action in words."""

from __future__ import annotations

from msgspec import Struct

from bot.games.warcry.view import CombatView, MarkView, PlayedView, View
from renderers.words import Words

SIGNS = {"hit": "hit", "missed": "miss"}
ACTIONS = frozenset(
    "deck muster_order muster_unit muster_attachment muster_pass attack ranged_attack play_command use_command "
    "play_tactic use_tactic tactic_pass move pass retreat retreat_unit follow_up final_combat tie_break_unit clean_up "
    "concede".split()
)


class Clash(Struct, frozen=True):
    """A combat, present or just over, as the battlefield shows it. Left is the attacker."""

    left: str
    right: str
    left_seat: int
    kind: str
    follow_up: bool
    tie_break: bool
    values: dict[int, int]
    rolls: dict[int, int]
    totals: dict[int, int]
    cards: tuple[PlayedView, ...]
    next: int | None
    blocked: bool
    result: str


def clash(view: View) -> Clash | None:
    """The combat to show: the present one, else the one that the last action was."""
    if view.combat is not None:
        return _present(view.combat)
    if view.last is not None and view.last.totals:
        return _past(view.last)
    return None


def _present(combat: CombatView) -> Clash:
    going = combat.next if not combat.rolls else None
    return Clash(
        combat.attacker,
        combat.defender,
        combat.seat,
        combat.kind,
        combat.follow_up,
        combat.tie_break,
        combat.values,
        combat.rolls,
        combat.totals,
        combat.cards,
        going,
        combat.blocked,
        "",
    )


def _past(mark: MarkView) -> Clash:
    values = {seat: mark.totals[seat] - roll for seat, roll in mark.rolls.items() if seat in mark.totals}
    kind = "ranged" if mark.kind == "ranged_attack" else "melee"
    follow_up, final = mark.kind == "follow_up", mark.kind == "final_combat"
    return Clash(
        mark.unit,
        mark.target,
        mark.seat,
        kind,
        follow_up,
        final,
        values,
        mark.rolls,
        mark.totals,
        (),
        None,
        False,
        mark.result,
    )


def result_word(shown: Clash, words: Words) -> str:
    """What came of a combat."""
    kind = f"{shown.kind}-" if shown.result in SIGNS else ""
    return words.t(f"picture-result-{kind}{shown.result}")


def last_line(view: View, words: Words) -> str:
    """The last action as a sentence; empty before the first."""
    mark = view.last
    if mark is None:
        return ""
    name = words.card_name(mark.card or view.pieces.get(mark.unit, "")) if mark.card or mark.unit in view.pieces else ""
    facts: dict[str, str | int] = {
        "name": words.seat_name(mark.seat),
        "unit": mark.unit,
        "target": mark.target,
        "card": name,
    }
    known = mark.kind if mark.kind in ACTIONS else "other"
    return words.t("picture-last-" + known.replace("_", "-"), **facts)
