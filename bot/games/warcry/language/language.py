"""The effect language: a strict reader and printer of the ``abilities`` column (WC-C42).

It knows the grammar only; what a word means in its place is checked in ``signatures``, ``bindings`` and ``abilities``.
Nothing is ever evaluated. Every piece of the tree keeps its position, so that a fault can name the character.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias, TypeVar

from msgspec import Struct

from bot.engine.requests import Fact, Facts
from bot.engine.sheets import shortened

MAX_LENGTH = 2000
MAX_DEPTH = 12
LOWEST, HIGHEST = -99, 99

NAME = re.compile(r"[a-z][a-z0-9_]*")
_INTEGER = re.compile(r"0|-?[1-9][0-9]*")
_RUN = re.compile(r"\w+")


class TextFault(Struct, frozen=True):
    """One fault in a cell: the position of the character (from 1), key, facts and clause."""

    position: int
    key: str
    facts: Facts
    clause: str = "WC-C42"


class BadText(Exception):
    """The text does not follow the grammar. Reading stops at the first such fault of a cell."""

    def __init__(self, fault: TextFault) -> None:
        super().__init__(fault)
        self.fault = fault


class Word(Struct, frozen=True):
    """A bare name."""

    position: int
    text: str


class Number(Struct, frozen=True):
    """An integer."""

    position: int
    value: int


class Listing(Struct, frozen=True):
    """A list in square brackets."""

    position: int
    items: tuple[Tree, ...]


class Keyed(Struct, frozen=True):
    """An argument with its key, ``do=[...]``; the position is that of the key."""

    position: int
    key: str
    value: Tree


class Invocation(Struct, frozen=True):
    """A call with its positional and its keyed arguments."""

    position: int
    name: str
    args: tuple[Tree, ...] = ()
    keyed: tuple[Keyed, ...] = ()


Tree: TypeAlias = Word | Number | Listing | Invocation
_T = TypeVar("_T")


class Token(Struct, frozen=True):
    """One token: ``kind`` is name, integer, end, or the sign itself."""

    kind: str
    position: int
    text: str


def _bad(position: int, key: str, **facts: Fact) -> BadText:
    return BadText(TextFault(position, key, facts))


def check_limits(text: str) -> None:
    """Length and nesting, both before anything is parsed (WC-C42)."""
    if len(text) > MAX_LENGTH:
        raise _bad(MAX_LENGTH + 1, "pack-text-too-long", length=len(text), most=MAX_LENGTH)
    depth = 0
    for position, sign in enumerate(text, 1):
        if sign in "([":
            depth += 1
            if depth > MAX_DEPTH:
                raise _bad(position, "pack-text-too-deep", most=MAX_DEPTH)
        elif sign in ")]":
            depth -= 1


def _read_token(text: str, start: int) -> Token:
    """The token that starts at an index; only blanks may stand before it, and nothing but a blank separates."""
    while start < len(text) and text[start] == " ":
        start += 1
    position = start + 1
    if start == len(text):
        return Token("end", position, "")
    sign = text[start]
    if sign in "()[],=":
        return Token(sign, position, sign)
    run = _RUN.match(text, start + 1 if sign == "-" else start)
    found = text[start : run.end()] if run else sign
    if run and NAME.fullmatch(found):
        return Token("name", position, found)
    if run and _INTEGER.fullmatch(found):
        if not LOWEST <= int(found) <= HIGHEST:
            raise _bad(position, "pack-number-size", found=shortened(found), least=LOWEST, most=HIGHEST)
        return Token("integer", position, found)
    if run and run.group()[0].isdigit():
        raise _bad(position, "pack-bad-number", found=shortened(found))
    if run and sign != "-":
        raise _bad(position, "pack-bad-word", found=shortened(found))
    raise _bad(position, "pack-bad-character", code=f"U+{ord(sign):04X}", found=sign if sign.isprintable() else " ")


class _Reader:
    """Recursive descent, one method a rule of the grammar. Its depth is bounded by ``check_limits``."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.token = _read_token(text, 0)

    def step(self) -> Token:
        """The present token; the reader moves on to the next one."""
        token = self.token
        self.token = _read_token(self.text, token.position - 1 + len(token.text))
        return token

    def wrong(self, expected: str) -> BadText:
        token = self.token
        if token.kind == "end":
            return _bad(token.position, "pack-text-ends", expected=expected)
        return _bad(token.position, "pack-unexpected", found=shortened(token.text), expected=expected)

    def take(self, kind: str, expected: str) -> Token:
        if self.token.kind != kind:
            raise self.wrong(expected)
        return self.step()

    def series(self, closing: str, element: Callable[[], _T]) -> tuple[_T, ...]:
        """Elements between brackets; the opening one has been read, the closing one is read here."""
        items: list[_T] = []
        expected = "comma_or_round" if closing == ")" else "comma_or_square"
        while self.token.kind != closing:
            items.append(element())
            if self.token.kind != ",":
                break
            comma = self.step()
            if self.token.kind == closing:
                raise _bad(comma.position, "pack-trailing-comma")
        self.take(closing, expected)
        return tuple(items)

    def abilities(self) -> tuple[Invocation, ...]:
        self.take("[", "list")
        found = self.series("]", self.ability)
        if self.token.kind != "end":
            raise self.wrong("end")
        return found

    def ability(self) -> Invocation:
        return self.call(self.take("name", "ability"))

    def call(self, name: Token) -> Invocation:
        self.take("(", "round")
        arguments = self.series(")", self.argument)
        args: list[Tree] = []
        keyed: list[Keyed] = []
        for argument in arguments:
            if isinstance(argument, Keyed):
                if any(other.key == argument.key for other in keyed):
                    raise _bad(argument.position, "pack-key-twice", found=argument.key)
                keyed.append(argument)
            elif keyed:
                raise _bad(argument.position, "pack-positional-late", found=shortened(write_ability(argument)))
            else:
                args.append(argument)
        return Invocation(name.position, name.text, tuple(args), tuple(keyed))

    def argument(self) -> Tree | Keyed:
        if self.token.kind != "name":
            return self.expr()
        name = self.step()
        if self.token.kind != "=":
            return self.named(name)
        self.step()
        return Keyed(name.position, name.text, self.expr())

    def expr(self) -> Tree:
        token = self.token
        if token.kind == "integer":
            self.step()
            return Number(token.position, int(token.text))
        if token.kind == "[":
            self.step()
            return Listing(token.position, self.series("]", self.expr))
        return self.named(self.take("name", "value"))

    def named(self, name: Token) -> Tree:
        return self.call(name) if self.token.kind == "(" else Word(name.position, name.text)


def parse_abilities(text: str) -> tuple[Invocation, ...]:
    """Read one cell of the column ``abilities``; raises ``BadText`` at the first fault."""
    check_limits(text)
    return _Reader(text).abilities()


def write_ability(tree: Tree | Keyed | tuple[Invocation, ...]) -> str:
    """The canonical text of a tree or of a whole cell: ``, `` between elements, no other blanks."""
    if isinstance(tree, Word):
        return tree.text
    if isinstance(tree, Number):
        return str(tree.value)
    if isinstance(tree, Keyed):
        return f"{tree.key}={write_ability(tree.value)}"
    if isinstance(tree, Invocation):
        return f"{tree.name}({', '.join(write_ability(part) for part in (*tree.args, *tree.keyed))})"
    items = tree if isinstance(tree, tuple) else tree.items
    return f"[{', '.join(write_ability(item) for item in items)}]"
