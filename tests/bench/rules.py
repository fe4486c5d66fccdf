"""Looking rules up: with ten thousand precedents beside the digests, against a plain look at every text."""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Iterator

from bot.rulebook.entry import Kind, Provenance, RuleEntry
from bot.rulebook.library import Asked, search_shelves, shipped_shelf
from bot.rulebook.shelf import WordShelf
from tests.bench.timing import Bar, Limit, compared
from tests.rulebook.test_search import QUESTIONS

PRECEDENTS = 10_000
WORDS_EACH = 60


def precedents() -> list[RuleEntry]:
    """Ten thousand, of words that rules are made of."""
    chance = random.Random(14)
    words = [word for entry in shipped_shelf().all() for word in entry.said("en").split()]
    return [
        RuleEntry(
            f"S-{number}",
            chance.choice(("warcry", "mage_knight", "talisman", "albion")),
            Kind.PRECEDENT,
            Provenance.PRECEDENT,
            {chance.choice(("en", "pl", "cs")): " ".join(chance.choices(words, k=WORDS_EACH))},
        )
        for number in range(PRECEDENTS)
    ]


def queries() -> list[str]:
    """The questions of players, the same with a slip in each long word, and long ones."""
    asked = [question["words"] for rows in QUESTIONS.values() for question in rows]
    slips = [" ".join([word[:-2] + word[-1] if len(word) > 5 else word for word in words.split()]) for words in asked]
    return [*asked, *slips, *[f"{one} {two}" for one, two in zip(asked, asked[1:], strict=False)]]


def rules_searched() -> Iterator[Bar | Limit]:
    """The slowest of a hundred searches, what it is against a look at all texts, and the memory of the index."""
    entries = precedents()
    tracemalloc.start()
    decided = WordShelf(entries)
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    shelves = [shipped_shelf(), decided]
    asked = queries()
    search_shelves(shelves, Asked(asked[0]))
    times = []
    for words in asked:
        start = time.thread_time()
        search_shelves(shelves, Asked(words))
        times.append(time.thread_time() - start)
    times.sort()
    yield Limit("search, 10,000 precedents: p99 of processor time", 1e3 * times[int(len(times) * 0.99)], 50, "ms")
    yield Limit("index of 10,000 precedents", kept / 1e6, 40, "MB")
    texts = [entry.said("en").casefold() for one in shelves for entry in one.all()]

    def search_all() -> int:
        for words in asked[:30]:
            search_shelves(shelves, Asked(words))
        return 30

    def look_at_all() -> int:
        for words in asked[:30]:
            parts = words.casefold().split()
            sum(all(part in text for part in parts) for text in texts)
        return 30

    yield Bar(
        "search, 10,000 precedents", "every text looked at for every word", compared(search_all, look_at_all), 3.0
    )


BARS = (rules_searched,)
