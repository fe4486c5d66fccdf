"""Armies on a picture: a list with its starting values, and what a player may see of his own alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.games.mage_knight.content.kinds import figure_kind
from bot.games.mage_knight.view import FigureView, PlayerView, View
from bot.i18n.wording import TableWords
from renderers.kit import text, theme
from renderers.kit.heraldry import tag, tag_width
from renderers.kit.legend import legend, legend_rows
from renderers.kit.ops import Group, Op, Ops, Scene, Shadow, Sprite, Text
from renderers.kit.panels import page, panel, title_owner, title_strip
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.theme import LEAD, MEDIUM, SMALL, WIDTH
from renderers.kit.wording import ALT_LIMIT, joined, plain_number, shortened
from renderers.mage_knight.bases import base_ops, front_ops
from renderers.mage_knight.belongings import NOTHING, Brought
from renderers.mage_knight.board import states_of
from renderers.mage_knight.legend import ability_entry
from renderers.mage_knight.palette import COLORS
from renderers.mage_knight.panels import MARK, NAMES, ability_mark, value_icon
from renderers.mage_knight.plan import EDGE, GAP, TITLE
from renderers.mage_knight.things import borne
from renderers.mage_knight.words import figure_name, template_name

NAME = "mage-knight-army"
TOP = EDGE / 2 + TITLE + 14
CELL = (WIDTH - 2 * EDGE - GAP) / 2
ART = 27.0
HEAD = 50.0


class FigureRow(Struct, frozen=True):
    """A figure as a list shows it. ``said``: what stands below the values."""

    title: str
    label: str  # an id for a tag, else empty
    owner: int
    tokens: int
    faction: str
    kind: str
    arc: int
    points: int
    values: tuple[int, int, int, int]
    beside: tuple[tuple[str, ...], ...]
    range: int
    targets: int
    said: tuple[str, ...] = ()

    @property
    def height(self) -> float:
        """How high it is."""
        return 72.0 + len(self.said) * LEAD


def ranked_name(title: str, rank: str, alike: int, words: TableWords) -> str:
    """A name; with the rank where several types of the list have that name."""
    return words.t("list-ranked", name=title, rank=words.t(f"mage-knight-rank-{rank}")) if alike > 1 else title


def times_name(name: str, times: int, words: TableWords) -> str:
    """A name with how often it is there."""
    return words.t("list-times", count=times, name=name) if times > 1 else name


def printed_rows(counts: Mapping[str, int], words: TableWords, owner: int) -> list[FigureRow]:
    """Types with how many there are of each."""
    alike = Counter([words.card(key).name for key in counts])
    return [printed_row(key, count, words, owner, alike[words.card(key).name]) for key, count in counts.items()]


def present_rows(own: Sequence[FigureView], view: View, words: TableWords) -> list[FigureRow]:
    """Figures in play."""
    alike = Counter([name for name, _ in {(one.name, one.type) for one in own}])
    return [present_row(one, borne(one, view, words), words, alike[one.name]) for one in own]


def printed_row(key: str, count: int, words: TableWords, owner: int, alike: int = 1) -> FigureRow:
    """A type with its starting values, how many of it there are, and how many types have its name."""
    kind: Any = words.card(key)
    click = kind.clicks[0]
    name = words.card_name(key)
    title = ranked_name(kind.name if name == key else name, kind.rank, alike, words)
    return FigureRow(
        f"{count} × {title}" if count > 1 else title,
        "",
        owner,
        0,
        kind.faction,
        figure_kind(kind),
        kind.arc,
        kind.points * count,
        (click.speed, click.attack, click.defense, click.damage),
        click.beside,
        kind.range,
        kind.targets,
    )


def present_row(one: FigureView, bears: Sequence[str], words: TableWords, alike: int) -> FigureRow:
    """A figure of the viewer's with its present values, and its state in words."""
    said = ", ".join([*states_of(one, words), *bears])
    return FigureRow(
        ranked_name(figure_name(one, words), one.rank, alike, words),
        one.id,
        one.owner,
        one.tokens,
        one.faction,
        one.kind,
        one.arc,
        one.points,
        (one.speed, one.attack, one.defense, one.damage),
        one.beside,
        one.range,
        one.targets,
        text.wrap(said, SMALL, "text", CELL - 40) if said else (),
    )


def base_art(seat: int, faction: str, kind: str, arc: int, x: float, y: float, r: float) -> list[Op]:
    """A base that looks to the upper right, as large as one likes."""
    half = r * 1.5 + 4
    key = ("art", seat, faction, kind, arc, r)

    def draw() -> Ops:
        under = Shadow((half - r, half - r, half + r, half + r), r, max(3.0, r * 0.25), 130, round(r * 0.15))
        base = Sprite(0, 0, 2 * half, 2 * half, ("artbase", *key), lambda: base_ops(seat, faction, kind, half, r))
        edge = Sprite(0, 0, 2 * half, 2 * half, ("artedge", *key), lambda: front_ops(half, r, -45, arc))
        return (under, base, edge)

    return [Group(round(x - half), round(y - half), 2 * half, 2 * half, key, draw)]


def figure_cell(row: FigureRow, x: float, top: float, tall: float) -> list[Op]:
    """A figure on a sheet of its own."""
    wide = CELL
    back = Sprite(
        x - 4,
        top - 4,
        wide + 8,
        tall + 8,
        ("cell", wide, tall),
        lambda: tuple(panel(4, 4, wide, tall, theme.PARCHMENT_LIGHT, theme.INK_FAINT)),
    )
    left = x + 76
    made: list[Op] = [back, *base_art(row.owner, row.faction, row.kind, row.arc, x + 39, top + 37, ART)]
    at = left
    if row.label:
        made.append(tag(row.label, row.owner, left, top + 6, row.tokens))
        at += tag_width(row.label, row.tokens) + 8
    points = str(row.points)
    right = x + wide - 12
    made.append(Text(right, top + 28, points, SMALL, "text", theme.INK_SOFT, "rs"))
    title = text.cut(row.title, SMALL, "strong", right - at - text.width(points, SMALL, "text") - 10)
    made.append(Text(at, top + 28, title, SMALL, "strong", theme.INK))
    made += _values(row, left - 4, top + 60)
    for i, line in enumerate(row.said):
        made.append(Text(x + 20, top + 88 + i * LEAD, line, SMALL, "text", theme.INK_SOFT))
    return made


def _values(row: FigureRow, left: float, line: float) -> list[Op]:
    """Values with the marks of their abilities, closer together than in a panel."""
    made: list[Op] = []
    at = left
    for kind, value, names in zip(NAMES, row.values, row.beside, strict=True):
        made.append(value_icon(kind, at, line - 19, 20))
        at += 22
        made.append(Text(at, line, str(value), SMALL, "bold", theme.INK))
        at += text.width(str(value), SMALL, "bold") + 2
        for name in names:
            made.append(ability_mark(name, at, line - 21))
            at += MARK + 1
        at += 6
    if row.range:
        said = str(row.range) if row.targets < 2 else f"{row.range}×{row.targets}"
        if at + 22 + text.width(said, SMALL, "bold") <= left + CELL - 84:
            made += [value_icon("range", at, line - 19, 20), Text(at + 22, line, said, SMALL, "bold", theme.INK)]
    return made


def sheet_scene(title: str, seat: int, parts: Sequence[tuple[str, Sequence[FigureRow]]], words: TableWords) -> Scene:
    """A title, then headings each with their figures in two columns, then a legend."""
    made = title_owner(seat, title)
    top = TOP
    for heading, rows in parts:
        for line in text.wrap(heading, MEDIUM, "display", WIDTH - 2 * EDGE - 20):
            made.append(Text(EDGE + 8, top + 30, line, MEDIUM, "display", theme.INK))
            top += HEAD - 10
        top += 6
        for i in range(0, len(rows), 2):
            pair = rows[i : i + 2]
            tall = max(row.height for row in pair)
            for j, row in enumerate(pair):
                made += figure_cell(row, EDGE + j * (CELL + GAP), top, tall)
            top += tall + GAP
    named = sorted({name for _, rows in parts for row in rows for names in row.beside for name in names})
    found = legend_rows([ability_entry(name, words) for name in named], WIDTH - 2 * EDGE - 12)
    made += legend(found, top + 4)
    height = float(round(top + len(found) * 32 + EDGE + 6))
    return Scene(float(WIDTH), height, (*page(height), title_strip()), tuple(made))


def army_scene(
    name: str, figures: Sequence[str], words: TableWords, total: int, seat: int = 0, brought: Brought = NOTHING
) -> Scene:
    """The display list of an army: types, one entry a figure; then what it brings."""
    counts = Counter(figures)
    rows = printed_rows(counts, words, seat)
    points = sum(row.points for row in rows) + brought.points(words)
    said = words.t("picture-mk-army-title", name=name, count=len(figures), points=points, total=total)
    return sheet_scene(name, seat, [(said, rows), *[(line, ()) for line in brought.lines(words)]], words)


def army_picture(
    name: str,
    figures: Sequence[str],
    words: TableWords,
    total: int,
    brought: Brought = NOTHING,
    *,
    limit: int | None = None,
) -> Picture | None:
    """An army as a file; None where no form is small enough."""
    scene = army_scene(name, figures, words, total, brought=brought)
    told = army_text(name, figures, words, total, ALT_LIMIT, brought)
    return picture_of(scene, NAME, told, COLORS, limit=limit)


def army_text(
    name: str,
    figures: Sequence[str],
    words: TableWords,
    total: int,
    limit: int | None = None,
    brought: Brought = NOTHING,
) -> str:
    """The same in words."""
    counts = Counter(figures)
    rows = printed_rows(dict.fromkeys(counts, 1), words, 0)
    points = sum(row.points * count for row, count in zip(rows, counts.values(), strict=True)) + brought.points(words)
    lines = [words.t("picture-mk-army-title", name=name, count=len(figures), points=points, total=total)]
    lines += [_list_line(row, count, words) for row, count in zip(rows, counts.values(), strict=True)]
    lines[1:1] = brought.lines(words)
    return shortened("\n".join([lines[0], words.t("picture-mk-alt-key"), *lines[1:]]), limit)


def _list_line(row: FigureRow, count: int, words: TableWords) -> str:
    """Some figures of a type in a list."""
    told = words.t("picture-mk-army-row", count=count, name=row.title, points=row.points * count)
    return joined([told, *_numbers(row)], words)


def _numbers(row: FigureRow) -> list[str]:
    """The values of a row, and how far and at how many it shoots."""
    values = "/".join(map(plain_number, row.values))
    return [values, f"{row.range} × {row.targets}"] if row.range else [values]


# -- what a player may see of his own ----------------------------------------------------------------------------------


def _own(view: View) -> PlayerView:
    if view.viewer is None:
        raise ValueError("a spectator has no army")
    return view.players[view.viewer]


def hand_scene(view: View, words: TableWords) -> Scene:
    """The display list of the viewer's own army and pool."""
    player = _own(view)
    title = words.t("picture-mk-own-title", name=words.seat_name(player.seat))
    own = [one for one in view.figures if one.owner == player.seat and one.status in ("field", "waiting")]
    rows = present_rows(own, view, words) if own else printed_rows(Counter(player.army or ()), words, player.seat)
    parts = [(line, rows if i == 0 else ()) for i, line in enumerate(_headings(player, view, words))]
    return sheet_scene(title, player.seat, parts, words)


def _headings(player: PlayerView, view: View, words: TableWords) -> list[str]:
    """The army, the pool of terrain while it is one's own secret or choice."""
    army = player.army or ()
    made = [
        words.t("picture-mk-own-army", count=len(army), points=player.points)
        if army
        else words.t("picture-mk-own-none")
    ]
    if army and not any(one.owner == player.seat for one in view.figures):
        made += Brought(player.items, player.domain).lines(words)
    if view.phase in ("army", "pool", "terrain") and player.pool is not None and (player.pool or player.pool_in):
        pool = words.t("picture-mk-own-pool", count=len(player.pool))
        names = [times_name(template_name(one, words), times, words) for one, times in Counter(player.pool).items()]
        made.append(": ".join([pool, ", ".join(names)]) if names else pool)
    return made


def hand_picture(view: View, words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The viewer's own army as a file; None where there is none yet, or no form is small enough."""
    player = _own(view)
    if not player.army and not any(one.owner == player.seat for one in view.figures):
        return None
    scene = hand_scene(view, words)
    return picture_of(scene, "mage-knight-own", hand_text(view, words, ALT_LIMIT), COLORS, limit=limit)


def hand_text(view: View, words: TableWords, limit: int | None = None) -> str:
    """The same in words."""
    player = _own(view)
    lines = [words.t("picture-mk-own-title", name=words.seat_name(player.seat)), *_headings(player, view, words)]
    own = [one for one in view.figures if one.owner == player.seat and one.status in ("field", "waiting")]
    lines += [words.t("picture-mk-alt-key")] if player.army else []
    for one, row in zip(own, present_rows(own, view, words), strict=True):
        said = joined([*_numbers(row), words.t("picture-mk-alt-points", points=one.points)], words)
        states = joined([*states_of(one, words), *borne(one, view, words)], words)
        lines.append(f"- {one.id} {row.title}: {said}" + (f"; {states}" if states else ""))
    if not own:
        counts = Counter(player.army or ())
        for row, count in zip(printed_rows(dict.fromkeys(counts, 1), words, 0), counts.values(), strict=True):
            lines.append("- " + _list_line(row, count, words))
    return shortened("\n".join(lines), limit, words.t("picture-rest-hand"))
