"""People in a real browser: they start battles, play both seats by clicking, and see pictures as a chat shows them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.service.core import press_kinds
from tests.support.browser import DESKTOP, PHONE, Browser, needs_chromium, open_browser, quoted
from tests.support.looks import sticking_out
from tests.support.sources import ROOT
from tests.support.suites import by_turns, in_part_slow

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
READERS = {"en": "ana", "pl": "dana", "cs": "cyril"}
LANGUAGES = tuple(READERS)
GAMES = {"warcry": "", "mage_knight": "width=36000 height=36000", "talisman": "", "albion": ""}
"""Games with options by which they are soon in full swing; their players set them up."""

BOXES = {"desktop": (DESKTOP, (550, 350)), "phone": (PHONE, (360, 420))}
DECISIONS = 15
YES = {"en": "yes", "pl": "tak", "cs": "ano"}
SECOND = "rules=mk2 items=true domains=true build_total=200 limit=rounds rounds=6"


@contextmanager
def opened_parlour(folder: Path) -> Iterator[str]:
    """The parlour with the bot in it, as ``make run`` starts it; the address that it prints."""
    environment = {**os.environ, "SENESCHAL_FOLDER": str(folder), "SENESCHAL_PARLOUR_PORT": "0"}
    environment.pop("DISCORD_TOKEN", None)
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "bot"], cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
        )
    try:
        assert process.stdout is not None
        found = ADDRESS.search(process.stdout.readline())
        assert found is not None, (folder / "log").read_text()
        yield found[0]
    finally:
        process.terminate()
        process.wait(20)
        if process.stdout is not None:
            process.stdout.close()


PARTS = """
    const messages = [...document.querySelectorAll(arguments[0])];
    const usable = '.button[data-custom-id]:not(:disabled), button.pick';
    const last = messages.filter(message => message.querySelector(usable)).at(-1);
    return last ? [...last.querySelectorAll(usable)].map(part => part.dataset.customId) : [];"""


def to_press(browser: Browser, messages: str = ".message.private") -> list[str]:
    """The ids of what can be pressed in the newest of some messages."""
    found: list[str] = browser.driver.execute_script(PARTS, messages)
    return found


def next_press(browser: Browser) -> str:
    """What somebody presses who wants to go on: what confirms, else a choice, a button before a menu; else a step.

    Where his panel has nothing of that it is another seat that is asked, in public.
    """
    ids = [*to_press(browser), *to_press(browser, ".message:not(.private)")]
    for kind in (press_kinds.CONFIRM, press_kinds.PICK, press_kinds.TURN_PAGE, press_kinds.OPEN_PANEL):
        found = [one for one in ids if one.split("|")[0] == kind]
        if found:
            return next((one for one in found if "|s" not in one), found[0])
    return ""


def press(browser: Browser, key: str) -> None:
    """Press a button by its id; of a menu take the last entry."""
    path = f'(//*[@id="messages"]//*[@data-custom-id={quoted(key)}])[last()]'
    menu = f'{path}[contains(@class, "pick")]'
    listed = bool(browser.driver.find_elements(By.XPATH, menu))
    browser.click(path)
    if listed:
        browser.click('(//*[contains(@class, "listbox")]//*[@role="option"])[last()]')
    browser.until(lambda: not browser.driver.find_elements(By.CSS_SELECTOR, "#messages .busy"), "the press was taken")


def play_on(browser: Browser, most: int) -> None:
    """Decide so often for whichever seat is asked; the panel follows."""
    for _ in range(most):
        key = browser.until(partial(next_press, browser), "something to press")
        before = to_press(browser)
        press(browser, key)
        browser.until(partial(changed, browser, before), "another panel")


def changed(browser: Browser, before: list[str]) -> bool:
    """True if there is a panel that offers something else."""
    return to_press(browser) not in ([], before)


def looked_at(browser: Browser, shot: str) -> None:
    """At both sizes nothing sticks out, and pictures have the room that a chat gives them."""
    for name, (size, box) in BOXES.items():
        browser.resize(size)
        browser.shot(f"{shot}-{name}")
        assert sticking_out(browser.driver) == []
        assert browser.driver.execute_script("return document.documentElement.scrollWidth <= innerWidth")
        wide, high = box
        assert all(x <= wide + 1 and y <= high + 1 for x, y in browser.boxes()), browser.boxes()


@needs_chromium
@pytest.mark.parametrize(("game", "language"), by_turns(GAMES, LANGUAGES))
def test_a_battle_is_played_by_clicking_and_fits_desktop_and_phone(game: str, language: str, tmp_path: Path) -> None:
    with opened_parlour(tmp_path) as address, open_browser(address) as browser:
        browser.resize(DESKTOP)
        browser.open()
        browser.become(READERS[language])
        browser.enter()
        title = Speech(language).text(message_id("game-title", game))
        options = {"options": GAMES[game]} if GAMES[game] else {}
        browser.slash("game new", game=title, solo=YES[language], **options)
        browser.until(lambda: browser.threads() != [], "the thread of the battle")
        browser.go(browser.threads()[0])
        for part in range(3):
            play_on(browser, DECISIONS // 3)
            looked_at(browser, f"{game}-{language}-{part}")
        assert any(x >= 350 for x, _ in browser.boxes()), "a picture of the table fills its box"
        assert all(browser.pictures()), "each is told in words, too"
        assert browser.complaints() == []


@needs_chromium
@pytest.mark.parametrize("language", in_part_slow(READERS, quick=(), soak=("en", "pl")))
def test_the_second_edition_is_played_by_clicking_and_fits_desktop_and_phone(language: str, tmp_path: Path) -> None:
    with opened_parlour(tmp_path) as address, open_browser(address) as browser:
        browser.resize(DESKTOP)
        browser.open()
        browser.become(READERS[language])
        browser.enter()
        browser.slash("game new", game="Mage Knight", solo=YES[language], options=SECOND)
        browser.until(lambda: browser.threads() != [], "the thread of the battle")
        browser.go(browser.threads()[0])
        for part in range(3):
            play_on(browser, DECISIONS // 3)
            looked_at(browser, f"mk2-{language}-{part}")
        assert all(browser.pictures()), "each is told in words, too"
        assert browser.complaints() == []


@needs_chromium
@pytest.mark.parametrize("language", in_part_slow(READERS, quick=(), soak=("en", "cs")))
def test_what_a_message_says_is_doubted_beside_it_on_desktop_and_phone(language: str, tmp_path: Path) -> None:
    say = Speech(language).text
    with opened_parlour(tmp_path) as address, open_browser(address) as browser:
        browser.resize(DESKTOP)
        browser.open()
        browser.become(READERS[language])
        browser.begin("warcry")
        browser.until(lambda: not browser.welcomed(), "the thread of the battle is open")
        play_on(browser, 3)
        for number, (name, (size, _)) in enumerate(BOXES.items(), 1):
            browser.resize(size)
            told = browser.until(partial(newest_told, browser), "something that is told to all")
            doubted = browser.attribute(told, "data-id")
            browser.use(say("menu-name-doubt"), told)
            browser.find("//dialog")
            browser.shot(f"doubt-{language}-{name}-form")
            browser.fill({say("rulings-form-question"): f"{number}?"})
            card = say("rulings-card-title", number=number, game="WarCry")  # in the language of whoever has the table
            link, name_of_place = browser.read(card.replace("*", ""), link_back)
            assert link.endswith(doubted) and name_of_place == f"#{browser.place()}"
            assert all(browser.pictures()), "what is on the table is told in words, too"
            browser.shot(f"doubt-{language}-{name}")
            assert sticking_out(browser.driver) == []
        assert browser.complaints() == []


def link_back(question: WebElement) -> tuple[str, str]:
    """Where a question's card leads to, and what that place is called there; the card is brought into sight."""
    question.parent.execute_script("arguments[0].scrollIntoView({block: 'end'})", question)
    back = question.find_element(By.CSS_SELECTOR, ".mention[data-channel]")
    return str(back.get_attribute("title")), back.text


def newest_told(browser: Browser) -> str:
    """What the newest message says that all see and that asks nothing; without its small print."""
    script = """
        const messages = [...document.querySelectorAll(".message:not(.private)")];
        const asks = each => [...each.querySelectorAll("[data-custom-id]")]
            .some(part => !part.dataset.customId.startsWith(arguments[0]));
        return messages.filter(each => !asks(each)).at(-1)?.querySelector(".text p")?.innerText;"""
    return str(browser.driver.execute_script(script, f"{press_kinds.OLDER_LINES}|") or "")
