"""One-off cards for the tests of the effect language: an ability in a word, and a fight in which it can be played.

s = melee(ability("tactic", "strength(mine, 1)"))     # A1 has attacked B1, Ana holds the card X-C1
s.say("ana", "play_tactic X-C1")
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from bot.games.warcry.game import WarCry
from tests.support.scene import NAMES, Scene, game_with, scene

Test = TypeVar("Test", bound=Callable[..., None])

TYPES = {
    "tactic": "combat_tactic",
    "warcry": "warcry",
    "support": "support_tactic",
    "command": "command",
    "reaction": "reaction",
}
ANA = "A1 GA-U02"  # Weirgate Halberds: infantry, men, 4 strength, 3 tactic points, leadership 3, cost 4
BEN = "B1 HD-U07"  # Nightglass Corsairs: infantry, dark elves, 4 strength, 3 tactic points, leadership 3, cost 4


def text(kind: str, do: str, *, need: str = "", cost: str = "", on: str = "", **keys: str) -> str:
    """One ability constructor in the effect language."""
    parts = [f"on={on}"] if on else []
    parts += [f"{key}=[{value}]" for key, value in (("cost", cost), ("need", need)) if value]
    parts += [f"{key}={value}" for key, value in keys.items()]
    return f"{kind}({', '.join([*parts, f'do=[{do}]'])})"


def ability(kind: str, do: str, *, points: int = 0, die: int = 3, **keys: str) -> dict[str, str]:
    """An action card with one ability; it costs ``points`` tactic points."""
    return {"type": TYPES[kind], "cost": str(points), "die": str(die), "abilities": f"[{text(kind, do, **keys)}]"}


def strategy(*abilities: str) -> dict[str, str]:
    """A strategy card."""
    return {"type": "strategy", "cost": "0", "abilities": f"[{', '.join(abilities)}]"}


def static(*mods: str, need: str = "") -> str:
    """A static ability."""
    return f"static({f'need=[{need}], ' if need else ''}mods=[{', '.join(mods)}])"


def melee(*cards: dict[str, str], ana: str = ANA, ben: str = BEN, attack: str = "A1 -> B1", **zones: Any) -> Scene:
    """A fight in which Ana holds one-off cards and is to act; ``hand`` is her hand if it is not just these."""
    hand = zones.pop("hand", " ".join(f"X-C{number}" for number in range(1, len(cards) + 1)))
    s = scene(ana, ben, game=game_with(actions=cards), ana_hand=hand, **zones)
    return s.say("ana", f"attack {attack}") if attack else s


def shot(
    *cards: dict[str, str], ana: str = "A1 GA-U10", ben: str = BEN, attack: str = "A1 -> B1", **zones: Any
) -> Scene:
    """A ranged attack in which Ana holds one-off cards and is to act."""
    s = melee(*cards, ana=ana, ben=ben, attack="", **zones)
    return s.say("ana", f"shoot {attack}")


def commanding(*cards: dict[str, str], ana: str = ANA, ben: str = BEN, **zones: Any) -> Scene:
    """Ana's command; she holds one-off cards."""
    return melee(*cards, ana=ana, ben=ben, attack="", **zones)


def touched(s: Scene, key: str = "value_changed") -> list[str]:
    """The units named by events of the last play, in their order."""
    return [facts["unit"] for facts in s.told(key)]


@cache
def observer(on: str, do: str = "token(me, victory, 1)") -> WarCry:
    """The game with a unit X-U1 (infantry, 3 strength, leadership 3) that reacts to a trigger."""
    return game_with(units=[{"abilities": f"[{text('reaction', do, on=on)}]"}])


def watched(on: str, ana: str, ben: str, *, do: str = "token(me, victory, 1)", **zones: Any) -> Scene:
    """A scene in which every X-U1 reacts whenever it can."""
    s = scene(ana, ben, game=observer(on, do), **zones)
    for seat, player in enumerate(s.state.players):
        for unit in player.units:
            if unit.card == "X-U1":
                s.say(NAMES[seat], f"order reaction {unit.id} always")
    return s


def reacted(s: Scene) -> list[str]:
    """The units that have reacted in the last play."""
    return [facts["unit"] for facts in s.told("reaction_played")]


def does(*cards: str) -> Callable[[Test], Test]:
    """Names the cards of the starter pack that a test plays; a test of the pack checks that none is forgotten."""

    def same(test: Test) -> Test:
        return test

    return same
