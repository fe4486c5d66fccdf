"""What the battlefield has to tell: the present combat or the one just over, and the last action in words."""

from __future__ import annotations

from msgspec import Struct, structs

from bot.games.warcry.view import EDITED, CombatView, MarkView, PlayedView, View, newest_mark
from bot.i18n.wording import TableWords
from renderers.kit.wording import edit_line

SIGNS = {"hit": "hit", "missed": "miss"}
ACTIONS = frozenset(
    "deck muster_order muster_unit muster_attachment muster_pass attack ranged_attack play_command use_command "
    "play_tactic use_tactic tactic_pass move pass retreat retreat_unit follow_up final_combat tie_break_unit clean_up "
    "concede".split()
)


FIGHTS = frozenset(["attack", "ranged_attack", "follow_up", "final_combat"])
FRESH = frozenset(["commands", "command_end", "battle_count"])  # phases in which the last combat is still news


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
    rolled: dict[int, str] = {}  # the cards turned for the rolls of a combat just over


def clash_shown(view: View) -> Clash | None:
    """The combat to show: the present one, else the one that the last action was."""
    if view.combat is not None:
        return _present(view.combat, view)
    if view.last is not None and view.last.totals and view.phase in FRESH:
        return _past(view.last)
    return None


def _present(combat: CombatView, view: View) -> Clash:
    if view.last is not None and view.last.totals:
        return structs.replace(_past(view.last), kind=combat.kind, tie_break=combat.tie_break, cards=combat.cards)
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
        combat.next if view.phase == "tactics" else None,
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
        mark.rolled_cards,
    )


def result_word(shown: Clash, words: TableWords) -> str:
    """What came of a combat."""
    kind = f"{shown.kind}-" if shown.result in SIGNS else ""
    return words.t(f"picture-result-{kind}{shown.result}")


def last_line(view: View, words: TableWords) -> str:
    """The last action as a sentence; empty before the first."""
    mark = newest_mark(view)
    return "" if mark is None else mark_line(mark, view, words)


def mark_line(mark: MarkView, view: View, words: TableWords) -> str:
    """An action as a sentence."""
    if mark.kind == EDITED:
        return edit_line(mark.places, words)
    name = words.card_name(mark.card or view.named.get(mark.unit, "")) if mark.card or mark.unit in view.named else ""
    facts: dict[str, str | int] = {
        "name": words.seat_name(mark.seat),
        "unit": mark.unit,
        "target": mark.target,
        "card": name,
    }
    return words.t("picture-last-" + _kind(mark, view).replace("_", "-"), **facts)


def _kind(mark: MarkView, view: View) -> str:
    """The message for a mark: for a retreat test also what came of it."""
    if mark.kind == "retreat_unit":
        if mark.unit in view.saved:
            return "retreat_saved"
        return "retreat_unit" if any(unit.id == mark.unit for p in view.players for unit in p.units) else "retreat_lost"
    return mark.kind if mark.kind in ACTIONS else "other"


def broken_off(view: View) -> bool:
    """True if the last action was a fight that came to no result."""
    return view.combat is None and view.last is not None and view.last.kind in FIGHTS and not view.last.totals


def acting_unit(mark: MarkView | None, view: View) -> str:
    """The unit that did what a mark tells of; empty if none did."""
    if mark is None or not mark.unit:
        return ""
    held = (unit.id for p in view.players for unit in p.units if any(part.id == mark.unit for part in unit.attachments))
    return next(held, mark.unit)


def numbered(acts: tuple[MarkView, ...]) -> list[tuple[int, MarkView]]:
    """Acts with their numbers, from one; none where there is but one to tell of."""
    return list(enumerate(acts, 1)) if len(acts) > 1 else []


def clash_line(view: View, words: TableWords) -> str:
    """What has just happened in a combat: who has been attacked, who blocks, what was played."""
    combat = view.combat
    if combat is not None and combat.blocked and not combat.latest and not combat.rolls:
        return words.t("picture-blocks", unit=combat.defender)
    return last_line(view, words)


def side_unit(shown: Clash, seat: int) -> str:
    """Who fights for a seat."""
    return shown.left if seat == shown.left_seat else shown.right
