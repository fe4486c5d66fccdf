"""Engine and rules hold nothing whose result could differ between runs, or that breaks a suspended rule."""

from __future__ import annotations

import pytest

from tests.support.purity import await_faults
from tests.support.set_order import Known, known_sets, set_order_faults
from tests.support.sources import parsed, pure_modules

TOY = "bot.games.toy"
KNOWN = Known(attributes=frozenset({"traits"}), results=frozenset({"losses"}))


def test_no_order_of_a_set_reaches_the_rules() -> None:
    modules = pure_modules()
    known = known_sets(modules)
    faults = [fault for module in modules for fault in set_order_faults(module, known)]
    assert not faults, "\n".join(faults)


def test_no_cleanup_around_an_await() -> None:
    faults = [fault for module in pure_modules() for fault in await_faults(module)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    "source",
    [
        "for x in {1, 2}: pass",
        "for x in {y for y in z}: pass",
        "names = [x for x in set(z)]",
        "names = {x: 1 for x in frozenset(z)}",
        "names = list({1, 2})",
        "names = tuple(set(z) | w)",
        "names = tuple(a.keys() & b)",
        "text = ', '.join({x for x in z})",
        "names = [*set(z)]",
        "first = next(iter(set(z)))",
        "one = {1, 2}.pop()",
        "a, b = {1, 2}",
        "best = min(set(z), key=cost)",
        "ordered = sorted(set(z), key=cost)",
        "text = f'{set(z)}'",
        "numbered = list(enumerate(a.union(b)))",
        "seen = set()\nfor x in seen: pass",
        "for x in card.traits: pass",
        "for x in losses(state): pass",
        "for x in state.losses(): pass",
        "def f(names: set[str]):\n    return list(names)",
        "def f(names: 'frozenset[str] | None'):\n    return [x for x in names]",
        "def f():\n    seen: set[str] = z\n    yield from seen",
        "def f(z):\n    found = {x for x in z}\n    other = found\n    return tuple(other)",
        "pick = lambda z: list(set(z))",
        "GROUP = frozenset('ab')\ndef f():\n    return [x for x in GROUP]",
        "for x in (a if b else set(z)): pass",
        "names.extend(set(z))",
        "table = dict.fromkeys(set(z), 1)",
    ],
)
def test_the_order_of_a_set_is_found(source: str) -> None:
    assert set_order_faults(parsed(source, TOY), KNOWN)


@pytest.mark.parametrize(
    "source",
    [
        "for x in sorted({1, 2}): pass",
        "for x in sorted(card.traits): pass",
        "names = [x for x in {1: 2}]",
        "names = list({'a': 1})",
        "both = {x for x in set(z)}",
        "found = any(x.ready for x in set(z))",
        "count = sum(1 for x in set(z))",
        "size = len(set(z)) + len(card.traits)",
        "ordered = sorted(x.id for x in set(z))",
        "highest = max(set(z))",
        "inside = x in {1, 2}",
        "merged = {*set(z), 3}",
        "text = ', '.join(sorted(set(z)))",
        "def f(names):\n    return list(names)",
        "GROUP = frozenset('ab')\ndef f(GROUP):\n    return [x for x in GROUP]",
        "row = stack.pop()",
        "table = dict.fromkeys(names, frozenset(z))",
        "for x in a - b: pass",
    ],
)
def test_what_does_not_depend_on_order_passes(source: str) -> None:
    assert not set_order_faults(parsed(source, TOY), KNOWN)


def test_names_of_sets_are_collected_from_all_modules() -> None:
    first = (
        "class Card:\n    traits: frozenset[str]\n    words: set[str]\n"
        "    @property\n    def kinds(self) -> set[str]: ...\n"
    )
    second = (
        "class Text:\n    words: tuple[str, ...]\ndef losses() -> frozenset[str]: ...\ndef lines() -> list[str]: ...\n"
    )
    known = known_sets([parsed(first, "bot.games.one"), parsed(second, "bot.games.two")])
    assert known == Known(attributes=frozenset({"traits", "kinds"}), results=frozenset({"losses"}))


@pytest.mark.parametrize(
    "body",
    [
        "try:\n        await ask()\n    finally:\n        tidy()",
        "try:\n        x = 1\n    except ValueError:\n        await ask()\n    finally:\n        tidy()",
        "try:\n        await ask()\n    except:\n        pass",
        "try:\n        await ask()\n    except Exception:\n        pass",
        "try:\n        await ask()\n    except (ValueError, BaseException):\n        pass",
        "try:\n        for x in y:\n            await ask()\n    except GeneratorExit:\n        pass",
        "with note():\n        await ask()",
        "async with note():\n        pass",
        "async for x in y:\n        pass",
    ],
)
def test_cleanup_around_an_await_is_found(body: str) -> None:
    assert await_faults(parsed(f"async def f():\n    {body}", TOY))


@pytest.mark.parametrize(
    "body",
    [
        "try:\n        x = 1\n    finally:\n        tidy()",
        "try:\n        x = int(y)\n    except Exception:\n        x = 0\n    await ask()",
        "try:\n        await ask()\n    except Refused:\n        pass",
        "with note():\n        x = 1\n    await ask()",
        "with note():\n        async def inner():\n            await ask()",
    ],
)
def test_cleanup_apart_from_an_await_passes(body: str) -> None:
    assert not await_faults(parsed(f"async def f():\n    {body}", TOY))
