"""The Fluent catalogues: messages in every language, English where a language has none."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, lru_cache
from itertools import starmap
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import ast as ftl
from msgspec import Struct

from bot.i18n.numbers import with_comma, with_minus
from bot.packs import data_file, data_files

LANGUAGE_NAMES = {"en": "English", "pl": "polski", "cs": "čeština"}
"""Languages as they call themselves."""

LANGUAGES = tuple(LANGUAGE_NAMES)
FALLBACK = "en"

Files = Mapping[str, bytes]
"""File name to content."""


Parts = tuple[ftl.BaseNode, ...]
_LEADING_ON = (ftl.MessageReference, ftl.TermReference, ftl.VariableReference, ftl.SelectExpression)
TERM = "-"
"""What the id of a term begins with."""

_STARTS = re.compile(r"^(?=[^\s}])", re.MULTILINE)
_HEAD = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
_PLAIN = re.compile(r"[a-zA-Z][\w-]* *= *+([^{}\n]++)\n*")
"""A message that is its own text: one line, no variable. What commands say of themselves is mostly such; it is needed
at the start, a tenth of which would go into parsing it."""


NAMES_OF_THINGS = frozenset({"copy", "decision", "game", "given", "last", "line", "number"})
"""Facts whose numbers are names, not amounts: they are typed as they are read, so no thousands are set apart."""


MOST_KNOWN, MOST_LENGTH = 4_000, 80
"""Texts that are remembered, and the signs of a fact in one: a table says nearly the same after every act, and to work
a message out takes longer than all else about it."""


class CatalogFault(Exception):
    """The catalogues are at fault, or a message is asked for in a way it does not know."""


class Choice(Struct, frozen=True):
    """A selector of a message: the variable it looks at, the keys it tells apart, and the default among them."""

    variable: str
    keys: tuple[str, ...]
    default: str


class Source(Struct, frozen=True):
    """The text of one message, and the file it stands in."""

    file: str
    text: str


class Catalog:
    """Messages of all languages. A strict catalogue raises where a lenient one shows its best guess.

    A message is parsed when it is first needed: parsing them all takes longer than the rest of the start.
    """

    def __init__(self, files: Mapping[str, Files], *, strict: bool = False) -> None:
        self.strict = strict
        self._lock = Lock()
        self._sources = {language: _sources(language, files.get(language, {})) for language in LANGUAGES}
        self._ids = {
            language: frozenset(name for name in sources if not name.startswith(TERM))
            for language, sources in self._sources.items()
        }
        self._parsed: dict[str, dict[str, Parts]] = {language: {} for language in LANGUAGES}
        self._ready: dict[str, set[str]] = {language: set() for language in LANGUAGES}
        self._bundle = cache(_bundle)
        self._known = lru_cache(MOST_KNOWN)(self._formatted)

    def parse(self) -> None:
        """Parse everything, and so find what cannot be parsed."""
        for language, sources in self._sources.items():
            for name in sources:
                self._need(language, name)

    def ids(self, language: str) -> frozenset[str]:
        """All message ids that a language itself has."""
        return self._ids[language]

    @cached_property
    def hash(self) -> str:
        """Of every message in every language; found without parsing one."""
        found = self._sources.items()
        texts = [f"{language} {one.text}" for language, sources in found for one in sources.values()]
        return hashlib.sha256("\0".join(texts).encode()).hexdigest()

    def has(self, message: str) -> bool:
        """True if the message exists, in English at least."""
        return message in self._sources[FALLBACK]

    def text(self, language: str, message: str, facts: Mapping[str, str | int] | None = None) -> str:
        """The message in the language, else in English; its id where there is none (strict: CatalogFault)."""
        found = next((one for one in (language, FALLBACK) if message in self._sources.get(one, {})), None)
        if found is None:
            if self.strict:
                raise CatalogFault(f"no message {message!r}")
            return message
        plain = _PLAIN.fullmatch(self._sources[found][message].text)
        if plain is not None:
            return plain[1].rstrip(" ")
        given = tuple(facts.items()) if facts else ()
        short = all(isinstance(fact, int) or len(fact) <= MOST_LENGTH for _, fact in given)
        return (self._known if short else self._formatted)(found, message, given)

    def _formatted(self, language: str, message: str, facts: tuple[tuple[str, str | int], ...]) -> str:
        self._need(language, message)
        bundle = self._bundle(language)
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise CatalogFault(f"message {message!r} has no value")
        given = {name: _named(fact) if name in NAMES_OF_THINGS else fact for name, fact in facts}
        value, errors = bundle.format_pattern(pattern, given)
        if errors and self.strict:
            raise CatalogFault(f"{language}: {message}: {errors[0]}")
        told = with_comma(str(value), language)
        return with_minus(told) if any(starmap(_negative, given.items())) else told

    def variables(self, language: str, message: str) -> frozenset[str]:
        """Names of the variables a message refers to, those of messages and terms inside it too."""
        return frozenset(
            node.id.name for node in self._nodes(language, message) if isinstance(node, ftl.VariableReference)
        )

    def choices(self, language: str, message: str) -> tuple[Choice, ...]:
        """The selectors of a message that look at a variable."""
        nodes = (node for node in self._nodes(language, message) if isinstance(node, ftl.SelectExpression))
        return tuple(
            Choice(node.selector.id.name, tuple(map(_key, node.variants)), _default(node))
            for node in nodes
            if isinstance(node.selector, ftl.VariableReference)
        )

    def _nodes(self, language: str, message: str) -> Iterator[ftl.BaseNode]:
        self._need(language, message)
        for name in self._reached(language, message):
            yield from self._parts(language, name)

    def _need(self, language: str, name: str) -> None:
        """Parse a message and all that it refers to."""
        if name in self._ready[language]:
            return
        with self._lock:
            for one in self._reached(language, name):
                self._ready[language].add(one)

    def _reached(self, language: str, name: str) -> list[str]:
        """A message and what it refers to, parsed; what refers to the rest last."""
        waiting, reached = [name], [name]
        while waiting:
            for node in self._parts(language, waiting.pop()):
                inner = _referred(node)
                if inner is not None and inner in self._sources[language] and inner not in reached:
                    reached.append(inner)
                    waiting.append(inner)
        return reached[::-1]

    def _parts(self, language: str, name: str) -> Parts:
        """What of a message leads on: what it refers to, its variables, its choices."""
        parts = self._parsed[language]
        if name not in parts:
            source = self._sources[language][name]
            resource = FluentResource(source.text)
            for entry in resource.body:
                if isinstance(entry, ftl.Junk):
                    raise _unreadable(language, source.file, entry.content or "")
            self._bundle(language).add_resource(resource)
            entry = next(entry for entry in resource.body if isinstance(entry, (ftl.Message, ftl.Term)))
            parts[name] = tuple([node for node in _walk(entry) if isinstance(node, _LEADING_ON)])
        return parts[name]


def load_catalog(*, strict: bool = False) -> Catalog:
    """The catalogues shipped with the program."""
    return Catalog(
        {
            language: {name: data_file(name) for name in data_files(f"locale/{language}", ".ftl")}
            for language in LANGUAGES
        },
        strict=strict,
    )


def _sources(language: str, files: Files) -> dict[str, Source]:
    """The text of each message. Junk and doubled ids, which Fluent passes over in silence, are faults."""
    found: dict[str, Source] = {}
    for file in sorted(files):
        for text in _STARTS.split(files[file].decode("utf-8")):
            head = _HEAD.match(text)
            if head is None:
                if text.strip() and not text.startswith("#"):
                    raise _unreadable(language, file, text)
            elif head[1] in found:
                raise CatalogFault(f"{language}/{file}: {head[1]} is there twice")
            else:
                found[head[1]] = Source(file, text)
    return found


def _bundle(language: str) -> FluentBundle:
    """What parsed messages of a language are put into: made with the first, as the rules of its numbers are large.

    No isolation characters: they would stand in pictures, records and terminals.
    """
    return FluentBundle([language], use_isolating=False)


def _unreadable(language: str, file: str, text: str) -> CatalogFault:
    return CatalogFault(f"{language}/{file}: cannot read {text.strip().splitlines()[:1]}")


def _referred(node: ftl.BaseNode) -> str | None:
    if isinstance(node, ftl.MessageReference):
        return str(node.id.name)
    if isinstance(node, ftl.TermReference):
        return f"-{node.id.name}"
    return None


def _walk(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """The node and all nodes below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, ftl.BaseNode):
                yield from _walk(child)


def _key(variant: ftl.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ftl.Identifier) else key.value)


def _default(select: ftl.SelectExpression) -> str:
    return next(_key(variant) for variant in select.variants if variant.default)


def _named(fact: str | int) -> str | int:
    return FluentInt(fact, useGrouping=False) if isinstance(fact, int) else fact


def _negative(name: str, fact: str | int) -> bool:
    return isinstance(fact, int) and fact < 0 and name not in NAMES_OF_THINGS
