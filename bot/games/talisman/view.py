"""What one viewer may know of a game of Talisman (chapter 7). Renderers, commands and pages see only this."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from bot.engine.feed import EDITED as EDITED
from bot.games.talisman.state import Encounter, Phase, Stacked, WorldEffect
from bot.games.talisman.state import Fight as Fight
from bot.games.talisman.state import Mark as Mark
from bot.games.talisman.state import Options as Options
from bot.games.talisman.state import Side as Side


class PieceView(Struct, frozen=True):
    """A card that lies face up, is owned, or is a trophy."""

    id: str
    card: str
    type: str  # event, enemy, stranger, object, magic_object, follower, place
    kind: str = ""  # of an Enemy
    strength: int | None = None  # printed, of an Enemy
    craft: int | None = None
    gold: int = 0
    counters: int = 0
    counter: str = ""  # life, strength, craft
    value: int = 0
    role: str = ""
    raft: bool = False
    cursed: bool = False
    talisman: bool = False


class HeroView(Struct, frozen=True):
    """A character in play, with its totals as they are now."""

    character: str
    space: str
    alignment: str
    start_alignment: str
    strength: int  # own
    craft: int
    start_strength: int
    start_craft: int
    total_strength: int
    total_craft: int
    lives: int
    quota: int
    gold: int
    objects: tuple[PieceView, ...]
    followers: tuple[PieceView, ...]
    trophies: tuple[PieceView, ...]
    trophy_points: int
    spell_count: int
    spell_limit: int
    object_limit: int  # -1: none
    talismans: int
    to_miss: int
    toad: int
    enslaved: bool
    inner_done: bool
    quest: str  # the task, or empty
    quest_n: int
    quest_done: bool
    grant: str
    werewolf: int
    pitfiends: int


class PlayerView(Struct, frozen=True):
    """One seat. ``spells`` are those that this viewer may see, None where he may see none."""

    seat: int
    status: str
    hero: HeroView | None
    passing: bool
    absent: bool
    spells: tuple[str, ...] | None
    attacked: int = 0  # how often a character has attacked it or stolen from it
    spells_cast: int = 0
    wary: int = 0  # to its own player


class DestinationView(Struct, frozen=True):
    """A space to which the movement roll leads."""

    to: str
    way: str
    trail: tuple[str, ...]


class TurnView(Struct, frozen=True):
    """The turn that runs."""

    number: int
    seat: int
    extra: bool
    missed: bool
    began: str
    die: int
    added: int
    slow: bool
    steered: int
    way: str
    trail: tuple[str, ...]
    encounter: Encounter | None
    destinations: tuple[DestinationView, ...]


class Choices(Struct, frozen=True):
    """What the active player may choose where the game rests, as everybody can see; and how his fight stands."""

    another: bool = False  # another character, at a ready-made table
    stay: bool = False  # in the Inner Region
    meet: tuple[tuple[int, str], ...] = ()  # whom, and how
    explore: bool = False
    next: tuple[str, ...] = ()  # the cards that may come next, first the default
    take: tuple[str, ...] = ()
    fitting: tuple[str, ...] = ()  # of these all that fits the limit
    gold: bool = False
    persons: tuple[str, ...] = ()
    chance: int = -1  # of winning the fight that runs, in hundredths; -1: there is none


class View(Struct, frozen=True, dict=True):
    """The table."""

    viewer: int | None
    options: Options
    phase: Phase
    round: int
    players: tuple[PlayerView, ...]
    turn: TurnView
    spaces: dict[str, tuple[PieceView, ...]]
    gold: dict[str, int]  # that lies on spaces
    adventure: int  # cards left
    adventure_discard: tuple[str, ...]
    spell_deck: int
    spell_discard: tuple[str, ...]
    unused: tuple[str, ...]
    stock: dict[str, int]
    world: tuple[WorldEffect, ...]
    to_act: tuple[int, ...]
    crown_reached: bool
    ending: str  # empty until it is revealed
    lord_lives: int
    fight: Fight | None
    stack: tuple[Stacked, ...]
    winners: tuple[int, ...]
    reason: str
    last: Mark | None
    choices: Choices = Choices()
    lasting: tuple[str, ...] = ()  # the spells that lie on the table as long as their effect (TA-9:13)
    first: int = 0  # the seat that begins each round
    last_round: int = 0  # after which the game is over; 0: none

    @cached_property
    def named(self) -> dict[str, str]:
        """Public ids and their cards."""
        found = {one.id: one.card for spot in self.spaces.values() for one in spot}
        for player in self.players:
            if player.hero is not None:
                hero = player.hero
                found |= {one.id: one.card for one in (*hero.objects, *hero.followers, *hero.trophies)}
        return found
