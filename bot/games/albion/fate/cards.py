"""Phase 3: fate cards (AL-9)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.engine.requests import Option
from bot.games.albion import wounds
from bot.games.albion.board import BEATEN, LEAST_WOUND_STRENGTH, Board
from bot.games.albion.content import effects as fx
from bot.games.albion.fate import returning
from bot.games.albion.play import Play
from bot.games.albion.state import Knight, Token

TEST_DICE = 3
HORSE = "horse"


def waiting(b: Board) -> list[Knight]:
    """Whose cards are to be read, in lead order, then group, then pawn (AL-9.1)."""
    return [one for seat in b.lead_order() for one in b.of_seat(seat) if one.entered]


async def read_next(p: Play) -> None:
    """The next card; none left: who was ransomed is placed, and declarations begin."""
    knights = waiting(p)
    if knights:
        await read_card(p, knights[0])
    else:
        returning.place_returned(p)
        p.state.phase = "declare"


async def read_card(p: Play, knight: Knight) -> None:
    """One card: 2d6, its effect, elimination and defeat by it (AL-9.1 to AL-9.9)."""
    land, knight.entered, knight.read_card = knight.entered, "", True
    dice = await p.roll(p.content.limits.fate_dice, "fate", seat=knight.seat)
    card = p.content.fate[land][sum(dice)]
    p.say("fate_rolled", pawn=knight.code, land=land, dice=dice, total=sum(dice), card=card.id)
    p.mark("fate", pawn=knight.code, dice=dice, result=card.id)
    before = knight.damage
    beaten = await _carry_out(p, knight, card.effect)
    if knight.damage > before and p.wound_strength(knight) < LEAST_WOUND_STRENGTH:
        p.eliminate(knight)
    elif beaten or (knight.damage > before and p.modified(knight) <= BEATEN):
        await returning.event_ransom(p, knight)


async def _carry_out(p: Play, knight: Knight, effect: fx.Effect) -> bool:
    """One effect; whether it defeats the knight."""
    if isinstance(effect, fx.Nothing):
        return False
    if isinstance(effect, fx.Defeat):
        return True
    return bool(await _DOING[type(effect)](p, knight, effect))


async def _hidden(p: Play, knight: Knight) -> None:
    """What only his owner may know comes next (AL-H18)."""
    if not knight.revealed:
        await p.t.reveal("fate")


# -- tests ---------------------------------------------------------------------------------------------------------


async def _strength_test(p: Play, knight: Knight, effect: fx.StrengthTest) -> bool:
    on_fail = effect.on_fail_mounted if p.mounted(knight) else effect.on_fail_foot
    rolled = await _tested(p, knight, "strength")
    need = p.modified(knight)
    _tell_test(p, knight, rolled, need, sum(rolled) <= need)
    return False if sum(rolled) <= need else await _carry_out(p, knight, on_fail)


async def _power_test(p: Play, knight: Knight, effect: fx.PowerTest) -> bool:
    rolled = await _tested(p, knight, "power")
    passed = sum(rolled) < knight.power
    _tell_test(p, knight, rolled, knight.power - 1, passed)
    return False if passed else await _carry_out(p, knight, effect.on_fail)


async def _tested(p: Play, knight: Knight, of: str) -> tuple[int, ...]:
    await _hidden(p, knight)
    return await p.roll(TEST_DICE, f"{of} test", seat=knight.seat, to=p.audience(knight))


def _tell_test(p: Play, knight: Knight, dice: tuple[int, ...], need: int, passed: bool) -> None:
    told: dict[str, Any] = {"dice": dice, "total": sum(dice), "need": need, "passed": passed}
    p.say("fate_tested", to=p.audience(knight), pawn=knight.code, **told)


# -- wounds and figures --------------------------------------------------------------------------------------------


async def _damage(p: Play, knight: Knight, effect: fx.Damage) -> None:
    await wounds.wound(p, knight, effect.dice, armour=effect.armour, by=knight)


async def _heal(p: Play, knight: Knight, effect: fx.Heal) -> None:
    healed = knight.damage if effect.amount == "all" else min(effect.amount, knight.damage)
    knight.damage -= healed
    told = {"some": healed > 0, "amount": healed, "total": knight.damage}
    p.say("fate_healed", to=p.audience(knight), pawn=knight.code, **told)


async def _power(p: Play, knight: Knight, effect: fx.PowerChange) -> None:
    least = 0 if effect.min is None else effect.min
    wanted = max(least, knight.power + effect.amount)
    if effect.max is not None:
        wanted = min(wanted, max(effect.max, knight.power))
    _tell_figure(p, knight, "power", wanted - knight.power)
    knight.power = wanted


async def _restore_power(p: Play, knight: Knight, effect: fx.RestorePower) -> None:
    gained = max(0, min(effect.amount, knight.power_limit - knight.power))
    _tell_figure(p, knight, "power", gained)
    knight.power += gained


async def _strength(p: Play, knight: Knight, effect: fx.StrengthChange) -> None:
    wanted = max(0, knight.strength + effect.amount)
    if effect.max is not None:
        wanted = min(wanted, max(effect.max, knight.strength))
    _tell_figure(p, knight, "strength", wanted - knight.strength)
    knight.strength = wanted


def _tell_figure(p: Play, knight: Knight, figure: str, change: int) -> None:
    now = (knight.power if figure == "power" else knight.strength) + change
    told: dict[str, Any] = {"figure": figure, "some": change != 0, "amount": change, "now": now}
    p.say("fate_figure", to=p.audience(knight), pawn=knight.code, **told)


async def _treasury(p: Play, knight: Knight, effect: fx.Treasury) -> None:
    seat = p.seat(knight.seat)
    seat.treasury = max(0, seat.treasury + effect.amount)
    p.say("treasury_changed", seat=knight.seat, amount=effect.amount, treasury=seat.treasury)


# -- horses and tokens ---------------------------------------------------------------------------------------------


async def _lose_horse(p: Play, knight: Knight, effect: fx.LoseHorseToHex) -> None:
    horse = p.on_foot(knight) if p.mounted(knight) else None
    if horse is not None:
        p.lay(knight.hex, horse)
        p.say("horse_lost", pawn=knight.code, gone=False)


async def _lose_horse_or(p: Play, knight: Knight, effect: fx.LoseHorseOr) -> bool:
    if not p.mounted(knight):
        return await _carry_out(p, knight, effect.otherwise)
    horse = p.on_foot(knight)
    if horse is not None:
        p.state.removed.append(horse)
        p.say("horse_lost", pawn=knight.code, gone=True)
    return False


async def _remount(p: Play, knight: Knight, effect: fx.Remount) -> None:
    if p.mounted(knight):
        knight.allowance = effect.mounted_next_move
        p.say("rides_on", pawn=knight.code, allowance=effect.mounted_next_move)
    elif knight.transport == "foot" and p.horse_from_supply(knight):
        p.say("horse_given", pawn=knight.code)


async def _skip_move(p: Play, knight: Knight, effect: fx.SkipMove) -> None:
    knight.skip_next_move = True
    p.say("skips_move", pawn=knight.code)


async def _place_token(p: Play, knight: Knight, effect: fx.PlaceToken) -> None:
    p.lay(knight.hex, p.issue(effect.token))
    p.say("token_placed", pawn=knight.code, token=effect.token, hex=knight.hex)


def _losable(b: Board, knight: Knight, effect: fx.LoseWeapon) -> list[Token]:
    """The weapons that may be picked, the default first: the lowest efficacy (AL-9.7)."""
    found = [
        one
        for one in b.of_kind(knight, "weapon")
        if not effect.indestructible_excluded or (b.gear(one).destructible and not b.gear(one).artefact)
    ]
    return sorted(found, key=lambda one: b.gear(one).efficacy)


async def _lose_weapon(p: Play, knight: Knight, effect: fx.LoseWeapon) -> None:
    found = _losable(p, knight, effect)
    if not found:
        return
    options = [Option(one.kind, one.kind, {"card": one.kind}) for one in found]
    default = (found[0].kind,)
    asked = p.asking(knight.seat, "toll_weapon", options, default, clause="AL-9.7", secret=True, pawn=knight.code)
    (kind,) = await p.t.put(asked)
    token = next(one for one in found if one.kind == kind)
    knight.tokens.remove(token)
    p.state.removed.append(token)
    p.say("weapon_given", to=p.audience(knight), pawn=knight.code, weapon=kind)
    if not knight.revealed:
        p.say("some_weapon_given", pawn=knight.code)


async def _peek(p: Play, knight: Knight, effect: fx.PeekToken) -> None:
    """The owner learns what a face-down token is (AL-T8)."""
    places = {label: [one for one in pile if one.face_down] for label, pile in p.state.lying.items()}
    labels = sorted((label for label in places if places[label]), key=lambda one: (p.hex(one).row, p.hex(one).col))
    if not labels:
        return
    default = next((one for one in effect.default if one in labels), labels[0])
    options = [Option(one, one, {"hex": one}) for one in labels]
    asked = p.asking(knight.seat, "vision", options, (default,), clause="AL-9.5", secret=True, pawn=knight.code)
    (label,) = await p.t.put(asked)
    await p.t.reveal("vision")
    pile = places[label]
    drawn = await p.t.roll(1, len(pile), label="vision", seat=knight.seat, to=(knight.seat,)) if len(pile) > 1 else (1,)
    token = pile[drawn[0] - 1]
    token.known = tuple(sorted({*token.known, knight.seat}))
    p.say("seen_in_vision", to=(knight.seat,), hex=label, token=token.kind)


# -- choices -------------------------------------------------------------------------------------------------------


def _open(b: Board, knight: Knight, effect: fx.Effect) -> bool:
    """True if an option can be carried out in full (AL-9.8)."""
    if isinstance(effect, fx.Treasury):
        return b.seat(knight.seat).treasury + effect.amount >= 0
    return not isinstance(effect, fx.LoseWeapon) or bool(_losable(b, knight, effect))


async def _choice(p: Play, knight: Knight, effect: fx.Choice) -> bool:
    """The owner takes one option (AL-9.5)."""
    found = {one.id: one for one in effect.options if _open(p, knight, one)}
    if not found:
        return effect.otherwise is not None and await _carry_out(p, knight, effect.otherwise)
    default = effect.default if effect.default in found else next(iter(found))
    options = [Option(id_, id_, {"option": id_, **_about(one)}) for id_, one in found.items()]
    asked = p.asking(knight.seat, "fate", options, (default,), clause="AL-9.5", secret=True, pawn=knight.code)
    (id_,) = await p.t.put(asked)
    return await _carry_out(p, knight, found[id_])


def _about(effect: fx.Effect) -> dict[str, Any]:
    """What an option is, for its label."""
    if isinstance(effect, fx.PlaceToken):
        return {"does": "token", "card": effect.token}
    if isinstance(effect, fx.Treasury):
        return {"does": "treasury", "amount": effect.amount}
    return {"does": "weapon" if isinstance(effect, fx.LoseWeapon) else "other"}


async def _sequence(p: Play, knight: Knight, effect: fx.Sequence) -> bool:
    beaten = [await _carry_out(p, knight, step) for step in effect.steps]
    return any(beaten)


_DOING: dict[type, Callable[[Play, Knight, Any], Awaitable[bool | None]]] = {
    fx.StrengthTest: _strength_test,
    fx.PowerTest: _power_test,
    fx.Damage: _damage,
    fx.Heal: _heal,
    fx.PowerChange: _power,
    fx.RestorePower: _restore_power,
    fx.StrengthChange: _strength,
    fx.Treasury: _treasury,
    fx.LoseHorseToHex: _lose_horse,
    fx.LoseHorseOr: _lose_horse_or,
    fx.Remount: _remount,
    fx.SkipMove: _skip_move,
    fx.PlaceToken: _place_token,
    fx.LoseWeapon: _lose_weapon,
    fx.PeekToken: _peek,
    fx.Choice: _choice,
    fx.Sequence: _sequence,
}
"""What carries out which effect; each returns whether it defeats the knight."""
