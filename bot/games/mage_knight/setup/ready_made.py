"""Ready-made games (setup=quick): what dice choose of the packs, and what is declared of it for the seats (MKU-P14).

Nothing here is a rule of its own: armies, terrain and places are handed in line by line, as players might do.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from bot.engine import ready
from bot.engine.errors import Refused
from bot.games.mage_knight.actions import Action, Deploy, PlaceObjective, PlacePiece, SubmitArmy, SubmitPool
from bot.games.mage_knight.content.content import Army, Content, Lying, ReadyField
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.setup.armies import army_faults
from bot.games.mage_knight.setup.beginning import opening
from bot.games.mage_knight.setup.deploying import auto_deploy, deploy_fault, waiting
from bot.games.mage_knight.setup.formed import frame_of, ranks
from bot.games.mage_knight.setup.objectives import objective_at
from bot.games.mage_knight.setup.placing import piece_fault
from bot.games.mage_knight.state import Lot, Objective, Options, Piece, Player, State
from bot.geometry.plane import FULL

SEATS = (2, 2)
CLAUSE = "MKU-P14"

SETTLED = ("preset", "build_total", "width", "height", "teams", "neighbours", "full_pool", "elevated")
"""Options that the ready-made set-up settles itself."""

RIGHT = 4_000
"""How far to the right of the middle a player's objective lies: terrain finds room beside it whatever is rolled."""

FARTHEST, NEAREST = 12, 2
"""Between which distances an objective is rolled (MK2-4.13)."""


# -- whether there can be one ----------------------------------------------------------------------------------------


def refusal(content: Content, edition: Edition, options: Options, seats: int) -> Refused | None:
    """Why a table cannot be ready-made."""
    if not ready.is_quick(options):
        return None
    usual = Options(rules=options.rules, setup="quick")
    named = next((name for name in SETTLED if getattr(options, name) != getattr(usual, name)), "")
    if named:
        return Refused("ready_settled", CLAUSE, option=ready.SETUP, named=named)
    there = bool(pairings(content, edition, options) and sound_fields(content, edition, options))
    return ready.refusal(options, seats, SEATS, there, CLAUSE)


def pairings(content: Content, edition: Edition, options: Options) -> list[tuple[str, str]]:
    """The pairings whose armies both may be handed in at such a table, each in both orders of the seats."""
    armies = content.ready.armies
    fit = [name for name, army in armies.items() if not _army_faults(content, edition, options, army)]
    found = [one.armies for one in content.ready.pairings if {*one.armies} <= {*fit}]
    return [pair for first, second in found for pair in ((first, second), (second, first))]


def _army_faults(content: Content, edition: Edition, options: Options, army: Army) -> bool:
    return bool(army_faults(content, edition, options, army.figures, items=army.items, domain=army.domain))


def sound_fields(content: Content, edition: Edition, options: Options) -> list[str]:
    """The fields whose pieces may all lie as they are drawn, whatever distances of objectives are rolled."""
    return [one.id for one in content.ready.fields.values() if _sound(content, edition, options, one)]


def _sound(content: Content, edition: Edition, options: Options, drawn: ReadyField) -> bool:
    """Whether its pieces may be laid one after the other."""
    state = opening(options, [Player() for _ in range(SEATS[0])])
    field = Field(content, state, edition)
    state.objectives = list(_all_objectives(field)) if edition.objectives >= 0 else []
    for number, piece in enumerate(laid(options, drawn), 1):
        state.pool = [piece.template]
        if piece_fault(field, piece.template, piece.x, piece.y, piece.rotation):
            return False
        state.pieces.append(Piece(f"T{number}", piece.template, piece.x, piece.y, piece.rotation))
    return True


def _all_objectives(field: Field) -> Iterator[Objective]:
    """The one in the middle, and wherever those of the players may come to lie."""
    options = field.state.options
    yield Objective("O1", options.width // 2, options.height // 2)
    for seat, player in enumerate(field.state.players):
        for player.rolled in range(NEAREST, FARTHEST + 1):
            placed = _objective(field, seat)
            yield Objective(f"O{seat + 2}", placed.x, placed.y)


# -- the lots --------------------------------------------------------------------------------------------------------


def undrawn(state: State) -> bool:
    """True if it is still to be decided by lot what is played."""
    return ready.is_quick(state.options) and state.lot is None


async def draw(p: Play) -> None:
    """Who plays which army, and on which field; all may know it."""
    options = p.state.options
    pairs, lands = pairings(p.content, p.edition, options), sound_fields(p.content, p.edition, options)
    (pair,) = await p.t.roll(1, len(pairs), label="ready_armies")
    (land,) = await p.t.roll(1, len(lands), label="ready_field")
    p.state.lot = Lot(pairs[pair - 1], lands[land - 1])
    for seat, army in enumerate(p.state.lot.armies):
        p.say("ready_army", seat=seat, card=army)
    p.say("ready_field", card=p.state.lot.field)


# -- the set-up ------------------------------------------------------------------------------------------------------


def declared(field: Field, waiting: Collection[int]) -> tuple[int, Action] | None:
    """What is declared next, and for which of the seats that are waited for; None: nothing more."""
    lot, phase = field.state.lot, field.state.phase
    if lot is None or not waiting or phase not in _SAID:
        return None
    seat = min(waiting)
    return seat, _SAID[phase](field, seat, lot)


def _army(field: Field, seat: int, lot: Lot) -> Action:
    army = field.content.ready.armies[lot.armies[seat]]
    return SubmitArmy(army.figures, army.items, army.domain)


def _pool(field: Field, seat: int, lot: Lot) -> Action:
    """Each player brings half of the terrain."""
    return SubmitPool(tuple([piece.template for piece in field.content.ready.fields[lot.field].pieces]))


def _objective(field: Field, seat: int) -> PlaceObjective:
    """At the right hand of its player, as far off as was rolled."""
    options, player = field.state.options, field.state.players[seat]
    middle, right = {
        "south": (options.width // 2, RIGHT),
        "east": (options.height // 2, RIGHT),
        "north": (options.width // 2, -RIGHT),
        "west": (options.height // 2, -RIGHT),
    }[player.edge]
    return objective_at(field, seat, middle + right)


def _piece(field: Field, seat: int, lot: Lot) -> Action:
    lying = list(laid(field.state.options, field.content.ready.fields[lot.field]))[len(field.state.pieces)]
    return PlacePiece(lying.template, lying.x, lying.y, lying.rotation)


def laid(options: Options, drawn: ReadyField) -> Iterator[Lying]:
    """The pieces of a field in their order: each, and its mirror image through the middle."""
    for one in drawn.pieces:
        yield one
        yield Lying(one.template, options.width - one.x, options.height - one.y, (one.rotation + FULL // 2) % FULL)


def _places(field: Field, seat: int, lot: Lot) -> Action:
    """Two ranks in the middle, shooters behind; an army for which they are no room is laid out as by default."""
    frame, army = frame_of(field, seat), waiting(field, seat)
    stands = ranks([field.kind(figure) for figure in army], frame, by_centre=field.edition.deploys_by_centre)
    made = Deploy(tuple([frame.place(one.id, stand) for one, stand in zip(army, stands, strict=True)]))
    return auto_deploy(field, seat) if deploy_fault(field, seat, made.places) else made


_SAID: dict[str, Callable[[Field, int, Lot], Action]] = {
    "army": _army,
    "pool": _pool,
    "objectives": lambda field, seat, lot: _objective(field, seat),
    "terrain": _piece,
    "deploy": _places,
}
"""What is declared in each phase of the set-up."""
