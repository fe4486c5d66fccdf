"""Tables of Powers of Albion to show: positions put together by hand, seen by the public or by a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.engine.requests import Facts
from bot.games.albion.game import Albion
from bot.games.albion.state import Fight, Knight, Mark, Options, PawnItems, PawnOrder, Seat, State, Token
from bot.games.albion.view import View


def knight(game: Albion, code: str, name: str, hex_: str, tokens: str = "", **fields: Any) -> Knight:
    """A knight on the map, mounted unless told otherwise; without tokens he has those of the pack."""
    group, pawn = map(int, code.split("."))
    ready = game.content.knights[name]
    shield = ("shield",) if ready.default_shield else ()
    kinds = tokens.split() or [*ready.default_weapons, *ready.default_armour, *shield]
    power = fields.pop("power", ready.default_power)
    values: dict[str, Any] = {"transport": "horse", "left_castle": True, "seat": group - 1, **fields}
    values.setdefault("strength", ready.default_strength)
    if values["transport"] != "foot":
        values["mount"] = Token(f"{code} mount", values["transport"])
    return Knight(
        name,
        group,
        pawn,
        hex=hex_,
        power=power,
        start_power=ready.default_power,
        power_limit=ready.default_power,
        tokens=[Token(f"{code} {kind}", kind, public=values.get("revealed", False)) for kind in kinds],
        **values,
    )


def lying(game: Albion, taken: tuple[str, ...] = (), **more: str) -> dict[str, list[Token]]:
    """What lies on the sites, but on those already taken; and what else lies where."""
    content = game.content
    found = dict(zip(content.artefact_hexes, content.artefacts, strict=True))
    found |= dict(zip(content.nemetons, content.objects, strict=True))
    piles = {label: [Token(kind, kind, face_down=True)] for label, kind in found.items() if label not in taken}
    piles |= {label: [Token(f"boat {label}", "boat")] for label in content.boats_start if label not in taken}
    for label, kinds in more.items():
        piles.setdefault(label, []).extend(Token(f"{label} {i}", kind) for i, kind in enumerate(kinds.split()))
    return piles


def state(game: Albion, knights: list[Knight], seats: int = 4, **fields: Any) -> State:
    """A position in the ninth round."""
    groups = [tuple(sorted({one.group for one in knights if one.seat == seat})) for seat in range(seats)]
    values: dict[str, Any] = {
        "options": Options(),
        "phase": "items",
        "round": 9,
        "seats": [Seat(groups=groups[seat], treasury=16 - 2 * seat, ready=True) for seat in range(seats)],
        "seating": list(range(seats)),
        "knights": {one.id: one for one in knights},
        "lying": lying(game),
        "horses": 4,
        **fields,
    }
    return State(**values)


CASTLES = ("C19", "B14", "M14", "M19")


def start(game: Albion) -> View:
    """The first orders are awaited; all stand on their castles."""
    made = [
        knight(game, f"{group.id}.{i}", one.id, group.start_hex, left_castle=False)
        for group in game.content.groups.values()
        for i, one in enumerate(group.knight, 1)
    ]
    position = state(game, made, phase="movement", round=1)
    for seat in position.seats:
        seat.treasury = game.content.limits.treasury
    return game.view(position, None)


def company(game: Albion) -> list[Knight]:
    """Sixteen knights on their ways, some of them known, some gone."""
    return [
        knight(game, "1.1", "gawain", "C12", revealed=True, damage=3),
        knight(game, "1.2", "kay", "D13"),
        knight(game, "1.3", "bedivere", "F12", transport="boat"),
        knight(game, "1.4", "yvain", "C18", status="eliminated"),
        knight(game, "2.1", "lancelot", "D12", "two_handed_sword plate", revealed=True, damage=5),
        knight(game, "2.2", "ector", "B9", transport="foot"),
        knight(game, "2.3", "lavain", "G5"),
        knight(game, "2.4", "galahad", "E4", "sword mail holy_grail", carrier=True),
        knight(game, "3.1", "tristan", "K10", revealed=True, transport="foot", damage=1),
        knight(game, "3.2", "palamedes", "L11"),
        knight(game, "3.3", "dinadan", "M12", skip_next_move=True),
        knight(game, "3.4", "sagramore", "K4"),
        knight(game, "4.1", "bors", "K11", revealed=True),
        knight(game, "4.2", "lionel", "L15"),
        knight(game, "4.3", "gareth", "I8", transport="boat"),
        knight(game, "4.4", "perceval", "M19", left_castle=False),
    ]


MARCHES = (
    ("1.1", "C13", "C12"),
    ("1.2", "C15", "D14", "D13"),
    ("1.3", "F14", "F13", "F12"),
    ("2.1", "E14", "E13", "D12"),
    ("2.3", "F6", "G5"),
    ("3.1", "K11", "K10"),
    ("4.2", "L17", "L16", "L15"),
    ("4.3", "H10", "I9", "I8"),
)


def marched(game: Albion) -> View:
    """Orders of all have just been carried out, over the whole map."""
    mark = Mark("movement", trails=MARCHES, blocked=(("2.1", "C12"), ("4.1", "K10")))
    return game.view(state(game, company(game), last=mark, lying=lying(game, ("E3", "B12"), C12="axe horse")), None)


def skirmish(game: Albion) -> View:
    """Two players have moved close to each other."""
    made = [one for one in company(game) if one.code in ("1.1", "1.2", "1.3", "2.1", "2.2")]
    mark = Mark("movement", trails=(*MARCHES[:2], MARCHES[3]), blocked=(("2.1", "C12"),))
    piles = lying(game, ("F14",), C12="axe horse sword sword", E13="shield")
    return game.view(state(game, made, 2, last=mark, lying=piles), None)


def _fight(game: Albion, fight: Fight, last: Mark, knights: list[Knight] | None = None, **fields: Any) -> View:
    return game.view(state(game, knights or company(game), phase="fights", fight=fight, last=last, **fields), None)


STRIKE = Mark(
    "strike",
    "1.1",
    "2.1",
    dice=(2, 3, 4),
    need=10,
    result="hit",
    defence="parry",
    defence_dice=(6, 5, 3),
    defence_need=12,
    damage=5,
)
SWORDS = {"1.1": "1.1 sword", "2.1": "2.1 two_handed_sword"}


def clash(game: Albion) -> View:
    """A duel: a strike that was not parried."""
    fight = Fight(["1.1", "2.1"], step="turns", initiative="1.1", in_use=SWORDS, hits={"2.1": 1}, turns=7)
    return _fight(game, fight, STRIKE, fights=[Fight(["3.1", "4.1"])])


def enchanted(game: Albion) -> View:
    """A duel: a spell that bound its target, who is weaker; whoever cast it began with the Power for it (AL-20.4)."""
    made = company(game)
    caster = next(one for one in made if one.code == "2.4")
    caster.hex, caster.revealed, caster.strength = "C11", True, 9
    caster.start_power = caster.power_limit = 15
    caster.power = 12
    fight = Fight(["1.1", "2.4"], step="turns", initiative="2.4", penalties={"1.1": 2}, turns=1)
    fight.in_use = {"1.1": "1.1 sword", "2.4": "2.4 sword"}
    fight.bound = [("2.4", "1.1")]
    mark = Mark("spell", "2.4", "1.1", dice=(1, 2, 2), need=14, defence="binding", result="worked")
    return _fight(game, fight, mark, made)


def begun(game: Albion) -> View:
    """A duel that has just begun."""
    fight = Fight(["1.1", "2.1"], step="turns", initiative="2.1", in_use=SWORDS)
    return _fight(game, fight, Mark("fight", "1.1", "2.1"))


def melee(game: Albion) -> View:
    """A fight of five, one of whom has just been dodged."""
    made = company(game)
    for one in made:
        if one.code in ("1.2", "3.2", "2.2"):
            one.revealed, one.hex = True, {"1.2": "D13", "3.2": "E12", "2.2": "C11"}[one.code]
    codes = ["1.1", "1.2", "2.1", "2.2", "3.2"]
    fight = Fight(codes, melee=True, step="turns", order=["3.2", "1.1", "2.1", "1.2", "2.2"], place=1, rounds=2)
    fight.in_use = {**SWORDS, "1.2": "1.2 sword"}
    mark = replace(STRIKE, result="stopped", defence="dodge", defence_dice=(6, 6, 4), defence_need=12, damage=-1)
    return _fight(game, fight, mark, made)


def fate(game: Albion) -> View:
    """A fate card has just been read."""
    card = game.content.fate["galehot"][7].id
    return game.view(state(game, company(game), phase="fate", last=Mark("fate", "1.2", dice=(3, 4), result=card)), None)


def over(game: Albion) -> View:
    """The game is won."""
    return game.view(state(game, company(game), phase="finished", winners=[1], reason="artefacts"), None)


def own(game: Albion) -> View:
    """What a seat sees whose orders are sealed."""
    made = state(game, company(game), phase="movement", last=None)
    made.seats[1].moves = (
        PawnOrder("2.1", ("D11", "D10"), True),
        PawnOrder("2.2", ("B8",)),
        PawnOrder("2.3", ("G4", "F3", "F2")),
        PawnOrder("2.4", ()),
    )
    made.seats[1].items = (PawnItems("2.2", take=("all",)),)
    made.lying["G5"][0].known = (1,)
    return game.view(made, 1)


def far(game: Albion) -> tuple[View, tuple[Facts, ...]]:
    """What a seat sees that asks how far one of its pawns gets, and the answer."""
    position = state(game, company(game), phase="movement", last=None)
    report = game.tell(position, 1, "reach 2.1")
    assert report is not None
    return game.view(position, 1), report.rows


def arming(game: Albion) -> View:
    """A seat that has taken its group and equips its knights."""
    made = state(game, [], 2, phase="set_up", round=0)
    made.seats[0].groups = (3,)
    return game.view(made, 0)


def story(game: Albion) -> list[View]:
    """Three rounds."""
    made = []
    for number in (1, 2, 3):
        moved = tuple((code, *trail[: number + 1]) for code, *trail in MARCHES)
        made.append(game.view(state(game, company(game), round=number, last=Mark("movement", trails=moved)), None))
    return [*made, over(game)]


TABLES: tuple[Callable[[Albion], View], ...] = (
    *(start, marched, skirmish, clash, enchanted, begun, melee, fate, over),
)
