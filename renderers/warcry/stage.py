"""The battlefield of a WarCry table while nobody fights: the last action, what is awaited, who has won."""

from __future__ import annotations

from functools import partial

from bot.games.warcry.view import View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import seat_token
from renderers.kit.ops import Box, Op, Ops, Polygon, Polyline, Sprite, Text
from renderers.kit.sheets import CLEAR, GREAT
from renderers.warcry import frames
from renderers.warcry.clash import broken_off, last_line
from renderers.warcry.plan import fighters

BETWEEN_BATTLES = frozenset(["muster_order", "muster", "battle_setup"])
MUSTERING = frozenset(["muster_order", "muster_unit", "muster_attachment", "muster_pass"])

INSET = 60.0  # of the winner's cloth
WON = 88  # type of who has won
LEADING = 1.1


def headlines(view: View, words: TableWords) -> list[str]:
    """A line, or two: first what counts most."""
    last = last_line(view, words)
    if view.phase == "setup":
        return [words.t("picture-setup")]
    if view.phase == "clean_up" and view.battle_winner is not None:
        return [_battle_won(view, view.battle_winner, words), words.t("picture-clean-up")]
    if view.phase == "retreat_tests" and view.battle_winner is not None:
        tests = [last] if view.last is not None and view.last.kind == "retreat_unit" else [words.t("picture-retreat")]
        return [_battle_won(view, view.battle_winner, words), *tests]
    if view.phase in ("tie_break", "follow_up_defender") and view.to_act:
        return _choice(view, words)
    if view.phase in BETWEEN_BATTLES and (view.last is None or view.last.kind not in MUSTERING):
        return [words.t("picture-begins", number=view.battle_no)]
    if broken_off(view):
        return [last, words.t("picture-result-aborted")]
    return [last] if last else []


def _battle_won(view: View, winner: int, words: TableWords) -> str:
    return words.t("picture-battle-won", name=words.seat_name(winner), number=view.battle_no)


def _choice(view: View, words: TableWords) -> list[str]:
    """Who is to fight next, and who chooses that."""
    waiting, name = fighters(view), words.seat_name(view.to_act[0])
    if view.phase == "follow_up_defender":
        unit = waiting[0].id if waiting else ""
        return [words.t("picture-follow-up"), words.t("picture-meets", name=name, unit=unit)]
    message = "picture-tie-defender" if waiting else "picture-tie-attacker"
    return [words.t("picture-final"), words.t(message, name=name)]


def ending_line(view: View, words: TableWords) -> str:
    """How the game was won; empty as long as it goes on."""
    if view.winner is None:
        return ""
    loser = 1 - view.winner
    if view.ending in ("conceded", "adjudicated"):
        return words.t("picture-ending-" + view.ending, name=words.seat_name(loser))
    return words.t("picture-ending-battles", won=view.players[view.winner].wins, lost=view.players[loser].wins)


def triumph(view: View, winner: int, box: Box, words: TableWords) -> list[Op]:
    """The winner's cloth across the middle: the sign, who has won, and how."""
    left, top, wide, tall = box
    room = wide - 2 * INSET - 250
    won, size = text.fitted(words.t("picture-winner", name=words.seat_name(winner)), "display", room, WON, GREAT, 2, 4)
    ending, small = text.fitted(ending_line(view, words), "strong", room, GREAT, CLEAR, 2, 4)
    cloth = Sprite(
        left + INSET,
        top + 14,
        wide - 2 * INSET,
        tall - 28,
        ("triumph", winner, wide, tall),
        partial(_cloth, winner, wide - 2 * INSET, tall - 28),
        shapes.box(0, 0, wide - 2 * INSET, tall - 28),
    )
    start, middle = left + INSET + 220, top + tall / 2
    made: list[Op] = [cloth, seat_token(winner, left + INSET + 120, middle, 74)]
    y = middle - (len(won) * size + len(ending) * small + 12) * LEADING / 2
    for lines, type_, face in ((won, size, "display"), (ending, small, "strong")):
        for line in lines:
            y += type_ * LEADING
            made.append(Text(start, y - type_ * 0.24, line, type_, face, theme.INK, far=True))
        y += 12
    return made


def _cloth(winner: int, wide: float, tall: float) -> Ops:
    """A cloth in the winner's colours with a golden rim and a sheet for the words."""
    rim = shapes.box(1.5, 1.5, wide - 3, tall - 3)
    return (
        *frames.seat_banner(winner, 0, 0, wide, tall),
        Polyline(shapes.closed(rim), theme.GOLD_DARK, 3),
        Polygon(shapes.notched_box(16, 16, wide - 32, tall - 32, 9), theme.GOLD),
        Polygon(shapes.notched_box(18, 18, wide - 36, tall - 36, 9), theme.PARCHMENT_LIGHT),
    )
