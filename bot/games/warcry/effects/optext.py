"""Operations as text, for those that must wait inside the state (delayed effects, what is left after an attack)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.games.warcry.language.ability import Call, Expr
from bot.games.warcry.language.language import parse_abilities
from bot.games.warcry.language.reading import expression


def show_operations(ops: Sequence[Expr]) -> str:
    """Canonical text of a list of operations (WC-C42)."""
    return f"[{', '.join(_show(op) for op in ops)}]"


def _show(node: Expr) -> str:
    if isinstance(node, Call):
        return f"{node.name}({', '.join(_show(arg) for arg in node.args)})"
    return show_operations(node) if isinstance(node, tuple) else str(node)


@cache
def read_operations(text: str) -> tuple[Call, ...]:
    """The operations again. The text came from a checked pack, so it is well formed."""
    calls = [expression(tree) for tree in parse_abilities(text)]
    return tuple(call for call in calls if isinstance(call, Call))
