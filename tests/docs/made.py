"""The parts of docs/ that follow from the program, each between two marks."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from tests.docs import commands, options
from tests.support.sources import ROOT

DOCS = ROOT / "docs"
MAKERS: dict[str, Callable[..., str]] = {"options": options.table_of, "commands": commands.tables}
PART = re.compile(
    r"(?P<mark><!-- (?P<kind>[a-z]+)(?P<words>[a-z0-9_ ]*): made by python -m tests\.docs --write -->\n)"
    r".*?(?P<end><!-- end -->)",
    re.DOTALL,
)


def pages() -> list[Path]:
    """Every page of docs/."""
    return sorted(DOCS.rglob("*.md"))


def remade(text: str) -> str:
    """A page with each of its made parts made anew."""

    def part(found: re.Match[str]) -> str:
        return f"{found['mark']}{MAKERS[found['kind']](*found['words'].split())}\n{found['end']}"

    return PART.sub(part, text)
