"""Checks of the catalogues: every language complete, the same variables everywhere, every variant formats."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from bot.i18n.catalog import FALLBACK, LANGUAGES, Catalog, CatalogFault

PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many"}, "cs": {"one", "few", "other"}}
"""Plural categories that whole numbers have. (Fractions have one more in Polish and Czech; none are ever shown.)"""

_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

GRAMMAR = frozenset({"case", "number", "form"})
"""Variables that only some languages need, to inflect; no fact is lost where one is not used."""

CASES = ("_acc", "_gen", "_obj")
"""A name in another case (``unit_acc``) is the same fact as the name itself."""

NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 112, -1, -2)


def faults(catalog: Catalog) -> list[str]:
    """Everything wrong with the catalogues, one line each. The catalogue should be strict."""
    catalog.parse()
    found = list(_missing(catalog))
    for language in LANGUAGES:
        for message in sorted(catalog.ids(language)):
            found += _variable_faults(catalog, language, message)
            found += _plural_faults(catalog, language, message)
            found += _word_faults(catalog, language, message)
            found += _format_faults(catalog, language, message)
    return found


def facts_of(catalog: Catalog, language: str, message: str) -> frozenset[str]:
    """The facts that a message tells, whatever cases and inflections it uses."""
    return frozenset(_plain(name) for name in catalog.variables(language, message)) - GRAMMAR


def _plain(name: str) -> str:
    return next((name.removesuffix(case) for case in CASES if name.endswith(case)), name)


def _missing(catalog: Catalog) -> Iterator[str]:
    known = frozenset().union(*(catalog.ids(language) for language in LANGUAGES))
    for language in LANGUAGES:
        for message in sorted(known - catalog.ids(language)):
            yield f"{language}: {message} is missing"


def _variable_faults(catalog: Catalog, language: str, message: str) -> Iterator[str]:
    if message not in catalog.ids(FALLBACK):
        return
    here, there = facts_of(catalog, language, message), facts_of(catalog, FALLBACK, message)
    if here != there:
        yield f"{language}: {message} tells {sorted(here)}, in English {sorted(there)}"


def _plural_faults(catalog: Catalog, language: str, message: str) -> Iterator[str]:
    for choice in catalog.choices(language, message):
        keys = set(choice.keys)
        if choice.variable in GRAMMAR or not is_plural(choice.keys):
            continue
        unused = (keys & _CATEGORIES) - PLURALS[language]
        if unused:
            yield f"{language}: {message} has plural forms that never occur: {sorted(unused)}"
        if PLURALS[language] - keys:
            yield f"{language}: {message} lacks plural forms {sorted(PLURALS[language] - keys)} of {choice.variable}"


def _word_faults(catalog: Catalog, language: str, message: str) -> Iterator[str]:
    """A message that chooses by a word must know every word that the English one knows."""
    if message not in catalog.ids(FALLBACK):
        return
    here, there = _words_of(catalog, language, message), _words_of(catalog, FALLBACK, message)
    for variable in sorted(here.keys() & there.keys()):
        if there[variable] - here[variable]:
            yield f"{language}: {message} does not know {sorted(there[variable] - here[variable])} of {variable}"


def _words_of(catalog: Catalog, language: str, message: str) -> dict[str, set[str]]:
    """The words between which a message chooses, by the variable; inflections are a language's own."""
    found: dict[str, set[str]] = {}
    for choice in catalog.choices(language, message):
        if choice.variable not in GRAMMAR and not is_plural(choice.keys):
            found.setdefault(choice.variable, set()).update(choice.keys)
    return found


def is_plural(keys: tuple[str, ...]) -> bool:
    """True if the keys of a selector are plural forms (or plain numbers beside them)."""
    return all(key in _CATEGORIES or key.lstrip("-").isdigit() for key in keys)


def samples(catalog: Catalog, language: str, message: str) -> Iterator[dict[str, str | int]]:
    """Facts that lead through every variant of a message, one selector after the other."""
    values: dict[str, list[str | int]] = {name: ["Ł1"] for name in sorted(catalog.variables(language, message))}
    for choice in catalog.choices(language, message):
        offered = NUMBERS if is_plural(choice.keys) and choice.variable not in GRAMMAR else (*choice.keys, "zzz")
        values[choice.variable] = [*values[choice.variable], *offered]
    total = 1
    for options in values.values():
        total *= len(options)
    if total <= 400:
        yield from (dict(zip(values, row, strict=True)) for row in product(*values.values()))
        return
    base = {name: options[-1] for name, options in values.items()}
    for name, options in values.items():
        for option in options:
            yield {**base, name: option}


def _format_faults(catalog: Catalog, language: str, message: str) -> Iterator[str]:
    for facts in samples(catalog, language, message):
        try:
            text = catalog.text(language, message, facts)
        except CatalogFault as fault:
            yield str(fault)
            return
        if not text or any(line != " ".join(line.split()) for line in text.splitlines()):
            yield f"{language}: {message} gives {text!r} for {facts}"
            return
