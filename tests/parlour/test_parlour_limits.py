"""Discord's limits, each met and then broken by one."""

from __future__ import annotations

from typing import Any

import pytest

from bot.parlour import forms, limits
from bot.parlour.components import number
from bot.parlour.wire import Problems, Refusal

Json = dict[str, Any]


def button(**changes: object) -> Json:
    """A button as the library sends it."""
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "disabled": False, **changes}


def select(count: int = 2, **changes: object) -> Json:
    """A select menu with so many options."""
    some = [{"label": f"{n}", "value": f"{n}", "default": False} for n in range(count)]
    return {"type": 3, "custom_id": "menu", "min_values": 1, "max_values": 1, "options": some, **changes}


def row(*children: Json) -> Json:
    """An action row."""
    return {"type": 1, "components": list(children)}


def rows(count: int) -> list[Json]:
    """So many rows of one button."""
    return [row(button(custom_id=f"b{n}")) for n in range(count)]


def text(length: int = 1) -> Json:
    """A text display."""
    return {"type": 10, "content": "x" * length}


def gallery(count: int, description: str = "") -> Json:
    """A gallery of so many pictures."""
    item = {"media": {"url": "https://example.org/a.png"}, "description": description}
    return {"type": 12, "items": [item] * count}


def section(texts: int, **changes: object) -> Json:
    """A section of so many texts."""
    return {"type": 9, "components": [text()] * texts, "accessory": button(), **changes}


def in_container(*children: Json) -> list[Json]:
    """A container."""
    return [{"type": 17, "components": list(children)}]


def embeds(**parts: object) -> list[Json]:
    """One embed."""
    return [{"type": "rich", **parts}]


CLASSIC: list[tuple[Json, Json]] = [
    ({"content": "x" * 2000}, {"content": "x" * 2001}),
    ({"embeds": embeds(title="x") * 10}, {"embeds": embeds(title="x") * 11}),
    ({"embeds": embeds(title="x" * 256)}, {"embeds": embeds(title="x" * 257)}),
    ({"embeds": embeds(description="x" * 4096)}, {"embeds": embeds(description="x" * 4097)}),
    ({"embeds": embeds(footer={"text": "x" * 2048})}, {"embeds": embeds(footer={"text": "x" * 2049})}),
    (
        {"embeds": embeds(fields=[{"name": "n", "value": "v"}] * 25)},
        {"embeds": embeds(fields=[{"name": "n", "value": "v"}] * 26)},
    ),
    (
        {"embeds": embeds(fields=[{"name": "n" * 256, "value": "v" * 1024}])},
        {"embeds": embeds(fields=[{"name": "n" * 257, "value": "v"}])},
    ),
    (
        {"embeds": embeds(description="x" * 3000) * 2},
        {"embeds": embeds(description="x" * 3000) * 2 + embeds(title="x")},
    ),
    ({"components": rows(5)}, {"components": rows(6)}),
    (
        {"components": [row(*(button(custom_id=str(n)) for n in range(5)))]},
        {"components": [row(*(button(custom_id=str(n)) for n in range(6)))]},
    ),
    ({"components": [row(select())]}, {"components": [row(select(), button())]}),
    ({"components": [row(button())]}, {"components": [button()]}),
    ({"components": [row(button(label="x" * 80))]}, {"components": [row(button(label="x" * 81))]}),
    ({"components": [row(button(custom_id="x" * 100))]}, {"components": [row(button(custom_id="x" * 101))]}),
    ({"components": [row(button(emoji={"name": "x"}, label=None))]}, {"components": [row(button(label=None))]}),
    (
        {"components": [row(button(style=5, custom_id=None, url="https://" + "x" * 504))]},
        {"components": [row(button(style=5, custom_id=None, url="https://" + "x" * 505))]},
    ),
    (
        {"components": [row(button()), row(button(custom_id="b"))]},
        {"components": [row(button()), row(button())]},
    ),
    ({"components": [row(select(25))]}, {"components": [row(select(26))]}),
    ({"components": [row(select(2, max_values=2))]}, {"components": [row(select(2, max_values=3))]}),
    ({"components": [row(select(placeholder="x" * 150))]}, {"components": [row(select(placeholder="x" * 151))]}),
    (
        {"components": [row(select(1))]},
        {"components": [row(select(0, options=[{"label": "a", "value": "a"}] * 2))]},
    ),
    (
        {"components": [row(select(0, options=[{"label": "x" * 100, "value": "x" * 100}]))]},
        {"components": [row(select(0, options=[{"label": "x" * 101, "value": "a"}]))]},
    ),
    ({"components": [row(button())]}, {"components": [text()]}),
    ({"allowed_mentions": {"parse": ["users"]}}, {"allowed_mentions": {"parse": ["users"], "users": ["1"]}}),
    ({"attachments": [{"id": 0, "description": "x" * 1024}]}, {"attachments": [{"id": 0, "description": "x" * 1025}]}),
    ({"flags": 4096}, {"flags": 128}),
]
V2: list[tuple[Json, Json]] = [
    ({"components": [text()] * 40}, {"components": [text()] * 41}),
    ({"components": in_container(*[text()] * 39)}, {"components": in_container(*[text()] * 40)}),
    ({"components": [text(2000), text(2000)]}, {"components": [text(2000), text(2001)]}),
    ({"components": [text()]}, {"components": [text(0)]}),
    ({"components": [text()]}, {"components": [text()], "content": "x"}),
    ({"components": [text()]}, {"components": [text()], "embeds": embeds(title="x")}),
    ({"components": [gallery(10, "x" * 1024)]}, {"components": [gallery(11)]}),
    ({"components": [gallery(1)]}, {"components": [gallery(1, "x" * 1025)]}),
    ({"components": [section(3)]}, {"components": [section(4)]}),
    ({"components": [section(1)]}, {"components": [section(1, accessory=text())]}),
    ({"components": in_container(row(button()))}, {"components": in_container(*in_container(text()))}),
    ({"components": [row(button())]}, {"components": [button()]}),
    ({"components": [text()]}, {"components": [{"type": 10, "content": "  "}]}),
    ({"components": [{"type": 14, "spacing": 2}]}, {"components": [{"type": 14, "spacing": 3}]}),
    (
        {"components": [{"type": 17, "accent_color": 0xFFFFFF, "components": [text()]}]},
        {"components": [{"type": 17, "accent_color": 0x1000000, "components": [text()]}]},
    ),
    ({"components": [section(1)]}, {"components": [{"type": 9, "components": [text()]}]}),
    ({"components": [section(1)]}, {"components": [section(0)]}),
    ({"components": in_container(text())}, {"components": in_container()}),
    ({"components": [{**text(), "id": 2**31 - 1}]}, {"components": [{**text(), "id": 2**31}]}),
    ({"components": [text()]}, {"components": [{**text(), "custom_id": "x"}]}),
    (
        {"components": [section(1), section(1, accessory=button(custom_id="b"))]},
        {"components": [section(1), row(button())]},
    ),
    (
        {"components": [row(button(style=5, custom_id=None, url="https://example.org"))]},
        {"components": [row(button(style=5, url="https://example.org"))]},
    ),
    ({"components": [row(button())]}, {"components": [row(button(url="https://example.org"))]}),
]


@pytest.mark.parametrize(("fits", "breaks"), CLASSIC)
def test_limits_of_classic_messages(fits: Json, breaks: Json) -> None:
    limits.check_message(fits, [], v2=False)
    with pytest.raises(Refusal) as refused:
        limits.check_message(breaks, [], v2=False)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert "_errors" in str(refused.value.errors)


@pytest.mark.parametrize(("fits", "breaks"), V2)
def test_limits_of_components_v2(fits: Json, breaks: Json) -> None:
    limits.check_message(fits, [], v2=True)
    with pytest.raises(Refusal) as refused:
        limits.check_message(breaks, [], v2=True)
    assert refused.value.code == 50035


def test_limits_of_files() -> None:
    limits.check_files([("a", bytes(limits.FILE_BYTES))])
    limits.check_message({}, [("a", b"x")] * 10, v2=False)
    with pytest.raises(Refusal, match="40005"):
        limits.check_files([("a", bytes(limits.FILE_BYTES + 1))])
    with pytest.raises(Refusal, match="40005"):
        limits.check_files([("a", bytes(limits.FILE_BYTES))] * 3)
    with pytest.raises(Refusal, match="50035"):
        limits.check_message({}, [("a", b"x")] * 11, v2=False)


def label(component: Json, **changes: object) -> Json:
    """A labelled field of a form."""
    return {"type": 18, "label": "Name", "component": component, **changes}


def typed(**changes: object) -> Json:
    """A text input."""
    return {"type": 4, "style": 1, "custom_id": "name", **changes}


def group(kind: int, options: int, chosen: int = 0, **changes: object) -> Json:
    """A radio or checkbox group, so many of its options chosen beforehand."""
    some = [{"label": str(n), "value": str(n), "default": n < chosen} for n in range(options)]
    return {"type": kind, "custom_id": "g", "options": some, **changes}


def box(**changes: object) -> Json:
    """A single box."""
    return {"type": 23, "custom_id": "box", **changes}


def picker(kind: int, *chosen: str, **changes: object) -> Json:
    """A select that fills itself, with what is chosen beforehand."""
    before = [{"id": str(n), "type": one} for n, one in enumerate(chosen)]
    return {"type": kind, "custom_id": "p", "default_values": before, **changes}


def form(*parts: Json, **changes: object) -> Json:
    """A form."""
    return {"title": "Title", "custom_id": "form", "components": list(parts), **changes}


def several(count: int) -> list[Json]:
    """So many fields, each of its own name."""
    return [label(typed(custom_id=f"f{n}")) for n in range(count)]


FORMS = [
    (form(label(typed()), title="x" * 45), form(label(typed()), title="x" * 46)),
    (form(label(typed()), custom_id="x" * 100), form(label(typed()), custom_id="x" * 101)),
    (form(*several(5)), form(*several(6))),
    (form(label(typed(), label="x" * 45)), form(label(typed(), label="x" * 46))),
    (form(label(typed(), description="x" * 100)), form(label(typed(), description="x" * 101))),
    (form(label(typed(placeholder="x" * 100))), form(label(typed(placeholder="x" * 101)))),
    (form(label(typed(value="x" * 9, max_length=9))), form(label(typed(value="x" * 10, max_length=9)))),
    (form(label(typed(max_length=4000))), form(label(typed(max_length=4001)))),
    (form(row(typed(label="x"))), form(row(button()))),
    (form(label(select())), form(label(button()))),
    (form(label(group(21, 2))), form(label(group(21, 1)))),
    (form(label(group(22, 10))), form(label(group(22, 11)))),
    (
        form(label({"type": 19, "custom_id": "f", "min_values": 1, "max_values": 10})),
        form(label({"type": 19, "custom_id": "f", "min_values": 1, "max_values": 11})),
    ),
    (form(text(), label(typed())), form(gallery(1), label(typed()))),
    (form(label(select(2, max_values=2))), form(label(select(2, max_values=3)))),
    (form(label(select(disabled=False))), form(label(select(disabled=True)))),
    (form(label(select(min_values=0, required=False))), form(label(select(min_values=0)))),
    (form(label(group(22, 3, min_values=0, required=False))), form(label(group(22, 3, min_values=0)))),
    (form(label(group(22, 3, max_values=3))), form(label(group(22, 3, max_values=4)))),
    (form(label(group(22, 3, max_values=2, min_values=2))), form(label(group(22, 3, max_values=1, min_values=2)))),
    (form(label(group(22, 3, chosen=2, max_values=2))), form(label(group(22, 3, chosen=3, max_values=2)))),
    (form(label(group(21, 2, chosen=1))), form(label(group(21, 2, chosen=2)))),
    (form(label(group(21, 10))), form(label(group(21, 11)))),
    (form(label(typed(style=2))), form(label(typed(style=3)))),
    (form(label(typed(min_length=9, max_length=9))), form(label(typed(min_length=10, max_length=9)))),
    (form(label(typed(id=1), id=2)), form(label(typed(id=2), id=2))),
    (form(label(box(default=True))), form(label(box(default="yes")))),
    (form(label(box(custom_id="x" * 100))), form(label(box(custom_id="x" * 101)))),
    (form(label(typed()), label(box())), form(label(typed(custom_id="box")), label(box()))),
    (form(label(picker(5, "user"))), form(label(picker(5, "role")))),
    (form(label(picker(7, "role"))), form(label(picker(7, "channel")))),
    (form(label(picker(8, "channel", max_values=1))), form(label(picker(8, "channel", "channel", max_values=1)))),
]


@pytest.mark.parametrize(("fits", "breaks"), FORMS)
def test_limits_of_forms(fits: Json, breaks: Json) -> None:
    forms.check_modal(fits)
    with pytest.raises(Refusal, match="50035"):
        forms.check_modal(breaks)


def test_limits_of_suggestions() -> None:
    forms.check_choices([{"name": "x" * 100, "value": "x" * 100}] * 25)
    for broken in (
        [{"name": "x", "value": "x"}] * 26,
        [{"name": "x" * 101, "value": "x"}],
        [{"name": "", "value": "x"}],
        [{"name": "x", "value": "x" * 101}],
        None,
    ):
        with pytest.raises(Refusal, match="50035"):
            forms.check_choices(broken)


def command(*options: Json, **changes: object) -> Json:
    """A command as the library registers it."""
    return {"name": "game", "description": "Games", "type": 1, "options": list(options), **changes}


def option(name: str = "a", kind: int = 3, **changes: object) -> Json:
    """An option of a command."""
    return {"name": name, "description": "x", "type": kind, **changes}


def many(count: int, length: int = 1) -> list[Json]:
    """So many options with descriptions of a length."""
    return [option(f"o{n}", description="x" * length) for n in range(count)]


def group_of(count: int, length: int) -> list[Json]:
    """So many subcommands of three options."""
    return [option(f"s{n}", 1, options=many(3, length), description="x" * length) for n in range(count)]


COMMANDS = [
    ([command(name=f"c{n}") for n in range(100)], [command(name=f"c{n}") for n in range(101)]),
    ([command(name="żółw")], [command(name="Game")]),
    ([command(name="x" * 32)], [command(name="x" * 33)]),
    ([command(description="x" * 100)], [command(description="x" * 101)]),
    ([command(description_localizations={"pl": "x" * 100})], [command(description_localizations={"pl": "x" * 101})]),
    ([command(*many(25))], [command(*many(26))]),
    ([command(option("a"), option("b"))], [command(option("a"), option("a"))]),
    ([command(option("a", required=True), option("b"))], [command(option("a"), option("b", required=True))]),
    (
        [command(option(choices=[{"name": "x", "value": "x"}] * 25))],
        [command(option(choices=[{"name": "x", "value": "x"}] * 26))],
    ),
    (
        [command(option("a", 2, options=[option("b", 1)]))],
        [command(option("a", 2, options=[option("b", 2, options=[option("c", 1)])]))],
    ),
    ([command(*group_of(25, 70))], [command(*group_of(25, 80))]),
]


@pytest.mark.parametrize(("fits", "breaks"), COMMANDS)
def test_limits_of_commands(fits: list[Json], breaks: list[Json]) -> None:
    forms.check_commands(fits)
    with pytest.raises(Refusal, match="50035"):
        forms.check_commands(breaks)


def test_the_longest_localisation_of_each_field_counts() -> None:
    plain = command(option("ab", description="abc"))
    assert forms.text_length(plain) == len("game" + "Games" + "ab" + "abc")
    long = {**plain, "description_localizations": {"pl": "Rozgrywki", "cs": "Hry"}}
    assert forms.text_length(long) == forms.text_length(plain) + len("Rozgrywki") - len("Games")


def test_components_are_numbered_around_those_that_have_a_number() -> None:
    parts = [row(button(), button(id=1)), {**text(), "id": 2}]
    number(parts)
    assert [part["id"] for part in (parts[0], *parts[0]["components"], parts[1])] == [3, 4, 1, 2]


def test_the_tree_of_errors_names_the_place() -> None:
    problems = Problems()
    problems.settle()
    problems.add("components.0.label", "CODE", "Text.")
    with pytest.raises(Refusal) as refused:
        problems.settle()
    assert refused.value.body() == {
        "message": "Invalid Form Body",
        "code": 50035,
        "errors": {"components": {"0": {"label": {"_errors": [{"code": "CODE", "message": "Text."}]}}}},
    }
