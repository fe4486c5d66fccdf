"""What the first ten minutes must keep: few words and presses, nothing cryptic, nothing cut, all in one view."""

from __future__ import annotations

import re

from msgspec import Struct, convert

from bot.i18n.speech import Speech
from tests.support.browser import Browser
from tests.tour.walking import READERS

MOST_WORDS = 60
"""Of a table's thread before the first choice."""

CRYPTIC = {
    "sixteen hexadecimal digits": re.compile(r"[0-9a-f]{16}"),
    "an option as it is typed": re.compile(r"\w=\S"),  # a sum has spaces
    "a clause in brackets": re.compile(r"[(\[][A-Z]{2,3}[0-9]?-[^()\[\]]+[)\]]"),
    "one person twice": re.compile(rf"\b({'|'.join(READERS.values())}) [0-9]\b"),
}

WORD = re.compile(r"(?<!\w)[^\W\d_]+(?!\w)")

SEEN = """
    const view = document.getElementById("stream").getBoundingClientRect();
    const whole = each => {
        const box = each?.getBoundingClientRect();
        return Boolean(box) && box.top >= view.top - 1 && box.bottom <= view.bottom + 1;
    };
    const texts = message => [...message.querySelectorAll(".text")].map(text => text.innerText).join("\\n");
    const shown = kind => [...document.querySelectorAll(kind)].filter(each => each.checkVisibility());
    const labels = shown(".message .button, .message .pick-shown, .game .button");
    return {
        texts: shown(".message").map(texts),
        cut: labels.filter(label => label.scrollWidth > label.clientWidth).map(label => label.innerText),
        whole: [".message .picture", ".message .button"].every(one => whole(document.querySelector(one))),
    };"""


class Seen(Struct, frozen=True):
    """What a step shows. ``whole``: the first picture and the first button are in the view together."""

    texts: tuple[str, ...]
    cut: tuple[str, ...]
    whole: bool

    @property
    def words(self) -> int:
        """How many there are to read; numbers and places such as M14 are none."""
        return sum(len(WORD.findall(text)) for text in self.texts)


def seen(browser: Browser) -> Seen:
    """What the page shows now."""
    browser.painted()
    return convert(browser.driver.execute_script(SEEN), Seen)


def faults(shown: Seen, language: str) -> list[str]:
    """What no step may show."""
    done = Speech(language).text("reply-done")
    lines = list(dict.fromkeys(line for text in shown.texts for line in text.splitlines()))
    found = [f"{what}: {line}" for line in lines for what, sign in CRYPTIC.items() if sign.search(line)]
    found += [f"it says only that it is done: {text}" for text in shown.texts if text.strip() == done]
    return found + [f"cut: {label}" for label in shown.cut]
