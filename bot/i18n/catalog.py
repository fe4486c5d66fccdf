"""The Fluent catalogues: messages in every language, English where a language has none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from msgspec import Struct

from bot.packs import data_file, data_files

LANGUAGES = ("en", "pl", "cs")
FALLBACK = "en"

Files = Mapping[str, bytes]
"""File name to content."""


class CatalogFault(Exception):
    """The catalogues are at fault, or a message is asked for in a way it does not know."""


class Choice(Struct, frozen=True):
    """A selector of a message: the variable it looks at, the keys it tells apart, and the default among them."""

    variable: str
    keys: tuple[str, ...]
    default: str


class Catalog:
    """Messages of all languages. A strict catalogue raises where a lenient one shows its best guess."""

    def __init__(self, files: Mapping[str, Files], *, strict: bool = False) -> None:
        self.strict = strict
        self._entries: dict[str, dict[str, ftl.Message | ftl.Term]] = {}
        self._bundles: dict[str, FluentBundle] = {}
        for language in LANGUAGES:
            # No isolation characters: they would stand in pictures, records and terminals.
            bundle = FluentBundle([language], use_isolating=False)
            self._bundles[language] = bundle
            self._entries[language] = _load(bundle, language, files.get(language, {}))

    def ids(self, language: str) -> frozenset[str]:
        """All message ids that a language itself has."""
        return frozenset(name for name, entry in self._entries[language].items() if isinstance(entry, ftl.Message))

    def has(self, message: str) -> bool:
        """Whether the message exists, in English at least."""
        return self._bundles[FALLBACK].has_message(message)

    def text(self, language: str, message: str, facts: Mapping[str, str | int] | None = None) -> str:
        """The message in the language, else in English; its id where there is none (strict: CatalogFault)."""
        bundle = self._bundle_for(language, message)
        if bundle is None:
            if self.strict:
                raise CatalogFault(f"no message {message!r}")
            return message
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise CatalogFault(f"message {message!r} has no value")
        value, errors = bundle.format_pattern(pattern, dict(facts or {}))
        if errors and self.strict:
            raise CatalogFault(f"{language}: {message}: {errors[0]}")
        return str(value)

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

    def _bundle_for(self, language: str, message: str) -> FluentBundle | None:
        for candidate in (language, FALLBACK):
            bundle = self._bundles.get(candidate)
            if bundle is not None and bundle.has_message(message):
                return bundle
        return None

    def _nodes(self, language: str, message: str) -> Iterator[ftl.BaseNode]:
        entries = self._entries[language]
        waiting, seen = [message], {message}
        while waiting:
            for node in _walk(entries[waiting.pop()]):
                yield node
                inner = _referred(node)
                if inner is not None and inner in entries and inner not in seen:
                    seen.add(inner)
                    waiting.append(inner)


def load_catalog(*, strict: bool = False) -> Catalog:
    """The catalogues shipped with the program."""
    return Catalog(
        {
            language: {name: data_file(name) for name in data_files(f"locale/{language}", ".ftl")}
            for language in LANGUAGES
        },
        strict=strict,
    )


def _load(bundle: FluentBundle, language: str, files: Files) -> dict[str, ftl.Message | ftl.Term]:
    """Add the files to the bundle. Junk and doubled ids, which Fluent passes over in silence, are faults."""
    entries: dict[str, ftl.Message | ftl.Term] = {}
    for name in sorted(files):
        resource = FluentResource(files[name].decode("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ftl.Junk):
                head = (entry.content or "").strip().splitlines()[:1]
                raise CatalogFault(f"{language}/{name}: cannot read {head}")
            if isinstance(entry, (ftl.Message, ftl.Term)):
                key = _entry_key(entry)
                if key in entries:
                    raise CatalogFault(f"{language}/{name}: {key} is there twice")
                entries[key] = entry
        bundle.add_resource(resource)
    return entries


def _entry_key(entry: ftl.Message | ftl.Term) -> str:
    return entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"


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
