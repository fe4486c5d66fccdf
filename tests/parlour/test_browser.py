"""The page in a real browser: what people see, press and type, at the sizes and in the languages they have."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from bot.parlour import Parlour
from tests.parlour.theatre import Theatre, home
from tests.support.browser import DESKTOP, PHONE, Browser, needs_chromium
from tests.support.looks import sticking_out, too_faint, too_small
from tests.support.showman import picture

pytestmark = [pytest.mark.slow, needs_chromium]

LANGUAGES = {"ana": "en", "dana": "pl", "cyril": "cs"}
GAMES = {"en": "Games", "pl": "Gry", "cs": "Hry"}
SCRATCHED = "Only you can see this"
# What a finger can hit on the phone, and a mouse on the desktop.
FINGER, MOUSE = 40, 28


def battle(browser: Browser, theatre: Theatre, name: str = "ana") -> None:
    """A person who has just started a battle by the button of its card."""
    browser.open(theatre.person(name))
    browser.begin("warcry")
    browser.wait_for("The board")


def test_a_newcomer_is_in_a_battle_with_one_press(browser: Browser, theatre: Theatre) -> None:
    browser.open()
    assert browser.welcomed()
    browser.begin("warcry")
    browser.wait_for("The board")
    assert browser.place() == "A battle of warcry"
    assert browser.pictures() == ["The board"]
    assert browser.labels() == ["Your decision", "Form", "Finish", "Silence"]
    browser.shot("battle-desktop-dark")
    browser.go("tavern")
    assert browser.private("Started #A battle of warcry, solo True, 24 hours")


def test_what_is_private_is_marked_seen_by_nobody_else_and_can_be_dismissed(browser: Browser, theatre: Theatre) -> None:
    battle(browser, theatre)
    browser.press("Your decision")
    assert browser.private("Decide, @ana")
    assert SCRATCHED in browser.words("Decide, @ana")
    browser.become("ben")
    browser.wait_for("The board")
    assert not any("Decide" in text for text in browser.messages())
    browser.press("Your decision")
    assert browser.private("Decide, @ben")
    browser.become("ana")
    browser.dismiss("Decide, @ana")
    browser.open(theatre.person("ana"), browser.channel())
    assert not any("Decide" in text for text in browser.messages())


def test_selects_give_one_value_or_several(browser: Browser, theatre: Theatre) -> None:
    battle(browser, theatre)
    browser.choose("Play a card", "Card 3")
    browser.wait_for("Chosen: c3")
    browser.choose("Discard", "Card 1", "Card 4")
    browser.wait_for("Chosen: c1, c4")


def test_a_select_works_by_keyboard(browser: Browser, theatre: Theatre) -> None:
    battle(browser, theatre)
    browser.find('//button[@data-label="Play a card"]').send_keys(Keys.ENTER)
    browser.find('//*[@role="listbox"]')
    for key in (Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.ENTER):
        browser.key(key)
    browser.wait_for("Chosen: c1")
    browser.find('//button[@data-label="Play a card"]').send_keys(Keys.ENTER)
    browser.find('//*[contains(@class, "listbox")]')
    browser.key(Keys.ESCAPE)
    browser.until(lambda: not browser.driver.find_elements(By.CSS_SELECTOR, ".listbox"), "the list has closed")


def test_a_form_takes_text_a_choice_and_a_file(browser: Browser, theatre: Theatre, tmp_path: Path) -> None:
    army = tmp_path / "army.txt"
    army.write_text("three pikes")
    battle(browser, theatre)
    browser.press("Form")
    browser.find("//dialog")
    browser.shot("form-desktop-dark")
    browser.fill({"When": "Shots", "Order": "block <b>B1</b>", "List": army})
    assert browser.private("Ordered: Shots, block <b>B1</b>, 11 bytes")


def test_a_form_says_what_is_missing_and_keeps_what_was_written(browser: Browser, theatre: Theatre) -> None:
    battle(browser, theatre)
    browser.press("Form")
    browser.fill({"Order": "block"}, submit=False)
    browser.click('//dialog//footer/button[contains(@class, "primary")]')
    browser.until(lambda: "“When” is missing." in browser.find("//dialog").text, "the reason")
    assert browser.find("//dialog//input[@type='text']").get_attribute("value") == "block"
    browser.key(Keys.ESCAPE)
    browser.until(lambda: not browser.driver.find_elements(By.TAG_NAME, "dialog"), "the form has closed")


def test_a_pressed_message_changes_in_place(browser: Browser, theatre: Theatre) -> None:
    battle(browser, theatre)
    browser.press("Finish")
    browser.wait_for("The battle is over.")
    browser.gone("The board")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_command_is_used_on_a_message(browser: Browser, theatre: Theatre, size: tuple[int, int]) -> None:
    browser.resize(size)
    battle(browser, theatre)
    board = browser.attribute("The board", "data-id")
    browser.use("Quote this", "The board")
    assert browser.private(f"Quoted: {board}")
    assert "ana used Quote this" in browser.words("Quoted"), "no slash: it was not typed"
    browser.use("Order about this", "The board")
    browser.fill({"When": "Shots", "Order": "pass"})
    assert browser.private("Ordered: Shots, pass, 0 bytes")


def test_commands_of_messages_are_reached_by_keyboard_alone(browser: Browser, theatre: Theatre) -> None:
    battle(browser, theatre)
    board = browser.wait_for("The board")
    more = board.find_element(By.CSS_SELECTOR, ".more")
    opacity = "return getComputedStyle(arguments[0]).opacity"
    last = board.find_elements(By.CSS_SELECTOR, "button:not(:disabled)")[-2]
    browser.driver.execute_script("arguments[0].focus()", last)
    browser.key(Keys.TAB)
    assert browser.driver.switch_to.active_element == more and more.get_attribute("aria-haspopup") == "menu"
    assert browser.driver.execute_script(opacity, more) == "1", "what has the focus is seen"
    assert more.accessible_name == "Commands for this message"
    browser.key(Keys.ENTER)
    rows = browser.until(lambda: browser.driver.find_elements(By.CSS_SELECTOR, "[role=menuitem]"), "the list is open")
    assert [row.text for row in rows] == ["Quote this", "Order about this"]
    browser.key(Keys.ARROW_UP)
    assert browser.driver.switch_to.active_element == rows[1]
    browser.key(Keys.HOME)
    browser.key(Keys.ESCAPE)
    browser.until(lambda: not browser.driver.find_elements(By.CSS_SELECTOR, "[role=menu]"), "the list has closed")
    assert browser.driver.switch_to.active_element == more and more.get_attribute("aria-expanded") == "false"
    browser.key(Keys.ENTER)
    browser.key(Keys.ENTER)
    browser.wait_for(f"Quoted: {board.get_attribute('data-id')}")


def test_no_command_is_offered_on_what_only_one_person_sees(browser: Browser, theatre: Theatre) -> None:
    battle(browser, theatre)
    browser.press("Your decision")
    message = browser.wait_for("Decide, @ana")
    assert message.find_elements(By.CSS_SELECTOR, ".more") == []
    browser.go("tavern")
    browser.say("A word with all of you")
    assert browser.wait_for("A word with all of you").find_elements(By.CSS_SELECTOR, ".more") != []


def test_a_bot_that_does_not_answer_is_told_of(browser: Browser, theatre: Theatre) -> None:
    battle(browser, theatre, "dana")
    browser.press("Silence")
    browser.find('//*[@role="alert"]//span[contains(., "Mistrz gry nie odpowiedział na czas.")]')


def test_a_command_is_written_with_its_fields(browser: Browser, theatre: Theatre) -> None:
    browser.open(theatre.person("ana"), home(theatre))
    browser.compose("game new", game="other", solo="no", opponent="ben", hours="12")
    browser.shot("command-desktop-dark")
    browser.click('//*[@id="composer"]//button[contains(@class, "run")]')
    browser.wait_for("solo False, 12 hours against ben")


def test_a_wrong_value_is_explained_where_it_was_typed(browser: Browser, theatre: Theatre) -> None:
    browser.open(theatre.person("cyril"), home(theatre))
    browser.compose("game new", hours="999")
    send = '//*[@id="composer"]//button[contains(@class, "run")]'
    browser.click(send)
    browser.until(lambda: browser.find('//*[@id="composer-error"]').text == "Chybí pole „game“.", "the missing option")
    browser.fill_option("game", "other")
    browser.click(send)
    browser.until(lambda: browser.find('//*[@id="composer-error"]').text == "hours: nejvýše 240", "the bound")


def test_a_command_is_completed_by_the_bot_and_by_keyboard_alone(browser: Browser, theatre: Theatre) -> None:
    browser.open(theatre.person("ana"), home(theatre))
    browser.find('//*[@id="line"]').send_keys("/d")
    browser.until(lambda: sorted(browser.suggestions()) == ["/deck", "/do"], "two commands")
    browser.find('//*[@id="line"]').send_keys("o", Keys.ENTER)
    browser.find('//*[@id="option-line"]').send_keys("att")
    browser.until(lambda: browser.suggestions() == ["attack A4 B1", "attack A4 B2"], "the bot's lines")
    browser.key(Keys.ARROW_DOWN)
    browser.key(Keys.ENTER)
    browser.key(Keys.ENTER)
    browser.wait_for("Done: attack A4 B2")
    assert "ana used /do" in browser.words("Done: attack A4 B2")


def test_a_file_goes_up_with_a_command_and_comes_back(browser: Browser, theatre: Theatre, tmp_path: Path) -> None:
    army = tmp_path / "army list.txt"
    army.write_text("three pikes and a banner")
    browser.open(theatre.person("ana"), home(theatre))
    browser.slash("deck", army=str(army))
    message = browser.wait_for("has 24 bytes")
    assert message.find_elements(By.CSS_SELECTOR, "a.file[download]")


def test_text_is_shown_as_meant_and_never_read_as_markup(browser: Browser, theatre: Theatre) -> None:
    browser.open(theatre.person("ana"), home(theatre))
    browser.slash("show")
    message = browser.wait_for("A heading")
    tags = ("strong", "em", "u", "s", "code", "ul ul li", "ol li", "blockquote", "pre code", ".spoiler", ".subtext")
    assert [tag for tag in tags if not message.find_elements(By.CSS_SELECTOR, tag)] == []
    assert "<img src=x onerror=" in message.text
    assert "snake_case_word" in message.text
    links = [(link.text, link.get_attribute("href")) for link in message.find_elements(By.CSS_SELECTOR, ".text a")]
    assert links == [("the rules", "https://example.org/rules_of_war"), ("https://example.org/more",) * 2]
    assert "[not one](javascript:alert)" in message.text
    assert browser.driver.title.startswith("#tavern")
    spoiler = message.find_element(By.CSS_SELECTOR, ".spoiler")
    assert "shown" not in str(spoiler.get_attribute("class"))
    browser.click('(//*[contains(@class, "spoiler")])[last()]')
    assert "shown" in str(spoiler.get_attribute("class"))


def test_a_picture_opens_large_with_its_text(browser: Browser, theatre: Theatre) -> None:
    battle(browser, theatre)
    browser.enlarge()
    assert browser.find('//dialog[contains(@class, "lightbox")]//figcaption').text == "The board"
    browser.shot("picture-desktop-dark")
    browser.key(Keys.ESCAPE)
    browser.until(lambda: not browser.driver.find_elements(By.TAG_NAME, "dialog"), "the picture has closed")


@pytest.mark.parametrize(
    ("size", "board", "hill"), [(DESKTOP, (233, 350), (550, 258)), (PHONE, (280, 420), (360, 169))]
)
def test_pictures_lie_in_the_boxes_of_a_chat(
    browser: Browser, theatre: Theatre, size: tuple[int, int], board: tuple[int, int], hill: tuple[int, int]
) -> None:
    browser.resize(size)
    battle(browser, theatre)
    assert browser.boxes() == [board]
    browser.open(theatre.person("ana"), home(theatre))
    browser.slash("show")
    browser.wait_for("A heading")
    assert browser.boxes()[-1] == hill


def test_a_film_lies_in_its_frame(browser: Browser, theatre: Theatre) -> None:
    """A frame of another shape than its film shows a grey strip beside it."""
    browser.open(theatre.person("ana"), home(theatre))

    async def film() -> None:
        channel = await theatre.bot.fetch_channel(int(home(theatre)))
        assert isinstance(channel, discord.TextChannel)
        await channel.send("A film", file=picture("film.gif", (400, 452)))

    theatre.running.do(film())
    browser.wait_for("A film")
    assert browser.boxes()[-1] == (310, 350)


def test_a_long_name_of_a_thread_widens_nothing(browser: Browser, theatre: Theatre) -> None:
    browser.resize(PHONE)

    async def thread() -> str:
        channel = await theatre.bot.fetch_channel(int(home(theatre)))
        assert isinstance(channel, discord.TextChannel)
        made = await channel.create_thread(name="Przepiękna" * 10, type=discord.ChannelType.public_thread)
        await made.send(f"See {made.mention} and [this table]({made.jump_url}) or {made.jump_url}")
        return str(made.id)

    made = theatre.running.do(thread())
    for name in LANGUAGES:
        for channel in (home(theatre), made):
            browser.open(theatre.person(name), channel)
            assert sticking_out(browser.driver) == []
            browser.click('//*[@id="menu"]')
            browser.shot(f"long-names-phone-{LANGUAGES[name]}")
            assert sticking_out(browser.driver) == []
    browser.open(theatre.person("ana"), made)
    browser.click('//button[contains(@class, "mention")][. = "this table"]')
    browser.until(lambda: browser.channel() == made, "the link has opened the thread")


def test_the_page_says_who_reads_which_language(browser: Browser, theatre: Theatre) -> None:
    browser.open(theatre.person("ana"), home(theatre))
    browser.panel()
    told = [row.text.split("\n") for row in browser.driver.find_elements(By.CSS_SELECTOR, "#panel .person")]
    assert [row[1:] for row in told if row[1] in ("ana", "dana", "cyril")] == [
        ["ana", "English"],
        ["cyril", "Čeština"],
        ["dana", "Polski"],
    ]
    browser.key(Keys.ESCAPE)


def test_what_is_read_stays_where_it_is_while_others_are_edited_and_deleted(browser: Browser, theatre: Theatre) -> None:
    browser.open(theatre.person("ana"), home(theatre))

    async def told() -> list[discord.Message]:
        channel = await theatre.bot.fetch_channel(int(home(theatre)))
        assert isinstance(channel, discord.TextChannel)
        first = await channel.send("Story", file=picture("story.png", (900, 600)))
        return [first, *[await channel.send(f"Line {number}\n" * 4) for number in range(12)]]

    story, *lines = theatre.running.do(told())
    browser.wait_for("Line 11")

    def place(text: str) -> Any:
        browser.painted()
        return pytest.approx(browser.height(text), abs=1.5)  # the browser scrolls by whole pixels

    def grown(text: str) -> None:
        theatre.running.do(story.edit(content=text, attachments=[picture("more.png", (900, 600))]))
        browser.wait_for(text.split("\n")[-1])

    last = browser.height("Line 11")
    grown("Story\n1\n2\nSecond act")
    assert place("Line 11") == last, "the end stays in sight"
    browser.driver.execute_script("document.getElementById('stream').scrollTop -= 400")
    browser.painted()
    read = browser.height("Line 8")
    grown("Story\n1\n2\n3\n4\nThird act")
    theatre.running.do(lines[0].delete())
    browser.gone("Line 0")
    assert place("Line 8") == read, "what is read stays where it is"
    theatre.running.do(lines[9].delete())
    browser.gone("Line 9")
    assert place("Line 8") == read
    assert browser.boxes()[-1] == (525, 350)
    for message in (story, *lines[1:9], *lines[10:]):
        theatre.running.do(message.delete())
    browser.gone("Line 11")


def test_two_tabs_are_two_players(browser: Browser, theatre: Theatre) -> None:
    battle(browser, theatre)
    first, thread = browser.driver.current_window_handle, browser.channel()
    browser.driver.switch_to.new_window("tab")
    browser.open(theatre.person("ben"), thread)
    browser.say("Hello from **ben**")
    browser.wait_for("Hello from ben")
    browser.driver.close()
    browser.driver.switch_to.window(first)
    assert "ben" in browser.words("Hello from ben")
    assert browser.acting() == "ana"


def test_a_call_in_another_channel_is_counted(browser: Browser, theatre: Theatre) -> None:
    browser.open(theatre.person("gm"), home(theatre))
    acting, gm = theatre.parlour.acting, theatre.person("gm")

    async def call() -> None:
        acting.say("ana", "tables", f"Where are you, <@{gm}>?")

    theatre.running.do(call())
    browser.find('//*[@id="channels"]//button[contains(., "tables")]//*[@class="count"][. = "1"]')
    assert browser.driver.title.startswith("(1) ")
    browser.go("tables")
    assert "calls-me" in browser.attribute("Where are you, @gm?", "class")
    assert not browser.driver.title.startswith("(")


def test_a_new_person_can_come_and_act(browser: Browser, theatre: Theatre) -> None:
    browser.open(theatre.person("ana"), home(theatre))
    browser.panel()
    browser.find('//*[@id="panel"]//input').send_keys("Ela", Keys.ENTER)
    browser.find('//*[@id="panel"]//button[contains(., "Ela")]').click()
    browser.until(lambda: browser.acting() == "Ela", "Ela is acting")


def test_the_language_changes_at_once_and_stays(browser: Browser, theatre: Theatre) -> None:
    browser.open(theatre.person("ben"), home(theatre))

    def known(locale: str) -> bool:
        return theatre.parlour.world.people[theatre.person("ben")]["locale"] == locale

    for locale in ("pl", "cs", "en"):
        browser.language(locale)
        browser.find(f'//*[@id="battles"]/button[. = "{GAMES[locale]}"]')
        browser.until(partial(known, locale), "the server knows the language")
    browser.language("cs")
    browser.open(theatre.person("ben"), home(theatre))
    browser.find(f'//*[@id="battles"][contains(., "{GAMES["cs"]}")]')
    browser.language("en")


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize(("size", "least"), [(DESKTOP, MOUSE), (PHONE, FINGER)], ids=["desktop", "phone"])
def test_everything_fits_can_be_touched_and_can_be_read(
    browser: Browser, theatre: Theatre, size: tuple[int, int], least: int, name: str, scheme: str
) -> None:
    browser.resize(size)
    browser.colours(scheme)
    kind = f"{'phone' if size == PHONE else 'desktop'}-{scheme}-{LANGUAGES[name]}"

    def check(what: str) -> None:
        browser.shot(f"{what}-{kind}")
        driver = browser.driver
        assert {"out": sticking_out(driver), "small": too_small(driver, least), "faint": too_faint(driver)} == {
            "out": [],
            "small": [],
            "faint": [],
        }, what

    browser.open(theatre.person(name), home(theatre))
    browser.panel()
    check("panel")
    browser.key(Keys.ESCAPE)
    browser.find('//*[@id="line"]').send_keys("/")
    check("commands")
    browser.compose("game new", game="warcry", hours="24")
    check("command")
    battle(browser, theatre, name)
    browser.press("Your decision")
    browser.wait_for(f"Decide, @{name}")
    check("private")
    browser.click('(//*[contains(@class, "more")])[last()]')
    browser.find('//*[@role="menu"]')
    check("message-commands")
    browser.key(Keys.ESCAPE)
    browser.press("Form")
    browser.find("//dialog")
    check("form")
    browser.key(Keys.ESCAPE)
    browser.click('//button[@data-label="Play a card"]')
    check("list")
    browser.key(Keys.ESCAPE)


def test_the_list_of_channels_slides_in_on_the_phone(browser: Browser, theatre: Theatre) -> None:
    browser.resize(PHONE)
    browser.open(theatre.person("ana"), home(theatre))
    browser.click('//*[@id="menu"]')
    browser.find('//*[@id="battles"]//button')
    browser.shot("channels-phone-dark")
    browser.key(Keys.ESCAPE)
    browser.until(lambda: not browser.driver.find_element(By.ID, "battles").is_displayed(), "the list is away")
    browser.go("tables")
    assert browser.place() == "#tables"


def test_what_does_not_fit_or_cannot_be_read_is_found(browser: Browser, theatre: Theatre) -> None:
    browser.open(theatre.person("ana"), home(theatre))
    browser.driver.execute_script("""
        const wide = document.createElement("button");
        wide.id = wide.textContent = "wide";
        wide.style.cssText = "position: fixed; left: 90%; width: 30%; height: 9px; color: #777; background: #888";
        document.body.append(wide);""")
    for found in (sticking_out(browser.driver), too_small(browser.driver, MOUSE), too_faint(browser.driver)):
        assert len(found) == 1
        assert "wide" in found[0]


def test_the_page_comes_back_after_the_parlour_was_away(browser: Browser, theatre: Theatre, tmp_path: Path) -> None:
    running = theatre.running
    first = Parlour(tmp_path)
    running.do(first.start())
    browser.page_url = first.page_url
    browser.open()
    browser.enter()
    browser.say("Before")
    running.do(first.stop())
    browser.find('//*[@id="banner"]')
    browser.shot("away-desktop-dark")
    second = Parlour(tmp_path)
    running.do(second.start(first.port))
    browser.until(lambda: not browser.driver.find_element(By.ID, "banner").is_displayed(), "the line is up")
    browser.say("After")
    assert [text.split("\n")[-1] for text in browser.messages()] == ["Before", "After"]
    browser.page_url = theatre.parlour.page_url
    browser.open()
    running.do(second.stop())
    browser.complaints()
