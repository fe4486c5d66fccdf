"""The battlefield of a WarCry table while nobody fights: the last action, what is awaited, who has won."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.warcry.view import View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, theme
from renderers.kit.broad import BROAD, FAR, far_lines
from renderers.kit.heraldry import seat_token
from renderers.kit.ops import Color, Op, Ops, Polygon, Polyline, Shadow, Sprite, Text
from renderers.warcry import frames
from renderers.warcry.clash import broken_off, last_line
from renderers.warcry.plan import CENTRE, fighters

MIDDLE = BROAD / 2
BETWEEN_BATTLES = frozenset(["muster_order", "muster", "battle_setup"])
MUSTERING = frozenset(["muster_order", "muster_unit", "muster_attachment", "muster_pass"])

BANNER = CENTRE - 44


def calm_lines(view: View, words: TableWords) -> list[tuple[str, str, float]]:
    """What is told in the middle, with face and size of type: first what counts most."""
    return [(line, *(("text", FAR) if i else ("display", FAR + 8))) for i, line in enumerate(headlines(view, words))]


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


def triumph(view: View, winner: int, words: TableWords) -> tuple[float, Callable[[float], list[Op]]]:
    """The winner's banner and how the game was won; with the height they take."""
    won, size = far_lines(words.t("picture-winner", name=words.seat_name(winner)), "display", BANNER - 60, FAR + 12, 4)
    ending, small = far_lines(ending_line(view, words), "strong", BANNER, FAR, 3)
    last, least = far_lines(last_line(view, words), "italic", BANNER, FAR, 4)
    tall = 150 + len(won) * size * 1.12 + 46
    left = MIDDLE - BANNER / 2

    def draw(y: float) -> list[Op]:
        made: list[Op] = [
            Shadow((left, y, left + BANNER, y + tall), 8, 6, 130, 4),
            Sprite(
                left,
                y,
                BANNER,
                tall,
                ("triumph", winner, tall),
                lambda: _ribbon(winner, BANNER, tall),
                shapes.box(0, 0, BANNER, tall),
            ),
            seat_token(winner, MIDDLE, y + 84, 46),
        ]
        made += _centred(won, y + 150 + size * 0.86, size, "display", theme.INK)
        made += _centred(ending, y + tall + 54, small, "strong", theme.INK)
        made += _centred(last, y + tall + 100 + len(ending) * small * 1.12, least, "italic", theme.INK_SOFT)
        return made

    return tall + 100 + (len(ending) * small + len(last) * least) * 1.12, draw


def _centred(lines: tuple[str, ...], y: float, size: float, face: str, color: Color) -> list[Op]:
    return [Text(MIDDLE, y + i * size * 1.12, line, size, face, color, "ms", far=True) for i, line in enumerate(lines)]


def _ribbon(winner: int, wide: float, tall: float) -> Ops:
    """A cloth in the winner's colours with a golden rim and a sheet for the words."""
    rim = shapes.box(1.5, 1.5, wide - 3, tall - 3)
    return (
        *frames.seat_banner(winner, 0, 0, wide, tall),
        Polyline(shapes.closed(rim), theme.GOLD_DARK, 3),
        Polygon(shapes.notched_box(16, 16, wide - 32, tall - 32, 9), theme.GOLD),
        Polygon(shapes.notched_box(18, 18, wide - 36, tall - 36, 9), theme.PARCHMENT_LIGHT),
    )
