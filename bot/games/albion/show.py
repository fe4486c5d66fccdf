"""What a viewer is shown (chapter 7)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from bot.games.albion import sealing
from bot.games.albion.board import Board
from bot.games.albion.fights import course, initiative, odds
from bot.games.albion.items import second_look
from bot.games.albion.items.words import knows
from bot.games.albion.state import Fight, Knight, Proposal, Token
from bot.games.albion.view import Choice, FightView, Figures, PawnView, SeatView, TokenView, View


def show(b: Board, seat: int | None, to_act: frozenset[int], together: frozenset[int]) -> View:
    """Everything that the viewer may know (AL-H1 to AL-H18); at the end everything (AL-H4)."""
    state = b.state
    said, wanted = sealing.count(b, together, second_look.busy(b)) if together else (0, 0)
    lying = sorted(state.lying.items(), key=lambda one: b.by_label(one[0]))
    known = {
        label: tuple([one.kind for one in pile if one.face_down and _tells(b, seat, one)]) for label, pile in lying
    }
    return View(
        viewer=seat,
        options=state.options,
        phase="items" if state.phase == "look" else state.phase,
        round=state.round,
        seats=tuple([_seat(b, seat, one) for one in range(len(state.seats))]),
        seating=tuple(state.seating),
        lead=_lead(b),
        pawns=tuple([_pawn(b, seat, one) for one in pawns(b)]),
        lying={label: _tokens(b, seat, pile) for label, pile in lying},
        horses=state.horses,
        said=said,
        wanted=wanted,
        to_act=tuple(sorted(together or to_act)),
        fight=None if state.fight is None else _fight(b, state.fight),
        choices=_choices(b, seat) if state.phase == "fights" and seat in course.to_act(b) else (),
        fights=tuple([tuple(one.members) for one in state.fights]),
        knowledge={label: kinds for label, kinds in known.items() if kinds},
        fresh=_fresh(b, seat),
        winners=tuple(state.winners),
        reason=state.reason,
        last=state.last,
    )


def hides(b: Board, seat: int | None) -> bool:
    """True if anything is hidden from this viewer now: to the end, who stands where and what lies face down."""
    return b.state.phase != "finished"


def sees(b: Board, viewer: int | None, knight: Knight) -> bool:
    """True if a viewer knows who a pawn is and his figures (AL-H8, AL-H9)."""
    return knight.revealed or viewer == knight.seat or b.state.phase == "finished"


def sees_carried(b: Board, viewer: int | None, knight: Knight, token: Token) -> bool:
    """True if a viewer knows of a token that a knight carries: no object before it had an effect (AL-H10, AL-H14)."""
    own = viewer == knight.seat or b.state.phase == "finished"
    return own or (knight.revealed and (token.public or b.gear(token).kind != "object"))


def pawns(b: Board) -> list[Knight]:
    """All that ever had a number, in an order that tells nothing of who they are."""
    return sorted((one for one in b.state.knights.values() if one.pawn), key=lambda one: (one.group, one.pawn))


def chapter(b: Board) -> str:
    """A movement phase with its items and fate is one story, and each fight is one."""
    state = b.state
    if not state.round or state.fight is None:
        return f"round {state.round}"
    return f"round {state.round} fight {len(state.fights)}"


def _lead(b: Board) -> int:
    order = b.lead_order() if b.state.round else []
    return order[0] if order else -1


def _tells(b: Board, viewer: int | None, token: Token) -> bool:
    return knows(token, viewer) or b.state.phase == "finished"


def _tokens(b: Board, viewer: int | None, pile: Iterable[Token]) -> tuple[TokenView, ...]:
    return tuple([TokenView(one.kind if _tells(b, viewer, one) else "", one.face_down) for one in pile])


def _fresh(b: Board, viewer: int | None) -> dict[str, tuple[str, ...]]:
    """What the viewer's own pawns have taken unseen."""
    own = {} if viewer is None else {one.code: one.seat for one in b.active() if one.seat == viewer}
    named = {one.id: one.kind for one in _all(b)}
    return {code: tuple([named[id_] for id_ in ids]) for code, ids in b.state.fresh.items() if code in own}


def _all(b: Board) -> list[Token]:
    lying = [one for pile in b.state.lying.values() for one in pile]
    return lying + [one for knight in b.state.knights.values() for one in knight.tokens]


# -- players -------------------------------------------------------------------------------------------------------


def _seat(b: Board, viewer: int | None, seat: int) -> SeatView:
    entry = b.seat(seat)
    public = SeatView(
        seat=seat,
        status=entry.status,
        groups=entry.groups,
        treasury=entry.treasury,
        ready=entry.ready,
        on_orders=entry.on_orders,
        allotments={},
        numbers={},
    )
    if viewer != seat and b.state.phase != "finished":
        return public
    return structs.replace(
        public,
        allotments=entry.allotments,
        numbers=entry.numbers,
        moves=entry.moves,
        items=entry.items,
        looks=entry.looks,
        attacks=entry.attacks,
        gathering=entry.gathering,
        proposals=_proposals(b, seat),
    )


def _proposals(b: Board, seat: int) -> tuple[Proposal, ...]:
    """The offers in which a seat has a part, without what the partner means by ``object`` (AL-8.6, AL-H15)."""
    parties = {one.code: one.seat for one in b.active()}
    shown = []
    for one in b.state.proposals:
        given = one.given if parties.get(one.giver) == seat else ()
        picked = one.picked if parties.get(one.taker) == seat else ()
        if seat in (parties.get(one.giver), parties.get(one.taker)):
            shown.append(structs.replace(one, given=given, picked=picked))
    return tuple(shown)


# -- pawns ---------------------------------------------------------------------------------------------------------


def _pawn(b: Board, viewer: int | None, knight: Knight) -> PawnView:
    there = knight.status == "active" and not knight.homeward
    return PawnView(
        code=knight.code,
        group=knight.group,
        number=knight.pawn,
        seat=knight.seat,
        hex=knight.hex if there else "",
        transport=knight.transport,
        status=knight.status,
        revealed=knight.revealed,
        figures=figures(b, viewer, knight) if sees(b, viewer, knight) else None,
        skip_next_move=knight.skip_next_move,
        allowance=knight.allowance,
        carrier=knight.carrier,
        returning=knight.choosing and viewer == knight.seat,
    )


def seen(b: Board, viewer: int | None, knight: Knight) -> Knight:
    """The knight with the tokens that the viewer knows of."""
    return structs.replace(knight, tokens=[one for one in knight.tokens if sees_carried(b, viewer, knight, one)])


def figures(b: Board, viewer: int | None, knight: Knight) -> Figures:
    """As far as the viewer may know them: what counts unseen of others counts for him when it is applied (AL-21.8)."""
    known = seen(b, viewer, knight)
    return Figures(
        knight=knight.id,
        strength=knight.strength,
        power=knight.power,
        start_power=knight.start_power,
        power_limit=knight.power_limit,
        damage=knight.damage,
        modified=b.modified(known),
        armour=b.armour(known),
        load=b.load(known),
        tokens=tuple([TokenView(one.kind) for one in known.tokens]),
        spells=tuple(
            [
                (spell.id, version)
                for spell in b.content.spells.values()
                for version, one in spell.version.items()
                if one.min_power <= knight.start_power
            ]
        ),
    )


# -- fights --------------------------------------------------------------------------------------------------------


def _fight(b: Board, fight: Fight) -> FightView:
    """Once it has begun all of it is public; before, who is in it (AL-11.9, AL-11.10)."""
    begun = bool(fight.order or fight.initiative)
    carried = {one.id: one.kind for one in _all(b)} if begun else {}
    return FightView(
        members=tuple(fight.members),
        melee=fight.melee,
        step=fight.step,
        order=tuple(fight.order),
        turn=initiative.turn_of(fight) if begun else "",
        asked=course.asked_pawn(b),
        modified=_modified(b, fight),
        pairs=fight.pairs,
        in_use={pawn: carried[id_] for pawn, id_ in fight.in_use.items() if id_ in carried},
        hits=fight.hits,
        penalties=fight.penalties,
        bound=tuple(fight.bound),
        turns=fight.turns,
        passes=fight.passes,
        rounds=fight.rounds,
        blow=fight.blow,
        deal=fight.deal,
        ransoms=tuple([(b.state.knights[one.knight].code, one.victor, one.price) for one in fight.ransoms]),
        victor=fight.ransoms[0].foe if fight.ransoms else "",
    )


def _modified(b: Board, fight: Fight) -> int:
    """M of the pawn about which the fight waits, while it is in it."""
    asked = course.asked_pawn(b)
    return b.standing_strength(fight, b.knight(asked)) if asked in fight.members else 0


def _choices(b: Board, seat: int | None) -> tuple[Choice, ...]:
    if seat is None:
        return ()
    fight, knight = b.state.fight, b.pawn(course.asked_pawn(b))
    known = fight is not None and knight is not None and course.to_act(b) == [seat]
    return tuple(
        [
            Choice(action, odds.of_action(b, fight, knight, action) if known and fight and knight else -1)
            for action in course.options(b, seat)
        ]
    )
