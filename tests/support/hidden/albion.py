"""Powers of Albion: other identities, figures, tokens and sealed orders."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import codec
from bot.games.albion.board import Board
from bot.games.albion.game import Albion
from bot.games.albion.items import second_look
from bot.games.albion.items.words import knows
from bot.games.albion.show import sees, sees_carried
from bot.games.albion.state import Knight, Proposal, Seat, State, Token

Pick = Callable[[int], int]
MOST_DAMAGE = 3


def vary(game: Albion, state: State, seat: int | None, pick: Pick) -> State:
    """Another state that differs only in what the viewer may not know: identities, figures, tokens, sealed orders."""
    state = codec.decode(codec.encode(state), State)
    varied = Board(game.content, state)
    if state.phase == "finished":
        return state
    _identities(varied, seat, pick)
    _figures(varied, seat, pick)
    _kinds(varied, seat, pick)
    busy = second_look.busy(varied)
    for number, entry in enumerate(state.seats):
        if number != seat:
            _sealed(varied, entry, number in busy)
    state.proposals = [_unlike(varied, one, seat) for one in state.proposals]
    return state


# -- who they are (AL-H8) --------------------------------------------------------------------------------------------


def _identities(b: Board, seat: int | None, pick: Pick) -> None:
    """Unknown knights of a group stand behind each other's pawns, with all that is theirs."""
    for group in sorted({one.group for one in b.state.knights.values()}):
        unknown = [one for one in b.state.knights.values() if one.group == group and not sees(b, seat, one)]
        names = [one.id for one in unknown]
        mixed = [names.pop(pick(len(names))) for _ in unknown]
        for knight, name in zip(unknown, mixed, strict=True):
            knight.id = name
    order = {name: place for place, name in enumerate(b.content.knights)}
    found = sorted(b.state.knights.values(), key=lambda one: order[one.id])
    b.state.knights = {one.id: one for one in found}


def _figures(b: Board, seat: int | None, pick: Pick) -> None:
    """Their figures are others (AL-H9). What is seen of them stays: where they stand, and on what."""
    limits = b.content.limits
    for knight in _unknown(b, seat):
        spread = limits.strength_plus_power - 2 * limits.minimum_attribute
        knight.strength = limits.minimum_attribute + pick(spread + 1)
        knight.power = knight.start_power = knight.power_limit = limits.strength_plus_power - knight.strength
        knight.damage = pick(MOST_DAMAGE + 1)


def _unknown(b: Board, seat: int | None) -> list[Knight]:
    """Those of whom the viewer knows nothing: what a partner offers him the bot has checked (AL-8.6)."""
    partners = _partners(b, seat)
    return [one for one in b.state.knights.values() if not sees(b, seat, one) and one.code not in partners]


def _partners(b: Board, seat: int | None) -> set[str]:
    parties = {knight.code: knight.seat for knight in b.active()}
    both = [(one.giver, one.taker) for one in b.state.proposals]
    return {code for pair in both if seat in map(parties.get, pair) for code in pair}


# -- what there is (AL-H9, AL-H10, AL-H12, AL-H13) -----------------------------------------------------------------


def _kinds(b: Board, seat: int | None, pick: Pick) -> None:
    """Secret tokens that the viewer does not know are others; the plain gear of unknown knights is another kit."""
    seen = {id_ for one in b.active() if one.seat == seat for id_ in b.state.fresh.get(one.code, ())}
    lying = [one for pile in b.state.lying.values() for one in pile if not knows(one, seat)]
    partners = _partners(b, seat)
    carried = [(one, token) for one in b.state.knights.values() if one.code not in partners for token in one.tokens]
    hidden = [(one, token) for one, token in carried if b.gear(token).secret and not sees_carried(b, seat, one, token)]
    among = [token for one, token in hidden if one.revealed and token.id not in seen]  # no weapon becomes one
    others = [token for one, token in hidden if not one.revealed] + lying
    others = [token for token in others if token.id not in seen]
    kinds = [one.kind for one in (*among, *others)]
    for token in (*among, *others):
        fitting = [one for one in kinds if token not in among or b.content.gear[one].kind == "object"]
        token.kind = fitting[pick(len(fitting))]
        kinds.remove(token.kind)
    for knight in _unknown(b, seat):
        knight.tokens = [one for one in knight.tokens if b.gear(one).secret] + _kit(b, knight, pick)


def _kit(b: Board, knight: Knight, pick: Pick) -> list[Token]:
    """Plain gear of one knight or another of the pack."""
    names = list(b.content.knights)
    ready = b.content.knights[names[pick(len(names))]]
    plain = [*ready.default_weapons, *ready.default_armour]
    return [Token(f"{knight.id}_{place}", kind) for place, kind in enumerate(plain)]


# -- what was said in secret (AL-H15, AL-H17) ----------------------------------------------------------------------


def _sealed(b: Board, entry: Seat, busy: bool) -> None:
    """That somebody is not settled yet shows, not why (AL-8.11): what he takes unseen stays."""
    entry.allotments, entry.numbers = {}, {}
    if entry.moves is not None and not b.state.options.seat_order:
        entry.moves = ()
    if entry.items is not None and b.state.phase != "look" and not busy:
        entry.items = ()
    if entry.attacks is not None:
        entry.attacks = ()


def _unlike(b: Board, one: Proposal, seat: int | None) -> Proposal:
    """Of an exchange between others that something was offered."""
    parties = {knight.code: knight.seat for knight in b.active()}
    if seat in (parties.get(one.giver), parties.get(one.taker)) or b.state.phase == "look":
        return one
    return Proposal(one.number, one.giver, one.taker, answer=one.answer)
