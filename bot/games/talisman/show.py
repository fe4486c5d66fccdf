"""Making the view of a seat or a spectator (chapter 7). Everything lies open but spells, decks and a secret ending."""

from __future__ import annotations

from bot.games.talisman.board import Board
from bot.games.talisman.content.mods import SeeSpells, TalismanMod
from bot.games.talisman.course import movement
from bot.games.talisman.orders.choices import choices
from bot.games.talisman.state import Hero, Piece, State, last_round
from bot.games.talisman.view import DestinationView, HeroView, PieceView, PlayerView, TurnView, View


def show(b: Board, viewer: int | None, to_act: frozenset[int]) -> View:
    """The table as a viewer may know it."""
    state = b.state
    lying = sorted(state.spaces.items())
    over = state.phase == "finished"
    return View(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        round=state.round,
        players=tuple([_player(b, viewer, seat) for seat in range(len(state.seats))]),
        turn=_turn(b),
        spaces={space: _pieces(b, spot.cards) for space, spot in lying if spot.cards},
        gold={space: spot.gold for space, spot in lying if spot.gold},
        adventure=len(state.adventure),
        adventure_discard=tuple(state.adventure_discard),
        spell_deck=len(state.spell_deck),
        spell_discard=tuple(state.spell_discard),
        unused=tuple(sorted(state.unused)),
        stock=dict(sorted(state.stock.items())),
        world=tuple(state.world),
        to_act=tuple(sorted(to_act)),
        crown_reached=state.crown_reached,
        ending=state.ending if state.revealed or over or not state.options.alternative_ending else "",
        lord_lives=state.lord_lives,
        fight=state.fight,
        stack=tuple(state.stack),
        lasting=tuple([one.spell for one in state.lasting]),
        winners=tuple(state.winners),
        reason=state.reason,
        last=state.last,
        first=state.first,
        last_round=last_round(state.options, len(state.seats)),
        choices=choices(b),
    )


def sees_spells(b: Board, viewer: int | None, seat: int) -> bool:
    """True if a viewer may look at the spells of a seat: its own, and those that an ability shows it (TA-H1)."""
    if viewer is None or not b.alive(viewer) or not b.alive(seat):
        return viewer == seat
    here = b.hero(viewer).space == b.hero(seat).space
    return viewer == seat or any(mod.scope == "board" or here for mod in b.mods(viewer, SeeSpells))


def hides(b: Board, viewer: int | None) -> bool:
    """True if anything is hidden from this viewer now (TA-H3, TA-H13)."""
    state = b.state
    if state.phase == "finished":
        return False
    secret_end = state.options.alternative_ending and not state.revealed
    return secret_end or bool(state.adventure or state.spell_deck or unseen(b, viewer))


def unseen(b: Board, viewer: int | None) -> list[int]:
    """The seats that hold spells which the viewer may not look at."""
    return [seat for seat in b.clockwise(0) if b.hero(seat).spells and not sees_spells(b, viewer, seat)]


def chapter(state: State) -> str:
    """One turn of one seat is one story; before the first, each step of the set-up."""
    return f"turn {state.turn.number}" if state.turn.number else state.phase


def _player(b: Board, viewer: int | None, seat: int) -> PlayerView:
    entry = b.state.seats[seat]
    hero = entry.hero
    seen = b.state.phase == "finished" or sees_spells(b, viewer, seat)
    return PlayerView(
        seat=seat,
        status=entry.status,
        hero=None if hero is None else _hero(b, seat, hero),
        passing=entry.passing,
        absent=entry.absent,
        spells=tuple(hero.spells) if hero is not None and seen else None,
        attacked=entry.attacked,
        spells_cast=entry.spells_cast,
        wary=entry.wary if viewer == seat else 0,
    )


def _hero(b: Board, seat: int, hero: Hero) -> HeroView:
    card = b.character(seat)
    limit = b.object_limit(seat)
    return HeroView(
        character=hero.character,
        space=hero.space,
        alignment=hero.alignment,
        start_alignment=card.alignment,
        strength=b.own_value(seat, "strength"),
        craft=b.own_value(seat, "craft"),
        start_strength=card.strength,
        start_craft=card.craft,
        total_strength=b.total(seat, "strength"),
        total_craft=b.total(seat, "craft"),
        lives=hero.lives,
        quota=b.quota(seat),
        gold=hero.gold,
        objects=_pieces(b, hero.objects),
        followers=_pieces(b, hero.followers),
        trophies=_pieces(b, hero.trophies),
        trophy_points=sum([b.trophy_value(one) for one in hero.trophies]),
        spell_count=len(hero.spells),
        spell_limit=b.spell_limit(seat),
        object_limit=-1 if limit is None else limit,
        talismans=b.talismans(seat),
        to_miss=hero.to_miss,
        toad=hero.toad,
        enslaved=hero.enslaved,
        inner_done=hero.inner_done,
        quest="" if hero.quest is None else hero.quest.task,
        quest_n=0 if hero.quest is None else hero.quest.n,
        quest_done=hero.quest is not None and hero.quest.done,
        grant="" if hero.grant is None else hero.grant.to,
        werewolf=hero.werewolf,
        pitfiends=hero.pitfiends,
    )


def _pieces(b: Board, pieces: list[Piece]) -> tuple[PieceView, ...]:
    return tuple([_piece(b, one) for one in pieces])


def _piece(b: Board, piece: Piece) -> PieceView:
    card = b.card(piece)
    return PieceView(
        id=piece.id,
        card=piece.card,
        type=card.type,
        kind=card.kind or "",
        strength=card.strength,
        craft=card.craft,
        gold=piece.gold,
        counters=piece.counters,
        counter=card.counters.kind if card.counters is not None else "",
        value=piece.value,
        role=piece.role,
        raft=b.is_raft(piece),
        cursed=b.is_cursed(piece),
        talisman=any(isinstance(mod, TalismanMod) for mod in card.mods),
    )


def _turn(b: Board) -> TurnView:
    turn = b.state.turn
    ends = movement.destinations(b, turn.seat) if b.state.phase == "rolled" else []
    return TurnView(
        number=turn.number,
        seat=turn.seat,
        extra=turn.extra,
        missed=turn.missed,
        began=turn.began,
        die=turn.die,
        added=turn.added,
        slow=turn.slow,
        steered=turn.steered,
        way=turn.way,
        trail=tuple(turn.trail),
        encounter=turn.encounter,
        destinations=tuple([DestinationView(end.to, end.way, end.trail) for end in ends]),
    )
