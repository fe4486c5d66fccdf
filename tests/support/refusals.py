"""What is refused: every key that the source names."""

from __future__ import annotations

import ast

from tests.support.sources import ROOT


def refusals() -> set[str]:
    """The keys of every refusal that the service and the commands can raise, read from their source."""
    found: set[str] = set()
    for folder in ("bot/service", "cogs"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text())):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                    found |= {part.value for part in ast.walk(node.args[0]) if _is_key(part)} if node.args else set()
    return found


def _is_key(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier()
