"""Operations on values, states, places and pieces (WC-C26, WC-C27, WC-C49, WC-C50, WC-C55)."""

from __future__ import annotations

import pytest

from tests.support.oneoff import ability, commanding, melee, shot, text, touched
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene

OTHERS = "A1 GA-U02 | A2 GA-U15 | A3 GA-U10 reserve"


def tactic(do: str, **keys: str) -> dict[str, str]:
    """A combat tactic card without cost."""
    return ability("tactic", do, **keys)


def ready(s: Scene, *pieces: str) -> list[bool]:
    """Whether each unit is ready."""
    return [not s.there(piece).committed for piece in pieces]


# -- values -------------------------------------------------------------------------------------------------------


@rule("WC-C26")
@pytest.mark.parametrize("amount", [2, -3])
def test_strength_counts_in_this_combat_only(amount: int) -> None:
    s = melee(tactic(f"strength(mine, {amount})"), ana_rolls="6", ben_rolls="1", ben="B1 HD-U07 committed | B2 HD-U14")
    s.say("ana", "play_tactic X-C1")
    assert s.strength("A1") == 4 + amount
    s.say("ben", "tactic_pass").say("ana", "tactic_pass")
    assert s.state.combat is None or s.state.combat.rolls  # decided
