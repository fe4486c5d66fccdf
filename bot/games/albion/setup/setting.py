"""The set-up: groups, attributes, arming, pawn numbers, ready; then the game begins (AL-3)."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from bot.engine.ready import is_quick
from bot.games.albion import actions as act
from bot.games.albion import arming
from bot.games.albion.board import Board
from bot.games.albion.play import Play
from bot.games.albion.rounds import round_end
from bot.games.albion.state import Knight

RANDOM_FOR = 3  # AL-3.2: so many players get their groups dealt, unless they agreed otherwise


def to_ready(b: Board) -> list[int]:
    """The seats that have not confirmed; nobody before everything is laid out."""
    return [seat for seat in b.playing() if not b.seat(seat).ready] if b.state.seating else []


def dealt(b: Board) -> bool:
    """True if the bot deals the groups (AL-3.2): at a ready-made table always."""
    groups = b.state.options.groups
    return is_quick(b.state.options) or groups == "random" or (groups == "auto" and len(b.state.seats) == RANDOM_FOR)


def free_groups(b: Board) -> list[int]:
    """The groups that nobody has."""
    taken = {group for seat in b.state.seats for group in seat.groups}
    return [group for group in b.content.groups if group not in taken]


def choices(b: Board, seat: int) -> list[tuple[int, ...]]:
    """What the seat may take instead of what it has: groups, or pairs, the suggested ones first (AL-24.2)."""
    own = b.seat(seat).groups
    able = sorted([*own, *free_groups(b)])
    pairs = [pair for pair in b.content.limits.two_player_pairs if set(pair) <= set(able)]
    found = [*pairs, *combinations(able, 2)] if b.state.options.groups_each > 1 else [(group,) for group in able]
    return [one for one in dict.fromkeys(found) if one != own]


# -- what players say --------------------------------------------------------------------------------------------------


async def take_group(p: Play, seat: int, action: act.TakeGroup) -> None:
    """Take free groups, first come first served (AL-3.2). Public. What was armed of others is forgotten."""
    entry, wanted, each = p.seat(seat), action.groups, p.state.options.groups_each
    if dealt(p):
        p.refuse("groups_are_dealt", "AL-3.2")
    if len(set(wanted)) != each or len(wanted) != each:
        p.refuse("so_many_groups", "AL-24.2", count=len(wanted), expected=each)
    for group in wanted:
        if group not in p.content.groups:
            p.refuse("no_such_group", "AL-3.2", given=group, known=tuple(p.content.groups))
        if group not in (*free_groups(p), *entry.groups):
            p.refuse("group_is_taken", "AL-3.2", group=group, card=str(group), known=tuple(free_groups(p)))
    if tuple(sorted(wanted)) == entry.groups:
        p.refuse("groups_are_yours", "AL-3.2", cards=tuple(map(str, entry.groups)))
    entry.groups = tuple(sorted(wanted))
    entry.allotments = {one: given for one, given in entry.allotments.items() if p.content.group_of[one] in wanted}
    entry.numbers = {group: knights for group, knights in entry.numbers.items() if int(group) in wanted}
    _tell_groups(p, seat)


def _tell_groups(p: Play, seat: int) -> None:
    groups = p.seat(seat).groups
    hexes = tuple([p.content.groups[group].start_hex for group in groups])
    p.say("group_taken", seat=seat, groups=groups, cards=tuple(map(str, groups)), hexes=hexes)


async def arm(p: Play, seat: int, action: act.Arm) -> None:
    """Note attributes and arming of one knight; refused with clause and figures."""
    given = action.allotment
    _demand_own(p, seat, action.knight)
    if not given.power:
        given = replace(given, power=max(0, p.content.limits.strength_plus_power - given.strength))
    p.demand(arming.attributes_fault(p.content, action.knight, given))
    p.demand(arming.fault(p.content, action.knight, given))
    p.seat(seat).allotments[action.knight] = given
    tokens = arming.kinds(p.content, given)
    figures = {"strength": given.strength, "power": given.power}
    p.say("armed", to=(seat,), knight=action.knight, **figures, armed=bool(tokens), tokens=tokens)


async def number(p: Play, seat: int, action: act.Pawns) -> None:
    """Note which knights stand behind pawns 1 to 4 of their group (AL-3.10)."""
    for knight in action.knights:
        _demand_own(p, seat, knight)
    groups = {p.content.group_of[one] for one in action.knights}
    group = min(groups) if groups else 0
    if len(groups) != 1 or sorted(action.knights) != sorted(_of_group(p, group)):
        p.refuse("whole_group", "AL-3.10", count=len(set(action.knights)))
    p.seat(seat).numbers[str(group)] = action.knights
    p.say("numbered", to=(seat,), card=str(group), knights=action.knights)


def _demand_own(p: Play, seat: int, knight: str) -> None:
    if not p.seat(seat).groups:
        p.refuse("no_group_yet", "AL-3.2", known=tuple(free_groups(p)))
    if p.content.group_of.get(knight) not in p.seat(seat).groups:
        p.refuse("not_your_knight", "AL-3.9", knight=knight)


async def ready_made(p: Play, seat: int, action: act.ReadyMade) -> None:
    """The ready-made knights of the pack, random numbers, and ready (AL-D6)."""
    p.seat(seat).allotments, p.seat(seat).numbers = {}, {}
    _ready(p, seat)


async def confirm_ready(p: Play, seat: int, action: act.Ready) -> None:
    """Confirm: what is missing is taken ready-made (AL-3.11). Everybody sees "ready", nothing else."""
    if p.seat(seat).ready:
        p.refuse("already_ready", "AL-3.11")
    _ready(p, seat)


def _ready(p: Play, seat: int) -> None:
    if not p.seat(seat).ready:
        p.seat(seat).ready = True
        p.say("ready", seat=seat)


def _of_group(b: Board, group: int) -> list[str]:
    return [one.id for one in b.content.groups[group].knight] if group else []


def ready_next(b: Board) -> tuple[int, act.Action] | None:
    """At a ready-made table every seat takes its knights ready-made (AL-D6)."""
    wanted = to_ready(b) if is_quick(b.state.options) and b.state.phase == "set_up" else []
    return (wanted[0], act.ReadyMade()) if wanted else None


# -- what happens by itself --------------------------------------------------------------------------------------------


async def begin(p: Play) -> None:
    """First everything is laid out, before anybody is asked; once all are ready, round 1 begins.

    The draws come in the order of the digest's chapter 9: seat order, groups, artefacts, objects, pawn numbers.
    """
    if not p.state.seating:
        await _lay_out(p)
        return
    await _deal_missing(p)
    await p.t.reveal("pawn numbers")
    for seat in p.playing():
        for group in p.seat(seat).groups:
            await _stand(p, seat, group)
        p.seat(seat).allotments, p.seat(seat).numbers = {}, {}
    p.state.knights = {one: p.state.knights[one] for one in p.content.knights if one in p.state.knights}
    round_end.begin_round(p, 1)


async def _lay_out(p: Play) -> None:
    p.state.seating = list(await p.t.shuffle(range(len(p.state.seats)), label="seat order"))
    p.say("seat_order", by=p.state.seating)
    if dealt(p):
        await _deal(p)
    for kinds, places, label in (
        (p.content.artefacts, p.content.artefact_hexes, "artefacts"),
        (p.content.objects, p.content.nemetons, "objects"),
    ):
        for hex_, kind in zip(places, await p.t.shuffle(kinds, label=label), strict=True):
            p.lay(hex_, p.issue(kind))
    for harbour in p.content.boats_start:
        p.lay(harbour, p.issue("boat"))
    p.say("objects_placed")


async def _deal(p: Play) -> None:
    """At random: single groups, or the suggested pairs (AL-3.2, AL-24.2); of a ready-made table those of the pack."""
    each, limits, quick = p.state.options.groups_each, p.content.limits, is_quick(p.state.options)
    groups = limits.ready_groups[: len(p.state.seats)] if quick else tuple(p.content.groups)
    lots = limits.two_player_pairs if each > 1 else tuple([(group,) for group in groups])
    order = await p.t.shuffle(range(len(lots)), label="groups")
    for seat, lot in zip(p.playing(), order, strict=False):
        p.seat(seat).groups = lots[lot]
        _tell_groups(p, seat)


async def _deal_missing(p: Play) -> None:
    """Who has taken no group gets a free one at random (AL-3.2)."""
    without = [seat for seat in p.playing() if not p.seat(seat).groups]
    if not without:
        return
    free = free_groups(p)
    order = [free[place] for place in await p.t.shuffle(range(len(free)), label="free groups")]
    each = p.state.options.groups_each
    for place, seat in enumerate(without):
        p.seat(seat).groups = tuple(sorted(order[place * each : (place + 1) * each]))
        _tell_groups(p, seat)


async def _stand(p: Play, seat: int, group: int) -> None:
    """The knights of a group on their castle, mounted (AL-3.3, AL-3.4, AL-3.10)."""
    entry, castle = p.seat(seat), p.content.groups[group].start_hex
    numbers = entry.numbers.get(str(group)) or await p.t.shuffle(_of_group(p, group), label="pawn numbers", to=(seat,))
    for name in _of_group(p, group):
        knight = Knight(name, group, numbers.index(name) + 1, seat, hex=castle)
        arming.equip(p, knight, entry.allotments.get(name) or arming.ready_allotment(p.content, name))
        knight.start_power = knight.power_limit = knight.power
        p.state.knights[name] = knight
        p.horse_from_supply(knight)
    p.say("pawns_stand", to=(seat,), card=str(group), knights=tuple(numbers))
