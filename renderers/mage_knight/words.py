"""What a picture of Mage Knight says: names, lengths, letters of abilities, the last action in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.mage_knight.content.dial_marks import DIAL_MARKS, DialMark
from bot.games.mage_knight.measure import inches
from bot.games.mage_knight.view import EDITED, FigureView, PieceView, PlayerView, View
from bot.i18n.wording import TableWords
from renderers.kit.ops import Color
from renderers.kit.wording import edit_line, joined

PAIRS = {
    "charge": "Ch", "quickness": "Qu", "magic_levitation": "ML", "flight": "Ft", "aquatic": "Aq", "stealth": "St",
    "bound": "Bo", "force_march": "FM", "nimble": "Ni", "ram": "Ra", "healing": "He", "weapon_master": "WM",
    "magic_blast": "MB", "flame_lightning": "FL", "shockwave": "Sh", "vampirism": "Va", "magic_healing": "MH",
    "venom": "Ve", "sneak_attack": "SA", "sweep": "Sw", "battle_armor": "BA", "pole_arm": "PA", "magic_immunity": "MI",
    "toughness": "To", "defend": "De", "regeneration": "Re", "invulnerability": "In", "dodge": "Do",
    "magic_retaliation": "MR", "limited_invisibility": "LI", "berserk": "Be", "magic_enhancement": "ME",
    "battle_fury": "BF", "demoralized": "Dm", "necromancy": "Ne", "command": "Co", "pierce": "Pi", "magic_freeze": "MF",
    "magic_confusion": "MC",
}  # fmt: skip
"""Two letters for every ability, the same in all languages, as signs on a map are."""

COLORS: dict[str, Color] = {
    "green": (0, 116, 72),
    "red": (168, 36, 30),
    "blue": (26, 84, 152),
    "orange": (226, 132, 28),
    "yellow": (232, 206, 60),
    "black": (34, 30, 28),
    "grey": (140, 138, 134),
}
DARK_LETTERS = frozenset(["orange", "yellow"])


SECOND_PAIRS = {"magic_resistance": "Rs", "cover": "Cv", "incantation": "Ic"}
LETTERS = {**PAIRS, **SECOND_PAIRS}

READ_AS = {"magic_resistance": "magic_immunity"}
"""Abilities by the marks on the dial that stand for them in the second edition (MK2-33.8)."""


def ability_look(name: str) -> DialMark | None:
    """Colour and shape of an ability's mark."""
    return DIAL_MARKS.get(READ_AS.get(name, name))


def ability_letters(name: str) -> str:
    """The two letters of an ability."""
    return LETTERS.get(name) or name[:2].title()


def ability_name(name: str, words: TableWords) -> str:
    """The name of an ability."""
    return words.t("mage-knight-ability-" + name.replace("_", "-")) if name in LETTERS else name.replace("_", " ")


def figure_name(figure: FigureView, words: TableWords) -> str:
    """The name of a figure in the language of the picture, else in English."""
    found = words.card_name(figure.type)
    return figure.name if found == figure.type else found


def template_name(template: str, words: TableWords) -> str:
    """The name of a piece of terrain."""
    found = words.card_name(template)
    return found if found != template else template.replace("_", " ").capitalize()


def kind_word(piece: PieceView, words: TableWords) -> str:
    """The kind of a piece, elevated and abrupt named too."""
    made = words.t("picture-mk-terrain-" + piece.kind.replace("_", "-"))
    if piece.elevated:
        height = words.t("picture-mk-abrupt" if piece.abrupt else "picture-mk-elevated")
        made = words.t("list-comma", first=made, last=height)
    return made


def size_of(polygon: Sequence[tuple[int, int]]) -> tuple[str, str]:
    """How far a piece of terrain goes across and up before it is turned, in inches."""
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    return inches(max(xs) - min(xs)), inches(max(ys) - min(ys))


KINDS = frozenset(
    "move formation ranged close spin place objective deploy start regenerate necromancy levitate nimble pass withdraw "
    "end_turn command confusion cover incantation "
    "take_item drop_items use_item".split()
)


def last_line(view: View, words: TableWords, named: bool = True) -> str:
    """The last action in a sentence; empty where there is none. ``named``: with the name of who acted."""
    mark = view.mark
    if mark is None:
        return ""
    if mark.kind == EDITED:
        return edit_line(mark.places, words)
    kind = mark.kind if mark.kind in KINDS else "other"
    kind = "bombardment" if mark.blast is not None else kind
    found = {one.id: one for one in view.figures}
    known = named and mark.figure in found
    who = f"{mark.figure} {figure_name(found[mark.figure], words)}" if known else mark.figure
    party = list(dict.fromkeys((mark.figure, *mark.members)))
    if len(party) > 1:
        who = joined(party, words)
    facts: dict[str, str | int] = {"name": words.seat_name(mark.seat) if mark.seat >= 0 else "", "who": who or "–"}
    facts["count"] = len(party)
    targets = joined(list(mark.targets), words)
    if kind == "move" and len(party) > 1:
        kind = "formation"
    return words.t("picture-mk-last-" + kind.replace("_", "-"), **facts, targets=targets or "–")


def result_line(view: View, words: TableWords) -> str:
    """What came of the last action: hits, misses, clicks of damage."""
    mark = view.mark
    if mark is None:
        return ""
    parts: list[str] = []
    hurt = dict(mark.hurt)
    if mark.dice and mark.targets and mark.kind in ("ranged", "close"):
        needed = {one.figure: view.needed(one) for one in mark.against}
        for one in mark.targets:
            clicks = hurt.pop(one, 0) if one in mark.hits else 0
            who = one
            if len(needed) > 1 and one in needed:
                who = words.t("picture-mk-needed", figure=one, needed=needed[one])
            if clicks:
                parts.append(words.t("picture-mk-hit-clicks", figure=who, clicks=clicks))
            elif one in mark.hits:
                parts.append(words.t("picture-mk-hit", figure=who))
            else:
                parts.append(words.t("picture-mk-miss", figure=who))
    parts += [words.t("picture-mk-hurt", figure=one, count=clicks) for one, clicks in hurt.items() if clicks]
    return apart(parts, words)


def brief_result(view: View, words: TableWords) -> str:
    """The same of an action against many: whom it hurt, and whom it missed."""
    mark = view.mark
    if mark is None:
        return ""
    parts = [words.t("picture-mk-hurt", figure=one, count=clicks) for one, clicks in mark.hurt if clicks]
    spared = [one for one in mark.targets if one not in mark.hits and mark.dice]
    return apart([*parts, *([words.t("picture-mk-miss", figure=joined(spared, words))] if spared else [])], words)


def apart(parts: Sequence[str], words: TableWords) -> str:
    """Parts that have commas of their own, with dots between."""
    made = ""
    for part in parts:
        made = words.t("picture-mk-both", first=made, second=part) if made else part
    return made


def sum_line(view: View, words: TableWords) -> str:
    """What was added to the dice of the last attack and what came out; against which number, if there is but one."""
    mark = view.mark
    if mark is None or not mark.dice or not mark.total:
        return ""
    facts: dict[str, str | int] = {"strength": mark.total - sum(mark.dice), "total": mark.total}
    if len(mark.against) == 1:
        return words.t("picture-mk-sum-against", **facts, needed=view.needed(mark.against[0]))
    return words.t("picture-mk-sum", **facts)


def modifiers_line(view: View, words: TableWords) -> str:
    """What raised the attack or a defense in the last attack, each by its name; empty where nothing did."""
    mark = view.mark
    if mark is None:
        return ""
    parts = []
    for one in mark.against:
        if one.cover:
            added = joined([_modifier(name, number, words) for name, number in one.cover], words)
            parts.append(words.t("picture-mk-cover", figure=one.figure, defense=one.defense, added=added))
        if one.bonus and one.bonus not in [other.bonus for other in mark.against[: mark.against.index(one)]]:
            added = joined([_modifier(name, number, words) for name, number in one.bonus], words)
            parts.append(words.t("picture-mk-bonus", added=added))
    return apart(parts, words)


def _modifier(name: str, number: int, words: TableWords) -> str:
    """A number with its sign, and what adds it: a rule, or an item or a domain by its name."""
    message = "picture-mk-modifier-" + name.replace("_", "-")
    source = words.t(message) if words.speech.catalog.has(message) else template_name(name, words)
    return words.t("picture-mk-modifier", number=f"+{number}" if number > 0 else f"−{-number}", name=source)


def turn_line(view: View, words: TableWords) -> tuple[str, int | None]:
    """Who is to act or has won, with the seat if it is one."""
    if view.phase == "over":
        if len(view.winners) == 1:
            return words.t("picture-winner", name=words.seat_name(view.winners[0])), view.winners[0]
        if view.winners:
            names = joined([words.seat_name(seat) for seat in view.winners], words)
            return words.t("picture-mk-winners", names=names), None
        return words.t("picture-mk-draw"), None
    if len(view.to_act) == 1:
        return words.t("picture-turn", name=words.seat_name(view.to_act[0])), view.to_act[0]
    return words.t("picture-mk-turn-many", count=len(view.to_act)) if view.to_act else words.t(
        "picture-turn-none"
    ), None


def round_line(view: View, words: TableWords) -> str:
    """The round and the size of the battle."""
    total = words.t("picture-mk-build", count=view.options.build_total)
    if not view.round:
        return total
    shown = (
        words.t("picture-mk-round-of", round=view.round, last=view.last_round)
        if view.last_round
        else words.t("picture-mk-round", round=view.round)
    )
    return words.t("picture-mk-both", first=shown, second=total)


def round_forms(view: View, words: TableWords) -> tuple[str, ...]:
    """The round, with the last one where there is one, and without it."""
    bare = words.t("picture-mk-round", round=view.round)
    limited = words.t("picture-mk-round-of", round=view.round, last=view.last_round) if view.last_round else bare
    return limited, bare


TITLES = {"mk2": "picture-mk-title-second"}


def game_title(view: View, words: TableWords) -> str:
    """What is played: the edition is named where it is not the first one."""
    return words.t(TITLES.get(view.options.edition, "picture-mk-title"))


def phase_line(view: View, words: TableWords) -> str:
    """The phase; in play, how many actions are left, or which phase of the turn it is where it is another one."""
    if view.phase == "play" and view.turn_phase in ("command", "end"):
        return words.t("picture-mk-phase-" + view.turn_phase)
    if view.phase == "play" and view.actions:
        message = "picture-mk-actions-phase" if view.turn_phase else "picture-mk-actions"
        return words.t(message, count=view.left)
    return words.t("picture-mk-phase-" + view.phase)


def field_line(view: View, words: TableWords) -> str:
    """The size of the field."""
    return words.t("picture-mk-field", width=inches(view.width), height=inches(view.height))


def army_is_known(player: PlayerView) -> bool:
    """True if the viewer may know what the player's army is worth; before that any number would be wrong."""
    return player.points > 0
