"""The answers to a question, and the options that each would set: ``Yes | shockwave_ignores_bases=true``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec
from msgspec import Struct

from bot.engine.errors import Refused
from bot.engine.notation.words import nearest_name
from bot.games import registry
from bot.rulebook.digests import digest_names, digests_of, game_of, read_digest
from bot.rulebook.entry import RuleEntry
from bot.rulebook.numbers import prefix_of
from bot.service.core.bindings import UNBINDABLE, read_sets, written
from bot.service.core.house_options import options_of
from bot.service.core.sanitize import cleaned, clusters

LETTERS = "ABCDE"
LEAST = 2
MOST_ANSWER, MOST_CLAUSES, MOST_TYPED = 150, 5, 100
MOST_OFFERED = 25
SIGN = "|"
"""What stands between an answer and the options that it sets."""

SPLIT = ";"
"""What stands between answers that are typed in one line."""


class Proposal(Struct, frozen=True):
    """An answer, and the options that it sets, as they are written."""

    text: str
    sets: str = ""


def read_answers(key: str, text: str, usual: Sequence[str]) -> tuple[Proposal, ...]:
    """The answers, one in each line; ``usual`` where none are named. Raises Refused."""
    lines = [line for line in text.splitlines() if line.strip()]
    found = [_answer(key, line) for line in lines] or [Proposal(one) for one in usual]
    if not LEAST <= len(found) <= len(LETTERS):
        raise Refused("ruling_answers", count=len(found), low=LEAST, high=len(LETTERS))
    if len({one.text.casefold() for one in found}) < len(found):
        raise Refused("ruling_answers_alike")
    return tuple(found)


def _answer(key: str, line: str) -> Proposal:
    said, sign, sets = line.partition(SIGN)
    text = cleaned(said, len(said))
    if not text:
        raise Refused("ruling_answer_empty")
    count = sum(1 for _ in clusters(text))
    if count > MOST_ANSWER:  # cut off it might say the opposite
        raise Refused("ruling_answer_long", count=count, most=MOST_ANSWER)
    return Proposal(text, written(read_sets(key, sets)) if sign else "")


def settings_of(key: str, clauses: str = "") -> tuple[str, ...]:
    """What answers may set in a game, ``option=value``, what is about the clauses first; not what is so anyway."""
    if key not in registry.MODULES:
        return ()
    rules, about = registry.game(key), clauses.casefold()
    options = [option for option in options_of(rules) if option.kind not in UNBINDABLE]
    options.sort(key=lambda option: not (option.clause and option.clause.casefold() in about))
    return tuple(
        [
            f"{option.name}={value}"
            for option in options
            for value in option.examples()
            if value != str(option.default).casefold()
        ]
    )


def answers_like(key: str, clauses: str, typed: str, usual: Sequence[str]) -> list[str]:
    """How answers that are being typed may go on, ``Yes | option=value; No``: each the whole of them."""
    done, last = typed.rpartition(SPLIT)[::2]
    said, sign, sets = last.partition(SIGN)
    before, part = sets.rpartition(" ")[::2]
    wanted = part if sign else ""
    first = f"{done}{SPLIT} " if done else ""
    words, earlier = said.strip() or usual[0], f"{before.strip()} " if before.strip() else ""
    more = "" if done else f"{SPLIT} {usual[1]}"
    found = [one for one in settings_of(key, clauses) if one.startswith(wanted) or (wanted and wanted in one)]
    return [f"{first}{words} {SIGN} {earlier}{one}{more}" for one in found][:MOST_OFFERED]


def pack_answers(found: Sequence[Proposal]) -> str:
    """Answers as they are kept."""
    return msgspec.json.encode(list(found)).decode()


def answers_of(kept: str) -> dict[str, Proposal]:
    """The answers of a question by their letters."""
    found = msgspec.json.decode(kept.encode(), type=list[Proposal])
    return dict(zip(LETTERS, found, strict=False))


# -- clauses ---------------------------------------------------------------------------------------------------------


@cache
def known_clauses(key: str) -> Mapping[str, RuleEntry]:
    """Everything with a number in the digests of a game (empty: of all), by its number in small letters."""
    names = digests_of(key) if key else digest_names()
    return {entry.number.casefold(): entry for name in names for entry in read_digest(name).entries}


def title_of_clauses(clauses: Sequence[str]) -> str:
    """The title of the game or edition to whose digest all clauses belong; empty: they belong to none or to several."""
    of = {known_clauses("")[clause.casefold()].source for clause in clauses}
    if len(of) != 1:
        return ""
    (digest,) = of
    game = game_of(digest)
    return str(registry.game(game).editions.get(prefix_of(digest).casefold(), game))


def read_clauses(key: str, text: str, digest: str = "") -> tuple[str, ...]:
    """The clauses that are named. Raises Refused with the nearest.

    In a game the prefix may be left out, and then that of the edition is meant which is played there (``digest``).
    """
    named = list(dict.fromkeys(text.replace(",", " ").replace(";", " ").split()))
    if len(named) > MOST_CLAUSES:
        raise Refused("ruling_clauses", count=len(named), most=MOST_CLAUSES)
    return tuple(dict.fromkeys([_clause(key, one, digest) for one in named]))


def clauses_like(key: str, typed: str) -> list[str]:
    """How an unfinished list of clauses may go on: each a whole list."""
    *done, last = typed.replace(",", " ").split(" ")
    start, wanted = "".join([f"{one} " for one in done if one]), last.casefold()
    found = [
        entry.number
        for number, entry in known_clauses(key).items()
        if number.startswith(wanted) or number.partition("-")[2].startswith(wanted)
    ]
    return [f"{start}{number}" for number in found[:MOST_OFFERED]]


def _clause(key: str, given: str, digest: str) -> str:
    known, wanted = known_clauses(key), given.strip().casefold()
    bare = [entry for number, entry in known.items() if key and number.partition("-")[2] == wanted]
    if wanted in known:
        return known[wanted].number
    if bare:
        return next((entry for entry in bare if entry.source == digest), bare[0]).number
    near = nearest_name(given, [entry.number for entry in known.values()])
    raise Refused("ruling_clause_unknown", given=given[:MOST_TYPED], near=near)
