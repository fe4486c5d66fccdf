"""One line of Mage Knight, taken apart word by word: figures of the field, facings, abilities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NoReturn

from bot.engine.errors import BadNotation, Refused
from bot.engine.notation.counting import list_entries
from bot.engine.notation.line import Words, one_of
from bot.engine.notation.words import Token, excerpt, nearest_name, plain
from bot.engine.play import Fault, fault
from bot.games.mage_knight.faults import with_cards
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.notation.words import Facing, Ruler, facing, figure_id, is_exact
from bot.games.mage_knight.state import LETTERS, Figure, Point

EXACT = "exact"
"""Says that the places of a line are in thousandths of an inch: the engine writes it behind contact positions."""


def marks_of(field: Field) -> dict[str, Point]:
    """The places of objectives and of loose items, by their ids."""
    found = {one.id: (one.x, one.y) for one in field.state.objectives}
    return found | {one.id: (one.x, one.y) for one in field.state.items if not one.bearer}


class FieldLine(Words):
    """A line about the figures of a field."""

    def __init__(
        self, field: Field, seat: int | None, verb: str, tokens: Sequence[Token], *, exact: bool = False
    ) -> None:
        super().__init__(verb, tokens)
        self.field = field
        self.seat = seat
        options = field.state.options
        self.ruler = Ruler(options.width, options.height, self.flag(EXACT) or exact, marks_of(field))

    def refuse(self, why: Fault) -> NoReturn:
        """Refuse with the names of the figures."""
        raise Refused(why.key, why.clause, **with_cards(self.field.state, why.facts))

    def face(self) -> Facing | None:
        """``face=``: degrees, a compass point or a figure."""
        text = self.take("face")
        if text is None:
            return None
        said = facing("face", text)
        if said.at:
            self.known("face", said.at)
        return said

    def letter(self, key: str) -> int:
        """A seat by its letter."""
        letters = LETTERS[: len(self.field.state.players)].casefold()
        return letters.index(one_of(key, self.need(key), tuple(letters)))

    def ability(self, name: str, text: str) -> str:
        """The id of a special ability, in any case, blanks for underscores."""
        known = plain(text).replace(" ", "_").replace("-", "_")
        abilities = self.field.edition.abilities
        if known not in abilities:
            near = nearest_name(known, abilities)
            raise BadNotation("unknown_ability", "MKU-SA.0.2", field=name, given=excerpt(text), near=near)
        return known

    # -- figures ---------------------------------------------------------------------------------------------------

    def known(self, name: str, text: str) -> Figure:
        """A figure of the game."""
        wanted = figure_id(name, text)
        for figure in self.field.state.figures:
            if figure.id == wanted:
                return figure
        raise Refused("no_such_figure", "MKU-P5", figure=wanted)

    def own(self, name: str, text: str) -> Figure:
        """A figure of the player's own."""
        figure = self.known(name, text)
        if self.seat is not None and figure.owner != self.seat:
            self.refuse(fault("not_your_figure", "MKU-P1", figure=figure.id))
        return figure

    def figure(self, name: str = "figure") -> Figure:
        """The next word as a figure of the player's own, which must stand on the field."""
        return self.standing(self.own(name, self.word(name)))

    def item(self) -> str:
        """The next word as an item in play."""
        return self._item(self.word("item"))

    def items(self, text: str) -> tuple[str, ...]:
        """Items between commas."""
        return tuple([self._item(part) for part in list_entries(text)])

    def _item(self, text: str) -> str:
        if text.upper() not in {thing.id for thing in self.field.state.items}:
            raise Refused("no_such_item", "MK2-28.8", given=excerpt(text))
        return text.upper()

    def mover(self) -> Figure:
        """The figure that goes: an own one, or the one that is confused (MKU-SA.magic_confusion.3)."""
        return self.going(self.word("figure"))

    def going(self, text: str) -> Figure:
        """The same, named somewhere else in the line."""
        pending = self.field.state.pending
        confused = pending is not None and pending.kind == "confusion"
        return self.standing(self.known("figure", text) if confused else self.own("figure", text))

    def standing(self, figure: Figure) -> Figure:
        """The figure, which must be on the field."""
        if figure.status != "field":
            self.refuse(fault("not_on_the_field", "MKU-11.13", figure=figure.id))
        return figure

    def several(self, name: str, text: str) -> tuple[str, ...]:
        """Ids between commas, none twice."""
        ids = tuple([self.known(name, part).id for part in list_entries(text)])
        for place, one in enumerate(ids):
            if one in ids[:place]:
                raise BadNotation("named_twice", field=name, given=one)
        return ids

    def arrow(self) -> tuple[str, ...]:
        """``-> B1,B2``: the figures behind the arrow, if there is one."""
        for place, token in enumerate(self.words):
            if token.kind == "->":
                if place + 1 == len(self.words):
                    raise self.missing("target")
                ids = self.several("target", self.words[place + 1].text)
                del self.words[place : place + 2]
                return ids
        return ()


def exactly(line: str, points: Iterable[Point]) -> str:
    """A line with the word for places in thousandths of an inch, if it needs that."""
    return f"{line} {EXACT}" if is_exact(points) else line
