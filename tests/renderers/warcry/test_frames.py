"""Frames and backs of cards: side, kind and uniqueness can be told at a glance."""

from __future__ import annotations

import msgspec

from bot.games.warcry.view import View
from renderers.kit import theme
from renderers.kit.ops import Polygon, Sprite, Texture
from renderers.warcry import frames
from renderers.warcry.table import table_scene
from tests.renderers.support import parts, table, words
from tests.support.rules import rule

SIDES = ("grand_alliance", "hordes", "neutral")


def ground(side: str) -> tuple[int, ...]:
    """The colour of the frame of a side."""
    first = frames.card_frame(side, 100, 140)[0]
    assert isinstance(first, Texture)
    return tuple(first.dark[:3])


@rule("WC-C4a")
def test_frames_are_blue_black_and_green_by_side() -> None:
    alliance, hordes, neutral = (ground(side) for side in SIDES)
    assert max(alliance) == alliance[2] and min(alliance) > 100  # light blue
    assert max(hordes) < 64  # black
    assert max(neutral) == neutral[1]  # green
    assert len({frames.card_frame(side, 100, 140) for side in SIDES}) == 3
    ornaments = [len(frames.card_frame(side, 100, 140)) for side in SIDES]
    assert min(ornaments) > 4  # veins, bones and vines, not a bare frame


@rule("WC-C4a")
def test_army_cards_have_a_golden_back_and_action_cards_a_silver_one() -> None:
    fills = {
        metal: [op.fill for op in frames.card_back(metal, 40, 56) if isinstance(op, Polygon)]
        for metal in ("gold", "silver")
    }
    assert theme.GOLD_LIGHT in fills["gold"] and theme.GOLD_LIGHT not in fills["silver"]
    assert theme.SILVER_LIGHT in fills["silver"] and theme.SILVER_LIGHT not in fills["gold"]


def with_unique(view: View, unique: bool) -> View:
    """The same table with every unit unique, or none."""
    players = [
        msgspec.structs.replace(
            player, units=tuple(msgspec.structs.replace(unit, unique=unique) for unit in player.units)
        )
        for player in view.players
    ]
    return msgspec.structs.replace(view, players=tuple(players))


@rule("WC-C4a")
def test_a_unique_card_shows_a_star() -> None:
    plain, starred = (table_scene(with_unique(table("mid_battle"), unique), words()) for unique in (False, True))
    stars = [
        sum(isinstance(op, Sprite) and op.key[:2] == ("icon", "unique") for op, _, _ in parts(scene.foreground))  # type: ignore[index]
        for scene in (plain, starred)
    ]
    assert stars == [0, sum(len(player.units) for player in table("mid_battle").players)]
