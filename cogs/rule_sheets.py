"""Entries of the rulebook in words: whole for one reader, in six lines for all."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bot.i18n.choices import fitting_label
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.service.core.sanitize import escaped
from bot.service.lobby.details import option_in_words
from bot.service.rulings.rulebook import Dated, Kind, RuleEntry, Sheet
from cogs.texts import FENCE, clipped

LAW = "en"
MOST_PUBLIC_LINES, MOST_PUBLIC = 6, 900
"""Lines of a public answer, and signs of the text in it."""

MOST_LISTED, MOST_SNIPPET = 10, 110
MOST_NAMED = 12
A_TICK = re.compile(r"(?<!\\)`")
OWN_WORDS = (Kind.PRECEDENT,)
"""Kinds of entries whose text was written by players: it is shown as it is typed."""


def heading(speech: Speech, entry: RuleEntry) -> str:
    """Number and name, or the chapter that it stands in."""
    name = entry.called(speech.language) or entry.under(speech.language)
    return f"**{entry.number}** · {escaped_if_own(entry, name)}" if name else f"**{entry.number}**"


def words_of(entry: RuleEntry, language: str) -> str:
    """What an entry says; what people of a server wrote is no markup."""
    return escaped_if_own(entry, entry.said(language))


def _foreign(entry: RuleEntry) -> bool:
    """True if an entry comes from a server's own pack: those that come with the program are called by a hash alone."""
    return " " in entry.source


def private(speech: Speech, sheet: Sheet, language: str) -> str:
    """All of an entry, in a language."""
    entry = sheet.entry
    lines = [heading(speech, entry), words_of(entry, language), "", origin(speech, sheet)]
    lines += list(notes(speech, sheet, language))
    return "\n".join(lines)


def notes(speech: Speech, sheet: Sheet, language: str) -> Iterable[str]:
    """What is told below an entry: of its language, its tests, what it names, and what a server decided on it."""
    entry = sheet.entry
    if language != LAW and entry.kind not in OWN_WORDS:
        yield speech.text("rules-translated" if language in entry.text else "rules-english-only")
    if sheet.tested is not None:
        yield speech.text("rules-tested", count=sheet.tested.count)
    yield from settings(speech, sheet)
    if entry.clauses:
        yield speech.text("rules-names", numbers=", ".join(entry.clauses[:MOST_NAMED]))
    if entry.replaced_by:
        yield speech.text("rules-replaced", number=entry.replaced_by)
    if entry.link:
        yield speech.text("rules-settled", link=entry.link)
    for one in sheet.precedents[:MOST_LISTED]:
        key = "rules-precedent-old" if one.replaced_by else "rules-precedent"
        yield speech.text(key, number=one.number, text=escaped(snippet(one, speech.language)))


def settings(speech: Speech, sheet: Sheet) -> Iterable[str]:
    """How the table at which somebody asks plays what an entry leaves to house options; a sentence of two only once."""
    if sheet.table is None:
        return
    named: dict[str, list[str]] = {}
    for option in sheet.options:
        told = option_in_words(sheet.table, sheet.table.plain_speech(speech.language), option)
        named.setdefault(told, []).append(f"`{option.name}`")
    for told, names in named.items():
        yield speech.text("rules-option", told=told, names=", ".join(names), count=len(names))


def origin(speech: Speech, sheet: Sheet) -> str:
    """What an entry rests on, and the version and day of the rules."""
    entry = sheet.entry
    mark = speech.mark(entry.mark, entry.partly)
    if entry.kind is Kind.PRECEDENT:
        return speech.text("rules-origin-precedent", mark=mark, since=entry.since or "–")
    game = title_of(speech, entry.source, entry.game)
    edition = sheet.editions.get(LAW)
    if edition is None:
        return speech.text("rules-origin-pack", mark=mark, game=game, pack=escaped(entry.source))
    return speech.text(
        "rules-origin",
        mark=mark,
        game=game,
        version=sheet.version,
        since=edition.since,
        hash=edition.shown,
    )


def title_of(speech: Speech, digest: str, game: str) -> str:
    """What a digest is called: as its game, unless it is that of another edition."""
    own = message_id("rules-digest", digest)
    return speech.text(own if speech.catalog.has(own) else message_id("game-title", game))


def public(speech: Speech, sheet: Sheet) -> str:
    """An entry for all, in six lines at most; whoever wants more presses the button below."""
    text = clipped(words_of(sheet.entry, speech.language), MOST_PUBLIC)
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith(FENCE)]
    if len(lines) > MOST_PUBLIC_LINES - 2:
        lines = [*lines[: MOST_PUBLIC_LINES - 3], "…"]
    return "\n".join([heading(speech, sheet.entry), *map(closed, lines), origin(speech, sheet)])


def closed(line: str) -> str:
    """A line with its code closed, where it was cut within."""
    return f"{line}`" if len(A_TICK.findall(line)) % 2 else line


def list_entries(speech: Speech, found: Sequence[RuleEntry], most: int = MOST_LISTED) -> list[str]:
    """A line for each of the first entries found."""
    return [f"• **{one.number}** {escaped_if_own(one, snippet(one, speech.language))}" for one in found[:most]]


def escaped_if_own(entry: RuleEntry, text: str) -> str:
    """A text as it may be shown: what people of a server wrote is no markup."""
    return escaped(text) if entry.kind in OWN_WORDS or _foreign(entry) else text


def snippet(entry: RuleEntry, language: str, most: int = MOST_SNIPPET) -> str:
    """The beginning of an entry in one line, without signs of markup."""
    name, text = entry.called(language), " ".join(entry.said(language).replace("**", "").replace("`", "").split())
    told = text if not name or text.startswith(name) else f"{name}: {text}" if text else name
    return fitting_label(told, most)


def label(entry: RuleEntry, language: str) -> str:
    """An entry as a suggestion: its number, and how it begins."""
    return fitting_label(f"{entry.number}: {snippet(entry, language)}")


def about(speech: Speech, games: Sequence[Dated]) -> str:
    """The versions and days of the rules, of the packs and of the translations."""
    lines = [speech.text("rules-about")]
    for one in games:
        title = speech.text(message_id("game-title", one.game))
        lines.append(f"**{title}**")
        lines.append(speech.text("rules-about-program", version=one.version, pack=one.pack or "–"))
        for digest, editions in one.digests.items():
            for language, edition in editions.items():
                key = "rules-about-law" if language == LAW else "rules-about-translation"
                named = speech.text(message_id("rules-language", language))
                facts = {
                    "digest": title_of(speech, digest, one.game),
                    "language": named,
                    "since": edition.since,
                    "hash": edition.shown,
                }
                lines.append(f"• {speech.text(key, **facts)}")
    return "\n".join(lines)
