"""Breaks one rule at a time in a copy of the project and runs the tests that should notice.

``python -m tests.mutants`` tries all, ``--only NAME`` those whose name holds NAME or whose clause it is, ``--write``
all, and puts the outcome into tests/mutants/README.md. The working tree is only read. Ends with 1 if a breakage is
missed, or if its old text does not stand in its file exactly once.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from msgspec import Struct

from tests.mutants import Mutant
from tests.mutants.table import ALL, README, with_table

ROOT = Path(__file__).parents[2]
COPIED = ("bot", "renderers", "data", "tests", "pyproject.toml")
WORKERS = 2
SECONDS = 300
"""A test run that takes longer hangs."""

PYTEST = (sys.executable, "-m", "pytest", "-q", "-x", "--tb=no", "-p", "no:cacheprovider")
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


class Verdict(Struct, frozen=True):
    """What the tests said of one breakage. ``test`` is the first that noticed."""

    mutant: Mutant
    caught: bool
    test: str = ""
    fault: str = ""

    def told(self) -> str:
        """The verdict as a line."""
        outcome = f"caught by {self.test}" if self.caught else self.fault or "MISSED"
        return f"{self.mutant.clause:8} {self.mutant.name}: {outcome}"


def main(words: list[str]) -> int:
    """Try the breakages that were asked for; 1 if one is missed."""
    if words not in ([], ["--write"]) and (len(words) != 2 or words[0] != "--only"):
        print(__doc__)
        return 2
    word = words[1] if len(words) == 2 else ""
    mutants = [mutant for mutant in ALL if word in mutant.name or word == mutant.clause]
    if not mutants:
        print(f"no breakage is called {word!r}")
        return 1
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        trees = copies(Path(folder))
        sound = run(trees[0], sorted({test for mutant in mutants for test in mutant.tests}), writing=True)
        if sound.returncode:
            print(f"the tests fail without any breakage:\n{sound.stdout}{sound.stderr}")
            return 1
        shutil.copytree(trees[0], trees[1])
        verdicts = list(shown(tried(trees, mutants)))
    missed = sum(not verdict.caught for verdict in verdicts)
    print(f"{len(verdicts)} breakages, {missed} missed")
    if words == ["--write"] and not missed:
        caught = {verdict.mutant.name: verdict.test for verdict in verdicts}
        README.write_text(with_table(README.read_text(encoding="utf-8"), caught), encoding="utf-8")
    return 1 if missed else 0


def copies(folder: Path) -> list[Path]:
    """The places of the copies; the first is filled, the others follow once its tests have run and been compiled."""
    trees = [folder / str(number) for number in range(WORKERS)]
    for name in COPIED:
        source, target = ROOT / name, trees[0] / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, target)
    return trees


def tried(trees: Sequence[Path], mutants: Sequence[Mutant]) -> Iterator[Verdict]:
    """Every breakage, in order, each in a copy that no other uses meanwhile."""
    free: SimpleQueue[Path] = SimpleQueue()
    for tree in trees:
        free.put(tree)

    def one(mutant: Mutant) -> Verdict:
        tree = free.get()
        try:
            return verdict_on(tree, mutant)
        finally:
            free.put(tree)

    with ThreadPoolExecutor(len(trees)) as pool:
        yield from pool.map(one, mutants)


def shown(verdicts: Iterator[Verdict]) -> Iterator[Verdict]:
    """The same, told as they come."""
    for verdict in verdicts:
        print(verdict.told(), flush=True)
        yield verdict


def verdict_on(tree: Path, mutant: Mutant) -> Verdict:
    """Break the copy, run the tests, mend the copy."""
    path = tree / mutant.file
    text, times = path.read_text(encoding="utf-8"), path.stat()
    try:
        path.write_text(mutant.applied(text), encoding="utf-8")
        ran = run(tree, mutant.tests)
    except (ValueError, subprocess.TimeoutExpired) as fault:
        return Verdict(mutant, False, fault=str(fault))
    finally:
        path.write_text(text, encoding="utf-8")
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
    first = FAILED.search(ran.stdout)
    if ran.returncode == 1 and first is not None:
        return Verdict(mutant, True, first[1])
    return Verdict(mutant, False, fault="" if ran.returncode == 0 else f"pytest gave up:\n{ran.stdout}{ran.stderr}")


def run(tree: Path, tests: Sequence[str], *, writing: bool = False) -> subprocess.CompletedProcess[str]:
    """Some test files in a copy. Only the sound copy is compiled to disk, so that nothing broken stays behind."""
    env = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "1"}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    if not writing:
        env["PYTHONDONTWRITEBYTECODE"] = "1"
    seconds = SECONDS * (4 if writing else 1)
    command = [*PYTEST, *tests]
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, timeout=seconds, check=False)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
