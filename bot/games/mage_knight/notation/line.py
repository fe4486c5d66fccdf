"""One line of notation, taken apart word by word. Whatever is wrong is refused with the field and the fact."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from bot.engine.errors import BadNotation, Refused
from bot.games.mage_knight.faults import Fault, fault, with_cards
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.notation.words import (
    Facing,
    Ruler,
    Token,
    facing,
    figure_id,
    nearest,
    one_of,
    plain,
    shown,
    split,
)
from bot.games.mage_knight.state import LETTERS, Figure

EXACT = "exact"
"""Says that the places of a line are in thousandths of an inch: the engine writes it behind contact positions."""


class Line:
    """The words of a line after its verb; each reading takes them away, and ``end`` demands that none is left."""

    def __init__(
        self, field: Field, seat: int | None, verb: str, found: Sequence[Token], *, exact: bool = False
    ) -> None:
        self.field = field
        self.seat = seat
        self.verb = verb
        self.words: list[Token] = []
        self.keyed: dict[str, str] = {}
        self._sort(found)
        options = field.state.options
        self.ruler = Ruler(options.width, options.height, self.flag(EXACT) or exact)

    def _sort(self, found: Sequence[Token]) -> None:
        """Words on one side, ``key=value`` on the other."""
        place = 0
        while place < len(found):
            if found[place].kind == "=":
                raise BadNotation("sign_without_key", given="=")
            if place + 1 < len(found) and found[place + 1].kind == "=":
                key = plain(found[place].text)
                if place + 2 == len(found) or found[place + 2].kind not in ("word", "quoted"):
                    raise BadNotation("missing_field", verb=self.verb, field=shown(key))
                if key in self.keyed:
                    raise BadNotation("key_twice", verb=self.verb, name=shown(key))
                self.keyed[key] = found[place + 2].text
                place += 3
            else:
                self.words.append(found[place])
                place += 1

    def refuse(self, why: Fault) -> NoReturn:
        """Refuse with the names of the figures."""
        raise Refused(why.key, why.clause, **with_cards(self.field.state, why.facts))

    def end(self) -> None:
        """Nothing may be left over."""
        if self.keyed:
            raise BadNotation("unknown_key", verb=self.verb, name=shown(next(iter(self.keyed))))
        if self.words:
            raise BadNotation("too_many_words", verb=self.verb, given=shown(self.words[0].text))

    # -- keys and flags --------------------------------------------------------------------------------------------

    def take(self, key: str) -> str | None:
        """The value of ``key=``, if it is there."""
        return self.keyed.pop(key, None)

    def need(self, key: str) -> str:
        """The value of a key that must be there."""
        value = self.take(key)
        if value is None:
            raise BadNotation("missing_field", verb=self.verb, field=key)
        return value

    def flag(self, word: str) -> bool:
        """Whether a bare word is there; it is taken away."""
        for token in self.words:
            if token.kind == "word" and token.text.casefold() == word:
                self.words.remove(token)
                return True
        return False

    def choice(self, allowed: Sequence[str]) -> str:
        """The one of some bare words that is there, else an empty text; two of them contradict each other."""
        found = [word for word in allowed if self.flag(word)]
        if len(found) > 1:
            raise BadNotation("one_of_these", verb=self.verb, given=found[1], other=found[0])
        return found[0] if found else ""

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
            near = nearest(known, abilities)
            raise BadNotation("unknown_ability", "MKU-SA.0.2", field=name, given=shown(text), near=near)
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

    def word(self, name: str) -> str:
        """The next word."""
        if not self.words:
            raise BadNotation("missing_field", verb=self.verb, field=name)
        return self.words.pop(0).text

    def figure(self, name: str = "figure") -> Figure:
        """The next word as a figure of the player's own, which must stand on the field."""
        return self.standing(self.own(name, self.word(name)))

    def mover(self) -> Figure:
        """The figure that goes: an own one, or the one that is confused (MKU-SA.magic_confusion.3)."""
        pending = self.field.state.pending
        if pending is None or pending.kind != "confusion":
            return self.figure()
        return self.standing(self.known("figure", self.word("figure")))

    def standing(self, figure: Figure) -> Figure:
        """The figure, which must be on the field."""
        if figure.status != "field":
            self.refuse(fault("not_on_the_field", "MKU-11.13", figure=figure.id))
        return figure

    def several(self, name: str, text: str) -> tuple[str, ...]:
        """Ids between commas, none twice."""
        ids = tuple([self.known(name, part).id for part in split(text)])
        for place, one in enumerate(ids):
            if one in ids[:place]:
                raise BadNotation("named_twice", field=name, given=one)
        return ids

    def arrow(self) -> tuple[str, ...]:
        """``-> B1,B2``: the figures behind the arrow, if there is one."""
        for place, token in enumerate(self.words):
            if token.kind == "->":
                if place + 1 == len(self.words):
                    raise BadNotation("missing_field", verb=self.verb, field="target")
                ids = self.several("target", self.words[place + 1].text)
                del self.words[place : place + 2]
                return ids
        return ()
