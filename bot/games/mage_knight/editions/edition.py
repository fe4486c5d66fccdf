"""What an edition sets: numbers and tables. The rules ask this record and never which edition it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import force_setattr

from bot.games.mage_knight.content.content import Content, FigureType
from bot.games.mage_knight.editions.hooks import Ability, Branch, OptionalIn, PowersOf
from bot.games.mage_knight.editions.modes import Combat, Mode
from bot.games.mage_knight.state import Phase, TurnPhase


class Edition(Struct, frozen=True):
    """The tables and constants of one edition. Lengths in thousandths of an inch, speeds and ranges in inches."""

    key: str
    title: str  # what a table of it is called: ``game-title-<title>``
    reads: Callable[[FigureType], FigureType | None]  # what a printed figure is in this edition; None: nothing
    covers: Callable[[Content], bytes]  # what it reads of packs, in one fixed form: what its digest is made of
    abilities: Mapping[str, Ability]
    all_modes: tuple[Mode, ...]
    phases: Mapping[Phase, tuple[type, ...]]  # what a seat may declare in each
    # Measuring (MKU-6.4)
    tolerance: int
    contact: int
    # Set-up (sections 3 and 23)
    starting_depth: int  # MKU-3.3
    starting_margin: int  # MKU-3.4: from the other edges
    terrain_gap: int  # MKU-3.12, 3.13
    pieces_on_field: int  # MKU-3.10
    pieces_a_player: int  # MKU-3.5
    objectives: int  # more than there are players; -1: none at all (MK2-4.9)
    objective_radius: int
    placing_from: int  # who places the first piece of terrain: so many seats after the first player (MK2-4.17)
    keeps_from_areas: bool  # whether terrain keeps its distance from starting areas too (MK2-4.18)
    deploys_by_centre: bool  # whether it is enough that the centre dot is in the starting area (MK2-5.3)
    # Turns and tokens (sections 4 and 5)
    turn_phases: tuple[TurnPhase, ...]  # phases of a turn, if it has any (MK2-6.5)
    points_an_action: int  # MKU-4.3
    most_tokens: int  # MKU-5.7
    pushing_damage: int  # MKU-11.18
    # Breaking away (section 8): the lowest roll of one die that succeeds
    break_away_from: int
    sure_break_away_from: int
    # Movement
    remembers_contacts: bool  # contact at the start of the turn counts for some abilities, not contact now (MK2-D66)
    surge_half: bool  # whether a move at half speed is at half speed, and not at all of it (MK2-R39)
    spins_wait: bool  # whether the table goes on far from a spin about which its owner is asked (MK2-P15)
    ask_limit: str  # the kind of limit of questions that standing orders leave to their seat; empty: the first
    proposes_in_turn: bool  # whether an end may be proposed once in each own turn only (MK2-P18)
    offers_draws: bool  # whether a draw may be offered (MK2-P14)
    notes_moves: bool  # whether it matters who has moved in this turn (MK2-12.9)
    worded: frozenset[str]  # abilities that do otherwise than in Unlimited, and are told in words of their own
    captor_shoots_clause: str  # by which clause a captor has no ranged combat action
    special_actions: bool  # whether uses without a move are actions of their own, not by Quickness (MK2-25, 33.11)
    # Combat (sections 11 to 14)
    rear_bonus: int  # MKU-13.2
    rear_bonus_from_afar: int  # MK2-20.9
    gang_up_each: int  # MK2-19.8
    item_cost: int  # actions that taking an item costs (MK2-28.8)
    soaring_defense: int  # MK2-16.11
    cover_defense: int  # of a cover token, against shots (MK2-33.50)
    incantation_damage: int  # added to ranged damage (MK2-33.51)
    bombardment_radius: int  # in inches (MK2-21.4)
    bombardment_min: int  # in inches; farther than that (MK2-21.2)
    immune_enhance: bool  # whether magic immune figures give Magic Enhancement (MK2-18.12)
    capture_defense: int  # MKU-14.2
    hindering_defense: int  # MKU-19.10
    height_defense: int  # MKU-20.14, 20.16
    unreduced: frozenset[str]  # causes of damage that no ability reduces (MKU-11.18, MKU-SA.toughness.2, SA.pierce.1)
    dealt_by_id: bool  # whether damage of one step is dealt by its dealers' ids (MK2-22.7), not all together
    magical: frozenset[str]  # causes that do nothing to magic immune figures (MKU-SA.magic_retaliation.2)
    cap: int  # how far modifiers together may move a value, up and down; 0: as far as they go (MK2-9.11)
    # Formations (sections 15 to 17): fewest and most members, bonus of each extra member
    movement_sizes: tuple[int, int]
    ranged_sizes: tuple[int, int]
    close_sizes: tuple[int, int]
    ranged_each: int  # MKU-16.6
    close_each: int  # MKU-17.5
    # The end (section 22)
    captive_worth: int  # MKU-22.8: times the point value
    withdrawn_keeps: bool  # whether who leaves keeps points from eliminations (MKU-22.21, MK2-29.6)
    leaves_after_action: bool  # whether who is declared withdrawn in an action leaves at its end (MKU-P10, MK2-29.7)
    control_needs_capable: bool  # whether only capable warriors count for control (MK2-R6)
    points_break_ties: bool  # whether victory points break a tie in objectives (MK2-R44)
    # What is told of it
    clauses: Mapping[str, str] = {}  # the counterparts of clauses of shared rules (MK2-9.4)
    excluded: Mapping[str | type, str] = {}  # verbs, words behind verbs, actions of other editions: by what clause
    void: Mapping[str, str] = {}  # house options that have no meaning in it, and why
    most_seats: int = 8
    most_seats_clause: str = ""
    bases: Mapping[str, Ability] = {}  # what is printed on bases, by its name (``FigureType.innate``)
    left_out: frozenset[str] = frozenset()  # what of it is not used at a table (MK2-R39)
    # Made here of the tables
    optional: tuple[str, ...] = ()
    optional_in: OptionalIn = OptionalIn({})
    powers_of: PowersOf = PowersOf({})
    modes: Mapping[tuple[Combat, str], Mode] = {}
    heals: Mapping[Combat, Mode] = {}  # by touch and from afar
    branches: Mapping[str, Branch] = {}  # by their verbs
    uses: Mapping[type, Ability] = {}

    def __post_init__(self) -> None:
        used = {name: one for name, one in self.bases.items() if name not in self.left_out}
        made: dict[str, Any] = {
            "optional": tuple([one.id for one in self.abilities.values() if one.optional]),
            "optional_in": OptionalIn(self.abilities),
            "powers_of": PowersOf({**used, **self.abilities}),
            "modes": {(mode.combat, mode.id): mode for mode in self.all_modes},
            "heals": {mode.combat: mode for mode in self.all_modes if mode.heals},
            "branches": {
                branch.verb: branch
                for one in (*self.abilities.values(), *self.bases.values())
                for branch in one.branches
            },
            "uses": {action: one for one in self.abilities.values() for action in one.uses},
        }
        for name, table in made.items():
            force_setattr(self, name, table)

    def printed_on(self, kind: FigureType) -> tuple[str, ...]:
        """What the base of a figure gives it beside its speed type, in the order of the table (MK2-2.3)."""
        given = kind.innate - self.left_out - {kind.speed_type}
        return tuple([name for name in self.bases if name in given])

    def modes_in(self, combat: Combat) -> tuple[Mode, ...]:
        """The modes of one kind of combat, the normal one first."""
        return tuple([mode for mode in self.all_modes if mode.combat == combat])

    def excludes(self, line: str) -> str:
        """The first word of a line that only other editions know, alone or behind its verb; empty: there is none."""
        verb, *words = [word.partition("=")[0].rstrip(",") for word in line.casefold().split()] or [""]
        known = {f"{verb} {word}": word for word in words}
        return verb if verb in self.excluded else next((known[one] for one in known if one in self.excluded), "")

    def excluding(self, line: str) -> str:
        """The clause for the word that ``excludes`` finds."""
        verb, word = line.casefold().split()[0], self.excludes(line)
        return self.excluded[word if word == verb else f"{verb} {word}"]

    def described(self, ability: str) -> str:
        """By which word it is told what an ability does (``mage-knight-does-...``)."""
        return f"{self.key}_{ability}" if ability in self.worded else ability

    def paid_by_combat(self, verb: str) -> str:
        """The verb of a move for which an action of combat pays; empty where a move action does, or nothing."""
        branch = self.branches.get(verb)
        return "" if branch is None or branch.action == "move" else verb
