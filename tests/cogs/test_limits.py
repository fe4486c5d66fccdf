"""Discord's limits, checked on the real commands in every language, and on everything that builds buttons and forms."""

from __future__ import annotations

import ast
import asyncio
import re
from typing import Any

import discord
import pytest

import cogs
from bot.faces import FACES
from bot.i18n.catalog import LANGUAGES
from bot.messages.message import Button, Menu, MenuEntry
from bot.parlour.forms import check_modal
from bot.service.core.rate_limits import ACT
from cogs import forms, groups, items, poster
from cogs.forms import (
    CHANNELS,
    CHECKS,
    CHOICE,
    FILE,
    LINE,
    PEOPLE,
    RADIO,
    ROLES,
    TEXT,
    Field,
    Form,
    modal_of,
)
from cogs.rendering import view_of
from tests.support.catalogs import catalog
from tests.support.commands import Json, everything, payload
from tests.support.messages import spoken
from tests.support.sources import Module, at, modules, parsed

NAME = re.compile(r"[-_\w]{1,32}")
MOST_CHARACTERS, MOST_CHILDREN, MOST_OPTIONS, MOST_CHOICES, MOST_COMMANDS = 8000, 25, 25, 25, 100
MOST_WORDS = 100
PLACES_LEFT = 5
"""Commands for which the groups of tables and events are to have room."""


def test_commands_of_messages_are_called_as_people_speak_in_every_language() -> None:
    menus = [top for top in payload() if top["type"] == 3]
    assert [top["name"] for top in menus] == ["Challenge this"]
    for top in menus:
        assert set(top["name_localizations"]) == {"pl", "cs"} and longest(top, "name") <= 32
        assert "description" not in top and not top.get("options")


def longest(entry: Json, field: str) -> int:
    """The length of a field in the language where it is longest."""
    own = [entry.get(field) or ""]
    return max(len(text) for text in (*own, *(entry.get(f"{field}_localizations") or {}).values()))


def characters(entry: Json) -> int:
    """What counts towards the limit of a top-level command."""
    choices = entry.get("choices") or ()
    own = longest(entry, "name") + longest(entry, "description")
    own += sum(longest(choice, "name") + len(str(choice["value"])) for choice in choices)
    return own + sum(characters(child) for child in entry.get("options") or ())


def test_there_are_commands() -> None:
    assert {"game", "do", "board", "hand"} <= {top["name"] for top in payload()}
    assert len(payload()) <= MOST_COMMANDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_is_described_in_every_language(language: str) -> None:
    silent = []
    for path, entry in everything():
        text = (
            entry["description"] if language == "en" else (entry.get("description_localizations") or {}).get(language)
        )
        if not text or not 1 <= len(text) <= MOST_WORDS or text.startswith(("command-", "option-")):
            silent.append((path, text))
    assert silent == []


def test_texts_are_translated_by_the_catalogues_and_not_glued() -> None:
    assert all("\n" not in entry["description"] for _, entry in everything())


def test_names_are_what_Discord_allows() -> None:
    wrong = []
    for path, entry in everything():
        for name in (entry["name"], *(entry.get("name_localizations") or {}).values()):
            if not NAME.fullmatch(name) or name != name.lower():
                wrong.append((path, name))
    assert wrong == []


def test_no_top_level_command_is_too_long() -> None:
    sizes = {top["name"]: characters(top) for top in payload()}
    assert {name: size for name, size in sizes.items() if size > MOST_CHARACTERS} == {}


def test_the_groups_of_tables_and_events_have_places_left() -> None:
    used = {top["name"]: len(top.get("options") or ()) for top in payload() if top["name"] in ("game", "event")}
    assert used.keys() == {"game", "event"} and max(used.values()) <= MOST_CHILDREN - PLACES_LEFT, used


def test_the_commands_of_a_game_begin_with_its_full_name() -> None:
    assert {key.replace("_", "") for key in FACES} == {face.group for face in FACES.values()}
    for face in FACES.values():
        (top,) = [one for one in payload() if one["name"] == face.group]
        assert "rule" not in {child["name"] for child in top["options"]}, "one command serves all games"


def test_there_is_one_way_to_doubt() -> None:
    verbs = {"doubt", "dispute", "ask", "appeal"}
    assert [path for path, entry in everything() if entry.get("type", 1) < 3 and path.split(" ")[-1] in verbs] == [
        "doubt"
    ]


def test_groups_and_options_are_few_enough() -> None:
    assert [path for path, entry in everything() if len(entry.get("options") or ()) > MOST_CHILDREN] == []
    for path, entry in everything():
        assert len(entry.get("choices") or ()) <= MOST_CHOICES, path
        for choice in entry.get("choices") or ():
            assert 1 <= longest(choice, "name") <= 100 and len(str(choice["value"])) <= 100, path


def test_needed_options_come_first() -> None:
    for path, entry in everything():
        needed = [bool(option.get("required")) for option in entry.get("options") or () if option["type"] > 2]
        assert needed == sorted(needed, reverse=True), path


def test_names_differ_within_a_group_in_every_language() -> None:
    for path, entry in everything():
        for language in LANGUAGES:
            names = [
                (child.get("name_localizations") or {}).get(language, child["name"])
                for child in entry.get("options") or ()
            ]
            assert len(names) == len(set(names)), (path, language)


def test_only_what_needs_no_game_works_outside_of_servers() -> None:
    for top in payload():
        wanted = [0, 1] if top["name"] in groups.ANYWHERE else [0]
        if top["name"] in ("dice", "rules"):  # what a person may add for himself works between others, too
            assert (top["contexts"], top["integration_types"]) == ([0, 1, 2], [0, 1]), top["name"]
        else:
            assert (top["contexts"], top["integration_types"]) == (wanted, [0]), top["name"]


def test_the_measure_itself_counts() -> None:
    entry = {"name": "a", "description": "bb", "name_localizations": {"pl": "aaaa"}, "options": [
        {"name": "c", "description": "dd", "choices": [{"name": "e", "value": "ffff"}]}]}  # fmt: skip
    assert characters(entry) == 4 + 2 + 1 + 2 + 1 + 4


# -- what is said has a message --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_refusals_of_the_edge_and_the_service_have_messages() -> None:
    keys = {
        entry.key for module in modules("cogs", "bot/service") for entry in spoken(module) if entry.kind == "refused"
    }
    assert "button_unknown" in keys
    told = {name.partition("-refused-")[2] for name in catalog().ids("en")}
    missing = [key for key in keys if key.replace("_", "-") not in told]
    assert sorted(missing) == []


# -- buttons, menus, forms -------------------------------------------------------------------------------------------


def build(make: Any) -> Any:
    """Views need a loop."""

    async def run() -> Any:
        return make()

    return asyncio.run(run())


def test_a_full_panel_is_within_all_limits() -> None:
    buttons = tuple([Button(f"o|{10**9 - 1}|{10**9 - 1}|{n:060}", "ł" * 300) for n in range(5)])
    entries = tuple([MenuEntry(str(n), "x" * 300, "y" * 300) for n in range(25)])
    rows = (buttons, Menu("p|1|2|m", entries, "z" * 300, 1, 99))
    parts = build(lambda: view_of(rows).to_components())  # type: ignore[union-attr]
    assert len(parts) == 2 and len(parts[0]["components"]) == 5
    assert all(len(part["label"]) == 80 and len(part["custom_id"]) <= 100 for part in parts[0]["components"])
    select = parts[1]["components"][0]
    assert len(select["placeholder"]) == 150 and select["max_values"] == 25
    assert all(len(entry["label"]) == len(entry["description"]) == 100 for entry in select["options"])


@pytest.mark.parametrize(
    "rows",
    [
        tuple([(Button(f"o|1|{n}|", "a"),) for n in range(6)]),
        (tuple([Button(f"o|1|{n}|", "a") for n in range(6)]),),
        (Menu("p|1|1|", tuple([MenuEntry(str(n), "a") for n in range(26)])),),
        (Menu("p|1|1|", ()),),
        ((Button("o|1|1|no blanks", "a"),),),
        ((Button("o|1|1|" + "x" * 77, "a"),),),
        ((Button("oo0|1|1|", "a"),),),
    ],
)
def test_what_does_not_fit_is_refused_before_it_is_sent(rows: Any) -> None:
    with pytest.raises(ValueError, match="."):
        build(lambda: view_of(rows))


def test_a_full_form_is_within_all_limits() -> None:
    fields = (
        Field("a", "l" * 99, LINE, "d" * 300, "h" * 300, "v" * 999, True, 10),
        Field("b", "l", TEXT, most=99_999),
        Field("c", "l", FILE, needed=False),
        Field("d", "l", CHOICE, entries=(MenuEntry("1", "x" * 300, "y" * 300),)),
        Field("e", "l"),
    )
    made = build(lambda: modal_of(Form(forms.form_id("f", "deck", game=3), "t" * 99, fields)).to_dict())
    assert len(made["title"]) == 45 and made["custom_id"] == "f|3|0|deck" and len(made["components"]) == 5
    labels = made["components"]
    assert all(len(label["label"]) <= 45 and len(label.get("description") or "") <= 100 for label in labels)
    first, second = labels[0]["component"], labels[1]["component"]
    assert first["max_length"] == len(first["value"]) == 10 and len(first["placeholder"]) == 100
    assert second["max_length"] == 4000
    with pytest.raises(ValueError, match="6 fields"):
        build(lambda: modal_of(Form("f|1|1|a", "t", (*fields, Field("g", "l")))))


def test_groups_and_pickers_are_within_all_limits_and_show_what_was_chosen() -> None:
    entries = (MenuEntry("1", "x" * 300, "y" * 300), MenuEntry("2", "b", chosen=True), MenuEntry("3", "c", chosen=True))
    fields = (
        Field("one", "l", RADIO, entries=entries[:2]),
        Field("some", "l", CHECKS, needed=False, entries=entries),
        Field("who", "l", PEOPLE, hint="h" * 300, picked=(7, 8, 9), count=2),
        Field("role", "l", ROLES, needed=False, picked=(5,)),
        Field("where", "l", CHANNELS, needed=False),
    )
    made = build(lambda: modal_of(Form("f|0|0|a", "t", fields)).to_dict())
    check_modal(made)
    one, some, who, role, where = (label["component"] for label in made["components"])
    assert [option["default"] for option in one["options"]] == [False, True] and len(one["options"][0]["label"]) == 100
    assert (some["min_values"], some["max_values"], some["required"]) == (0, 3, False)
    assert [option["default"] for option in some["options"]] == [False, True, True]
    assert who["default_values"] == [{"id": 7, "type": "user"}, {"id": 8, "type": "user"}] and who["max_values"] == 2
    assert role["default_values"] == [{"id": 5, "type": "role"}] and role["min_values"] == 0
    assert where["channel_types"] == [0] and not where.get("default_values")


# -- no ordinary interactive item anywhere ---------------------------------------------------------------------------

ITEM_CLASSES = {
    "Button",
    "Select",
    "UserSelect",
    "RoleSelect",
    "MentionableSelect",
    "ChannelSelect",
    "RadioGroup",
    "CheckboxGroup",
    "Checkbox",
    "button",
    "select",
}
VIEW_CLASSES = {"View", "LayoutView", "Modal", "TextInput", "DynamicItem"}
MAKERS = {
    "cogs/items.py": {"Part"},
    "cogs/rendering.py": {"_button", "_select", "view_of", "box_of"},
    "cogs/forms.py": {"_component", "_picker", "modal_of"},
}


def ordinary_items(module: Module) -> list[str]:
    """Places where an item, a view or a form of the library is made or derived from, outside the two makers.

    A view that holds dynamic and ordinary items takes all dynamic ones with it when it ends: no button of the bot
    would answer until its next start.
    """
    found = []
    for top in module.tree.body:
        if getattr(top, "name", "") in MAKERS.get(module.path, ()):
            continue
        for node in ast.walk(top):
            if isinstance(node, ast.Attribute) and node.attr in ITEM_CLASSES | VIEW_CLASSES:
                if ast.unparse(node.value) in ("ui", "discord.ui") and not annotation(top, node):
                    found.append(at(module, node, ast.unparse(node)))
    return found


def annotation(top: ast.AST, node: ast.Attribute) -> bool:
    """True if an attribute only tells a type."""
    for parent in ast.walk(top):
        for name in ("annotation", "returns"):
            told = getattr(parent, name, None)
            if told is not None and any(inner is node for inner in ast.walk(told)):
                return True
    return False


@pytest.mark.slow
def test_no_ordinary_item_is_made_anywhere() -> None:
    assert [fault for module in modules("bot", "cogs") for fault in ordinary_items(module)] == []


def test_the_search_for_ordinary_items_finds_them() -> None:
    bad = (
        "import discord\nclass Mine(discord.ui.View):\n    @discord.ui.button(label='x')\n    async def x(self): ...\n"
    )
    assert len(ordinary_items(parsed(bad, "cogs.bad"))) == 2
    assert ordinary_items(parsed("def f() -> 'int':\n    return ui.Select()\n", "cogs.bad"))


def test_no_view_or_form_is_ever_kept_by_the_library() -> None:
    view = build(lambda: view_of(((Button("o|1|1|a", "a"),), Menu("p|1|2|m", (MenuEntry("1", "a"),)))))
    assert view.is_finished() and view.timeout is None
    assert [type(part) for part in view.children] == [items.Part, items.Part]
    assert build(lambda: modal_of(Form("f|1|1|a", "t", (Field("g", "l"),)))).is_finished()


def test_kinds_of_presses_and_forms_are_registered_once() -> None:
    cogs.load()
    with pytest.raises(ValueError, match="taken"):
        items.on_press(next(iter(items.answerers)), ACT)
    with pytest.raises(ValueError, match="taken"):
        forms.on_form(next(iter(forms.takers)), ACT)
    with pytest.raises(ValueError, match="no kind"):
        items.on_press("toolong", ACT)


def test_F15_every_permission_that_a_post_needs_has_its_name() -> None:
    needed = {*poster.SEND, *poster.SEND_IN_THREAD, *poster.FILES, *poster.LOOK, *poster.THREADS, "manage_threads"}
    names = {f"lobby-right-{right.replace('_', '-')}" for right in needed}
    assert all(names <= catalog().ids(language) for language in LANGUAGES)
    assert all(hasattr(discord.Permissions, right) for right in needed)
