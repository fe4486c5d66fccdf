"""Layout messages, forms of every kind of field and the line for commands, in a real browser."""

from __future__ import annotations

from typing import Any

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.parlour.theatre import Theatre, home
from tests.support.browser import DESKTOP, PHONE, Browser, needs_chromium
from tests.support.looks import sticking_out, too_faint, too_small
from tests.support.showcase import ALT

pytestmark = [pytest.mark.slow, needs_chromium]

FINGER, MOUSE = 40, 28
RUN = '//*[@id="composer"]//button[contains(@class, "run")]'
TYPED = """
    const line = document.getElementById("line");
    line.value = arguments[0];
    line.dispatchEvent(new Event("input", {bubbles: true}));"""
PLACES = """
    const box = each => { const {x, y, width, height} = each.getBoundingClientRect(); return {x, y, width, height}; };
    return [...arguments[0].querySelectorAll(arguments[1])].map(box);"""


def at_parts(browser: Browser, theatre: Theatre, size: tuple[int, int] = DESKTOP) -> Any:
    """The message of every kind of part."""
    browser.resize(size)
    browser.open(theatre.person("ana"), home(theatre))
    browser.slash("parts")
    message = browser.wait_for("Your turn")
    browser.pictures()
    return message


def at_form(browser: Browser, theatre: Theatre, size: tuple[int, int] = DESKTOP) -> Any:
    """The form of every kind of field, open."""
    browser.resize(size)
    browser.open(theatre.person("ana"), home(theatre))
    browser.compose("ask")
    browser.click(RUN)
    return browser.find("//dialog")


def style(browser: Browser, element: Any, name: str) -> str:
    """How something is drawn."""
    script = "return getComputedStyle(arguments[0]).getPropertyValue(arguments[1])"
    return str(browser.driver.execute_script(script, element, name))


def names(browser: Browser, selector: str) -> list[str]:
    """What whoever cannot see the page hears of some elements."""
    return [one.accessible_name for one in browser.driver.find_elements(By.CSS_SELECTOR, selector)]


@pytest.mark.parametrize(
    ("size", "least", "table", "pair"),
    [(DESKTOP, MOUSE, (438, 350), (272, 272)), (PHONE, FINGER, (360, 288), (177, 177))],
    ids=["desktop", "phone"],
)
def test_a_layout_is_drawn_as_the_chat_draws_it(
    browser: Browser,
    theatre: Theatre,
    size: tuple[int, int],
    least: int,
    table: tuple[int, int],
    pair: tuple[int, int],
) -> None:
    message = at_parts(browser, theatre, size)
    driver = browser.driver
    assert [sticking_out(driver), too_small(driver, least), too_faint(driver)] == [[], [], []]
    boxes = browser.boxes()[-4:]
    assert boxes[0] == pytest.approx(table, abs=1) and boxes[1] == (84, 84)
    assert boxes[2:] == [pytest.approx(pair, abs=1)] * 2, "two lie side by side, cut square"
    assert browser.pictures()[-4:] == [ALT, "Your hand of four cards", "one.png", "two.png"]
    coloured, bare = message.find_elements(By.CSS_SELECTOR, ".container")
    assert style(browser, coloured, "border-left-width") == "4px"
    assert style(browser, coloured, "border-left-color") == "rgb(79, 85, 207)"
    assert style(browser, bare, "border-left-width") == "1px", "without a colour there is no bar"
    browser.shot(f"parts-{'phone' if size == PHONE else 'desktop'}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_stands_beside_a_line_ends_where_the_box_ends(
    browser: Browser, theatre: Theatre, size: tuple[int, int]
) -> None:
    message = at_parts(browser, theatre, size)
    sections = browser.driver.execute_script(PLACES, message, ".section")
    beside = browser.driver.execute_script(PLACES, message, ".section > :last-child")
    texts = browser.driver.execute_script(PLACES, message, ".section > .section-text")
    assert len(sections) == len(beside) == len(texts) == 3
    for section, accessory, text in zip(sections, beside, texts, strict=True):
        assert accessory["x"] + accessory["width"] == pytest.approx(section["x"] + section["width"], abs=1)
        assert text["x"] + text["width"] < accessory["x"] and accessory["y"] == pytest.approx(section["y"], abs=1)
    rules = message.find_elements(By.CSS_SELECTOR, ".gap")
    assert [rule.get_attribute("role") for rule in rules] == ["separator", None], "one draws a line, one is mere room"
    heights = [rule.rect["height"] for rule in rules]
    assert heights[1] > heights[0]


def test_buttons_wrap_as_they_are_on_the_phone(browser: Browser, theatre: Theatre) -> None:
    message = at_parts(browser, theatre, PHONE)
    buttons = browser.driver.execute_script(PLACES, message, ".row:nth-last-child(1) > .button")[:4]
    assert len({button["y"] for button in buttons}) == 2, "four do not fit into one row"
    assert buttons[0]["x"] == buttons[2]["x"] and buttons[0]["width"] != buttons[2]["width"]


def test_parts_within_parts_are_pressed_and_chosen_in(browser: Browser, theatre: Theatre) -> None:
    at_parts(browser, theatre)
    browser.press("Shoot · 58%")
    assert browser.private("Pressed: show-Shoot · 58%")
    browser.choose("All attacks (4)", "Attack B2")
    browser.wait_for("Pressed: b2")
    browser.press("Give up")
    browser.wait_for("Pressed: show-Give up")


def test_a_layout_is_used_by_keyboard_alone(browser: Browser, theatre: Theatre) -> None:
    message = at_parts(browser, theatre)
    headings = [one.aria_role for one in message.find_elements(By.CSS_SELECTOR, ".heading")]
    assert headings == ["heading"] * 3
    spoiler = message.find_element(By.CSS_SELECTOR, ".spoiler")
    assert spoiler.aria_role == "button"
    browser.driver.execute_script("arguments[0].focus()", spoiler)
    browser.key(Keys.ENTER)
    assert "two wounds" in message.text.replace("\n", " ")
    walked = []
    browser.driver.execute_script("arguments[0].focus()", message.find_element(By.CSS_SELECTOR, ".picture"))
    for _ in range(4):
        browser.key(Keys.TAB)
        walked.append(browser.driver.switch_to.active_element.accessible_name)
    assert walked == ["Move A1", "Shoot · 58%", "All attacks (4)", "Enlarge the picture: Your hand of four cards"]
    browser.driver.execute_script("arguments[0].focus()", message.find_element(By.CSS_SELECTOR, ".section .button"))
    browser.key(Keys.ENTER)
    browser.wait_for("Pressed: show-Move A1")


@pytest.mark.parametrize(("size", "least"), [(DESKTOP, MOUSE), (PHONE, FINGER)], ids=["desktop", "phone"])
def test_a_form_takes_every_kind_of_field(
    browser: Browser, theatre: Theatre, size: tuple[int, int], least: int
) -> None:
    at_form(browser, theatre, size)
    driver = browser.driver
    assert [sticking_out(driver), too_small(driver, least), too_faint(driver)] == [[], [], []]
    browser.shot(f"fields-{'phone' if size == PHONE else 'desktop'}")
    browser.fill(
        {"Game": "Albion", "Extras": ["Maps", "Undo"], "Ready-made": False, "Friends": ["ben", "Game masters"]}
    )
    assert browser.private("Asked for: albion, ['maps', 'undo'], False, ['ben', 'Game masters']")


def test_a_form_says_what_is_missing_and_holds_to_its_bounds(browser: Browser, theatre: Theatre) -> None:
    dialog = at_form(browser, theatre)
    send = '//dialog//footer/button[contains(@class, "primary")]'
    browser.click(send)
    browser.until(lambda: "“Game” is missing." in dialog.text, "the reason")
    browser.fill({"Extras": ["Maps", "Films"]}, submit=False)
    extras = dialog.find_elements(By.CSS_SELECTOR, "[data-custom-id=extras] input")
    assert [box.is_enabled() for box in extras] == [True, True, False], "two are enough"
    browser.fill({"Extras": "Films"}, submit=False)
    assert all(box.is_enabled() for box in extras)
    browser.fill({"Game": "WarCry"})
    assert browser.private("Asked for: warcry, ['maps'], True, []")


def test_a_form_is_heard_and_used_by_keyboard_alone(browser: Browser, theatre: Theatre) -> None:
    dialog = at_form(browser, theatre)
    assert names(browser, "[role=radiogroup], .checks[role=group]") == ["Game", "Extras"]
    assert names(browser, "dialog .pick") == ["Friends: Choose", "Channel: Choose"]
    assert names(browser, "#form-2") == ["Ready-made"]
    about = dialog.find_element(By.CSS_SELECTOR, "[role=radiogroup]").get_attribute("aria-describedby")
    assert dialog.find_element(By.ID, str(about)).text == "What you want to play"
    for key in (Keys.SPACE, Keys.ARROW_DOWN, Keys.TAB, Keys.SPACE, Keys.ENTER):
        browser.key(key)
    assert browser.private("Asked for: albion, ['maps'], True, []")


def test_a_picker_of_channels_offers_the_wanted_kinds(browser: Browser, theatre: Theatre) -> None:
    browser.open(theatre.person("ana"), home(theatre))
    browser.slash("game new", game="warcry")
    browser.wait_for("Started #A battle of warcry")
    at_form(browser, theatre)
    browser.click('//dialog//*[@data-label="Channel"]//button')
    rows = browser.until(lambda: browser.driver.find_elements(By.CSS_SELECTOR, ".listbox [role=option]"), "the list")
    assert {row.text for row in rows} == {"#A battle of warcry"}, "threads and nothing else"
    for _ in range(2):
        browser.key(Keys.ESCAPE)
    browser.until(lambda: not browser.driver.find_elements(By.TAG_NAME, "dialog"), "the form has closed")


def test_what_is_typed_after_a_command_goes_into_its_first_field(browser: Browser, theatre: Theatre) -> None:
    browser.open(theatre.person("ana"), home(theatre))
    browser.find('//*[@id="line"]').send_keys("/tell ")
    browser.until(lambda: browser.driver.switch_to.active_element.get_attribute("id") == "option-line", "the field")
    browser.key("attack A4 B2")
    browser.key(Keys.ENTER)
    browser.wait_for("Told: attack A4 B2, None, None")
    browser.driver.execute_script(TYPED, "/tell move A3 behind the hill")
    browser.until(
        lambda: browser.find('//*[@id="option-line"]').get_attribute("value") == "move A3 behind the hill", "all of it"
    )
    browser.key(Keys.ENTER)
    browser.wait_for("Told: move A3 behind the hill, None, None")


def test_a_command_that_needs_nothing_is_run_as_it_stands(browser: Browser, theatre: Theatre) -> None:
    browser.open(theatre.person("ana"), home(theatre))
    browser.find('//*[@id="line"]').send_keys("/tell ")
    browser.find('//*[@id="option-line"]').send_keys(Keys.BACKSPACE)
    assert browser.find('//*[@id="line"]').get_attribute("value") == "/tell", "back to the command's name"
    browser.key(" ")
    browser.find('//*[@id="option-line"]').send_keys(Keys.ENTER)
    browser.wait_for("Told: nothing, None, None")


def test_yes_and_no_are_offered_and_an_empty_field_is_asked_after(browser: Browser, theatre: Theatre) -> None:
    browser.open(theatre.person("ana"), home(theatre))
    browser.compose("tell", line="hello")
    browser.click('//*[@id="more-options"]/button[@data-option="loud"]')
    browser.until(lambda: browser.suggestions() == ["yes", "no"], "both answers")
    browser.key(Keys.ESCAPE)
    before = len(browser.messages())
    browser.click(RUN)
    error = browser.find('//*[@id="composer-error"]')
    browser.until(lambda: error.text == "“loud” is empty: fill it in or remove it.", "the empty field")
    assert browser.driver.switch_to.active_element.get_attribute("id") == "option-loud"
    assert len(browser.messages()) == before, "nothing was sent"
    browser.until(lambda: browser.suggestions() == ["yes", "no"], "the list again")
    browser.key(Keys.ENTER)
    browser.click(RUN)
    browser.wait_for("Told: hello, True, None")
    browser.compose("tell", line="again")
    browser.click('//*[@id="more-options"]/button[@data-option="times"]')
    browser.key(Keys.BACKSPACE)
    browser.key(" and again")
    browser.click(RUN)
    browser.wait_for("Told: again and again, None, None")
