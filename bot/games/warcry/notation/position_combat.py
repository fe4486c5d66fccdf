"""The combat of a position written by hand: the record of chapter 2."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine.errors import BadData
from bot.engine.handwritten import Place
from bot.engine.notation.words import excerpt
from bot.games.warcry.notation.position_phases import DECLARED
from bot.games.warcry.notation.words import PIECE, Lexicon
from bot.games.warcry.state import FIELD, LETTERS, Combat, Mod, PlayedCard, State, Unit, find_unit, seat_of

Seat = Callable[[Place], int]

_KEYS = (
    "kind",
    "is_follow_up",
    "is_tie_break",
    "attacker",
    "defender",
    "original_target",
    "blocked",
    "next_to_act",
    "consecutive_passes",
    "first_action_done",
    "tactic_points_spent",
    "abilities_used",
    "modifiers",
    "cards_on_battlefield",
    "ready_at_end_of_tactics",
    "rolls",
    "ranged",
    "ranged_kind",
    "begun",
    "winner",
    "routed",
)
_FIELDS = ("strength", "tp", "leadership", "ranged", "terror", "victory", "scout")
_MOST_POINTS = 99


def read_combat(lexicon: Lexicon, state: State, place: Place, seat: Seat) -> None:
    """The current combat; in a melee its units are put on the battlefield if they stand elsewhere."""
    _Reader(lexicon, state, place, seat).read()


class _Reader:
    def __init__(self, lexicon: Lexicon, state: State, place: Place, seat: Seat) -> None:
        self.lexicon = lexicon
        self.state = state
        self.place = place
        self.seat = seat

    def read(self) -> None:
        place = self.place
        place.only(_KEYS)
        attacker, defender = self._fighter("attacker"), self._fighter("defender")
        if seat_of(attacker.id) == seat_of(defender.id):
            raise BadData("position_one_side_fights", place=place.path, unit=attacker.id, target=defender.id)
        first = seat_of(attacker.id)
        combat = Combat(first, attacker.id, defender.id, defender.id, next=first)
        self.state.combat = combat
        self._nature(combat)
        self._exchange(combat)
        self._effects(combat)
        self._result(combat)
        self._shot(combat, attacker)
        for unit in (attacker, defender):
            unit.origin = unit.origin or ("" if unit.line == FIELD else unit.line)  # WC-C46
            if combat.kind == "melee" and self.state.phase not in DECLARED:
                unit.line = FIELD
        self.state.final = combat.tie_break

    def _fighter(self, key: str) -> Unit:
        if key not in self.place:
            raise BadData("position_missing_key", place=self.place.path, name=key)
        return self._unit(self.place.at(key))

    def _unit(self, place: Place, text: str | None = None) -> Unit:
        piece = place.text() if text is None else text
        unit = find_unit(self.state, piece) if PIECE.fullmatch(piece) else None
        if unit is None:
            raise BadData("position_unknown_piece", place=place.path, found=excerpt(piece))
        return unit

    def _nature(self, combat: Combat) -> None:
        place = self.place
        if "kind" in place:
            combat.kind = place.at("kind").one_of(("melee", "ranged"))  # type: ignore[assignment]
        if "original_target" in place:
            combat.target = self._unit(place.at("original_target")).id
        combat.follow_up = self._truth("is_follow_up")
        combat.tie_break = self._truth("is_tie_break")
        combat.blocked = self._truth("blocked")
        combat.begun = self._truth("begun", self.state.phase not in (*DECLARED, "combat_start"))
        if combat.blocked == (combat.target == combat.defender):
            raise BadData("position_blocked", place=place.path, unit=combat.defender, target=combat.target)

    def _truth(self, key: str, default: bool = False) -> bool:
        return self.place.at(key).truth() if key in self.place else default

    def _exchange(self, combat: Combat) -> None:
        place = self.place
        if "next_to_act" in place:
            combat.next = self.seat(place.at("next_to_act"))
        if "consecutive_passes" in place:
            combat.passes = place.at("consecutive_passes").number(0, 2)
        for seat, entry in self._by_seat("first_action_done"):
            combat.acted[seat] = entry.truth()
        for seat, entry in self._by_seat("rolls"):
            combat.rolls = {**combat.rolls, LETTERS[seat]: entry.number(-_MOST_POINTS, _MOST_POINTS)}

    def _by_seat(self, key: str) -> Sequence[tuple[int, Place]]:
        if key not in self.place:
            return ()
        table = self.place.at(key)
        return [(self.seat(Place(table.at(name).path, name)), table.at(name)) for name in table.names()]

    def _by_unit(self, key: str) -> Sequence[tuple[str, Place]]:
        if key not in self.place:
            return ()
        table = self.place.at(key)
        return [(self._unit(table.at(name), name).id, table.at(name)) for name in table.names()]

    def _effects(self, combat: Combat) -> None:
        for unit, entry in self._by_unit("tactic_points_spent"):
            combat.spent = {**combat.spent, unit: entry.number(0, _MOST_POINTS)}
        if "abilities_used" in self.place:
            combat.used = [entry.text() for entry in self.place.at("abilities_used").items()]
        if "modifiers" in self.place:
            combat.mods = [self._modifier(entry) for entry in self.place.at("modifiers").items()]
        if "cards_on_battlefield" in self.place:
            combat.cards = [self._played(entry) for entry in self.place.at("cards_on_battlefield").items()]

    def _modifier(self, place: Place) -> Mod:
        place.only(("unit", "field", "amount", "source"))
        for key in ("unit", "field", "amount"):
            if key not in place:
                raise BadData("position_missing_key", place=place.path, name=key)
        source = place.at("source").text() if "source" in place else ""
        amount = place.at("amount").number(-_MOST_POINTS, _MOST_POINTS)
        return Mod(self._unit(place.at("unit")).id, place.at("field").one_of(_FIELDS), amount, source)

    def _played(self, place: Place) -> PlayedCard:
        """``A1 NE-C02`` or ``A1 NE-C02 cancelled``: who used it, and which card lies there."""
        words = place.text().split()
        cancelled = words[-1:] == ["cancelled"]
        name = " ".join(words[1 : -1 if cancelled else None])
        card = self.lexicon.card(name)
        if card is None or card.family != "action":
            raise BadData("position_unknown_card", place=place.path, found=place.shown(), near=self.lexicon.near(name))
        unit = self._unit(place, words[0])
        return PlayedCard(LETTERS.index(unit.id[0]), card.id, unit.id, cancelled)

    def _result(self, combat: Combat) -> None:
        for unit, entry in self._by_unit("ready_at_end_of_tactics"):
            combat.ready = {**combat.ready, unit: entry.truth()}
        if "winner" in self.place:
            combat.winner = self.seat(self.place.at("winner"))
        combat.routed = self._truth("routed")

    def _shot(self, combat: Combat, shooter: Unit) -> None:
        """The Ranged Attack chosen at the declaration; without one written, the best of the shooter's card."""
        place = self.place
        if combat.kind != "ranged":
            return
        cards = (shooter.card, *(attachment.card for attachment in shooter.attachments))
        printed = [entry for card in cards for entry in self.lexicon.content.cards[card].ranged]
        combat.ranged, combat.ranged_kind = max(printed, default=(0, "normal"))
        if "ranged" in place:
            combat.ranged = place.at("ranged").number(-_MOST_POINTS, _MOST_POINTS)
        if "ranged_kind" in place:
            combat.ranged_kind = place.at("ranged_kind").one_of(("normal", "short", "long"))
