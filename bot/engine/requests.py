"""All that rules may ask for: answers of seats, dice, shuffles, and leave to show hidden things.

A rule never fetches anything itself. It hands a request to the driver (``run.py``), which serves it from what was
recorded, from the dice, from a standing order, or by stopping until the seat has answered.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field

Fact = str | int | bool | tuple[str | int, ...]
"""A fact of an event, an option or a refusal. No floats: they format and hash differently on different machines."""

Facts = dict[str, Fact]

Audience = tuple[int, ...] | None
"""The seats that may know of something before the end of the game; None: everybody."""

Answer = tuple[str, ...]
"""Option ids in the order chosen, or one text for a free answer."""


class Option(Struct, frozen=True, gc=False, array_like=True):
    """One way to answer. ``text`` is the notation line that gives this answer."""

    id: str
    text: str
    facts: Facts = {}


class Free(Struct, frozen=True, gc=False, array_like=True):
    """A typed domain, in place of options or beside them: ``kind`` is ``number``, ``facing``, ``point`` or ``name``.

    ``low`` and ``high`` bound the number, the facing, both coordinates of the point, or the length of the name. Of a
    number or a facing ``spans`` may say which parts of that range count: first and last of each.
    """

    kind: str
    low: int = 0
    high: int = 0
    spans: tuple[tuple[int, int], ...] = ()


class Ask(Struct, frozen=True, gc=False, tag="ask"):
    """A question to one seat.

    ``low``/``high``/``ordered`` say how many ids make an answer; ``default`` must be one. A ``secret`` question is put
    to its seat alone and never answered merely because it has one option (an instant pass would tell what a hand
    lacks). A ``non_blocking`` question never waits: an armed order answers it, else its default does, within the same
    run; so nobody sees that it was asked. A ``rare`` question is one to which hardly anybody gives another answer than
    the default (whether he leaves the game now); random play does not either, or it would play no game out.

    ``limit`` is the kind of limit that is set to the answer, one of ``Courtesy.limits``; left out, it is the first.
    """

    seat: int
    key: str
    options: tuple[Option, ...] = ()
    default: Answer = ()
    low: int = 1
    high: int = 1
    ordered: bool = False
    free: Free | None = None
    secret: bool = False
    non_blocking: bool = field(default=False, name="instant")  # the name under which it is stored
    clause: str = ""
    facts: Facts = {}
    rare: bool = field(default=False, name="seldom")
    limit: str | UnsetType = UNSET


class AskAll(Struct, frozen=True, gc=False, tag="ask_all"):
    """One ask a seat; answered in any order, revealed together, answers listed in the order of the asks."""

    asks: tuple[Ask, ...]


class Roll(Struct, frozen=True, gc=False, tag="roll"):
    """Dice. ``seat`` is whose dice they are, for statistics.

    With ``to`` only those seats may know, before the end, that there were any; a ``Reveal`` comes before them, with no
    question between, so that nothing but it tells where something was drawn in secret. What everybody may know leaves
    ``to`` out: the fingerprints of games that were under way before there was such a thing stay true.
    """

    count: int
    sides: int
    label: str
    seat: int | None = None
    to: tuple[int, ...] | UnsetType = UNSET


class Shuffle(Struct, frozen=True, gc=False, tag="shuffle"):
    """A permutation of ``size`` things. ``items``, their ids if they have any, serve scripted shuffles; never shown.

    Everybody may know that it was, nobody its order. With ``to`` only those seats know, of it and of its order.
    """

    size: int
    label: str
    items: tuple[str, ...] = ()
    to: tuple[int, ...] | UnsetType = UNSET


class Reveal(Struct, frozen=True, gc=False, tag="reveal"):
    """From here on hidden knowledge flows: a draw, a card turned up. Needs no answer; undo and dry runs stop at it."""

    label: str


Request = Ask | AskAll | Roll | Shuffle | Reveal


def drawn_for(request: Roll | Shuffle) -> Audience:
    """The seats for which alone dice are rolled or things are shuffled; None: for all."""
    return None if request.to is UNSET else request.to
