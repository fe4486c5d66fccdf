"""Names and sentences of a picture of Powers of Albion."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.albion.content.figures import Content, FateCard, Hex
from bot.games.albion.view import EDITED, FightView, Mark, PawnView, SeatView, TokenView, View
from bot.i18n.catalog import LANGUAGES
from bot.i18n.wording import TableWords
from renderers.kit.wording import edit_line, joined

FOUGHT = ("fight", "strike", "spell")
"""Last acts of a fight that has not moved anybody."""
SEALED = ("set_up", "movement", "items", "declare")


def t(words: TableWords, *key: str, **facts: str | int) -> str:
    """A message of this game's pictures; code words are written with underscores."""
    return words.t("-".join(("picture-alb", *key)).replace("_", "-"), **facts)


def content_of(words: TableWords) -> Content:
    """What is printed on map and tokens."""
    found: Content = words.speech.game.content
    return found


def hexes_of(words: TableWords) -> dict[str, Hex]:
    """The hexes of the map."""
    return content_of(words).hexes


def name_of(words: TableWords, name: str) -> str:
    """The name of a token, knight, spell, region, or of a site by its hex."""
    found = content_of(words).names.get(name)
    return name.replace("_", " ") if found is None else found[LANGUAGES.index(words.language)]


def group_name(words: TableWords, group: int) -> str:
    """The name of a group, by its castle."""
    return str(getattr(content_of(words).groups[group], f"name_{words.language}"))


# -- the head ------------------------------------------------------------------------------------------------------


def round_line(view: View, words: TableWords) -> str:
    """How far the game has gone."""
    if not view.round:
        return t(words, "before")
    limit = view.options.round_limit
    return t(words, "round_of", round=view.round, last=limit) if limit else t(words, "round", round=view.round)


def phase_line(view: View, words: TableWords) -> str:
    """The phase."""
    return t(words, "phase", view.phase)


def turn_line(view: View, words: TableWords) -> tuple[str, int | None]:
    """Who is to act, of sealed orders how many are in, or who has won; with the seat if it is one."""
    if view.phase == "finished":
        names = joined([words.seat_name(seat) for seat in view.winners], words)
        said = t(words, "winners", count=len(view.winners), names=names) if view.winners else t(words, "nobody_won")
        return said, view.winners[0] if len(view.winners) == 1 else None
    if view.wanted:
        return t(words, "sealed", said=view.said, of=view.wanted), None
    if len(view.to_act) == 1:
        return t(words, "turn", name=words.seat_name(view.to_act[0])), view.to_act[0]
    return t(words, "turn_none"), None


# -- pawns ---------------------------------------------------------------------------------------------------------


def pawns_by_code(view: View) -> dict[str, PawnView]:
    """All pawns there ever were."""
    return {one.code: one for one in view.pawns}


def pawns_on_map(view: View, seat: int | None = None) -> list[PawnView]:
    """The pawns on the map, of a seat or of all."""
    return [one for one in view.pawns if one.hex and seat in (None, one.seat)]


def left_of(view: View, seat: SeatView) -> int:
    """How many knights a player has left."""
    return sum(one.seat == seat.seat and one.status == "active" for one in view.pawns)


def who(view: View, code: str, words: TableWords) -> str:
    """A pawn by its code, with the knight behind it where the viewer knows him."""
    pawn = pawns_by_code(view).get(code)
    if pawn is None or pawn.figures is None:
        return code
    return t(words, "pawn", code=code, name=name_of(words, pawn.figures.knight))


def known_name(pawn: PawnView, words: TableWords) -> str:
    """The knight behind a pawn; empty where the viewer does not know him."""
    return "" if pawn.figures is None else name_of(words, pawn.figures.knight)


def foes_of(view: View, code: str) -> list[PawnView]:
    """His enemies in the fight that is shown."""
    members, pawns = fighting(view), pawns_by_code(view)
    own = pawns.get(code)
    return [pawns[one] for one in members if one in pawns and own is not None and pawns[one].seat != own.seat]


def modified(view: View, pawn: PawnView) -> int:
    """M in the fight that is shown: against the one enemy, or with H only where no enemy rides (AL-2.3, AL-16.1)."""
    if pawn.figures is None:
        return 0
    penalty = 0 if view.fight is None else view.fight.penalties.get(pawn.code, 0)
    foes = foes_of(view, pawn.code)
    riding = pawn.transport == "horse" and bool(foes) and all(foe.transport != "horse" for foe in foes)
    return pawn.figures.modified - penalty + riding


def fighting(view: View) -> tuple[str, ...]:
    """Who fights in the fight that is shown: the one that runs, or that of the last act."""
    if view.fight is not None:
        return view.fight.members if len(view.fight.members) > 1 else _last_two(view) or view.fight.members
    return _last_two(view) if view.phase == "fights" else ()


def _last_two(view: View) -> tuple[str, ...]:
    mark = view.last
    return (mark.pawn, mark.target) if mark is not None and mark.kind in FOUGHT and mark.target else ()


def shown_fight(view: View) -> tuple[PawnView, ...]:
    """Those who fight, once everybody knows them (AL-11.9); none: no fight is shown."""
    pawns = pawns_by_code(view)
    found = tuple([pawns[code] for code in fighting(view) if code in pawns])
    return found if len(found) > 1 and all(one.figures is not None and one.revealed for one in found) else ()


def tokens_line(tokens: Iterable[TokenView], words: TableWords) -> str:
    """Tokens by name."""
    return joined([name_of(words, one.kind) if one.kind else t(words, "hidden") for one in tokens], words)


def weapon_in_use(view: View, code: str) -> str:
    """The kind of weapon with which somebody fights; empty where it is none, or not known yet (AL-17.1)."""
    return "" if view.fight is None else view.fight.in_use.get(code, "")


def carried(view: View, pawn: PawnView, words: TableWords) -> str:
    """What he carries as far as the viewer knows, his weapon in use named as such."""
    figures = pawn.figures
    if figures is None:
        return ""
    used = weapon_in_use(view, pawn.code)
    names = [
        t(words, "in_use", name=name_of(words, one.kind)) if one.kind == used else name_of(words, one.kind)
        for one in figures.tokens
    ]
    return joined(names, words) if names else t(words, "unarmed")


def states_of(view: View, pawn: PawnView, words: TableWords) -> list[str]:
    """What else holds for a pawn."""
    made = [t(words, "transport", pawn.transport)] if pawn.hex else []
    made += [t(words, "skips")] if pawn.skip_next_move else []
    made += [t(words, "allowance", count=pawn.allowance)] if pawn.allowance else []
    made += [t(words, "carrier")] if pawn.carrier else []
    made += [t(words, "returning")] if pawn.returning else []
    fight = view.fight
    if fight is not None:
        hits, penalty = fight.hits.get(pawn.code, 0), fight.penalties.get(pawn.code, 0)
        made += [t(words, "hits", count=hits)] if hits else []
        made += [t(words, "penalty", n=penalty)] if penalty else []
        made += [t(words, "bound")] if any(target == pawn.code for _, target in fight.bound) else []
    return made


def holds_over(fight: FightView, code: str) -> list[str]:
    """The enemies over whom he has the initiative, in a fight of several (AL-19.3)."""
    pairs = [(pair.split(" "), holder) for pair, holder in fight.pairs.items()]
    foes = [one for members, holder in pairs if holder == code for one in members if one != code]
    return [one for one in fight.members if one in foes]


def over_whom(view: View, code: str, words: TableWords, *, short: bool = False) -> str:
    """Over whom somebody has the initiative; ``short``: where it stands beside his name."""
    foes = [] if view.fight is None else holds_over(view.fight, code)
    if short:
        return t(words, "initiative_over", foes=joined(foes, words)) if foes else ""
    return t(words, "pair", pawn=who(view, code, words), foes=joined([who(view, one, words) for one in foes], words))


# -- the last act --------------------------------------------------------------------------------------------------


def last_line(view: View, words: TableWords, mark: Mark | None = None) -> str:
    """The last act in a sentence; empty where there is none."""
    mark = mark or view.last
    if mark is None:
        return ""
    if mark.kind == EDITED:
        return edit_line(mark.places, words)
    if mark.kind == "movement":
        return _moves(mark, words)
    facts: dict[str, str | int] = {"pawn": who(view, mark.pawn, words), "target": who(view, mark.target, words)}
    facts |= {"total": sum(mark.dice), "need": mark.need, "name": name_of(words, mark.defence)}
    if mark.kind == "fate":
        facts["card"] = fate_title(mark.result, words)
    elif mark.kind == "fled":
        facts["hex"] = mark.trails[0][-1] if mark.trails else ""
    elif mark.kind == "spell" and not mark.dice:
        return t(words, "last_casting", **facts)
    elif mark.kind not in FOUGHT:
        return t(words, "last_other", **facts)
    said = t(words, "last_" + mark.kind, **facts)
    if mark.kind == "fight" and len(fighting(view)) > 2 and mark is view.last:
        said = t(words, "last_melee", pawns=joined([who(view, one, words) for one in fighting(view)], words))
    result = result_line(mark, words)
    return t(words, "with_result", said=said, result=result) if result and mark.kind != "fight" else said


def _moves(mark: Mark, words: TableWords) -> str:
    """Who went where, and who was stopped before which hex."""
    made = [t(words, "went", pawn=trail[0], hex=trail[-1]) for trail in mark.trails]
    made += [t(words, "stopped", pawn=code, hex=label) for code, label in mark.blocked]
    return t(words, "last_moved", moves=joined(made, words)) if made else t(words, "last_nobody_moved")


def fate_card(card: str, words: TableWords) -> FateCard | None:
    """A fate card by its id."""
    lists = content_of(words).fate.values()
    return next((one for cards in lists for one in cards.values() if one.id == card), None)


def fate_title(card: str, words: TableWords) -> str:
    """What stands on a fate card."""
    found = fate_card(card, words)
    if found is None:
        return card.replace("_", " ")
    return found.title if words.language == "en" else str(getattr(found, f"title_{words.language}"))


def result_line(mark: Mark, words: TableWords) -> str:
    """How a strike or spell ended: in words, with the wound."""
    if mark.damage > 0:
        return t(words, "wound", n=mark.damage)
    if mark.damage == 0:
        return t(words, "no_wound")
    known = ("hit", "missed", "stopped", "unhorsed", "worked", "failed")
    return t(words, "result", mark.result) if mark.result in known else ""


def defence_line(mark: Mark, words: TableWords) -> str:
    """What the defender tried; empty where there was nothing."""
    if mark.kind != "strike" or not mark.defence:
        return ""
    if mark.defence in ("parry", "dodge", "none"):
        return t(words, "defence", mark.defence)
    return name_of(words, mark.defence)
