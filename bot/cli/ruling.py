"""``rules search`` and ``rules show``: what comes with the program, looked up as in the chat; ``rules verify``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from bot.cli.checking import known_game
from bot.cli.showing import written
from bot.engine.errors import Refused
from bot.i18n.speech import Speech
from bot.records.precedents import read_file
from bot.records.strict import read_text
from bot.rulebook.digests import digest_names, digests_of, game_of
from bot.rulebook.entry import RuleEntry
from bot.rulebook.library import Asked, demanded, neighbours, search_shelves, shipped_shelf
from bot.rulebook.shipped import edition, shipped

Print = Callable[[str], None]

MOST_SHOWN = 100


def parse_query(text: str, game: str | None) -> Asked:
    """What is asked for, of one game or of all; an edition that has a digest of its own is named as this is."""
    if game in digest_names():
        return Asked(text, (game_of(game),), game)
    games = () if game is None else (known_game(game),)
    return Asked(text, games, next(iter(digests_of(games[0])), "") if games else "")


def search_rules(words: Sequence[str], game: str | None, language: str, as_json: bool, say: Print) -> int:
    """The entries that fit words best, as the chat ranks them. Raises Refused where there are none."""
    hits = search_shelves([shipped_shelf()], parse_query(" ".join(words), game))
    if not hits:
        raise Refused("rules_search_none", words=" ".join(words)[:MOST_SHOWN])
    for hit in hits:
        entry = hit.entry
        if as_json:
            score = None if hit.score == float("inf") else round(hit.score, 3)
            say(written({**identified(entry), "score": score}))
        else:
            text = " ".join(f"{entry.called(language)} {entry.said(language)}".split())
            say(f"{entry.number}: {text[:MOST_SHOWN]}")
    return 0


def show_rule(number: str, game: str | None, speech: Speech, language: str, as_json: bool, say: Print) -> int:
    """One entry by its number. Refused with the nearest numbers where there is none."""
    entry = demanded([shipped_shelf()], parse_query(number, game))
    if as_json:
        say(written(describe_entry(entry, language)))
        return 0
    say(f"{entry.number} ({entry.under(language) or entry.called(language)})")
    say(entry.said(language))
    known = edition(entry.source, "en")
    mark = speech.mark(entry.mark, entry.partly)
    say(" · ".join([mark, entry.source, *([known.since, known.shown] if known else [])]))
    return 0


def verify_precedents(file: str, speech: Speech, say: Print) -> int:
    """Whether a file of precedents is what a server has given out, to the last sign."""
    found = read_file(read_text(Path(file)))
    counts = {"precedents": len(found.precedents), "texts": len(found.texts)}
    say(speech.say("precedents-verified", server=found.server[:MOST_SHOWN], hash=found.hash, **counts))
    return 0


def identified(entry: RuleEntry) -> dict[str, Any]:
    """What an entry is."""
    return {"id": entry.number, "game": entry.game, "kind": entry.kind, "mark": entry.mark, "source": entry.source}


def describe_entry(entry: RuleEntry, language: str) -> dict[str, Any]:
    """An entry with all that is known of it."""
    before, after = neighbours(shipped_shelf(), entry)
    tested = shipped().tests.get(entry.number)
    known = edition(entry.source, "en")
    return {
        **identified(entry),
        "chapter": entry.under(language),
        "title": entry.called(language),
        "text": entry.said(language),
        "names": list(entry.clauses),
        "before": before and before.number,
        "after": after and after.number,
        "tests": tested.count if tested else 0,
        "scenarios": [[one.file, one.step] for one in shipped().scenarios.get(entry.number, ())],
        "since": known and known.since,
        "hash": known and known.hash,
    }
