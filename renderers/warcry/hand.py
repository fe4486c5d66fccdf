"""The private picture of a player's hands (WC-H2): every card with its full text, readable on a phone."""

from __future__ import annotations

from msgspec import Struct

from bot.games.warcry.cards.cards import Card
from bot.games.warcry.view import PlayerView, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.icons import icon_about, small_icon
from renderers.kit.ops import Color, Disc, Group, Op, Ops, Polygon, Polyline, Scene, Shadow, Sprite, Text
from renderers.kit.panels import EDGE, TITLE, page, title_owner, title_strip
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.rows import shares
from renderers.kit.theme import MEDIUM, SMALL, WIDTH
from renderers.kit.wording import ALT_LIMIT, plain_number, shortened, signed_number
from renderers.warcry import frames
from renderers.warcry.legend import hand_key
from renderers.warcry.palette import COLORS
from renderers.warcry.values import Badge, emblem, value_sprite

NAME = "warcry-hand"
SHEETS = ((WIDTH, 3), (1300, 4), (1600, 5))  # how wide a sheet is, and how many cards stand in a row
NARROWEST = 4 / 5
GAP = 14.0
KEY = 38.0  # the line with the meaning of the symbols
BROAD = 400.0  # where no row holds more than two
HEAD = 74.0  # name in two lines, and the cost
TYPE = 36.0  # the line with the type
FOOT = 54.0
LINE = 30.0
BADGE_ROW = 29.0
LEAST = 330.0
LEAST_TYPE = 18.0  # of a name or a type that is too long for its line
HEADING = 50.0
SPREAD = 8.0


class Face(Struct, frozen=True):
    """What stands on a card, set in lines."""

    wide: float
    name: tuple[str, ...]
    name_size: float
    kind: str
    kind_size: float
    lines: tuple[str, ...]
    badges: tuple[Badge, ...]
    emblem: str
    sign: str
    facts: tuple[str, str, str, int, int, int, int, int]  # family, type, side, cost, then the values

    @property
    def inside(self) -> float:
        """Room for text."""
        return card_room(self.wide)

    @property
    def height(self) -> float:
        """How high the card has to be."""
        rows = BADGE_ROW + 4 if self.badges else 0
        return 2 * frames.EDGE + HEAD + TYPE + 14 + len(self.lines) * LINE + rows + FOOT


def card_room(wide: float) -> float:
    """Room for text on a card."""
    return wide - 2 * frames.EDGE - 22


def card_face(card: str, words: TableWords, wide: float) -> Face:
    """A card set in type."""
    facts, room = words.card(card), card_room(wide)
    name, name_size = text.fitted(words.card_name(card), "display", room - 50, SMALL + 2, LEAST_TYPE, 2)
    (kind,), kind_size = text.fitted(kind_line(facts, words), "italic", room - 34, SMALL, LEAST_TYPE, 1)
    return Face(
        wide,
        name,
        name_size,
        kind,
        kind_size,
        text.wrap(words.card_text(card), SMALL, "text", room) if words.card_text(card) else (),
        _badges(facts),
        facts.type if facts.family == "action" else emblem(facts.keywords),
        _sign(facts),
        (
            facts.family,
            facts.type,
            facts.side,
            facts.cost,
            facts.strength,
            facts.tactic_points,
            facts.leadership,
            facts.die,
        ),
    )


def kind_line(facts: Card, words: TableWords) -> str:
    """The type and the keywords of a card."""
    made = (
        words.keyword(facts.speed)
        if facts.family == "unit"
        else words.t("warcry-type-" + (facts.type or "attachment").replace("_", "-"))
    )
    for word in facts.keywords:
        made = words.t("list-comma", first=made, last=words.keyword(word))
    return made[:1].upper() + made[1:]


def _badges(facts: Card) -> tuple[Badge, ...]:
    made = [Badge("unique")] if facts.unique else []
    made += [Badge(kind, str(value)) for value, kind in facts.ranged]
    for field, value in (("terror", facts.terror), ("scout", facts.scout)):
        made += [Badge(field, str(value))] if value else []
    return (*made, Badge("victory", signed_number(facts.victory))) if facts.victory else tuple(made)


def hand_scene(view: View, words: TableWords) -> Scene:
    """The display list of the viewer's hands, on the smallest sheet that is not narrower than it may be."""
    for sheet, columns in SHEETS:
        made = _sheet(_owner(view), words, sheet, columns)
        if made.width / made.height >= NARROWEST:
            break
    return made


def _sheet(player: PlayerView, words: TableWords, sheet: float, columns: int) -> Scene:
    ground: list[Op] = []
    front = title_owner(player.seat, words.t("picture-hand-title", name=words.seat_name(player.seat)))
    top = EDGE / 2 + TITLE + 10
    hands = (player.army_cards or (), player.action_cards or ())
    narrow = (sheet - 2 * EDGE - GAP * (columns - 1)) / columns  # a card where a row is full
    wide = narrow if any(max(shares(len(cards), columns), default=0) == columns for cards in hands) else BROAD
    for cards, message in zip(hands, ("picture-hand-army", "picture-hand-action"), strict=True):
        if not cards:
            continue
        front.append(Text(EDGE + 4, top + 32, words.t(message, count=len(cards)), MEDIUM, "display", theme.INK))
        ground.append(Polygon(shapes.box(EDGE + 4, top + 41, sheet - 2 * EDGE - 8, 2), theme.INK_FAINT))
        top += HEADING
        waiting = [card_face(card, words, wide) for card in cards]
        for count in shares(len(cards), columns):
            row = [waiting.pop(0) for _ in range(count)]
            tall = max(LEAST, *(one.height for one in row))
            left = (sheet - count * (wide + GAP) + GAP) / 2
            front += [_card(one, left + j * (wide + GAP), top, tall) for j, one in enumerate(row)]
            top += tall + GAP
    front += hand_key(words, sheet, top + 2)
    height = float(round(top + KEY + EDGE))
    return Scene(float(sheet), height, (*page(height, sheet), title_strip(sheet), *ground), tuple(front))


def _owner(view: View) -> PlayerView:
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    return view.players[view.viewer]


def _card(one: Face, x: float, y: float, tall: float) -> Group:
    return frames.above_ground(("hand", one, tall), one.wide, tall, x, y, SPREAD, lambda: _card_ops(one, tall))


def _card_ops(one: Face, tall: float) -> Ops:
    family, kind, side, cost, strength, points, leadership, die = one.facts
    left, top = SPREAD + frames.EDGE + 11, SPREAD + frames.EDGE
    look = theme.SIDES.get(side, theme.SIDES["neutral"])
    made: list[Op] = [
        Shadow((SPREAD, SPREAD, SPREAD + one.wide, SPREAD + tall), frames.CORNER, 6, 130, 4),
        Sprite(
            SPREAD,
            SPREAD,
            one.wide,
            tall,
            ("hand", one.facts[:3], one.emblem, one.sign, one.wide, tall),
            lambda: _face(one, tall),
            frames.card_outline(one.wide, tall),
        ),
    ]
    first = top + (HEAD - 30 * len(one.name)) / 2 + 24
    for i, line in enumerate(one.name):
        made.append(Text(left, first + i * 30, line, one.name_size, "display", look.ink))
    made.append(
        Text(
            SPREAD + one.wide - frames.EDGE - 33,
            top + HEAD / 2 + 11,
            str(cost),
            MEDIUM,
            "figure",
            _cost_ink(family),
            "ms",
        )
    )
    made.append(Text(left + 36, top + HEAD + 27, one.kind, one.kind_size, "italic", look.ink))
    for i, line in enumerate(one.lines):
        made.append(Text(left, top + HEAD + TYPE + 36 + i * LINE, line, SMALL, "text", theme.INK))
    made += _foot(one, left, SPREAD + tall - frames.EDGE - FOOT, (strength, points, leadership, die))
    return tuple(made)


def _cost_ink(family: str) -> Color:
    return theme.WHITE if family == "action" else theme.INK


def _foot(one: Face, left: float, top: float, values: tuple[int, int, int, int]) -> list[Op]:
    """Values of a unit, or the die of an action card; above them what else is printed."""
    made: list[Op] = []
    at = left + (one.inside - _badges_width(one.badges)) / 2
    for badge in one.badges:
        made.append(small_icon(badge.icon, at, top - BADGE_ROW + 2, 27, theme.INK))
        at += 31
        if badge.value:
            made.append(Text(at, top - 5, badge.value, SMALL, "strong", theme.INK))
            at += text.width(badge.value, SMALL, "strong") + 14
    if one.facts[0] == "unit":
        for i, (kind, value) in enumerate(zip(("strength", "tactic", "leadership"), values[:3], strict=True)):
            x = SPREAD + one.wide / 2 + (i - 1) * 78
            made.append(value_sprite(kind, x - 24, top + 2, 48, 46))
            made.append(Text(x, top + 36, plain_number(value), MEDIUM, "bold", theme.WHITE, "ms"))
    elif one.facts[0] == "action":
        x = SPREAD + one.wide - frames.EDGE - 33
        made.append(small_icon("die", x - 21, top + 4, 42, theme.INK))
        made.append(Text(x, top + 36, str(values[3]), MEDIUM, "figure", theme.WHITE, "ms"))
    return made


def _badges_width(badges: tuple[Badge, ...]) -> float:
    return sum(31 + (text.width(badge.value, SMALL, "strong") + 14 if badge.value else 0) for badge in badges)


def _face(one: Face, tall: float) -> Ops:
    """Frame, plate of the name, emblem and the sign of the cost."""
    family, kind, side = one.facts[:3]
    look = theme.SIDES.get(side, theme.SIDES["neutral"])
    edge, wide = frames.EDGE, one.wide - 2 * frames.EDGE
    tint = theme.mix(look.paper, look.frame, 0.22 if side != "hordes" else 0.12)
    made: list[Op] = list(frames.card_frame(side, one.wide, tall))
    made += [
        Polygon(shapes.notched_box(edge + 5, edge + 5, wide - 10, HEAD - 6, 7), look.line),
        Polygon(shapes.notched_box(edge + 6.6, edge + 6.6, wide - 13.2, HEAD - 9.2, 6), tint),
    ]
    faint = theme.mix(look.paper_light, look.ink, 0.08)
    body = tall - HEAD - TYPE - FOOT
    made += icon_about(
        one.emblem, one.wide / 2, edge + HEAD + TYPE + body / 2, min(190.0, body * 0.86), faint, look.paper_light
    )
    made += icon_about(one.sign, edge + 26, edge + HEAD + 18, 28, look.ink, look.paper_light)
    made.append(
        Polyline(((edge + 10, edge + HEAD + TYPE + 2), (one.wide - edge - 10, edge + HEAD + TYPE + 2)), look.line, 1.4)
    )
    x, y = one.wide - edge - 33, edge + HEAD / 2 + 1
    if family == "action":
        made += [
            Polygon(_hexagon(x, y, r), tint)
            for r, tint in ((25.0, theme.INK), (23.4, theme.SILVER_LIGHT), (21.5, theme.TACTIC))
        ]
    else:
        made += [
            Disc(x, y, 24, theme.GOLD_DARK),
            Disc(x, y, 22, theme.GOLD_LIGHT),
            Disc(x, y, 19.5, theme.GOLD),
            Disc(x, y, 18, theme.GOLD_LIGHT),
        ]
    return tuple(made)


def _hexagon(x: float, y: float, radius: float) -> tuple[tuple[float, float], ...]:
    return tuple(shapes.arc(x, y, radius, 60 * i, 60 * i, 1)[0] for i in range(6))


def _sign(facts: Card) -> str:
    """The sign beside the type."""
    if facts.family == "action":
        return facts.type
    return facts.speed if facts.family == "unit" else emblem(facts.keywords)


def hand_picture(view: View, words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The viewer's hands as a file; None where there is nothing to show, or no form is small enough."""
    player = _owner(view)
    if not player.army_cards and not player.action_cards:
        return None
    scene = hand_scene(view, words)
    return picture_of(scene, NAME, hand_text(view, words, ALT_LIMIT), COLORS, limit=limit)


def hand_text(view: View, words: TableWords, limit: int | None = None) -> str:
    """The same in words."""
    player = _owner(view)
    lines = [words.t("picture-hand-title", name=words.seat_name(player.seat))]
    for card in (*(player.army_cards or ()), *(player.action_cards or ())):
        facts = words.card(card)
        message, known = _printed(facts)
        name, kind, rules = words.card_name(card), kind_line(facts, words), words.card_text(card)
        lines.append(words.t(message, name=name, kind=kind, cost=facts.cost, text=rules, **known).strip())
    if len(lines) == 1:
        lines.append(words.t("picture-hand-none"))
    return shortened("\n".join(lines), limit, words.t("picture-rest-hand"))


def _printed(facts: Card) -> tuple[str, dict[str, str | int]]:
    """The message for a card of a family, and the numbers that only such cards have."""
    if facts.family == "action":
        return "picture-hand-action-card", {"die": facts.die}
    if facts.family == "unit":
        values = {"strength": facts.strength, "points": facts.tactic_points, "leadership": facts.leadership}
        return "picture-hand-unit", dict(values)
    return "picture-hand-card", {}
