"""``python -m tests.rulebook --write``: what is shipped beside the digests, made anew.

Days are kept while the bytes of a digest stay as they are; one that has changed is of today.
"""

from __future__ import annotations

import ast
import datetime
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bot import packs
from bot.games import registry
from bot.records.playing import Playing, played_steps
from bot.records.scenario import parse_scenario
from bot.rulebook.digests import digest_names, read_digest
from bot.rulebook.markdown import CLAUSE_ID
from bot.rulebook.shipped import FILE, MOST_NAMED, Edition, Shipped, Shows, Tested
from tests.support.sources import ROOT

MOST_SCENES = 4
"""So many scenarios are named for a clause."""

WHERE = ROOT / "data" / FILE


def digests(before: Shipped, today: str) -> dict[str, Edition]:
    """The editions of all digests and translations; one whose bytes are as before keeps its day."""
    found = {}
    for name in packs.data_files("rules", ".md"):
        key = name.removeprefix("rules/").removesuffix(".md")
        known, now = before.digests.get(key), packs.content_hash({name: packs.data_file(name)})
        found[key] = known if known is not None and known.hash == now else Edition(today, now)
    return found


def tests() -> dict[str, Tested]:
    """Which tests name each clause, read from their source."""
    named: dict[str, set[str]] = defaultdict(set)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if "rule(" in text:
            for clause, test in rules_in(ast.parse(text)):
                named[clause].add(f"{path.name}::{test}")
    known = {entry.number for name in digest_names() for entry in read_digest(name).entries}
    return {
        clause: Tested(len(names), tuple(sorted(names)[:MOST_NAMED]))
        for clause, names in sorted(named.items())
        if clause in known
    }


def rules_in(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Clause and test for each clause that a decorator names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for made in node.decorator_list:
                if isinstance(made, ast.Call) and isinstance(made.func, ast.Name) and made.func.id == "rule":
                    yield from ((str(one.value), node.name) for one in made.args if isinstance(one, ast.Constant))


def scenarios() -> dict[str, tuple[Shows, ...]]:
    """Which scenarios show a clause: by a question or refusal of one of their steps, or because they say so."""
    found: dict[str, list[Shows]] = defaultdict(list)
    known = {entry.number for name in digest_names() for entry in read_digest(name).entries}
    for file in packs.data_files("", ".toml"):
        if "/scenarios/" not in file:
            continue
        for clause, step in shown_in(file):
            if clause in known and all(one.file != file for one in found[clause]):
                found[clause].append(Shows(file, step))
    return {clause: tuple(shows[:MOST_SCENES]) for clause, shows in sorted(found.items()) if shows}


def shown_in(file: str) -> Iterator[tuple[str, int]]:
    """The clauses that a scenario shows, with the step that does; those that it only speaks of last, with its end."""
    text = packs.data_file(file).decode()
    scenario = parse_scenario(text)
    playing = Playing(scenario.start(registry.game(scenario.game)), scenario.names, scenario.undo)
    for ran in (playing.started, *played_steps(scenario, playing)):
        if ran.refusal is not None and ran.refusal.clause:
            yield ran.refusal.clause, ran.n
        for ask in ran.asks:
            if ask.clause:
                yield ask.clause, ran.n
    said = [line for line in text.splitlines() if line.lstrip().startswith("#")]
    yield from ((clause, 0) for clause in re.findall(rf"(?<![\w.-]){CLAUSE_ID}", "\n".join(said)))


def written(path: Path = WHERE) -> Shipped:
    """What the file holds; nothing where there is none."""
    return msgspec.json.decode(path.read_bytes(), type=Shipped) if path.exists() else Shipped()


def laid_out(made: Shipped) -> bytes:
    """The file: a line for each digest and each clause, so that a change shows as changed lines."""
    parts = []
    for name, rows in msgspec.to_builtins(made).items():
        lines = [f"{json.dumps(key)}: {json.dumps(row)}" for key, row in rows.items()]
        parts.append(f"{json.dumps(name)}: {{\n" + ",\n".join(lines) + "\n}")
    return ("{\n" + ",\n".join(parts) + "\n}\n").encode()


def main(words: list[str]) -> int:
    """Write the file."""
    if words != ["--write"]:
        print(__doc__)
        return 2
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    made = Shipped(digests(written(), today), tests(), scenarios())
    WHERE.write_bytes(laid_out(made))
    print(f"{len(made.digests)} digests, {len(made.tests)} clauses tested, {len(made.scenarios)} shown in scenarios")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
