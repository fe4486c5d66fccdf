"""What a player of Mage Knight reads in his panel, and the orders that he might give."""

from __future__ import annotations

from bot.games.mage_knight.view import View
from bot.i18n.speech import Speech


def status(view: View, speech: Speech) -> str:
    """Actions left and points of the seat, and its objectives, also as the turn would leave them (MK2-7.2)."""
    if view.viewer is None or view.phase != "play":
        return ""
    own = view.players[view.viewer]
    told = speech.text("table-mage-knight-status", round=view.round, left=view.left, score=own.score)
    if not view.objectives:
        return told
    after = sum(one.next_controller == view.viewer for one in view.objectives)
    held = speech.text("table-mage-knight-objectives", count=view.held(view.viewer), after=after)
    return speech.text("table-mage-knight-both", first=told, last=held)


def order_lines(view: View, speech: Speech) -> list[str]:
    """The orders that fit the table as the seat sees it, in notation (MKU-P2)."""
    own = [one for one in view.figures if one.owner == view.viewer and one.status == "field"]
    general = [f"order spin={word}" for word in ("auto", "hold", "ask")]
    general += [f"order defend={word}" for word in ("best", "never", "ask")]
    general += [f"order dodge={word}" for word in ("on", "off", "ask")]
    general += [f"order defense_cancel={word}" for word in ("auto", "ask")]
    general += ["order clear", *leaving_lines(view, bool(own))]
    shown = [(one.id, ability) for one in own for ability in one.marks]
    cancels = [f"order {name} cancel={ability}" for name, ability in shown if ability in view.optional]
    return [*general, *[f"order {one.id} spin={word}" for one in own for word in ("hold", "ask")], *cancels]


def leaving_lines(view: View, there: bool) -> list[str]:
    """Out of turn a withdrawal is ordered, and that order taken back (MKU-P15)."""
    return ["order withdraw", "order stay"] if there and view.phase == "play" and view.active != view.viewer else []
