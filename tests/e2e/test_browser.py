"""A newcomer in a real browser: opens the parlour, starts a battle, plays both seats by clicking, sees the pictures."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.browser import DESKTOP, PHONE, Browser, needs_chromium, open_browser
from tests.support.sources import ROOT

DECKS = ("Ready deck: Banners of the Three Peoples", "Ready deck: The Gathering Howl")
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")


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


def choose_decks(browser: Browser) -> None:
    """Both seats choose their decks."""
    browser.press("Your move: ana")
    browser.until(lambda: offers(browser), "a panel with decks")
    assert [label for label, _ in offers(browser)] == list(DECKS)
    decide(browser, 0)
    decide(browser, 1)
    browser.wait_for("Battle 1 begins")


PANEL = """
    const panels = [...document.querySelectorAll('.message.private')];
    const usable = '.button[data-custom-id]:not(:disabled), button.pick';
    const last = panels.filter(panel => panel.querySelector(usable)).at(-1);
    return last ? [...last.querySelectorAll(usable)].map(part =>
        [part.dataset.label || part.innerText.trim(), part.dataset.customId]) : [];"""


def offers(browser: Browser) -> list[tuple[str, str]]:
    """What the newest private panel offers for the decision: the names of its buttons and menus, and their ids."""
    return [(label, key) for label, key in browser.driver.execute_script(PANEL) if label not in SIDE]


def decide(browser: Browser, place: int) -> None:
    """Take one of the things that the panel offers, from a menu the first entry; wait for the next panel."""
    before = offers(browser)
    label = before[place % len(before)][0]
    if browser.is_menu(label):
        browser.choose_first(label)
    else:
        browser.press(label)
    browser.until(lambda: offers(browser) not in ([], before), f"another panel after {label!r}")


def battle_phase(browser: Browser, most: int = 60) -> int:
    """Muster until both pass, then give commands until the battle is over; the number of decisions."""
    for number in range(most):
        if any("Battle 2" in text or "wins the battle" in text for text in browser.messages()):
            return number
        decide(browser, 0)
    return most


SIDE = ("My hand", "My army", "Whole board", "Symbols", "Type a line…", "Use my own list…", "Use my own army…")


@pytest.mark.slow
@needs_chromium
@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_a_newcomer_plays_both_seats_by_clicking(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    with opened_parlour(tmp_path) as address, open_browser(address) as browser:
        browser.resize(size)
        browser.open("ana")
        browser.shot(f"warcry-{name}-1-welcome")
        browser.start_battle()
        browser.wait_for("choose your decks")
        choose_decks(browser)
        browser.shot(f"warcry-{name}-2-begun")
        decided = battle_phase(browser)
        browser.shot(f"warcry-{name}-3-battle")
        assert decided >= 10
        assert any(alt for alt in browser.pictures())
        assert browser.complaints() == []
        assert browser.driver.execute_script("return document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.slow
@needs_chromium
@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_an_army_takes_the_field_by_clicking_and_its_first_move_is_shown_first(
    name: str, size: tuple[int, int], tmp_path: Path
) -> None:
    with opened_parlour(tmp_path) as address, open_browser(address) as browser:
        browser.resize(size)
        browser.open("ana")
        browser.slash("game new", game="Mage Knight Unlimited", solo="yes")
        browser.wait_for("you hold all seats")
        browser.go("Mage Knight Unlimited of ana #1")
        browser.wait_for("hand in your army")
        browser.press("Your move: ana")
        browser.until(lambda: offers(browser), "a panel with armies")
        browser.shot(f"mage-knight-{name}-1-armies")
        for label in ("Guild Watch: 97 points, 5 figures", "Gutter Mob: 98 points, 7 figures"):
            take(browser, label)
            take(browser, "Confirm")
        for _ in range(2):
            take(browser, "No terrain")
        for number in range(2):
            take_first(browser)
            browser.wait_for("are deployed like this")
            if not number:
                browser.shot(f"mage-knight-{name}-2-deployment")
            take(browser, "Confirm")
        browser.wait_for("Round 1")
        take_first(browser)
        browser.shot(f"mage-knight-{name}-3-moves")
        take_first(browser)
        browser.wait_for("Staged, not said yet")
        browser.shot(f"mage-knight-{name}-4-preview")
        take(browser, "Confirm")
        browser.shot(f"mage-knight-{name}-5-moved")
        assert any("Last action" in alt for alt in browser.pictures())
        assert browser.complaints() == []
        assert browser.driver.execute_script("return document.documentElement.scrollWidth <= window.innerWidth")


def take_first(browser: Browser) -> None:
    """Take the first entry of the panel's menu, whatever is chosen there."""
    browser.until(lambda: any(browser.is_menu(one) for one, _ in offers(browser)), "a panel with a menu")
    take(browser, next(one for one, _ in offers(browser) if browser.is_menu(one)))


def take(browser: Browser, label: str) -> None:
    """Press a button of the panel, or take the first entry of its menu; wait for the next panel."""
    browser.until(lambda: label in [one for one, _ in offers(browser)], f"a panel with {label!r}")
    before = offers(browser)
    if browser.is_menu(label):
        browser.choose_first(label)
    else:
        browser.press(label)
    browser.until(lambda: offers(browser) not in ([], before), f"another panel after {label!r}")
