"""Title strip, panels of the two players, lines and strategies of a WarCry table."""

from __future__ import annotations

from math import pi

from bot.games.warcry.view import PlayerView, StrategyView, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import bearer, seat_token
from renderers.kit.icons import icon_about, small_icon
from renderers.kit.ops import Group, Line, Op, Ops, Points, Polygon, Shadow, Sprite, Text, Texture, reshaped
from renderers.kit.panels import EDGE, bordered, panel, title_left, title_right, title_score
from renderers.kit.theme import LEAD, MEDIUM, SMALL, WIDTH
from renderers.kit.wording import plain_number
from renderers.warcry import frames
from renderers.warcry.plan import (
    GAP,
    LABEL,
    PLAYER,
    STRATEGY_STEP,
    STRATEGY_WIDTH,
    Band,
    Plan,
    strategies_beside,
)

PILE = 46.0
NAME = 228.0  # room for a player's name


def table_title(view: View, words: TableWords) -> list[Op]:
    """Game, battle and supply; battles won; phase and whose turn it is."""
    phase = words.t("warcry-phase-" + view.phase.replace("_", "-"))
    left, right = (
        title_left(words.t("picture-title"), battle_line(view, words)),
        title_right(phase, *turn_line(view, words)),
    )
    return [*left, *right, *title_score([player.wins for player in view.players], words.t("picture-wins"))]


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


def player_panel(top: float, acts: bool) -> Sprite:
    """What lies behind a player's counters. A golden rim: it is his turn."""
    wide, tall = WIDTH - 2 * EDGE + 8, PLAYER + 8
    return Sprite(EDGE - 4, top - 4, wide, tall, ("player", acts), lambda: _player_ops(acts))


def _player_ops(acts: bool) -> Ops:
    wide = WIDTH - 2 * EDGE
    if not acts:
        return tuple(panel(4, 4, wide, PLAYER, theme.PARCHMENT_LIGHT, theme.INK_FAINT))
    rim = panel(1.5, 1.5, wide + 5, PLAYER + 5, theme.GOLD, theme.GOLD_DARK, 1)
    return (*rim, *panel(5.5, 5.5, wide - 3, PLAYER - 3, theme.PARCHMENT_LIGHT, theme.GOLD_DARK, 1))


def player_counters(player: PlayerView, view: View, words: TableWords, top: float) -> list[Op]:
    """Name, strength of the army, gold, and the six piles."""
    line = top + PLAYER / 2 + 9
    name = _named(player, view, words)
    made: list[Op] = [
        seat_token(player.seat, EDGE + 36, top + PLAYER / 2, 18),
        Text(EDGE + 68, line, name, MEDIUM, "display", theme.INK),
        small_icon("army", EDGE + 302, top + 14, 27, theme.INK),
        Text(EDGE + 333, line, plain_number(player.sum), SMALL, "bold", theme.INK),
        small_icon("gold", EDGE + 376, top + 13, 29, theme.GOLD_DARK, theme.GOLD_LIGHT),
        Text(EDGE + 410, line, f"{player.gold_left}/{view.supply}", SMALL, "bold", theme.INK),
    ]
    at = EDGE + 484.0
    for metal, counts in (
        ("gold", (player.army_hand, player.army_deck, len(player.army_discard))),
        ("silver", (player.action_hand, player.action_deck, len(player.action_discard))),
    ):
        for form, count in zip(("hand", "deck", "discard"), counts, strict=True):
            made.append(card_pile(form, metal, at, top + (PLAYER - PILE) / 2))
            made.append(Text(at + PILE + 4, line, str(count), SMALL, "bold", theme.INK))
            at += 80
    return made


def _named(player: PlayerView, view: View, words: TableWords) -> str:
    """The name and, where both act at their leisure, whether the player is done; a long name is cut first."""
    message = ""
    if view.phase == "muster" and player.passed_muster:
        message = "picture-passed"
    elif view.phase == "clean_up" and view.clean_up_in[player.seat]:
        message = "picture-decided"  # WC-12.10: that he has decided, not what
    name = words.seat_name(player.seat)
    if not message:
        return text.cut(name, MEDIUM, "display", NAME)
    taken = text.width(words.t(message, name=""), MEDIUM, "display")
    return words.t(message, name=text.cut(name, MEDIUM, "display", NAME - taken))


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
    made += [Line(((5, y), (wide - 5, y)), theme.INK_FAINT, 1.6) for y in (20.0, 24.5, 29.0)]
    return tuple(made)


def _leaning(op: Op, corner: tuple[float, float], angle: float, wide: float, tall: float, scale: float) -> Op:
    """The shape of a card moved to its corner and turned about its middle, the whole then scaled."""

    def place(points: Points) -> Points:
        x, y = wide / 2, tall / 2
        leaning = shapes.turned(shapes.moved(points, -x, -y), angle * pi / 180, corner[0] + x, corner[1] + y)
        return shapes.moved(leaning, 0, 0, scale)

    return reshaped(op, place, scale)


def band_panel(band: Band, view: View) -> list[Op]:
    """The ground of a line, with the owner's band at its left end."""
    wide = WIDTH - 2 * EDGE - (STRATEGY_WIDTH + GAP if strategies_beside(view.players[band.seat], band.line) else 0)
    owner = bearer(band.seat)
    ground = theme.mix(theme.PARCHMENT, owner.color, 0.16 if band.line == "battle" else 0.08)
    made: list[Op] = [Polygon(shapes.box(EDGE, band.top, wide, band.height), ground)]
    made += bordered(EDGE, band.top, wide, band.height, owner.deep, 2)
    key = ("ribbon", band.seat, band.height)
    whole = shapes.box(0, 0, LABEL - 6, band.height)
    made.append(Sprite(EDGE, band.top, LABEL - 6, band.height, key, lambda: _ribbon(band.seat, band.height), whole))
    return made


def _ribbon(seat: int, height: float) -> Ops:
    deep = bearer(seat).deep
    return (
        *frames.seat_banner(seat, 0, 0, LABEL - 6, height),
        Line(shapes.closed(shapes.box(1, 1, LABEL - 8, height - 2)), deep, 2),
    )


def band_label(band: Band, words: TableWords) -> list[Op]:
    """The name of a line, reading upwards; in an empty line it stands level."""
    if not band.places and band.height < 150:
        name = words.t(f"picture-{band.line}-line")
        centre = EDGE + LABEL + (WIDTH - 2 * EDGE - LABEL) / 2
        line = words.t("picture-empty", line=name)
        return [Text(centre, band.top + band.height / 2 + 9, line, SMALL, "italic", theme.INK_SOFT, "ms")]
    name = text.cut(words.t(f"picture-{band.line}-short"), SMALL, "strong", band.height - 12)
    x = EDGE + (LABEL - 6) / 2 + 8
    return [Text(x, band.top + band.height / 2, name, SMALL, "strong", theme.WHITE, "ms", True)]


def strategies(player: PlayerView, plan: Plan, words: TableWords) -> list[Op]:
    """Strategies in play, at the edge beside both lines of their owner."""
    x, waiting = WIDTH - EDGE - STRATEGY_WIDTH, list(player.strategies)
    made: list[Op] = []
    for band in sorted((band for band in plan.bands if band.seat == player.seat), key=lambda band: band.line):
        beside = [waiting.pop(0) for _ in range(strategies_beside(player, band.line))]
        made += [
            strategy_card(one, player.seat, words, x, band.top + i * STRATEGY_STEP) for i, one in enumerate(beside)
        ]
    return made


def strategy_card(one: StrategyView, seat: int, words: TableWords, x: float, y: float) -> Group:
    """A strategy in play: id and name."""
    name, side = words.card_name(one.card), words.card(one.card).side
    key = ("strategy", one.id, seat, name, side)
    return Group(
        x - 6, y - 6, STRATEGY_WIDTH + 12, STRATEGY_STEP + 10, key, lambda: _strategy_ops(one.id, seat, name, side)
    )


def _strategy_ops(number: str, seat: int, name: str, side: str) -> Ops:
    wide, tall = STRATEGY_WIDTH, STRATEGY_STEP - GAP
    made: list[Op] = [
        Shadow((6, 6, 6 + wide, 6 + tall), 8, 4, 110),
        Sprite(
            6,
            6,
            wide,
            tall,
            ("strategy", seat, side),
            lambda: _strategy_face(seat, side, wide, tall),
            frames.card_outline(wide, tall),
        ),
        Text(18, 38, number, SMALL, "bold", theme.WHITE),
    ]
    for i, line in enumerate(text.wrap(name, SMALL, "strong", wide - 16, 2)):
        made.append(Text(6 + wide / 2, 62 + i * (LEAD - 1), line, SMALL, "strong", theme.INK, "ms"))
    return tuple(made)


def _strategy_face(seat: int, side: str, wide: float, tall: float) -> Ops:
    look = theme.SIDES.get(side, theme.SIDES["neutral"])
    return (
        Texture(shapes.box(0, 0, wide, tall), look.frame, look.light, 46, 4),
        Polygon(shapes.round_box(4, 4, wide - 8, tall - 8, 5), look.line),
        Polygon(shapes.round_box(5.4, 5.4, wide - 10.8, tall - 10.8, 4), look.paper_light),
        *frames.seat_banner(seat, 5.4, 5.4, wide - 10.8, 30),
        *icon_about("strategy", wide - 24, 20.5, 23, theme.WHITE, bearer(seat).deep),
        Line((*frames.card_outline(wide, tall), (wide - 9, 0)), look.ink, 2),
    )
