"""The same in words: the alt text of a battlefield, and a text board that says everything the picture shows."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.mage_knight.measure import degrees, inches
from bot.games.mage_knight.view import FigureView, Mark, ObjectiveView, PieceView, PlayerView, View
from bot.i18n.compass import arrow, wind
from bot.i18n.wording import TableWords
from renderers.kit.wording import ALT_LIMIT, fitting, joined, numbered, plain_number
from renderers.mage_knight.base_words import base_facts
from renderers.mage_knight.objectives import objective_words, objectives_line
from renderers.mage_knight.things import borne, thing_lines
from renderers.mage_knight.words import (
    ability_name,
    army_is_known,
    figure_name,
    game_title,
    last_line,
    modifiers_line,
    phase_line,
    result_line,
    round_line,
    template_name,
    turn_line,
)

GONE = ("eliminated", "withdrawn")


def alt_text(view: View, words: TableWords, acts: Sequence[Mark] = ()) -> str:
    """What the picture shows, in at most 1,024 characters: the most important first. ``acts``: those it numbers."""
    lines = [_head(view, words), *_acts(view, words, acts), *_last(view, words)]
    held = objectives_line(view, words)
    lines += [held] if held else []
    lines += thing_lines(view, words)
    lines += [_player(player, view, words) for player in view.players]
    forms = (_short_armies(view, words, *form) for form in ((True, True), (False, True), (False, False)))
    return fitting(("\n".join((*lines, *form)) for form in forms), ALT_LIMIT, words.t("picture-rest"))


def _short_armies(view: View, words: TableWords, named: bool, placed: bool) -> list[str]:
    """Every figure with its numbers alone, by its id alone where it is not ``named``."""
    made = []
    for player in view.players:
        own = [one for one in view.figures if one.owner == player.seat and one.status not in GONE]
        told = [_short_figure(one, words, named, placed) for one in own]
        if told:
            facts = {"name": words.seat_name(player.seat), "figures": "; ".join(told)}
            made.append(words.t("picture-mk-alt-army", **facts))
    return [words.t("picture-mk-alt-key"), *made] if made else []


def _short_figure(one: FigureView, words: TableWords, named: bool, placed: bool) -> str:
    name = f"{one.id} {figure_name(one, words)}" if named else one.id
    parts = [f"{name} {short_values(one)}", words.t("picture-mk-alt-points", points=one.points)]
    if one.range:
        parts.insert(1, f"{one.range} × {one.targets}")
    if placed and one.status == "field":
        parts.append(_place(one))
    if one.captor:
        parts.append(words.t("picture-mk-board-captive", figure=one.captor))
    if one.soaring:
        parts.append(words.t("picture-mk-soaring"))
    return joined([*parts, *_counted(one, words)], words)


def short_values(one: FigureView) -> str:
    """Speed, attack, defense and damage."""
    return "/".join(map(plain_number, (one.speed, one.attack, one.defense, one.damage)))


def text_board(view: View, words: TableWords) -> str:
    """The whole table in words."""
    lines = [_head(view, words), *_last(view, words)]
    lines.append(words.t("picture-mk-board-field", width=inches(view.width), height=inches(view.height)))
    lines += [_piece(piece, words) for piece in view.pieces]
    lines += [_objective(one, words) for one in view.objectives]
    lines += thing_lines(view, words)
    for player in view.players:
        lines.append(_player(player, view, words))
        own = [one for one in view.figures if one.owner == player.seat]
        lines += ["- " + _figure(one, view, words) for one in own if one.status not in GONE]
        gone = [f"{one.id} {figure_name(one, words)}" for one in own if one.status in GONE]
        if gone:
            lines.append("- " + words.t("picture-mk-board-gone", figures=joined(gone, words)))
    return "\n".join(lines)


def _head(view: View, words: TableWords) -> str:
    return words.t(
        "picture-mk-board-head",
        title=game_title(view, words),
        round=round_line(view, words),
        phase=phase_line(view, words),
        turn=turn_line(view, words)[0],
    )


def _acts(view: View, words: TableWords, acts: Sequence[Mark]) -> list[str]:
    """What was done, by the numbers that the picture has for it; nothing where that is the last act alone."""
    said = [last_line(replace(view, mark=mark), words) for mark in acts]
    return numbered(said, words) if len(acts) > 1 else []


def _last(view: View, words: TableWords) -> list[str]:
    said, result = last_line(view, words), result_line(view, words)
    if not said:
        return []
    made = [words.t("picture-mk-board-last", action=said)]
    if view.mark is not None and view.mark.dice:
        rolled, value = " + ".join(map(str, view.mark.dice)), view.mark.total - sum(view.mark.dice)
        facts: dict[str, str | int] = {"dice": rolled, "value": plain_number(value), "total": view.mark.total}
        needed = [view.needed(one) for one in view.mark.against]
        made.append(
            words.t("picture-mk-board-dice-against", **facts, needed=needed[0])
            if len(needed) == 1
            else words.t("picture-mk-board-dice", **facts)
        )
    added = modifiers_line(view, words)
    made += [words.t("picture-mk-board-added", added=added)] if added else []
    return [*made, words.t("picture-mk-board-result", result=result)] if result else made


def _place(one: FigureView) -> str:
    return _at((one.x, one.y))


def _at(place: tuple[int, int]) -> str:
    return f"({inches(place[0])}, {inches(place[1])})"


def _player(player: PlayerView, view: View, words: TableWords) -> str:
    score = view.totals[player.seat] if view.totals else player.score
    name = words.seat_name(player.seat)
    said = words.t("picture-mk-board-player", name=name, score=score, points=player.points)
    said = said if army_is_known(player) else name
    if view.phase in ("army", "pool"):
        done = player.army_in if view.phase == "army" else player.pool_in
        key = f"picture-mk-{view.phase}-" + ("in" if done else "due")
        return words.t("picture-mk-board-state", player=said, state=words.t(key))
    if view.objectives:
        held = words.t("picture-mk-board-held", count=view.held(player.seat))
        said = words.t("picture-mk-board-state", player=said, state=held)
    if player.withdrawn:
        return words.t("picture-mk-board-state", player=said, state=words.t("picture-mk-withdrawn"))
    return said


def _piece(piece: PieceView, words: TableWords) -> str:
    corners = [f"({inches(x)}, {inches(y)})" for x, y in piece.polygon]
    kind = words.t("picture-mk-terrain-" + piece.kind.replace("_", "-"))
    if piece.elevated:
        state = words.t("picture-mk-abrupt" if piece.abrupt else "picture-mk-elevated")
        kind = words.t("list-comma", first=kind, last=state)
    return words.t(
        "picture-mk-board-piece",
        piece=piece.id,
        name=template_name(piece.template, words),
        kind=kind,
        corners=joined(corners, words),
    )


def _objective(one: ObjectiveView, words: TableWords) -> str:
    place = f"({inches(one.x)}, {inches(one.y)})"
    return words.t("picture-mk-board-objective", objective=objective_words(one, words), place=place)


def _figure(one: FigureView, view: View, words: TableWords) -> str:
    """A figure in one line: place, facing, values, state."""
    values = words.t(
        "picture-mk-board-values",
        speed=one.speed,
        attack=one.attack,
        defense=one.defense,
        damage=one.damage,
        range=one.range,
        targets=one.targets,
        points=one.points,
        arc=one.arc,
    )
    facing = degrees(one.facing)
    direction = arrow(facing) if view.viewer is None else wind(words.speech.catalog, words.language, facing)
    where = (
        words.t("picture-mk-board-place", place=_place(one), direction=direction, facing=facing)
        if one.status == "field"
        else words.t("picture-mk-board-waiting")
    )
    said = words.t("picture-mk-board-figure", figure=one.id, name=figure_name(one, words), where=where, values=values)
    states = [*base_facts(one, words), *_rear(one, words), *states_of(one, words), *borne(one, view, words)]
    return words.t("picture-mk-board-state", player=said, state=joined(states, words)) if states else said


def _rear(one: FigureView, words: TableWords) -> list[str]:
    """Where the other circle of a double base lies."""
    return [] if one.rear is None else [words.t("picture-mk-board-rear", place=_at(one.rear))]


def states_of(one: FigureView, words: TableWords) -> list[str]:
    """Abilities on the present click, tokens, captivity and the like."""
    made = [ability_name(name, words) for name in one.marks if name not in one.cancelled]
    made += [words.t("picture-mk-board-cancelled", ability=ability_name(name, words)) for name in one.cancelled]
    made += _counted(one, words)
    if one.acted:
        made.append(words.t("picture-mk-board-acted"))
    if one.captor:
        made.append(words.t("picture-mk-board-captive", figure=one.captor))
    if one.captive:
        made.append(words.t("picture-mk-board-captor", figure=one.captive))
    if one.elevated:
        made.append(words.t("picture-mk-elevated"))
    if one.soaring:
        made.append(words.t("picture-mk-soaring"))
    return made


def _counted(one: FigureView, words: TableWords) -> list[str]:
    """What is counted of a figure: tokens, clicks."""
    made = [words.t("picture-mk-board-tokens", count=one.tokens)] if one.tokens else []
    made += [words.t(f"picture-mk-board-token-{name}") for name in one.ability_tokens]
    made += [words.t("picture-mk-board-hurt", count=one.hurt)] if one.hurt else []
    if one.clicks is not None:
        made.append(words.t("picture-mk-board-dial", click=one.clicks[0], count=one.clicks[1]))
    return made
