"""Battlefields of Mage Knight 2.0 to show: objectives in every state, figures in the air, a turn in its phases."""

from __future__ import annotations

import msgspec

from bot.games.mage_knight.content.content import Content
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.state import Mark, Options, TurnPhase
from bot.games.mage_knight.view import FigureView, ObjectiveView, ThingView, View
from tests.gallery.battles import figure, piece, view

OPTIONS = Options(build_total=300, rules="mk2")
RADIUS = 750
"""Of a token, in thousandths of an inch."""

THINGS = (
    ThingView("I1", "whetted_blade", "B5", 0, 0, 0, -1),
    ThingView("I2", "glass_hour", "B4", 0, 0, 0, 1),
    ThingView("I3", "long_string", "A1", 0, 0, 0, -1),
    ThingView("I4", "ember_wand", "", 17_000, 12_500, 250, -1),
)
"""Three are borne, one lies on the field."""


def base_of(content: Content, one: FigureView, soaring: bool = False) -> FigureView:
    """A figure with what its base says in the second edition."""
    kind = content.figures[one.type]
    click = next(click for click in kind.clicks if (click.speed, *click.abilities) == (one.speed, *one.abilities))
    return msgspec.structs.replace(
        one,
        nexus=click.nexus,
        nexus_value=click.nexus_value,
        radius=kind.radius,
        rear=None if soaring else one.rear,
        soaring=soaring,
        speed_type=kind.speed_type,
        attack_type=kind.attack_type,
        attack_bonus=kind.attack_bonus,
        ranged_damage=kind.ranged_damage,
        subfaction=kind.subfaction,
        innate=tuple(sorted(kind.innate - {kind.speed_type})),
        item_slots=kind.item_slots,
    )


def objective(
    number: int, x: float, y: float, now: tuple[str, int], then: tuple[str, int] | None = None
) -> ObjectiveView:
    """An objective as it is, and as a check would find it now."""
    return ObjectiveView(f"O{number}", round(x * 1000), round(y * 1000), RADIUS, *now, *(then or now))


def conquest(printed: Content) -> View:
    """Three objectives: held, fought for, and about to be taken by a figure that has just come there."""
    content, _ = MageKnight(printed).rules(OPTIONS)
    a = [
        figure(content, "A1 lampbow3 14.2,11.5 71", tokens=1, acted=True),
        figure(content, "A2 tidewarder3 18.7,20.0 80"),
        figure(content, "A3 tidewarder2 13.1,12.6 95"),
        figure(content, "A4 arcscribe2 12.0,9.6 60"),
        figure(content, "A5 belldiver2 25.2,25.4 120", tokens=1, acted=True),
        figure(content, "A6 crabdragoon2 26.8,13.4 110"),
    ]
    b = [
        figure(content, "B1 gutripper2 20.3,20.9 260 1"),
        figure(content, "B2 gutripper3 19.6,22.4 255"),
        figure(content, "B3 rattlesling2 13.4,24.6 280"),
        figure(content, "B4 drumwitch2 21.0,28.0 270", tokens=1),
        figure(content, "B5 gorrud 22.0,24.9 300 1"),
    ]
    aloft = {"A4", "B4"}
    figures = [base_of(content, one, one.id in aloft) for one in a + b]
    pieces = [
        piece(content, "T1", "grass_hill", 8.6, 19.4, 20),
        piece(content, "T2", "old_forest", 29.6, 20.2, 75),
        piece(content, "T3", "mill_pond", 22.9, 9.2, 40),
    ]
    goals = (
        objective(1, 19.685, 19.685, ("contested", -1)),
        objective(2, 12.6, 11.4, ("controlled", 0)),
        objective(3, 24.2, 26.4, ("neutral", -1), ("controlled", 0)),
    )
    mark = Mark("move", 0, "A5", (), (), (((22_000, 15_000), (24_600, 20_000), (25_200, 25_400)),))
    made = view(figures, pieces, mark=mark, scores=(0, 22), turn_phase="action", left=1, actions=3)
    armed = (made.players[0], msgspec.structs.replace(made.players[1], domain="harvest_fog"))
    return msgspec.structs.replace(
        made, options=OPTIONS, objectives=goals, things=THINGS, domains=("harvest_fog",), players=armed
    )


def landing(printed: Content) -> View:
    """The end phase of a turn of four: each player holds one objective, the last one is neutral."""
    made = conquest(printed)
    seats = tuple(msgspec.structs.replace(made.players[i % 2], seat=i, team=i) for i in range(4))
    goals = (
        *(objective(i + 1, 8.0 + 6 * i, 8.0 + 5 * i, ("controlled", i)) for i in range(4)),
        objective(5, 30.0, 30.0, ("neutral", -1)),
    )
    return msgspec.structs.replace(made, players=seats, objectives=goals, turn_phase="end", to_act=(0,))


def in_phase(printed: Content, phase: TurnPhase) -> View:
    """The same in a phase of the turn."""
    return msgspec.structs.replace(conquest(printed), turn_phase=phase)
