"""Title strip, headers of the two players, panels of lines and strategies of a WarCry table."""

from __future__ import annotations

from math import pi

from bot.games.warcry.view import PlayerView, StrategyView, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.broad import FAR, broad_score, broad_title
from renderers.kit.heraldry import bearer, seat_token
from renderers.kit.icons import icon_about, small_icon
from renderers.kit.ops import Group, Op, Ops, Points, Polygon, Polyline, Shadow, Sprite, Text, Texture, reshaped
from renderers.kit.panels import bordered, panel
from renderers.kit.wording import plain_number
from renderers.warcry import frames
from renderers.warcry.cards import fitted_name
from renderers.warcry.plan import (
    HEADER,
    RIBBON,
    SIDE,
    SLIM,
    STRATEGY,
    TOP,
    Band,
    side_left,
    strategy_boxes,
)

PILE = 46.0
SMALL_PILE = 34.0
COUNT = 22  # type of the counters
LABEL = 20  # type of the names of lines
STRENGTH = 96.0  # room for the strength of an army


def table_title(view: View, words: TableWords) -> list[Op]:
    """Game, battle and supply; battles won; phase and whose turn it is."""
    phase = words.t("warcry-phase-" + view.phase.replace("_", "-"))
    title = broad_title(words.t("picture-title"), battle_line(view, words), phase, *turn_line(view, words))
    return [*title, *broad_score([player.wins for player in view.players], words.t("picture-wins"))]


def battle_line(view: View, words: TableWords) -> str:
    """Which battle it is, with how much supply."""
    if not view.battle_no:
        return words.t("picture-before")
    return words.t("picture-battle", number=view.battle_no, supply=view.supply)


def turn_line(view: View, words: TableWords) -> tuple[str, int | None]:
    """Who is to act, or who has won; with the seat if it is one."""
    if view.winner is not None:
        return words.t("picture-winner", name=words.seat_name(view.winner)), view.winner
    if len(view.to_act) == 1:
        return words.t("picture-turn", name=words.seat_name(view.to_act[0])), view.to_act[0]
    return words.t("picture-turn-both") if view.to_act else words.t("picture-turn-none"), None


def player_panel(seat: int, acts: bool) -> Sprite:
    """What lies behind a player's counters. A golden rim: it is his turn."""
    return Sprite(side_left(seat) - 4, TOP - 4, SIDE + 8, HEADER + 8, ("player", acts), lambda: _player_ops(acts))


def _player_ops(acts: bool) -> Ops:
    if not acts:
        return tuple(panel(4, 4, SIDE, HEADER, theme.PARCHMENT_LIGHT, theme.INK_FAINT))
    rim = panel(1.5, 1.5, SIDE + 5, HEADER + 5, theme.GOLD, theme.GOLD_DARK, 1)
    return (*rim, *panel(6.5, 6.5, SIDE - 5, HEADER - 5, theme.PARCHMENT_LIGHT, theme.GOLD_DARK, 1))


def player_counters(player: PlayerView, view: View, words: TableWords) -> list[Op]:
    """Name and strength of the army; below, gold and the six piles."""
    left = side_left(player.seat)
    upper, lower, right = TOP + 40, TOP + 72, left + SIDE - 16
    strength = plain_number(player.sum)
    made: list[Op] = [
        seat_token(player.seat, left + 33, TOP + 28, 17),
        Text(left + 64, upper, _named(player, view, words), FAR, "display", theme.INK, far=True),
        Text(right, upper, strength, FAR, "figure", theme.INK, "rs", far=True),
        small_icon("army", right - text.width(strength, FAR, "figure") - 40, TOP + 13, 33, theme.INK),
        small_icon("gold", left + 20, lower - 20, 26, theme.GOLD_DARK, theme.GOLD_LIGHT),
        Text(left + 52, lower, f"{player.gold_left}/{view.supply}", COUNT, "bold", theme.INK),
    ]
    at = left + 130.0
    for metal, counts in (
        ("gold", (player.army_hand, player.army_deck, len(player.army_discard))),
        ("silver", (player.action_hand, player.action_deck, len(player.action_discard))),
    ):
        for form, count in zip(("hand", "deck", "discard"), counts, strict=True):
            made.append(card_pile(form, metal, at, lower - 25, SMALL_PILE))
            made.append(Text(at + SMALL_PILE + 2, lower, str(count), COUNT, "bold", theme.INK))
            at += 63
    return made


def _named(player: PlayerView, view: View, words: TableWords) -> str:
    """The name and, where both act at their leisure, whether the player is done; a long name is cut first."""
    message, room = "", SIDE - 64 - STRENGTH - 24
    if view.phase == "muster" and player.passed_muster:
        message = "picture-passed"
    elif view.phase == "clean_up" and view.clean_up_in[player.seat]:
        message = "picture-decided"  # WC-12.10: that he has decided, not what
    name = words.seat_name(player.seat)
    if not message:
        return text.cut(name, FAR, "display", room)
    taken = text.width(words.t(message, name=""), FAR, "display")
    return words.t(message, name=text.cut(name, FAR, "display", room - taken))


def card_pile(form: str, metal: str, x: float, y: float, size: float = PILE) -> Sprite:
    """A hand, a deck or a discard pile of army cards (gold) or action cards (silver)."""
    return Sprite(x, y, size, size, ("pile", form, metal, size), lambda: _pile(form, metal, size / PILE))


def _pile(form: str, metal: str, scale: float) -> Ops:
    wide, tall = 25.0, 35.0
    if form == "deck":
        cards = [((7.0 + 2.5 * i, 6.5 - 2.5 * i), 0.0) for i in range(3)]
    elif form == "hand":
        cards = [((4.0, 6.5), -16.0), ((16.0, 6.5), 16.0), ((10.0, 3.5), 0.0)]
    else:
        cards = [((7.0, 4.0), -8.0), ((10.0, 4.0), 14.0)]
    made: list[Op] = []
    for i, (corner, angle) in enumerate(cards):
        face = form == "discard" and i == len(cards) - 1
        drawn = _face_up(metal, wide, tall) if face else frames.card_back(metal, wide, tall)
        made += [_leaning(op, corner, angle, wide, tall, scale) for op in drawn]
    return tuple(made)


def _face_up(metal: str, wide: float, tall: float) -> Ops:
    ink = theme.GOLD if metal == "gold" else theme.SILVER_DARK
    made: list[Op] = [
        Polygon(shapes.round_box(0, 0, wide, tall, 4), theme.INK),
        Polygon(shapes.round_box(1.2, 1.2, wide - 2.4, tall - 2.4, 3), theme.WHITE),
        Polygon(shapes.box(4.5, 5, wide - 9, 11), ink),
    ]
    made += [Polyline(((5, y), (wide - 5, y)), theme.INK_FAINT, 1.6) for y in (20.0, 24.5, 29.0)]
    return tuple(made)


def _leaning(op: Op, corner: tuple[float, float], angle: float, wide: float, tall: float, scale: float) -> Op:
    """The shape of a card moved to its corner and turned about its middle, the whole then scaled."""

    def place(points: Points) -> Points:
        x, y = wide / 2, tall / 2
        preferred_answer = shapes.turned(shapes.moved(points, -x, -y), angle * pi / 180, corner[0] + x, corner[1] + y)
        return shapes.moved(preferred_answer, 0, 0, scale)

    return reshaped(op, place, scale)


def band_panel(band: Band) -> list[Op]:
    """The ground of a line, with the owner's ribbon on top, or along it where the line is empty."""
    owner = bearer(band.seat)
    ground = theme.mix(theme.PARCHMENT, owner.color, 0.16 if band.line == "battle" else 0.08)
    made: list[Op] = [Polygon(shapes.box(band.x, band.top, band.width, band.height), ground)]
    made += bordered(band.x, band.top, band.width, band.height, owner.deep, 2)
    wide, tall = band.width, RIBBON
    whole = shapes.box(0, 0, wide, tall)
    key = ("ribbon", band.seat, wide)
    made.append(Sprite(band.x, band.top, wide, tall, key, lambda: _ribbon(band.seat, wide, tall), whole))
    return made


def _ribbon(seat: int, wide: float, tall: float) -> Ops:
    deep = bearer(seat).deep
    return (
        *frames.seat_banner(seat, 0, 0, wide, tall),
        Polyline(shapes.closed(shapes.box(1, 1, wide - 2, tall - 2)), deep, 2),
    )


def band_label(band: Band, words: TableWords) -> list[Op]:
    """The name of a line on its ribbon; beside a line with units, an empty one is named upwards."""
    name = words.t(f"picture-{band.line}-line")
    middle, low = band.x + band.width / 2, band.top + (band.height + RIBBON) / 2
    made: list[Op] = []
    if not band.places:
        empty = words.t("picture-empty", line=name)
        if band.width <= SLIM:
            return [Text(middle + 7, low, empty, LABEL, "italic", theme.INK_SOFT, "ms", True)]
        lines = text.wrap(empty, LABEL, "italic", band.width - 16, 3)
        for i, line in enumerate(lines):
            made.append(
                Text(middle, low + 7 + (i - (len(lines) - 1) / 2) * 25, line, LABEL, "italic", theme.INK_SOFT, "ms")
            )
    room = band.width - 12
    if text.width(name, LABEL, "strong") > room:
        name = text.cut(words.t(f"picture-{band.line}-short"), LABEL, "strong", room)
    made.append(Text(middle, band.top + 21, name, LABEL, "strong", theme.WHITE, "ms"))
    return made


def strategies(player: PlayerView, words: TableWords) -> list[Op]:
    """Strategies in play, at the edge below both lines of their owner."""
    boxes = strategy_boxes(player)
    return [
        strategy_card(one, player.seat, words, box[0], box[1], box[2])
        for one, box in zip(player.strategies, boxes, strict=True)
    ]


def strategy_card(one: StrategyView, seat: int, words: TableWords, x: float, y: float, wide: float) -> Group:
    """A strategy in play: id and name."""
    name, side = words.card_name(one.card), words.card(one.card).side
    key = ("strategy", one.id, seat, name, side, wide)
    return Group(x - 6, y - 6, wide + 12, STRATEGY + 16, key, lambda: _strategy_ops(one.id, seat, name, side, wide))


def _strategy_ops(number: str, seat: int, name: str, side: str, wide: float) -> Ops:
    chip = text.width(number, LABEL, "bold") + 34
    (line,), size = fitted_name(name, wide - chip - 22, STRATEGY, 20, 1)
    return (
        Shadow((6, 6, 6 + wide, 6 + STRATEGY), 8, 4, 110),
        Sprite(
            6,
            6,
            wide,
            STRATEGY,
            ("strategy", seat, side, wide, chip),
            lambda: _strategy_face(seat, side, wide, chip),
            frames.card_outline(wide, STRATEGY),
        ),
        Text(37, 6 + STRATEGY / 2 + 7, number, LABEL, "bold", theme.WHITE),
        Text(6 + chip + 12, 6 + STRATEGY / 2 + size * 0.35, line, size, "strong", theme.INK),
    )


def _strategy_face(seat: int, side: str, wide: float, chip: float) -> Ops:
    look, tall = theme.SIDES.get(side, theme.SIDES["neutral"]), STRATEGY
    return (
        Texture(shapes.box(0, 0, wide, tall), look.frame, look.light, 46, 4),
        Polygon(shapes.round_box(4, 4, wide - 8, tall - 8, 5), look.line),
        Polygon(shapes.round_box(5.4, 5.4, wide - 10.8, tall - 10.8, 4), look.paper_light),
        *frames.seat_banner(seat, 5.4, 5.4, chip, tall - 10.8),
        *icon_about("strategy", 19, tall / 2, 21, theme.WHITE, bearer(seat).deep),
        Polyline((*frames.card_outline(wide, tall), (wide - 9, 0)), look.ink, 2),
    )
