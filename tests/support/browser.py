"""A player in a real browser: headless Chromium on the parlour's page."""

from __future__ import annotations

import os
import re
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlencode

import pytest
from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

CHROMIUM = Path("/usr/bin/chromium")
CHROMEDRIVER = Path("/usr/bin/chromedriver")
DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE = 10.0
T = TypeVar("T")

# What selenium says of something that is just being drawn anew or is sliding in.
MOVING = (ElementClickInterceptedException, ElementNotInteractableException, StaleElementReferenceException)

needs_chromium = pytest.mark.skipif(
    not (CHROMIUM.exists() and CHROMEDRIVER.exists()), reason="Chromium and its driver are not installed"
)


def screenshots() -> Path:
    """Where pictures of the page are kept."""
    folder = Path(os.environ.get("SCREENSHOTS") or Path(tempfile.gettempdir()) / "parlour-screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def chromium() -> webdriver.Chrome:
    """A headless browser that leaves nothing behind and fetches nothing but the page."""
    options = webdriver.ChromeOptions()
    options.binary_location = str(CHROMIUM)
    flags = ("headless=new", "no-sandbox", "disable-dev-shm-usage", "disable-gpu", "hide-scrollbars", "lang=en-GB")
    for flag in (*flags, "disable-background-networking", "no-first-run", "force-color-profile=srgb"):
        options.add_argument(f"--{flag}")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(str(CHROMEDRIVER)))


@contextmanager
def open_browser(page_url: str) -> Iterator[Browser]:
    """A browser for the page at that address, closed at the end."""
    driver = chromium()
    try:
        yield Browser(driver, page_url)
    finally:
        driver.quit()


class Browser:
    """What a person does on the page. Everything waits until it can be done; nothing sleeps for a fixed time."""

    def __init__(self, driver: webdriver.Chrome, page_url: str) -> None:
        self.driver = driver
        self.page_url = page_url

    # The page as a whole.

    def open(self, user: str = "", channel: str = "") -> None:
        """Open the page as that person (by id) in that channel; who the page chooses without."""
        query = urlencode({key: value for key, value in (("user", user), ("channel", channel)) if value})
        self.driver.get(f"{self.page_url}?{query}" if query else self.page_url)
        self.until(
            lambda: self.driver.find_elements(By.CSS_SELECTOR, "body:not(.starting) #line"), "the page has started"
        )
        self._loaded()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the page the size of a screen, whatever frame the browser has."""
        width, height = size
        values = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", values)

    def colours(self, scheme: str) -> None:
        """Behave as a system set to `dark` or `light`."""
        feature = {"name": "prefers-color-scheme", "value": scheme}
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})

    def shot(self, name: str) -> Path:
        """Keep a picture of what is seen, once all pictures have come."""
        script = """
            const sliding = document.getAnimations().some(each => each instanceof CSSTransition);
            return !sliding && [...document.images].every(image => image.complete)"""
        self.until(lambda: self.driver.execute_script(script), "all pictures have come")
        path = screenshots() / f"{name}.png"
        assert self.driver.save_screenshot(str(path))
        return path

    def complaints(self) -> list[str]:
        """What the browser complained of since the last call: faults of scripts, refused or missing files."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]

    # Persons and places.

    def become(self, name: str) -> None:
        """Change the acting person in the panel that the portrait opens."""
        self.panel()
        self.click(f'//*[@id="panel"]//button[contains(@class, "person")][normalize-space(span[2])={quoted(name)}]')
        self.until(lambda: self.acting() == name, f"{name} is acting")
        self._loaded()

    def language(self, locale: str) -> None:
        """Change the language of the acting person."""
        self.panel()
        self.click(f'//*[@id="panel"]//button[@data-value={quoted(locale)}]')
        self.until(lambda: self.driver.execute_script("return document.documentElement.lang") == locale, locale)
        self.key(Keys.ESCAPE)

    def theme(self, name: str) -> None:
        """Change the colours: `auto`, `light` or `dark`."""
        self.panel()
        self.click(f'//*[@id="panel"]//button[@data-value={quoted(name)}]')
        self.key(Keys.ESCAPE)

    def panel(self) -> None:
        """Open the panel with persons, language and colours."""
        openers = [self.driver.find_element(By.ID, name) for name in ("help", "me-small", "me")]
        shown = next(one for one in openers if one.is_displayed())
        self.click(f'//*[@id="{shown.get_attribute("id")}"]')
        self.find('//*[@id="panel"]//button')

    def go(self, channel: str) -> None:
        """Open a channel or thread by its name."""
        if self.welcomed():
            self.enter()
        if not self.driver.find_element(By.ID, "battles").is_displayed():
            self.click('//*[@id="menu"]')
        self.click(f'//*[@id="channels"]//button[normalize-space(.//*[@class="channel-name"])={quoted(channel)}]')
        self.until(lambda: self.place().lstrip("#") == channel, f"{channel} is open")
        self._loaded()

    def welcomed(self) -> bool:
        """True if the first screen is shown."""
        return bool(self.driver.find_elements(By.CSS_SELECTOR, "body.welcoming"))

    def enter(self) -> None:
        """Go from the first screen to the channels and their commands."""
        self.panel()
        self.click('//*[@id="panel"]//button[@data-enter]')
        self.until(lambda: not self.welcomed(), "the channels are shown")
        self._loaded()

    def unfold(self, game: str) -> None:
        """Unfold the card of a game on the first screen, if it is folded."""
        card = f"//*[@data-game={quoted(game)}]"
        self.find(card)
        if self.driver.find_elements(By.XPATH, f"{card}//details[not(@open)]"):
            self.click(f"{card}//summary")

    def begin(self, game: str, act: str = "start") -> None:
        """Press what begins a game on the first screen, `start` or `learn`, once its card is unfolded."""
        self.unfold(game)
        self.click(f"//*[@data-game={quoted(game)}]//button[@data-{act}]")

    def threads(self) -> list[str]:
        """The names of the threads in the list of channels, newest first."""
        script = (
            "return [...document.querySelectorAll('#channels .thread .channel-name')].map(each => each.textContent)"
        )
        return list(self.driver.execute_script(script))

    def place(self) -> str:
        """The name of the open channel."""
        return str(self.driver.find_element(By.ID, "place").text)

    def channel(self) -> str:
        """The id of the open channel."""
        return str(self.driver.execute_script("return new URLSearchParams(location.search).get('channel')"))

    def acting(self) -> str:
        """The name of the acting person."""
        return str(self.driver.execute_script("return document.querySelector('#me strong').textContent"))

    # Commands and talk.

    def say(self, text: str) -> None:
        """Write a plain message."""
        line = self.find('//*[@id="line"]')
        line.send_keys(text, Keys.ENTER)
        self.until(lambda: not self.find('//*[@id="line"]').get_attribute("value"), "the message has been sent")

    def slash(self, name: str, **options: str) -> None:
        """Run a slash command, its fields filled in by what a person would type or choose."""
        self.compose(name, **options)
        self.click('//*[@id="composer"]//button[contains(@class, "run")]')
        self.until(lambda: bool(self.driver.find_elements(By.ID, "line")), f"/{name} has been sent")

    def compose(self, name: str, **options: str) -> None:
        """Write a slash command without sending it."""
        line = self.find('//*[@id="line"]')
        line.clear()
        line.send_keys(f"/{name} ")
        self.find('//*[@id="composer"][contains(@class, "with-command")]')
        for option, value in options.items():
            self.fill_option(option, value)

    def fill_option(self, option: str, value: str) -> None:
        """Fill in one field of the command, from its suggestions where one is called so."""
        field = f"//*[@data-field={quoted(option)}]//input"
        if not self.driver.find_elements(By.XPATH, field):
            self.click(f'//*[@id="more-options"]/button[@data-option={quoted(option)}]')
        box = self.find(field, shown=False)
        box.send_keys(value)
        if box.get_attribute("type") == "text":
            self._take_suggestion(value)

    def suggestions(self) -> list[str]:
        """What the list above the composer offers."""
        script = """
            const titles = [...document.querySelectorAll("#suggestions .suggestion-title")];
            return titles.map(title => title.firstChild.textContent)"""
        return list(self.driver.execute_script(script))

    def _take_suggestion(self, value: str) -> None:
        rows = f'//*[@id="suggestions"]//*[@role="option"][normalize-space(*[1])={quoted(value)}]'
        if self.driver.find_elements(By.XPATH, '//*[@id="suggestions" and not(@hidden)]'):
            self.click(rows)

    # The stream.

    def wait_for(self, text: str, patience: float = PATIENCE) -> WebElement:
        """The newest message that shows that text, as soon as it is there."""
        return self.until(lambda: self._message(text), f"a message with {text!r}", patience)

    def read(self, text: str, look: Callable[[WebElement], T]) -> T:
        """What `look` finds in the newest message with that text; looked at again if it is drawn anew meanwhile."""

        def seen() -> tuple[T] | None:
            message = self._message(text)
            return None if message is None else (look(message),)

        return self.until(seen, f"a message with {text!r}")[0]

    def attribute(self, text: str, name: str) -> str:
        """An attribute of the newest message with that text."""
        return self.read(text, lambda message: str(message.get_attribute(name)))

    def words(self, text: str) -> str:
        """All that the newest message with that text says."""
        return self.read(text, lambda message: message.text)

    def height(self, text: str) -> float:
        """How far down the newest message with that text begins."""
        return self.read(text, lambda message: float(message.rect["y"]))

    def gone(self, text: str) -> None:
        """Wait until no message shows that text."""
        self.until(lambda: not self._message(text), f"no message with {text!r}")

    def messages(self) -> list[str]:
        """The texts of all messages shown, oldest first."""
        return list(
            self.driver.execute_script("return [...document.querySelectorAll('.message')].map(m => m.innerText)")
        )

    def private(self, text: str) -> bool:
        """True if the newest message with that text is marked as seen by nobody else."""
        return "private" in self.attribute(text, "class").split()

    def labels(self) -> list[str]:
        """The names of the buttons in the newest message that has buttons that can be pressed."""
        script = """
            const usable = '.button[data-custom-id]:not(:disabled)';
            const messages = [...document.querySelectorAll('.message')];
            const last = messages.filter(message => message.querySelector(usable)).at(-1);
            return last ? [...last.querySelectorAll(usable)].map(button => button.innerText.trim()) : [];"""
        return list(self.driver.execute_script(script))

    def press(self, label: str) -> None:
        """Press the newest button of that name and wait until the press has been taken."""
        button = f'(//*[@id="messages"]//button[contains(@class, "button")][normalize-space()={quoted(label)}])[last()]'
        self.click(button)
        self._idle()

    def choose(self, label: str, *options: str) -> None:
        """Choose in the newest select of that placeholder, one option or several."""
        self.click(f'(//*[@id="messages"]//button[contains(@class, "pick")][@data-label={quoted(label)}])[last()]')
        self._pick(options)
        self._idle()

    def _pick(self, options: tuple[str, ...]) -> None:
        many = bool(self.driver.find_elements(By.CSS_SELECTOR, ".listbox [aria-multiselectable=true]"))
        for option in options:
            name = f'[normalize-space(.//*[@class="option-text"]/*[1])={quoted(option)}]'
            self.click(f'//*[contains(@class, "listbox")]//*[@role="option"]{name}')
        if many:
            self.click('//*[contains(@class, "listbox")]/button')
        self.until(lambda: not self.driver.find_elements(By.CSS_SELECTOR, ".listbox"), "the list has closed")

    def is_menu(self, label: str) -> bool:
        """True if a select of that placeholder is shown."""
        return bool(
            self.driver.find_elements(By.XPATH, f'//button[contains(@class, "pick")][@data-label={quoted(label)}]')
        )

    def choose_first(self, label: str) -> None:
        """Choose the first option of the newest select of that placeholder."""
        self.click(f'(//*[@id="messages"]//button[contains(@class, "pick")][@data-label={quoted(label)}])[last()]')
        self.click('(//*[contains(@class, "listbox")]//*[@role="option"])[1]')
        self._idle()

    def dismiss(self, text: str) -> None:
        """Forget a private message."""
        self.read(text, lambda message: self._click_in(message, ".quiet-link"))
        self.gone(text)

    def use(self, command: str, text: str) -> None:
        """Use a command of messages on the newest message with that text."""
        self.until(lambda: self._more(text), f"the commands for the message with {text!r}")
        self.click(f'//*[@role="menu"]//*[@role="menuitem"][normalize-space()={quoted(command)}]')
        self._idle()

    def pictures(self) -> list[str]:
        """What the pictures shown tell those who cannot see them; a picture that did not come fails."""
        script = """
            const images = [...document.querySelectorAll(".message .picture img")];
            return images.map(image => [image.alt, image.complete && image.naturalWidth])"""
        self.until(lambda: all(width for _, width in self.driver.execute_script(script)), "all pictures have come")
        return [alt for alt, _ in self.driver.execute_script(script)]

    def boxes(self) -> list[tuple[int, int]]:
        """How large the pictures in the stream are, once they have come; each fills its frame."""
        self.pictures()
        script = """
            const box = each => { const {width, height} = each.getBoundingClientRect(); return [width, height]; };
            const images = [...document.querySelectorAll(".message .picture img")];
            return images.map(image => [...box(image), ...box(image.closest(".picture"))].map(Math.round));"""
        found = self.driver.execute_script(script)
        assert all(one[:2] == one[2:] for one in found), found
        return [(one[0], one[1]) for one in found]

    def enlarge(self) -> None:
        """Open the newest picture large."""
        self.click('(//*[@id="messages"]//button[contains(@class, "picture")])[last()]')
        self.find('//dialog[contains(@class, "lightbox")]//img')

    # Forms.

    def fill(self, values: dict[str, Any], *, submit: bool = True) -> None:
        """Fill in the open form by the labels of its fields: texts, names of options, yes or no, or paths of files."""
        self.find('//dialog[contains(@class, "modal")]')
        for label, value in values.items():
            self._fill_field(f'//dialog//*[contains(@class, "form-field")][@data-label={quoted(label)}]', value)
        if submit:
            self.click('//dialog//footer/button[contains(@class, "primary")]')
            self.until(lambda: not self.driver.find_elements(By.CSS_SELECTOR, "dialog.modal"), "the form was taken")

    def _fill_field(self, field: str, value: Any) -> None:
        if self.driver.find_elements(By.XPATH, f"{field}//button[contains(@class, 'pick')]"):
            self.click(f"{field}//button[contains(@class, 'pick')]")
            return self._pick((value,) if isinstance(value, str) else tuple(value))
        if self.driver.find_elements(By.XPATH, f"{field}//*[contains(@class, 'checks')]"):
            for name in (value,) if isinstance(value, str) else value:
                self.click(f'{field}//label[normalize-space(.//*[@class="option-text"]/*[1])={quoted(name)}]')
            return
        if isinstance(value, bool):
            if self.find(f"{field}//input[@type='checkbox']").is_selected() != value:
                self.click(f"{field}//label")
            return
        box = self.find(f"{field}//input | {field}//textarea", shown=False)
        if box.get_attribute("type") != "file":
            box.clear()
        box.send_keys(str(value))

    # Waiting and finding.

    def find(self, path: str, *, shown: bool = True) -> WebElement:
        """The element at an XPath, as soon as it is there and shown."""
        return self.until(lambda: self._first(path, shown), path)

    def click(self, path: str) -> None:
        """Press what is at an XPath, once it can be pressed."""
        self.until(lambda: self._click(path), f"pressing {path}")

    def key(self, keys: str) -> None:
        """Press keys wherever the focus is."""
        self.driver.switch_to.active_element.send_keys(keys)

    def painted(self) -> None:
        """Wait for two frames: what the page does when sizes have changed or somebody has scrolled is done by then."""
        self.driver.execute_async_script(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()));"
        )

    def until(self, look: Callable[[], T | None], wanted: str, patience: float = PATIENCE) -> T:
        """What `look` finds, as soon as it is something; a message that is drawn anew meanwhile is looked for again."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            try:
                if found := look():
                    return found
            except MOVING:
                pass
            time.sleep(0.03)
        self.driver.save_screenshot(str(screenshots() / f"failure-{time.time_ns()}.png"))
        raise AssertionError(f"waited in vain for: {wanted}\n" + "\n".join([*self.messages()[-3:], *self.complaints()]))

    def _first(self, path: str, shown: bool) -> WebElement | None:
        found = self.driver.find_elements(By.XPATH, path)
        return next((element for element in found if not shown or element.is_displayed()), None)

    def _click(self, path: str) -> bool:
        element = self._first(path, shown=True)
        if element is None or not element.is_enabled():
            return False
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
        element.click()
        return True

    def _click_in(self, message: WebElement, selector: str) -> None:
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'nearest'})", message)
        message.find_element(By.CSS_SELECTOR, selector).click()

    def _more(self, text: str) -> bool:
        message = self._message(text)
        if message is None:
            return False
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'nearest'})", message)
        ActionChains(self.driver).move_to_element(message).perform()
        message.find_element(By.CSS_SELECTOR, ".more").click()
        return True

    def _message(self, text: str) -> WebElement | None:
        wanted = re.sub(r"\s+", " ", text)
        script = """
            const flat = element => element.innerText.replace(/\\s+/g, " ");
            const messages = [...document.querySelectorAll(".message")];
            return messages.filter(message => flat(message).includes(arguments[0])).at(-1)"""
        return self.driver.execute_script(script, wanted)

    def _loaded(self) -> None:
        self.until(
            lambda: not self.driver.find_elements(By.CSS_SELECTOR, "#messages[aria-busy]"), "the stream has come"
        )

    def _idle(self) -> None:
        self.until(lambda: not self.driver.find_elements(By.CSS_SELECTOR, "#messages .busy"), "the press was taken")


def quoted(text: str) -> str:
    """A text as an XPath literal, whatever quotes it holds."""
    if '"' not in text:
        return f'"{text}"'
    parts = ", '\"', ".join(f'"{part}"' for part in text.split('"'))
    return f"concat({parts})"
