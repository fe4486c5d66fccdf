"""A stranger's way: the first screen, a ready-made table, its first acts by what is proposed, and half a lesson."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct
from selenium.webdriver.common.by import By

from bot.i18n.speech import Speech
from bot.parlour.components import walk
from bot.parlour.interactions import DEFER, DEFER_UPDATE, Interaction
from bot.service.core import press_kinds
from bot.service.lobby.offered_games import ORDER
from tests.e2e.playing import known_dice
from tests.support.browser import Browser, quoted
from tests.support.showman import Running
from tests.support.tavern import Tavern, tavern

GAMES = ORDER
READERS = {"en": "ana", "pl": "dana", "cs": "cyril"}
ACTS = 6
MOST_STEPS = 20
"""Presses in the first half of a lesson, with some to spare."""

CHOICES = (press_kinds.PICK, press_kinds.ANSWER, press_kinds.SAY_LINE)
"""Presses that decide something in the game."""

OVER = (press_kinds.REMATCH, press_kinds.FILM)

PARTS = """
    const usable = '.button[data-custom-id]:not(:disabled), button.pick[data-custom-id]:not(:disabled)';
    const newest = kind => [...document.querySelectorAll(kind)].filter(one => one.querySelector(usable)).at(-1);
    const told = part => [part.dataset.customId, part.className, part.innerText.trim()];
    return ['.message.private', '.message:not(.private)'].map(newest)
        .map(message => message ? [...message.querySelectorAll(usable)].map(told) : [])"""

PRESSABLE = """
    const parts = document.querySelectorAll("#messages [data-custom-id]:not(:disabled)");
    return [...parts].map(part => part.dataset.customId)"""


class Part(Struct, frozen=True):
    """What can be pressed."""

    id: str
    look: str
    label: str

    @property
    def kind(self) -> str:
        """What a press on it does."""
        return self.id.split("|")[0]


@contextlib.contextmanager
def opened_tavern(folder: Path) -> Iterator[tuple[Tavern, Callable[[], None]]]:
    """The parlour with the bot, whose dice are known, beside a browser that blocks this thread; and what waits until
    all is posted."""
    running, stack = Running(), contextlib.AsyncExitStack()
    with contextlib.closing(running), known_dice(b"tour"):
        built: Tavern = running.do(stack.enter_async_context(tavern(folder)))
        try:
            yield built, lambda: running.do(built.quiet())
        finally:
            running.do(stack.aclose())


class Walk:
    """One person's way in one language. ``look`` is called at every step with its name."""

    def __init__(
        self, browser: Browser, built: Tavern, quiet: Callable[[], None], language: str, look: Callable[[str], None]
    ) -> None:
        self.browser, self.look, self._quiet, self._desk = browser, look, quiet, built.parlour.desk
        self.player = built.player(READERS[language])
        self.more = Speech(language).text("table-button-more")

    def table(self, title: str) -> int:
        """A ready-made table, some acts, and what else there is; the presses before the first choice."""
        self._begin(title, "start")
        presses = 1
        if not self._choices():
            self._press(next(part for part in self.parts() if part.kind == press_kinds.OPEN_PANEL))
            self.look("panel")
            presses += 1
        assert self._choices(), "a choice"
        for _ in range(ACTS):
            proposed = self._proposed()
            if proposed is None:
                break
            self._press(proposed)
            self.look(proposed.label)
        more = next((part for part in self.parts() if part.label == self.more), None)
        if more is not None:
            self._press(more)
            self.look(self.more)
        return presses

    def lesson(self, title: str) -> int:
        """The first half of a lesson; its presses."""
        self._begin(title, "learn")
        for presses in range(MOST_STEPS):
            found = {part.kind: part for part in self.parts()}
            if press_kinds.LESSON_MORE in found:
                return presses
            self._press(found[press_kinds.LESSON_STEP])
            self.look(found[press_kinds.LESSON_STEP].label)
        raise AssertionError(f"the first half of the lesson is longer than {MOST_STEPS} presses")

    def parts(self) -> list[Part]:
        """What can be pressed in the newest private message and in the newest one for all."""
        private, public = self.browser.driver.execute_script(PARTS)
        return [Part(*part) for part in [*private, *public]]

    def _begin(self, title: str, act: str) -> None:
        self.browser.open(self.player.id)
        self.browser.unfold(title)
        self.look("first screen")
        self.browser.begin(title, act)
        self.browser.until(lambda: not self.browser.welcomed(), "the table is open")
        self._settle()
        self.browser.until(self.parts, "something to press")
        self.look("lesson" if act == "learn" else "table")

    def _choices(self) -> list[Part]:
        return [part for part in self.parts() if part.kind in CHOICES]

    def _proposed(self) -> Part | None:
        """The green button, else the first blue one, else the first list; None where the game is over."""
        parts = self.parts()
        if any(part.kind in OVER for part in parts):
            return None
        acts = [part for part in parts if part.kind != press_kinds.OPEN_PANEL]
        looks = [[part for part in acts if look in part.look.split()] for look in ("success", "primary", "pick")]
        return next((found[0] for found in looks if found), next(iter(parts), None))

    def _press(self, part: Part) -> None:
        """Press it and wait for what comes of it."""
        before = self.parts()
        path = f'(//*[@id="messages"]//*[@data-custom-id={quoted(part.id)}])[last()]'
        self.browser.click(path)
        if "pick" in part.look.split():
            self.browser.click('(//*[contains(@class, "listbox")]//*[@role="option"])[1]')
        self.browser.until(lambda: self._changed(before), f"something comes of {part.label!r}")
        self._settle()

    def _settle(self) -> None:
        """Wait until all is answered and posted, and the page shows what may be pressed then."""
        self.browser.until(lambda: not any(map(self._pending, self._desk.open_ones.items())), "the bot has answered")
        self._quiet()
        self.player.channel = self.browser.channel()

        def shown() -> bool:
            parts = [part for message in self.player.seen() for _, part in walk(message["components"])]
            pressed = {part["custom_id"] for part in parts if "custom_id" in part and not part.get("disabled")}
            return pressed == set(self.browser.driver.execute_script(PRESSABLE))

        self.browser.until(shown, "the page shows what may be pressed")

    def _pending(self, entry: tuple[str, Interaction]) -> bool:
        _, made = entry
        return made.answer in (0, DEFER, DEFER_UPDATE) and not made.touched and not self._desk.seen_done(made)

    def _changed(self, before: list[Part]) -> bool:
        return not self.browser.driver.find_elements(By.CSS_SELECTOR, ".busy") and self.parts() != before
