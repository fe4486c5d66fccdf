"""Lays the first ten minutes side by side: ``python -m tests.tour [--only LANGUAGE or GAME ...] [folder]``.

Five games, three languages, a phone and a desktop: a ready-made table and half a lesson of each, one contact sheet a
way and size, an ``index.html`` with all of them and with what breaks a bar. Somebody looks at all of it.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.support.browser import DESKTOP, PHONE, Browser, open_browser
from tests.support.sources import ROOT
from tests.support.tavern import Tavern
from tests.tour.bars import faults, seen
from tests.tour.sheets import Sheet, write_index, write_sheet
from tests.tour.walking import GAMES, READERS, Walk, opened_tavern

SIZES = {"phone": (PHONE, 1.0), "desktop": (DESKTOP, 0.6)}
"""Screens, and how large what was seen on them is laid out."""


class Photographer:
    """Keeps what is seen at each step, at all sizes; what breaks a bar is looked for on the phone."""

    def __init__(self, browser: Browser, language: str, way: str) -> None:
        self.browser, self.language, self.way = browser, language, way
        self.steps: dict[str, list[tuple[str, Path]]] = {size: [] for size in SIZES}
        self.faults: list[str] = []

    def look(self, name: str) -> None:
        """Keep a step."""
        number = len(self.steps["phone"])
        known = {fault.partition(": ")[2] for fault in self.faults}
        found = [fault for fault in faults(seen(self.browser), self.language) if fault not in known]
        self.faults += [f"{number + 1}. {name}: {fault}" for fault in found]
        for size, (screen, _) in SIZES.items():
            self.browser.resize(screen)
            self.browser.painted()
            self.steps[size].append((name, self.browser.shot(f"{self.way}-{self.language}-{number:02}-{size}")))
        self.browser.resize(PHONE)
        self.browser.painted()

    def sheets(self) -> Iterator[tuple[str, Sheet]]:
        """One for each size."""
        for size, steps in self.steps.items():
            found = tuple(self.faults) if size == "phone" else ()
            yield size, Sheet(f"{self.way}, {self.language}, {size}", tuple(steps), found)


def walked(language: str, games: list[str]) -> Iterator[Photographer]:
    """All ways in a language."""
    with (
        tempfile.TemporaryDirectory() as folder,
        opened_tavern(Path(folder)) as (built, quiet),
        open_browser(built.parlour.page_url) as browser,
    ):
        browser.resize(PHONE)
        for game in games:
            for act in ("table", "lesson"):
                yield walk(browser, built, quiet, language, game, act)


def walk(
    browser: Browser, built: Tavern, quiet: Callable[[], None], language: str, game: str, act: str
) -> Photographer:
    """One way, as far as it goes; where it does not, that is a fault too."""
    photographer = Photographer(browser, language, f"{game}-{act}")
    way = Walk(browser, built, quiet, language, photographer.look)
    try:
        {"table": way.table, "lesson": way.lesson}[act](game)
    except AssertionError as error:
        photographer.faults.append(f"it does not go on: {str(error).splitlines()[0]}")
        photographer.look("stuck")
    return photographer


def main(words: list[str]) -> None:
    """Walk and lay out."""
    parser = argparse.ArgumentParser(prog="python -m tests.tour")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "screenshots" / "tour")
    parser.add_argument("--only", nargs="+", default=[], choices=[*READERS, *GAMES])
    asked = parser.parse_args(words)
    asked.folder.mkdir(parents=True, exist_ok=True)
    os.environ["SCREENSHOTS"] = str(asked.folder / "steps")
    languages = [one for one in READERS if one in asked.only] or list(READERS)
    games = [one for one in GAMES if one in asked.only] or list(GAMES)
    laid: list[tuple[Sheet, str]] = []
    for language in languages:
        for photographer in walked(language, games):
            for size, sheet in photographer.sheets():
                name = f"{photographer.way}-{language}-{size}.png"
                write_sheet(sheet, asked.folder / name, SIZES[size][1])
                laid.append((sheet, name))
                print("\n  ".join([sheet.title, *sheet.faults]), flush=True)
            write_index(asked.folder / "index.html", laid)
    print(asked.folder / "index.html")


main(sys.argv[1:])
