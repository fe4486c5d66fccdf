"""Whole games of Powers of Albion greedily and at random: ends, castles, duels, arms (digest, chapter 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from functools import partial

from msgspec import Struct, structs

from bot.engine.answers import answers_by_chance
from bot.engine.events import Event
from bot.engine.playout import answers_by_greed, any_offer, best_offer, picker, steps
from bot.games import registry
from bot.games.albion.board import Board
from bot.games.albion.state import Knight, Options, State
from tests.plausibility.common import percent, quartiles
from tests.support.sources import ROOT

GAMES = 2000
OTHERS = 5
"""Of every other kind of table one game for so many of four greedy seats."""
README = ROOT / "data/albion/README.md"


class Table(Struct, frozen=True):
    """A kind of table."""

    seats: int
    groups: int = 1
    greedy: bool = True

    @property
    def told(self) -> str:
        """Its line in the tables."""
        groups = ", two groups each" if self.groups > 1 else ""
        return f"{self.seats} {'greedy' if self.greedy else 'random'}{groups}"


FOUR = Table(4)
TABLES = (FOUR, Table(3), Table(2), Table(2, 2), *[Table(*one, greedy=False) for one in ((4,), (3,), (2,), (2, 2))])


class Side(Struct, frozen=True):
    """A knight as he begins a duel. ``won``: 1, of the one whom he beat 0, and where nobody is beaten -1."""

    weapon: str
    armour: str
    won: int = -1


class Duel(Struct, frozen=True):
    """A fight of two. ``end``: how."""

    turns: int
    end: str
    sides: tuple[Side, ...]


class Course(Struct, frozen=True):
    """How one game went. Groups and winners: the groups of each seat."""

    rounds: int
    reason: str
    groups: tuple[tuple[int, ...], ...]
    winners: tuple[tuple[int, ...], ...]
    duels: tuple[Duel, ...]
    told: dict[str, int]


ENDS = {"eliminated": "killed", "defeated": "beaten", "capitulated": "given up", "fled": "fled"}
"""What ends a duel, by its event; one without result says so itself."""
LAST_TURNS = ("killed", "beaten", "fled")
"""Of these the turn that ended the duel is not among those that the fight has counted."""
COUNTED = {
    "fight_started": "fights",
    "eliminated": "knights lost",
    "ransomed": "ransoms",
    "capitulated": "capitulations",
    "fled": "flights",
    "fate_rolled": "fate cards",
}
"""What is told of a game on the average, by its event."""


# -- playing -----------------------------------------------------------------------------------------------------------


def course(table: Table, number: int) -> Course:
    """One game."""
    game, seed = registry.game("albion"), b"plausible %d" % number
    pick = picker(seed)
    answers = answers_by_greed(game, pick) if table.greedy else answers_by_chance(pick)
    choose = best_offer if table.greedy else any_offer
    fighting, told, state = Fighting(), Counter[str](), State()
    for step in steps(game, Options(groups_each=table.groups), table.seats, seed, choose=choose, answerer=answers):
        for done in step.finished:
            state = done.state
            fighting.follow(game.board(state), done.events)
            told.update([COUNTED[event.key] for event in done.events if event.key in COUNTED])
    groups = tuple([seat.groups for seat in state.seats])
    winners = tuple([groups[seat] for seat in state.winners])
    return Course(state.round, state.reason, groups, winners, tuple(fighting.duels), dict(told))


class Fighting:
    """Follows the fights of a game through its events."""

    def __init__(self) -> None:
        self.duels: list[Duel] = []
        self.sides: dict[str, Side] = {}  # of the duel that is being fought, by pawn
        self.duel = False
        self.turns = 0
        self.end = ""

    def follow(self, b: Board, events: Iterable[Event]) -> None:
        """The events of one act, and the table after it."""
        for event in events:
            if event.key == "fight_started":
                self.sides, self.duel, self.turns, self.end = {}, not event.facts["several"], 0, ""
            elif event.key == "weapon_drawn" and self.duel:
                pawn = str(event.facts["pawn"])
                self.sides[pawn] = Side(str(event.facts["weapon"]), _armour(b, b.knight(pawn)))
            elif event.key in ENDS and not self.end and event.facts["pawn"] in self.sides:
                self._ended(str(event.facts["pawn"]), ENDS[event.key])
            elif event.key == "fight_without_result" and self.duel:
                self.end = str(event.facts["how"])
            elif event.key == "fight_ended" and self.sides:
                last = self.end in LAST_TURNS
                self.duels.append(Duel(self.turns + last, self.end, tuple(self.sides.values())))
                self.sides = {}
        if b.state.fight is not None:
            self.turns = b.state.fight.turns

    def _ended(self, pawn: str, end: str) -> None:
        self.end = end
        if end != ENDS["fled"]:
            self.sides = {code: structs.replace(one, won=int(code != pawn)) for code, one in self.sides.items()}


def _armour(b: Board, knight: Knight) -> str:
    worn = [b.gear(one) for one in knight.tokens if b.gear(one).kind in ("armour", "shield")]
    armour = [one.id for one in sorted(worn, key=lambda one: one.efficacy) if one.kind == "armour"]
    return " + ".join([*armour, *["shield" for one in worn if one.kind == "shield"]])


# -- telling -----------------------------------------------------------------------------------------------------------


def measured(pool: Executor, games: int) -> str:
    """Play them and tell."""
    many = {table: games if table is FOUR else games // OTHERS for table in TABLES}
    return told({table: list(pool.map(partial(course, table), range(many[table]), chunksize=5)) for table in TABLES})


def told(played: dict[Table, list[Course]]) -> str:
    """What came of all games, as Markdown."""
    duels = [duel for one in played[FOUR] for duel in one.duels]
    return "\n".join([*_games(played), "", *_castles(played), "", *_duels(played), "", *_arms(duels)])


def _table(*heads: str) -> list[str]:
    return [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _games(played: dict[Table, list[Course]]) -> Iterator[str]:
    ends = {"artefacts": "both artefacts", "last": "last one left", "rounds": "round limit", "draw": "nobody left"}
    yield from _table("Seats", "Games", "Rounds: median", "a quarter by", "three quarters by", *ends.values())
    for table, courses in played.items():
        low, middle, high = quartiles([one.rounds for one in courses])
        reasons = Counter([one.reason for one in courses])
        shares = [percent(reasons[reason], len(courses)) for reason in ends]
        yield _row(table.told, len(courses), middle, low, high, *shares)
    yield ""
    yield from _table("In one game, mean", *COUNTED.values())
    for table, courses in played.items():
        means = [sum([one.told.get(name, 0) for one in courses]) / len(courses) for name in COUNTED.values()]
        yield _row(table.told, *[f"{mean:.1f}" for mean in means])


def _castles(played: dict[Table, list[Course]]) -> Iterator[str]:
    """Of the games in which a castle, or a pair of them, was played the share it won; shared victories in parts."""
    names = {group.id: group.name_en for group in registry.game("albion").content.groups.values()}
    yield from _table("Castle", "Seats", "Games with it", "won")
    for table, courses in played.items():
        if table.greedy:
            for groups in sorted({taken for one in courses for taken in one.groups}):
                among = [one for one in courses if groups in one.groups]
                won = sum([one.winners.count(groups) / len(one.winners) for one in among if one.winners])
                yield _row(
                    " and ".join([names[group] for group in groups]), table.told, len(among), percent(won, len(among))
                )


def _duels(played: dict[Table, list[Course]]) -> Iterator[str]:
    ends = [*ENDS.values(), "given_up", "exhausted"]
    yield from _table(
        "Duels of", "Number", "Turns: median", "a quarter by", "three quarters by", *ends[:4], "two passes", "40 turns"
    )
    for table, courses in played.items():
        duels = [duel for one in courses for duel in one.duels]
        counted = Counter([duel.end for duel in duels])
        shares = [percent(counted[end], len(duels)) for end in ends]
        low, middle, high = quartiles([duel.turns for duel in duels])
        yield _row(table.told, len(duels), middle, low, high, *shares)


def _arms(duels: list[Duel]) -> Iterator[str]:
    """Only duels in which somebody was beaten, by what each had as it began."""
    sides = [side for duel in duels for side in duel.sides if side.won >= 0]
    heads = ("Duels of four greedy seats in which one is beaten", "with it", "won")
    columns: dict[str, Callable[[Side], str]] = {
        "weapon in hand": lambda one: one.weapon,
        "armour worn": lambda one: one.armour,
    }
    for column, of in columns.items():
        yield from _table(f"{heads[0]}: {column}", *heads[1:])
        for name, number in Counter([of(side) for side in sides]).most_common():
            won = sum([side.won for side in sides if of(side) == name])
            yield _row(name.replace("_", " ") or "none", number, percent(won, number))
        yield ""
