"""Lines of the set-up: the army list, the terrain pool, placing a piece, deploying (sections 2 and 3)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine.errors import BadNotation, Refused
from bot.engine.notation.counting import counted_entry, list_entries
from bot.engine.notation.line import one_of, whole_number
from bot.engine.notation.words import excerpt, nearest_name, plain
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.content.content import Bought, Content, FigureType, Template
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.notation.line import FieldLine
from bot.games.mage_knight.notation.words import FIGURE, GRAMMAR, Facing, angle, length
from bot.games.mage_knight.setup import setup
from bot.games.mage_knight.state import EDGES, Edge, Figure

TEMPLATES = ("line", "wedge", "column", "shooters_behind")
MOST_OF_ONE = 99
INWARD = {"south": 9000, "west": 0, "north": 27000, "east": 18000}
"""The facing towards the field, by edge."""

_REMARK = re.compile(r"^[^\S\n]*(?:#|//).*", re.MULTILINE)


# -- army ------------------------------------------------------------------------------------------------------------


def _army(field: Field, seat: int, text: str) -> act.Action:
    """A list of codes with counts, one a line or between commas; ``ready=id``; ``random``.

    In a list from elsewhere, lines that begin with ``#`` or ``//`` are remarks.
    """
    rest = _REMARK.sub("", _rest(text)).strip()
    if rest.partition("=")[0].strip().casefold() == "ready":
        return _ready(field.content, rest.partition("=")[2].strip().strip('"'))
    if plain(rest).partition(" ")[0] == "random":
        _end("army", rest)
        return act.RandomArmy()
    figures: list[str] = []
    items: list[Bought] = []
    domains: list[str] = []
    for part in list_entries(rest):
        word, _, more = part.strip().partition(" ")
        if plain(word) == "item":
            items.append(_item(field.content, more))
        elif plain(word) == "domain":
            domains.append(named_in(field.content.domains, more, "unknown_domain", "MK2-27.2"))
        else:
            figures += _entry(field.content, part)
    if not figures:
        raise BadNotation("missing_field", "MKU-2.4", verb="army", field="figure")
    if len(domains) > 1:
        raise BadNotation("domains_too_many", "MK2-27.2", count=len(domains))
    return act.SubmitArmy(tuple(figures), tuple(items), "".join(domains))


def _item(content: Content, text: str) -> Bought:
    """``oxhide_coat on gorrud``: an item, and who bears it (MK2-3.12)."""
    item, on, bearer = text.rpartition(" on ")
    if not on and text.strip():
        raise BadNotation("item_on_whom", "MK2-3.12", given=excerpt(text))
    return named_in(content.items, item, "unknown_item", "MK2-3.12"), kind_named(content, bearer).key


def named_in(known: Mapping[str, Any], text: str, key: str, clause: str) -> str:
    """The id of a domain or an item by its id or name, in any case."""
    wanted = plain(text.strip().strip('"')).replace(" ", "_")
    if not wanted:
        raise BadNotation("missing_value", clause, field=key.removeprefix("unknown_"), allowed=tuple(known))
    for one in known.values():
        if wanted in (plain(one.id), plain(one.name).replace(" ", "_")):
            return str(one.id)
    raise BadNotation(key, clause, given=excerpt(text), near=nearest_name(wanted, known))


def _demand_known(content: Content, wanted: str) -> None:
    """Refuse what the packs have for the other edition alone (MK2-3.5, 33.8)."""
    if wanted in content.elsewhere:
        raise BadNotation("in_other_edition", "MK2-X3", given=excerpt(wanted))


def _rest(text: str) -> str:
    """What stands behind the verb, its lines kept."""
    parts = text.strip().split(maxsplit=1)
    return parts[1] if len(parts) > 1 else ""


def _end(verb: str, rest: str) -> None:
    """Nothing may follow a word that says all."""
    more = rest.split(maxsplit=1)[1:]
    if more:
        raise BadNotation("too_many_words", verb=verb, given=excerpt(more[0]))


def _ready(content: Content, text: str) -> act.SubmitArmy:
    wanted = plain(text).replace(" ", "_")
    army = next((one for one in content.armies.values() if wanted in (one.id, plain(one.name).replace(" ", "_"))), None)
    if army is None:
        _demand_known(content, wanted)
        raise BadNotation("unknown_army", given=excerpt(text), near=nearest_name(text, content.armies))
    return act.SubmitArmy(army.figures, army.items, army.domain)


def _entry(content: Content, part: str) -> list[str]:
    """``2x code``, ``code x2``, ``2 code``, ``code``."""
    count, name = counted_entry(part)
    return [kind_named(content, name).key] * whole_number("army", count, 1, MOST_OF_ONE)


def kind_named(content: Content, text: str) -> FigureType:
    """A figure by its code, by set and number, or by its name, with its rank where several ranks share the name."""
    wanted = plain(text.strip('"'))
    coded = [one for one in content.figures.values() if wanted in (plain(one.code), plain(one.key))]
    if len(coded) == 1:
        return coded[0]
    if coded:  # packs that are played together may have the same code (B.4: unique in a pack)
        raise BadNotation("which_type", given=excerpt(text), options=tuple([one.key for one in coded]))
    named = [one for one in content.figures.values() if wanted in (plain(one.name), plain(f"{one.name} {one.rank}"))]
    if len(named) == 1:
        return named[0]
    if named:
        raise BadNotation("which_type", given=excerpt(text), options=tuple([one.code or one.key for one in named]))
    _demand_known(content, wanted.replace(" ", "_"))
    known = [one.code for one in content.figures.values() if one.code] + _plain_names(content)
    raise BadNotation("unknown_type", given=excerpt(text), near=nearest_name(text, known))


def _plain_names(content: Content) -> list[str]:
    """Names that only one figure has: any other would have to be asked about once more."""
    names = [one.name for one in content.figures.values()]
    return [name for name in names if names.count(name) == 1]


# -- terrain ---------------------------------------------------------------------------------------------------------


_POOLS: dict[str, act.Action] = {"none": act.SubmitPool(()), "random": act.RandomPool()}


def _pool(field: Field, seat: int, text: str) -> act.Action:
    """Templates between commas, ``none``, or ``random``."""
    rest = _rest(text)
    if not rest:
        raise BadNotation("missing_field", "MKU-3.5", verb="pool", field="template")
    word = plain(rest).partition(" ")[0]
    if word in _POOLS:
        _end("pool", rest)
        return _POOLS[word]
    return act.SubmitPool(tuple([template_named(field.content, part).id for part in list_entries(rest)]))


def template_named(content: Content, text: str) -> Template:
    """A template by its id or name, in any case."""
    wanted = plain(text.strip('"')).replace(" ", "_")
    for template in content.templates.values():
        if wanted in (plain(template.id), plain(template.name).replace(" ", "_")):
            return template
    _demand_known(content, wanted)
    raise BadNotation("unknown_template", "MKU-3.23", given=excerpt(text), near=nearest_name(wanted, content.templates))


def _place(field: Field, seat: int, text: str) -> act.Action:
    """``place birch_wood at=20,20 turn=45``, or ``place auto``."""
    line = FieldLine(field, seat, "place", GRAMMAR.tokens(" ".join(text.split()))[1:])
    if line.flag("auto"):
        line.end()
        _now(field, seat, "terrain")
        found = setup.auto_place(field)
        if found is None:
            raise BadNotation("no_place_left", "MKU-R4")
        return found
    told = line.take("turn")
    x, y = line.ruler.point("at", line.need("at"))
    template = template_named(field.content, " ".join(token.text for token in line.words))
    line.words = []
    line.end()
    return act.PlacePiece(template.id, x, y, 0 if told is None else angle("turn", told))


def _objective(field: Field, seat: int, text: str) -> act.Action:
    """``objective at=20,14``, ``objective along=20`` on the line of the own roll, or ``objective auto``."""
    line = FieldLine(field, seat, "objective", GRAMMAR.tokens(" ".join(text.split()))[1:])
    auto, told = line.flag("auto"), line.take("along")
    if auto or told is not None:
        line.end()
        _now(field, seat, "objectives")
        return (
            setup.auto_objective(field, seat) if auto else setup.objective_at(field, seat, length("along", told or ""))
        )
    x, y = line.ruler.point("at", line.need("at"))
    line.end()
    return act.PlaceObjective(x, y)


SIDES: dict[str, Edge] = {name: edge for edge in EDGES for name in (edge, edge[:1])}
"""A side of the field by its name or first letter."""


def _edge(field: Field, seat: int, text: str) -> act.Action:
    """``edge north``, or ``edge n``."""
    line = FieldLine(field, seat, "edge", GRAMMAR.tokens(" ".join(text.split()))[1:])
    word = plain(line.word("edge"))
    line.end()
    return act.NameEdge(SIDES[word if word in SIDES else one_of("edge", word, EDGES)])


# -- deployment ------------------------------------------------------------------------------------------------------


def _deploy(field: Field, seat: int, text: str) -> act.Action:
    """``auto``, a template with ``mirrored``, or a place for each figure; named places adjust a template."""
    line = FieldLine(field, seat, "deploy", GRAMMAR.tokens(" ".join(text.split()))[1:])
    mirrored = line.flag("mirrored")
    shape = line.flag_of(("auto", *TEMPLATES))
    if line.flag("soaring"):
        raise BadNotation("who_soars", "MK2-5.6")
    if mirrored and shape in ("", "auto"):
        raise BadNotation("too_many_words", verb="deploy", given="mirrored")
    if not shape and line.words:
        one_of("deploy", line.word("deploy"), ("auto", *TEMPLATES))
    aloft = line.take("soaring")
    soaring = () if aloft is None else tuple([line.own("soaring", part).id for part in line.several("soaring", aloft)])
    placed = {place.figure: place for place in _formed(field, seat, shape, mirrored)}
    for key in list(line.keyed):
        place = _told(line, seat, key)
        placed[place.figure] = place
    line.end()
    if not placed:
        raise BadNotation("missing_field", "MKU-3.18", verb="deploy", field="figure")
    return act.Deploy(tuple(placed.values()), soaring)


def _formed(field: Field, seat: int, shape: str, mirrored: bool) -> Sequence[act.Placement]:
    if not shape:
        return ()
    _now(field, seat, "deploy")
    if shape == "auto":
        return setup.auto_deploy(field, seat).places
    return setup.deployment(field, seat, shape, mirrored).places


def _now(field: Field, seat: int, phase: str) -> None:
    """Refuse to make a proposal for a step that is not this seat's at present."""
    state = field.state
    if state.phase != phase:
        raise Refused("not_in_phase", "MKU-P1", phase=state.phase)
    if state.active != seat:
        raise Refused("not_your_turn", "MKU-P1", seat=state.active)


def _told(line: FieldLine, seat: int, key: str) -> act.Placement:
    """``A1=12,1.5`` or ``A1=12,1.5,90``; without a facing it looks at the field."""
    if not FIGURE.fullmatch(key.upper()):
        raise BadNotation("unknown_key", verb="deploy", name=excerpt(key))
    figure: Figure = line.own("figure", key)
    x, y, face = line.ruler.placed(figure.id, line.need(key))
    if face is not None and face.at:
        raise BadNotation("bad_angle", "MKU-6.1", field=figure.id, given=face.at)
    said = face or Facing(INWARD.get(line.field.state.players[seat].edge, 0))
    return act.Placement(figure.id, x, y, said.angle)


READERS: dict[str, Callable[[Field, int, str], act.Action]] = {
    "army": _army,
    "pool": _pool,
    "edge": _edge,
    "objective": _objective,
    "place": _place,
    "deploy": _deploy,
}
