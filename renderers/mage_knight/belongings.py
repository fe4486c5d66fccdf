"""What an army has beside its figures (MK2-27, 28): lines for items, with bearer and uses, and for its domain."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.games.mage_knight.view import FigureView, View
from bot.i18n.wording import TableWords
from renderers.kit import text, theme
from renderers.kit.heraldry import tag, tag_height, tag_width
from renderers.kit.ops import Op, Sprite, Text
from renderers.mage_knight.things import loose, pouch_ops
from renderers.mage_knight.words import template_name


class Belonging(Struct, frozen=True):
    """An item, or the domain that an army brought; ``label`` is that of an item, ``bearer`` of one that is borne."""

    kind: str
    owner: int
    label: str = ""
    bearer: str = ""
    uses: int = -1  # that are left; -1: no limit


class Brought(Struct, frozen=True):
    """What an army has beside its figures before there are any: items with the types of their bearers, a domain."""

    items: tuple[tuple[str, str], ...] = ()
    domain: str = ""

    def points(self, words: TableWords) -> int:
        """What it costs (MK2-3.12)."""
        content: Any = words.speech.game.content
        domain = content.domains[self.domain].points if self.domain else 0
        return int(domain + sum(content.items[item].points for item, _ in self.items))

    def lines(self, words: TableWords) -> list[str]:
        """The items, each with its bearer, and the domain."""
        made = []
        if self.items:
            names = [(template_name(item, words), words.card_name(bearer)) for item, bearer in self.items]
            borne = [words.t("picture-mk-brought-item", item=item, bearer=bearer) for item, bearer in names]
            made.append(words.t("picture-mk-brought-items", items=", ".join(borne)))
        if self.domain:
            made.append(words.t("picture-mk-roster-domain", domain=template_name(self.domain, words)))
        return made


NOTHING = Brought()


def belongings(view: View, seat: int) -> tuple[Belonging, ...]:
    """Of an army whose domain is in play, and whose figures bear items."""
    domain = view.players[seat].domain
    made = [Belonging(domain, seat)] if domain in view.domains else []
    there = {one.id for one in view.figures if one.owner == seat}
    made += [Belonging(one.kind, seat, one.id, one.bearer, one.uses_left) for one in view.things if one.bearer in there]
    return tuple(made)


def borne_by(one: FigureView, own: tuple[Belonging, ...]) -> int:
    """How many items a figure bears."""
    return sum(thing.bearer == one.id for thing in own)


def pouch_sign(x: float, y: float, size: float) -> Sprite:
    """An item, as it lies on the field too."""
    half = size / 2
    return Sprite(round(x), round(y), size, size, ("pouch", size), lambda: pouch_ops(half, half - 1))


def belonging_line(
    one: Belonging, left: float, right: float, tags: float, middle: float, size: int, words: TableWords
) -> list[Op]:
    """A line of the list, about a height. ``tags``: how wide those of the figures are above it."""
    name, line = template_name(one.kind, words), middle + size * 0.34
    if not one.label:
        said = text.cut(words.t("picture-mk-roster-domain", domain=name), size, "italic", right - left)
        return [Text(left, line, said, size, "italic", theme.INK)]
    made: list[Op] = []
    if one.bearer:
        made.append(tag(one.bearer, one.owner, left, middle - tag_height(size) / 2, size=size))
        left += max(tags, tag_width(one.bearer, 0, size)) + 8
    made.append(pouch_sign(left, middle - size / 2, float(size)))
    left += size + 6
    if one.uses >= 0:
        uses = words.t("picture-mk-roster-uses", count=one.uses)
        made.append(Text(right, line, uses, size, "text", theme.INK_SOFT, "rs"))
        right -= text.width(uses, size, "text") + 10
    said = text.cut(f"{one.label} {name}", size, "strong", right - left)
    return [*made, Text(left, line, said, size, "strong", theme.INK)]


STEP, SIZE = 34.0, 20


def ground_lines(view: View, words: TableWords, left: float, right: float, top: float, bottom: float) -> list[Op]:
    """What the ids of loose items mean, where there is room for a line each below the armies."""
    lying = [Belonging(one.kind, 0, one.id, "", one.uses_left) for one in loose(view)]
    if not lying or top + len(lying) * STEP > bottom:
        return []
    return [
        op
        for number, one in enumerate(lying)
        for op in belonging_line(one, left, right, 0, top + (number + 0.5) * STEP, SIZE, words)
    ]
