"""The same in words: the alt text of a table, and a text board that says everything the picture shows."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.talisman.view import Fight, Mark, PieceView, PlayerView, Side, View
from bot.i18n.wording import TableWords
from renderers.kit.wording import ALT_LIMIT, fitting, joined, numbered
from renderers.talisman.panels import lying_lines, notes
from renderers.talisman.words import (
    addends_of,
    alignment,
    counts_of,
    last_line,
    name_of,
    ordered,
    phase_line,
    piece_line,
    round_line,
    shown_fight,
    side_name,
    standing_line,
    states_of,
    status_line,
    t,
    turn_line,
)


def alt_text(view: View, words: TableWords, acts: Sequence[Mark] = ()) -> str:
    """What the picture shows, in at most 1,024 characters: the most important first."""
    head = [_head(view, words), *_acts(view, words, acts), *_last(view, words)]
    short = [t(words, "alt_key"), *(_short(player, words) for player in view.players)]
    full = [*(_player(player, words) for player in view.players), *lying_lines(view, words)]
    forms = (full, [*short, *lying_lines(view, words)], short)
    return fitting(("\n".join((*head, *form)) for form in forms), ALT_LIMIT, words.t("picture-rest"))


def text_board(view: View, words: TableWords) -> str:
    """The whole table in words."""
    lines = [_head(view, words), *_last(view, words)]
    if view.turn.destinations:
        names = dict.fromkeys(name_of(words, one.to) for one in view.turn.destinations)
        lines.append(t(words, "board_may", spaces=joined(list(names), words)))
    for player in view.players:
        lines += ["", _player(player, words), *possessions(player, words)]
    lines += ["", *lying_lines(view, words), *notes(view, words)]
    return "\n".join(lines).strip()


def _head(view: View, words: TableWords) -> str:
    return t(
        words,
        "board_head",
        title=t(words, "title"),
        round=round_line(view, words),
        phase=phase_line(view, words),
        turn=turn_line(view, words)[0],
    )


def _acts(view: View, words: TableWords, acts: Sequence[Mark]) -> list[str]:
    return numbered([last_line(view, words, mark) for mark in acts], words) if len(acts) > 1 else []


def _last(view: View, words: TableWords) -> list[str]:
    """The last act, its way, its fight."""
    said, mark, fight = last_line(view, words), view.last, shown_fight(view)
    made = [t(words, "board_last", action=said)] if said else []
    if mark is not None and len(mark.trail) > 1:
        made.append(t(words, "board_way", spaces=joined([name_of(words, space) for space in mark.trail], words)))
    return made + ([] if fight is None else fight_lines(fight, view, words))


def fight_lines(fight: Fight, view: View, words: TableWords) -> list[str]:
    """Both totals with what they are made of, and how it went."""
    made = [_sum(side, fight, view, words) for side in ordered(fight)]
    return [*made, standing_line(fight, view, words)]


def _sum(side: Side, fight: Fight, view: View, words: TableWords) -> str:
    parts = [t(words, "sum", what=what, amount=amount) for _, what, amount in addends_of(side, fight, words)]
    parts += [t(words, "sum", what=t(words, "die"), amount=str(value)) for value in side.dice]
    total = side.total if side.dice or side.total else side.base
    return t(words, "side", name=side_name(side, view, words), parts=joined(parts, words), total=total)


def _short(player: PlayerView, words: TableWords) -> str:
    hero, name = player.hero, words.seat_name(player.seat)
    if hero is None:
        return t(words, "board_player", name=name, state=status_line(player, words))
    values = "/".join(map(str, (hero.total_strength, hero.total_craft, hero.lives, hero.gold)))
    facts = {"character": name_of(words, hero.character), "values": values, "space": name_of(words, hero.space)}
    return t(words, "alt_player", name=name, **facts)


def _player(player: PlayerView, words: TableWords) -> str:
    """A player in one line: place, values, what the character has and suffers."""
    hero, name = player.hero, words.seat_name(player.seat)
    if hero is None:
        return t(words, "board_player", name=name, state=status_line(player, words))
    said = t(
        words,
        "board_hero",
        name=name,
        character=name_of(words, hero.character),
        alignment=alignment(words, hero.alignment),
        space=name_of(words, hero.space),
        strength=hero.total_strength,
        **{"own-strength": hero.strength, "own-craft": hero.craft},
        craft=hero.total_craft,
        lives=hero.lives,
        quota=hero.quota,
        gold=hero.gold,
        counts=joined([*counts_of(hero, words), *states_of(hero, words)], words),
    )
    status = status_line(player, words)
    return t(words, "with", what=said, more=status) if status else said


def possessions(player: PlayerView, words: TableWords) -> list[str]:
    """What a character owns, by name."""
    hero = player.hero
    if hero is None:
        return []
    groups: tuple[tuple[str, tuple[PieceView, ...]], ...] = (
        ("board_objects", hero.objects),
        ("board_followers", hero.followers),
        ("board_trophies", hero.trophies),
    )
    return [
        "- " + t(words, key, cards=joined([piece_line(one, words) for one in pieces], words))
        for key, pieces in groups
        if pieces
    ]
