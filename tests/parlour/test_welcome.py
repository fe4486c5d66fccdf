"""The first screen in a real browser: five cards in one view, and one press from each to a game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from bot.offers import own_offers
from bot.parlour import Parlour
from tests.parlour.theatre import Theatre
from tests.support.browser import DESKTOP, PHONE, Browser, needs_chromium, open_browser
from tests.support.here import children_here
from tests.support.looks import sticking_out, too_faint, too_small

pytestmark = [pytest.mark.slow, needs_chromium]

READERS = {"en": "ana", "pl": "dana", "cs": "cyril"}
NARROW = (900, 800)
"""The narrowest screen on which the cards stand three and two."""

BOXES = """
    return [...document.querySelectorAll(".game")].map(card => {
        const box = card.getBoundingClientRect();
        return [box.left, box.top, box.right, box.bottom].map(Math.round);
    })"""
UNCUT = """
    const cut = each => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1;
    return [...document.querySelectorAll(".game .button, .game h2, .game .about, .game .facts, .game summary")]
        .filter(cut).map(each => each.innerText)"""


@pytest.fixture(scope="module")
def own(theatre: Theatre, shared: Browser) -> Iterator[Browser]:
    """The browser at a parlour that offers the games of this program; no bot is in it."""
    parlour = Parlour(None, offers=own_offers(children_here().tables))
    theatre.running.do(parlour.start())
    with open_browser(parlour.page_url) as browser:
        yield browser
    theatre.running.do(parlour.stop())


@pytest.mark.parametrize("language", READERS)
@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [PHONE, NARROW, DESKTOP], ids=["phone", "narrow", "desktop"])
def test_five_cards_fit_into_one_view(own: Browser, size: tuple[int, int], scheme: str, language: str) -> None:
    own.resize(size)
    own.colours(scheme)
    own.open()
    own.language(language)
    own.shot(f"welcome-{size[0]}-{scheme}-{language}")
    boxes = own.driver.execute_script(BOXES)
    assert len(boxes) == 5
    assert max(bottom for *_, bottom in boxes) <= size[1]
    rows = [top for _, top, *_ in boxes]
    if size == PHONE:
        assert sorted(set(rows)) == rows, "one below the other"
        assert {bottom - top for _, top, _, bottom in boxes[1:]} == {106}, "104 and its edges"
    else:
        assert rows == [rows[0]] * 3 + [rows[3]] * 2, "three and two"
    driver, least = own.driver, 40 if size == PHONE else 28
    assert [sticking_out(driver), too_small(driver, least), too_faint(driver), driver.execute_script(UNCUT)] == [[]] * 4
    own.colours("dark")


def test_a_card_is_unfolded_by_touch_and_by_keyboard_and_folds_the_others(own: Browser) -> None:
    own.resize(PHONE)
    own.open()
    own.click('//*[@data-game="albion"]//summary')
    learn = own.find('//*[@data-game="albion"]//button[@data-learn]')
    assert learn.rect["y"] + learn.rect["height"] <= PHONE[1], "its buttons are brought into sight"
    own.find('//*[@data-game="warcry"]//summary').send_keys(Keys.ENTER)
    assert own.find('//*[@data-game="warcry"]//button[@data-start]').is_displayed()
    own.until(lambda: not learn.is_displayed(), "the other card is folded")


def test_nothing_else_can_be_reached_but_what_stands_behind_the_question_mark(own: Browser) -> None:
    own.resize(PHONE)
    own.open()
    shown = [
        one for one in own.driver.find_elements(By.CSS_SELECTOR, "button, a, input, summary") if one.is_displayed()
    ]
    assert [one.get_attribute("id") or one.tag_name for one in shown] == ["help", "button", "button", *["summary"] * 4]
    own.enter()
    assert own.place() == "#tavern"
    own.find('//*[@id="line"]')


def test_one_press_begins_a_game_and_back_leads_to_the_first_screen(browser: Browser) -> None:
    browser.open()
    browser.begin("warcry")
    browser.wait_for("The board")
    assert browser.place() == "A battle of warcry"
    browser.driver.back()
    browser.until(browser.welcomed, "the first screen")
    browser.click('//button[contains(@class, "go-on")]')
    browser.wait_for("The board")
    browser.click('//*[@id="to-games"]')
    browser.until(browser.welcomed, "the first screen")
    assert "channel" not in browser.driver.current_url


def test_what_is_answered_without_a_game_is_shown_where_it_stands(browser: Browser) -> None:
    browser.open()
    browser.begin("warcry", "learn")
    assert browser.private("Done: pass")
    assert browser.place() == "#tavern"


def test_why_nothing_begins_is_said_on_the_first_screen(browser: Browser) -> None:
    browser.open()
    browser.begin("other", "learn")
    browser.find('//*[@id="trouble"][@role="alert"][contains(., "A value does not fit")]')
    assert browser.welcomed()
    browser.complaints()
