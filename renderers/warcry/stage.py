"""The battlefield of a WarCry table while nobody fights: the last action, what is awaited, who has won."""

from __future__ import annotations

from bot.games.warcry.view import View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import seat_token
from renderers.kit.ops import Line, Op, Ops, Polygon, Shadow, Sprite, Text
from renderers.kit.panels import EDGE
from renderers.kit.theme import LARGE, MEDIUM, SMALL, WIDTH
from renderers.warcry import frames
from renderers.warcry.clash import broken_off, last_line
from renderers.warcry.plan import Plan, fighters

CENTRE = WIDTH / 2
ROOM = WIDTH - 2 * EDGE - 60
BETWEEN_BATTLES = frozenset(["muster_order", "muster", "battle_setup"])
MUSTERING = frozenset(["muster_order", "muster_unit", "muster_attachment", "muster_pass"])


def calm_field(view: View, plan: Plan, words: TableWords) -> list[Op]:
    """What is told in the middle."""
    middle = plan.field_top + plan.field_height / 2
    if view.winner is not None:
        return _triumph(view, view.winner, middle, words)
    lines = headlines(view, words)
    made: list[Op] = []
    room = ROOM - 2 * plan.size.width - 40 if fighters(view) else ROOM
    at = middle + 10 - (len(lines) - 1) * 18
    for i, line in enumerate(lines):
        face, size = ("display", MEDIUM) if i == 0 else ("text", SMALL)
        made.append(Text(CENTRE, at + i * 36, text.cut(line, size, face, room), size, face, theme.INK, "ms"))
    return made


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


def _triumph(view: View, winner: int, middle: float, words: TableWords) -> list[Op]:
    """The winner's banner."""
    wide, tall = WIDTH - 2 * EDGE - 90, 104.0
    left, top = (WIDTH - wide) / 2, middle - 82
    line = text.cut(words.t("picture-winner", name=words.seat_name(winner)), LARGE, "display", wide - 250)
    half = text.width(line, LARGE, "display") / 2
    made: list[Op] = [
        Shadow((left, top, left + wide, top + tall), 8, 6, 130, 4),
        Sprite(
            left,
            top,
            wide,
            tall,
            ("triumph", winner),
            lambda: _ribbon(winner, wide, tall),
            shapes.box(0, 0, wide, tall),
        ),
        seat_token(winner, CENTRE - half - 46, top + tall / 2, 25),
        seat_token(winner, CENTRE + half + 46, top + tall / 2, 25),
        Text(CENTRE, top + tall / 2 + 14, line, LARGE, "display", theme.INK, "ms"),
        Text(
            CENTRE,
            top + tall + 32,
            text.cut(ending_line(view, words), SMALL, "strong", ROOM),
            SMALL,
            "strong",
            theme.INK,
            "ms",
        ),
    ]
    last = last_line(view, words)
    if last:
        line = text.cut(words.t("board-last", action=last), SMALL, "italic", ROOM)
        made.append(Text(CENTRE, top + tall + 62, line, SMALL, "italic", theme.INK_SOFT, "ms"))
    return made


def _ribbon(winner: int, wide: float, tall: float) -> Ops:
    """A cloth in the winner's colours with a golden rim and a sheet for the words."""
    sheet = shapes.notched_box(62, 9, wide - 124, tall - 18, 9)
    rim = shapes.box(1.5, 1.5, wide - 3, tall - 3)
    return (
        *frames.seat_banner(winner, 0, 0, wide, tall),
        Line(shapes.closed(rim), theme.GOLD_DARK, 3),
        Polygon(shapes.notched_box(60, 7, wide - 120, tall - 14, 9), theme.GOLD),
        Polygon(sheet, theme.PARCHMENT_LIGHT),
    )
