"""Answers to questions: an option's own line or id, a facing for a free spin, ``choose a,b``."""

from __future__ import annotations

from bot.engine.answers import read_answer, write_answer
from bot.engine.errors import BadNotation
from bot.engine.requests import Answer, Ask, Option
from bot.games.mage_knight.notation.words import angle, facing, plain, shown

VERBS = ("spin", "face", "defend", "dodge", "cancel", "choose")
"""Words that may stand before an answer; they change nothing."""

FACING = ("free_spin", "stuck_facing")
"""Questions that are answered with a facing."""


def read(text: str, ask: Ask) -> Answer:
    """An answer to the open question."""
    line = plain(text)
    for option in ask.options:
        if line in (plain(option.text), plain(option.id)):
            return (option.id,)
    verb, _, rest = line.partition(" ")
    rest = rest.strip() if verb in VERBS else line
    if ask.key in FACING:
        return (_spin(rest, ask),)
    named = [part.strip() for part in rest.split(",") if part.strip()]
    if named == ["none"] and ask.low == 0:
        return ()
    if verb != "choose" and len(named) < 2 and not any(_same(option, named) for option in ask.options):
        raise BadNotation("answer_first", ask.clause, question=ask.key, given=shown(text))
    return read_answer(ask, "choose " + ",".join(_id(ask, part) for part in named))


def _same(option: Option, named: list[str]) -> bool:
    return bool(named) and plain(option.id) == named[0]


def _id(ask: Ask, text: str) -> str:
    """The option that a word means; an unknown word is left to the engine to refuse."""
    return next((option.id for option in ask.options if plain(option.id) == plain(text)), text)


def _spin(rest: str, ask: Ask) -> str:
    """``auto``, ``hold``, a facing, or the figure that arrived."""
    said = rest.removeprefix("choose ").removeprefix("face=")
    ids = [option.id for option in ask.options]
    if said in ids:
        return said
    wanted = facing("face", said)
    if wanted.at:
        arrivals = ask.facts.get("arrivals", ())
        known = arrivals if isinstance(arrivals, tuple) else (arrivals,)
        if known == (wanted.at,):
            return "auto"
        raise BadNotation("no_such_spin", ask.clause, given=shown(said))
    option = f"f{angle('face', said)}"
    if option not in ids:
        raise BadNotation("no_such_spin", ask.clause, given=shown(said))
    return option


def write(answer: Answer, ask: Ask | None) -> str:
    """The canonical line of an answer."""
    if ask is None:
        return ("choose " + ",".join(answer)).strip()
    return write_answer(ask, answer)
