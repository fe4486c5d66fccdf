"""An edition is what its record says: no rule names an ability, an edition or a preset, no hook is idle."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from msgspec.structs import fields

from bot.games.mage_knight.content.dial_marks import DIAL_MARKS
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.editions.hooks import NO_POWERS, Ability, Hooks, PowersOf
from bot.games.mage_knight.editions.table import EDITIONS as TABLE
from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.state import PRESETS
from tests.support.battle import battle, own
from tests.support.rules import rule
from tests.support.sources import Module, modules, nodes, parsed

GAME = "bot.games.mage_knight"
HOMES = (f"{GAME}.editions", f"{GAME}.content.dial_marks")
"""Where abilities have names: what they do, and the words of packs."""

EDITIONS = tuple(TABLE.values())
RECORDS = tuple(f"{GAME}.editions.{name}" for name in ("unlimited", "second", "table"))
NAMES = {*DIAL_MARKS, *(name for edition in EDITIONS for name in edition.abilities)}
CHOSEN = {*PRESETS, *(edition.key for edition in EDITIONS)}

WORDS = {
    "actions": "cover incantation necromancy nimble",  # stored actions
    "figures.damage": "healing",  # causes of what happens to a dial, marks of the last action, dice, events
    "attack.healing": "healing",
    "attack.reckoning": "incantation",  # what is told of damage
    "content.kinds": "aquatic charge command defend flight necromancy pole_arm ram",  # roles of figures in pictures
    "movement.after_move": "pole_arm ram",
    "movement.uses": "necromancy nimble regeneration",
    "state": "command",  # the phase of a turn
    "turn.command": "command venom",
    "turn.start": "command venom",
    "attack.defending": "defend dodge",  # questions, their answers and orders
    "notation.answering": "defend dodge",
    "orders.order_list": "defend dodge",
    "orders.order_notation": "defend dodge",
    "orders.orders": "defend dodge",
    "legal.legal": "necromancy nimble",  # beginnings of lines, and what is offered by them
    "legal.choices": "bound charge",
    "legal.going": "bound charge",
    "legal.sampling": "bound charge",
    "legal.making": "bound charge necromancy nimble",
    "looking.preview": "necromancy",
    "looking.tell": "dodge",
    "notation.notation": "bound charge necromancy",
    "notation.uses": "cover incantation necromancy nimble",
    "notation.writing": "charge",
    "figures.tokens": "cover incantation",  # tokens that are called like their abilities
}
"""Words that other things share with an ability: by module those that stand there."""


def shared(name: str) -> bool:
    """True if a module is of the rules that all editions share, or shows them."""
    return name.startswith(GAME) and not name.startswith(HOMES)


def named(module: Module) -> set[str]:
    """The abilities that stand in a module as texts of their own."""
    found = {node.value for node in nodes(module.tree) if isinstance(node, ast.Constant)}
    return {str(value) for value in found if value in NAMES}


def asked(module: Module) -> Iterator[str]:
    """Names of abilities, presets and editions with which a module compares something, or asks what a figure has."""
    for node in nodes(module.tree):
        parts: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("has", "get"):
            parts = list(node.args)
        elif isinstance(node, ast.MatchValue):
            parts = [node.value]
        texts = [part.value for one in parts for part in ast.walk(one) if isinstance(part, ast.Constant)]
        yield from [str(text) for text in texts if text in NAMES | CHOSEN]


@pytest.mark.slow
def test_no_ability_has_a_name_outside_its_edition() -> None:
    found = {module.name.removeprefix(f"{GAME}."): named(module) for module in modules("bot") if shared(module.name)}
    assert {name: " ".join(sorted(words)) for name, words in found.items() if words} == WORDS


@pytest.mark.slow
def test_no_rule_asks_for_a_name() -> None:
    faults = [(module.name, name) for module in modules("bot", "cogs") if shared(module.name) for name in asked(module)]
    assert faults == []


@pytest.mark.slow
def test_only_the_game_knows_which_editions_there_are() -> None:
    known = {
        module.name
        for module in modules("bot", "cogs", "renderers")
        for node in nodes(module.tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(RECORDS)
    }
    assert known.difference(RECORDS) == {f"{GAME}.game"}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('field.has(figure, "flight")', ["flight"]),
        ('if mode == "sweep": pass', ["sweep"]),
        ('if mode in ("healing", "magic_healing"): pass', ["healing", "magic_healing"]),
        ('options.preset == "standard"', ["standard"]),
        ('edition.key != "mku"', ["mku"]),
        ('match mode:\n    case "sweep":\n        pass', ["sweep"]),
        ('table.get("charge")', ["charge"]),
        ('p.say("ram", figure=one)', []),
        ('field.powers(figure).flies and kind == "close"', []),
    ],
)
def test_a_name_that_is_asked_for_is_found(source: str, found: list[str]) -> None:
    assert list(asked(parsed(source, f"{GAME}.x"))) == found
    assert named(parsed('"flight" + "nothing"', f"{GAME}.x")) == {"flight"}


@pytest.mark.slow
@pytest.mark.parametrize("record", [Hooks, Edition])
def test_every_hook_and_every_constant_is_asked_for_by_a_rule(record: type[Hooks] | type[Edition]) -> None:
    read = {
        node.attr
        for module in modules("bot")
        if shared(module.name) or module.name == f"{GAME}.editions.edition"
        for node in nodes(module.tree)
        if isinstance(node, ast.Attribute)
    }
    # How an edition reads figures is asked where all editions are known.
    assert {field.name for field in fields(record)} - read - {"key", "reads"} == set()


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_every_hook_belongs_to_an_ability_and_every_ability_does_something(edition: Edition) -> None:
    had = hooks_of(edition)
    modes = {mode.id for mode in edition.all_modes} - {""}
    assert modes <= set(had)
    assert [name for name, hooks in had.items() if not hooks and name not in modes] == []


def hooks_of(edition: Edition) -> dict[str, set[str]]:
    """By ability, and by what bases give, the hooks that it has."""
    rows = (*edition.abilities.values(), *edition.bases.values())
    return {one.id: {hook.name for hook in fields(Hooks) if getattr(one, hook.name)} for one in rows}


def test_every_hook_belongs_to_an_ability() -> None:
    had = {name for edition in EDITIONS for hooks in hooks_of(edition).values() for name in hooks}
    assert had == {hook.name for hook in fields(Hooks)}


@rule("MKU-SA.0.1", "MKU-SA.0.2")
def test_every_mark_of_a_dial_means_something_in_the_first_edition() -> None:
    assert list(UNLIMITED.abilities) == list(DIAL_MARKS)


@rule("MKU-5.14", "MKU-5.17", "MKU-14.5")
def test_powers_are_those_of_the_abilities_in_effect() -> None:
    imp = own("imp", marks="flight vampirism toughness command")
    s = battle("A1 imp 10,10", "B1 imp 20,20", figures=(imp,))
    one = s.figure("A1")
    assert [ability.id for ability in s.field.powers(one).abilities] == "flight vampirism toughness command".split()
    assert (s.field.powers(one).flies, s.field.powers(one).reduces, s.field.powers(one).swims) == (True, 1, False)
    one.cancelled = ("flight",)
    assert not s.field.powers(one).flies and s.field.powers(one).uncapturable
    one.captor = "B1"
    assert s.field.powers(one) == NO_POWERS
    one.captor = ""


def test_of_two_abilities_lists_are_joined_some_numbers_added_and_else_the_stronger_counts() -> None:
    weak = Ability(id="weak", reduces=1, wades=1, bans=("close",), pierces="weak")
    strong = Ability(id="strong", reduces=2, wades=2, bans=("ranged",), pierces="strong", flies=True)
    powers = PowersOf({"weak": weak, "strong": strong})[frozenset(("strong", "weak", "unknown"))]
    assert (powers.reduces, powers.wades, powers.bans) == (3, 2, ("close", "ranged"))
    assert (powers.pierces, powers.flies) == ("weak", True)
    assert powers.abilities == (weak, strong)
