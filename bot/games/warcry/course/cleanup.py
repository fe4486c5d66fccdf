"""Clean-up between battles (WC-12), the end of the game, and what the table decides about it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.play import No
from bot.games.warcry.actions import Adjudicate, CleanUp, Concede, RuleDispute, ShuffleAnew
from bot.games.warcry.board import Board, piece_facts
from bot.games.warcry.course.turn import no_own_unit, wrong_phase
from bot.games.warcry.play import Play
from bot.games.warcry.state import BATTLE, LETTERS, RESERVE, SUPPLY, Line, Unit, other, supply
from bot.games.warcry.zones import deck_of, discard_hand_action, discard_strategy, remove_unit

WINS = 2
LONGEST_QUESTION = 300

LINES: dict[str, Line] = {BATTLE: BATTLE, RESERVE: RESERVE}
DISCARD = "discard"


# The end of a battle and of the game ---------------------------------------------------------------------------


def win_battle(p: Play, winner: int, reason: str) -> bool:
    """Score a battle; returns whether that was the game (WC-11.6, WC-12.8)."""
    state, loser = p.state, other(winner)
    state.players[winner].wins += 1
    state.previous_loser = loser
    state.pass_count = 0
    wins = state.players[winner].wins
    p.say("battle_won", winner=winner, loser=loser, battle=state.battle_no, reason=reason, wins=wins)
    if wins < WINS:
        return False
    finish(p, winner, "battles")
    return True


def finish(p: Play, winner: int, reason: str) -> None:
    """The game is over; nothing more is asked, rolled or revealed (WC-12.8, WC-12.11)."""
    state = p.state
    state.phase, state.winner, state.ending = "finished", winner, reason
    state.resume = []
    p.say("game_won", winner=winner, loser=other(winner), reason=reason)


async def concede(p: Play, seat: int, action: Concede) -> None:
    """Give up, in any phase (WC-12.9, WC-12.11)."""
    p.demand(_over(p))
    p.say("conceded", seat=seat)
    finish(p, other(seat), "conceded")


async def adjudicate(p: Play, seat: int | None, action: Adjudicate) -> None:
    """The table gives the game to the one who still plays (WC-P9)."""
    p.demand(_over(p) or _not_table(seat, "WC-P9") or _bad_seat(action.loser, "WC-P9"))
    p.say("adjudicated", seat=action.loser)
    finish(p, other(action.loser), "adjudicated")


async def rule_dispute(p: Play, seat: int | None, action: RuleDispute) -> None:
    """Two readings of a card and nobody to rule: 1 to 3 for the reading of the card's controller (WC-P14)."""
    p.demand(_over(p) or _not_table(seat, "WC-P14") or _bad_seat(action.controller, "WC-P14"))
    question = " ".join(action.question.split())
    if not 0 < len(question) <= LONGEST_QUESTION:
        p.refuse("dispute_question_length", "WC-P14", length=len(question), most=LONGEST_QUESTION)
    number = (await p.t.roll(1, 6, label="dispute"))[0]
    upheld = action.controller if number <= 3 else other(action.controller)
    p.say("dispute_decided", seat=action.controller, winner=upheld, number=number, question=question)


async def shuffle_anew(p: Play, seat: int | None, action: ShuffleAnew) -> None:
    """What lay on top of the decks was seen and taken back: nobody knows it any more (WC-P10)."""
    p.demand(_over(p) or _not_table(seat, "WC-P10"))
    for owner in (0, 1):
        for pile in ("action", "army"):
            deck = deck_of(p, owner, pile)
            if deck:
                deck[:] = await p.t.shuffle(deck, label=f"{LETTERS[owner]} {pile} deck")
    p.say("shuffled_anew")


def _over(b: Board) -> No | None:
    return ("game_over", "WC-12.8", {}) if b.state.phase == "finished" else None


def _not_table(seat: int | None, clause: str) -> No | None:
    return None if seat is None else ("only_the_table", clause, {})


def _bad_seat(seat: int, clause: str) -> No | None:
    return None if seat in (0, 1) else ("no_such_seat", clause, {"given": seat})


# Clean-up ------------------------------------------------------------------------------------------------------


async def begin(p: Play) -> None:
    """Hands and strategies go (WC-12.1), effects of the battle end, and both are asked what they keep (WC-12.10)."""
    state = p.state
    state.phase, state.combat, state.retreating = "clean_up", None, -1
    await p.t.reveal("clean_up_hands")
    for seat in (0, 1):
        discard_hand_action(p, seat)
        for strategy in list(p.side(seat).strategies):
            discard_strategy(p, seat, strategy)
    state.battle_mods, state.used_battle, state.resume, state.saved = [], [], [], []
    # WC-P2: who has nothing to decide is not asked; that he has nothing is public.
    state.kept = [None if _keepable(p, seat) else {} for seat in (0, 1)]


def _keepable(b: Board, seat: int) -> list[Unit]:
    return [unit for unit in b.units(seat) if not b.flag(unit, "cannot_be_carried_over")]


def next_supply(b: Board) -> int:
    """The gold of the battle to come (WC-12.4). Past the last battle nothing is kept any more."""
    return SUPPLY[min(b.state.battle_no, len(SUPPLY) - 1)]


def keeping_cost(b: Board, seat: int, pieces: Mapping[str, str]) -> int:
    """What the named units and their attachments cost together (WC-12.12)."""
    kept = [unit for unit in b.units(seat) if unit.id in pieces]
    return sum(b.keep_cost(seat, unit, kept) for unit in kept)


def can_clean_up(b: Board, seat: int, keep: Mapping[str, str]) -> No | None:
    """Why these units may not be kept in these lines, if so."""
    refusal = wrong_phase(b, "clean_up")
    if refusal is not None:
        return refusal
    if b.state.kept[seat] is not None:
        return "clean_up_already_in", "WC-12.10", {}
    for piece, line in sorted(keep.items()):
        refusal = (
            _torn_off(b, seat, keep, piece) if _is_attachment(b, seat, piece) else _cannot_keep(b, seat, piece, line)
        )
        if refusal is not None:
            return refusal
    cost, most = keeping_cost(b, seat, units_kept(b, seat, keep)), next_supply(b)
    if cost > most:
        return "kept_too_expensive", "WC-12.5", {"cost": cost, "supply": most}
    return None


def units_kept(b: Board, seat: int, keep: Mapping[str, str]) -> dict[str, str]:
    """The units that stay and their lines: neither attachments nor what is to be discarded."""
    return {piece: keep[piece] for piece in sorted(keep) if keep[piece] in LINES and not _is_attachment(b, seat, piece)}


def _is_attachment(b: Board, seat: int, piece: str) -> bool:
    return any(part.id == piece for unit in b.units(seat) for part in unit.attachments)


def _torn_off(b: Board, seat: int, keep: Mapping[str, str], piece: str) -> No | None:
    """An attachment stays with its unit: nothing else may be said of it than of the unit (WC-12.2)."""
    unit, part = next((unit, part) for unit in b.units(seat) for part in unit.attachments if part.id == piece)
    if keep[piece] == keep.get(unit.id, DISCARD):
        return None
    return "attachment_stays", "WC-12.2", {**piece_facts("attachment", part), **piece_facts("unit", unit)}


def _cannot_keep(b: Board, seat: int, piece: str, line: str) -> No | None:
    refusal = no_own_unit(b, seat, piece, "WC-12.2")
    if refusal is not None or line == DISCARD:
        return refusal
    if line not in LINES:
        return "no_such_line", "WC-12.3", {"given": line[:20]}
    unit = next(unit for unit in b.units(seat) if unit.id == piece)
    if b.flag(unit, "cannot_be_carried_over"):
        return "cannot_be_carried_over", "WC-12.12", dict(piece_facts("unit", unit))
    return None


async def clean_up(p: Play, seat: int, action: CleanUp) -> None:
    """A seat's choice, secret until both are in (WC-12.10)."""
    p.demand(can_clean_up(p, seat, action.keep))
    p.state.kept[seat] = units_kept(p, seat, action.keep)
    p.say("clean_up_chosen", seat=seat)


def affordable(b: Board, seat: int, keep: Mapping[str, str]) -> dict[str, str]:
    """The choice without its cheapest units, as many as are too many for the next supply (WC-12.5, WC-P8)."""
    left, entered = dict(sorted(keep.items())), {unit.id: unit.entered for unit in b.units(seat)}
    while keeping_cost(b, seat, left) > next_supply(b):
        kept = [unit for unit in b.units(seat) if unit.id in left]
        left.pop(min(kept, key=lambda unit: (b.keep_cost(seat, unit, kept), entered[unit.id])).id)
    return left


def default_keep(b: Board, seat: int) -> dict[str, str]:
    """What is kept when the time runs out (WC-P8): all units in their lines, if the supply allows."""
    return affordable(b, seat, {unit.id: unit.line for unit in _keepable(b, seat)})


async def end_cleanup(p: Play) -> None:
    """Both choices are known: reveal them together and open the next battle."""
    state = p.state
    await p.t.reveal("clean_up")
    choices = [choice or {} for choice in state.kept]
    for seat in (0, 1):
        _discard_unkept(p, seat, choices[seat])
    for seat in (0, 1):
        _keep(p, seat, choices[seat])
    state.kept = [None, None]
    state.chooser = state.previous_loser  # WC-3.2
    open_battle(p, state.battle_no + 1)


def _discard_unkept(p: Play, seat: int, keep: Mapping[str, str]) -> None:
    for unit in [unit for unit in p.units(seat) if unit.id not in keep]:
        p.tell_unit("destroyed", unit, seat=seat, cause="clean_up")
        remove_unit(p, unit)


def _keep(p: Play, seat: int, keep: Mapping[str, str]) -> None:
    """Kept units are ready in the chosen lines and cost their gold again (WC-12.3, WC-12.4); tokens stay (WC-12.6)."""
    kept = p.units(seat)
    spent = 0
    for unit in kept:
        cost = p.keep_cost(seat, unit, kept)
        unit.line, unit.committed, unit.origin = LINES[keep[unit.id]], False, ""
        for attachment in unit.attachments:
            attachment.paid = p.card(attachment.card).cost
        unit.paid = cost - sum(attachment.paid for attachment in unit.attachments)
        spent += cost
        p.tell_unit("kept", unit, seat=seat, line=unit.line, cost=cost)
    p.side(seat).spent = spent


def open_battle(p: Play, number: int) -> None:
    """The counters of a new battle; the order of mustering is decided next (WC-3.1, WC-3.2)."""
    state = p.state
    state.phase, state.battle_no = "muster_order", number
    state.commands = state.pass_count = state.ties = 0
    state.tie_roll, state.tie_attacker = -1, ""
    for player in state.players:
        player.passed_muster = False
    p.say("battle_begun", battle=number, supply=supply(state))
    for seat, player in enumerate(state.players):
        if player.spent:
            p.say("gold_carried", seat=seat, spent=player.spent, left=supply(state) - player.spent)
