"""What happens at the start of a turn (MKU-4.11): Command heals and gives actions, then Venom, each by figure id."""

from __future__ import annotations

from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.figures.damage import heal, opposed, strike
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, Mark
from bot.games.mage_knight.turn.command import command_phase


def actions_of(p: Play, seat: int) -> int:
    """How many actions a player has in each turn (MKU-4.3, 4.4; MKU-R9)."""
    each = p.edition.points_an_action
    if p.state.options.actions_from == "army_value":
        return -(-p.state.players[seat].points // each)
    return p.state.options.build_total // each


async def begin_turn(p: Play, seat: int) -> None:
    """The effects in their order (MKU-R10); then what every figure touches is remembered."""
    if p.edition.turn_phases:
        await command_phase(p, seat)
        return
    powers = [p.field.powers(figure) for figure in p.field.own(seat)]
    if any(one.commands_from or one.poisons is not None for one in powers):
        await _effects(p, seat)
    field = p.still()
    field.meet()
    for figure in field.there():
        figure.contacts = touched(field, figure)


async def _effects(p: Play, seat: int) -> None:
    """The picture goes on showing the last action unless a dial turns: a roll for Command is not to be seen in it."""
    last, dials = p.state.mark, _dials(p)
    p.state.mark = Mark("start", seat)
    _command_heals(p, seat)
    await _command_rolls(p, seat)
    _venom(p, seat)
    if _dials(p) == dials:
        p.state.mark = last


def touched(field: Field, figure: Figure) -> tuple[str, ...]:
    """Whom a figure touches (MKU-4.11). A captive opposes nobody: it is not kept as touching an enemy (MKU-14.6)."""
    return tuple(
        [
            other.id
            for other in field.contacts(figure)
            if not ((figure.captor or other.captor) and opposed(field, figure.owner, other.owner))
        ]
    )


def _dials(p: Play) -> list[int]:
    return [figure.click for figure in p.state.figures]


def _command_heals(p: Play, seat: int) -> None:
    """A friend heals once for each Command figure it touches, as long as it is Demoralized (MKU-SA.command.1)."""
    for leader in p.field.own(seat):
        if not p.field.powers(leader).commands_from:
            continue
        for figure in p.field.contacts(leader):
            if p.field.friends(leader, figure) and p.field.powers(figure).incapable:
                heal(p, figure, 1, "command")


async def _command_rolls(p: Play, seat: int) -> None:
    for leader in p.field.own(seat):
        if low := p.field.powers(leader).commands_from:
            (die,) = await p.t.roll(1, label="command", seat=seat)
            more = die >= low
            p.state.actions += more
            p.state.left += more
            p.say("command_roll", seat=seat, figure=leader.id, die=die, more=more, actions=p.state.actions)


def _venom(p: Play, seat: int) -> None:
    """The opponents that the front arc touches; Toughness and Invulnerability help (MKU-SA.venom.1, venom.2)."""
    for figure in p.field.own(seat):
        blow = p.field.powers(figure).poisons
        if blow is None:
            continue
        for target in p.field.opponents(figure):
            if p.field.front(figure, target):
                p.say("venom", figure=figure.id, target=target.id)
                strike(p, target, blow, seat)
