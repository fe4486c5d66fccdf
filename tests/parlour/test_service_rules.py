"""The checker of what the service refuses: both sides of each bound, and its verdict against the parlour's."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from bot.parlour import forms, limits
from bot.parlour.wire import Refusal
from tests.support.service_rules import form_faults, message_faults, request_faults

Json = dict[str, Any]
V2 = 1 << 15


def text(length: int = 1, **more: object) -> Json:
    """A text."""
    return {"type": 10, "content": "x" * length, **more}


def button(custom_id: str | None = "go", **more: object) -> Json:
    """A button."""
    return {"type": 2, "style": 2, "label": "Go", "custom_id": custom_id, **more}


def row(*held: Json) -> Json:
    """A row."""
    return {"type": 1, "components": list(held)}


def buttons(count: int) -> list[Json]:
    """So many buttons."""
    return [button(f"b{n}") for n in range(count)]


def options(count: int, chosen: int = 0, **more: object) -> list[Json]:
    """So many options, some of them chosen beforehand."""
    return [{"label": f"{n}", "value": f"{n}", "default": n < chosen, **more} for n in range(count)]


def menu(count: int = 2, chosen: int = 0, **more: object) -> Json:
    """A list."""
    return {"type": 3, "custom_id": "menu", "options": options(count, chosen), **more}


def picker(kind: int, *chosen: str, **more: object) -> Json:
    """A list that fills itself."""
    before = [{"id": "1", "type": one} for one in chosen]
    return {"type": kind, "custom_id": "pick", "default_values": before, **more}


def section(count: int = 1, accessory: Json | None = None) -> Json:
    """Lines with something beside them."""
    return {"type": 9, "components": [text()] * count, "accessory": accessory or button()}


def gallery(*names: str, **more: object) -> Json:
    """Pictures."""
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, **more} for name in names]}


def box(*held: Json, **more: object) -> Json:
    """A container."""
    return {"type": 17, "components": list(held), **more}


def layout(*parts: Json, **more: object) -> Json:
    """A layout."""
    return {"flags": V2, "components": list(parts), **more}


def plain(*parts: Json, **more: object) -> Json:
    """A plain message."""
    return {"content": "hello", "components": list(parts), **more}


def thumbnail(**more: object) -> Json:
    """A thumbnail."""
    return {"type": 11, "media": {"url": "https://example.org/a.png"}, **more}


PICTURE = "a.png"
FIRST = "components.0.components.0"
FULL = [section(1, button(f"s{n}")) for n in range(13)]

MESSAGES: list[tuple[Json, Json, str]] = [
    (plain(content="x" * 2000), plain(content="x" * 2001), "content"),
    (plain(flags=4096), plain(flags=128), "flags"),
    (plain(row(button())), {"content": ""}, "message"),
    (plain(*[row(button(f"b{n}")) for n in range(5)]), plain(*[row(button(f"b{n}")) for n in range(6)]), "components"),
    (plain(row(*buttons(5))), plain(row(*buttons(6))), "components.0.components"),
    (plain(row(menu())), plain(row(menu(), button())), "components.0"),
    (plain(row(button())), plain(text()), "components.0"),
    (plain(row(button())), plain(row(text())), FIRST),
    (plain(row(button())), plain(row()), "components.0.components"),
    (plain(row(button(label="x" * 80))), plain(row(button(label="x" * 81))), f"{FIRST}.label"),
    (plain(row(button("x" * 100))), plain(row(button("x" * 101))), f"{FIRST}.custom_id"),
    (plain(row(button("x"))), plain(row(button(""))), f"{FIRST}.custom_id"),
    (plain(row(button(label=None, emoji={"name": "x"}))), plain(row(button(label=None))), FIRST),
    (plain(row(button(style=1))), plain(row(button(style=0))), f"{FIRST}.style"),
    (
        plain(row(button(None, style=5, url="https://" + "x" * 504))),
        plain(row(button(None, style=5, url="https://" + "x" * 505))),
        f"{FIRST}.url",
    ),
    (
        plain(row(button(None, style=5, url="https://x.org"))),
        plain(row(button("a", style=5, url="https://x.org"))),
        FIRST,
    ),
    (
        plain(row(button(None, style=5, url="https://x.org"))),
        plain(row(button(None, style=5, url="javascript:x"))),
        f"{FIRST}.url",
    ),
    (plain(row(button())), plain(row(button(url="https://x.org"))), FIRST),
    (plain(row(button("a"), button("b"))), plain(row(button("a"), button("a"))), "components.0.components.1.custom_id"),
    (plain(row(menu(25))), plain(row(menu(26))), f"{FIRST}.options"),
    (plain(row(menu(1))), plain(row(menu(0))), f"{FIRST}.options"),
    (plain(row(menu(placeholder="x" * 150))), plain(row(menu(placeholder="x" * 151))), f"{FIRST}.placeholder"),
    (plain(row(menu(max_values=2))), plain(row(menu(max_values=3))), f"{FIRST}.max_values"),
    (plain(row(menu(min_values=0))), plain(row(menu(min_values=-1))), f"{FIRST}.min_values"),
    (plain(row(menu(min_values=1))), plain(row(menu(min_values=2, max_values=1))), FIRST),
    (plain(row(menu(2, 1))), plain(row(menu(2, 2))), f"{FIRST}.options"),
    (
        plain(row(menu(0, options=options(1, label="x" * 100, value="x" * 100, description="x" * 100)))),
        plain(row(menu(0, options=options(1, label="x" * 101)))),
        f"{FIRST}.options.0.label",
    ),
    (
        plain(row(menu(0, options=options(1, value="x" * 100)))),
        plain(row(menu(0, options=options(1, value="x" * 101)))),
        f"{FIRST}.options.0.value",
    ),
    (
        plain(row(menu(0, options=options(1, description="x" * 100)))),
        plain(row(menu(0, options=options(1, description="x" * 101)))),
        f"{FIRST}.options.0.description",
    ),
    (plain(row(menu())), plain(row(menu(0, options=options(2, value="a")))), f"{FIRST}.options"),
    (plain(row(picker(5, "user"))), plain(row(picker(5, "role"))), f"{FIRST}.default_values.0"),
    (
        plain(row(picker(7, "user", "role", max_values=2))),
        plain(row(picker(7, "user", "role"))),
        f"{FIRST}.default_values",
    ),
    (
        plain(attachments=[{"id": 0, "description": "x" * 1024}]),
        plain(attachments=[{"id": 0, "description": "x" * 1025}]),
        "attachments.0.description",
    ),
    (
        plain(allowed_mentions={"users": ["1"]}),
        plain(allowed_mentions={"users": ["1"], "parse": ["users"]}),
        "allowed_mentions.users",
    ),
    (layout(*FULL, text()), layout(*FULL, text(), text()), "components"),
    (layout(box(text(2000)), text(2000)), layout(box(text(2000)), text(2001)), "components"),
    (layout(text(content="ř" * 4000)), layout(text(content="🗡" * 2540)), "components"),
    (layout(text()), layout(), "components"),
    (layout(text()), layout(text(0)), "components.0.content"),
    (layout(text()), layout(text(content="  ")), "components.0"),
    (layout(text(), content=""), layout(text(), content="x"), "content"),
    (layout(text(), embeds=[]), layout(text(), embeds=[{"title": "x"}]), "embeds"),
    (layout(text()), layout(text(), poll={}) | {"poll": {"question": {}}}, "poll"),
    (layout(text()), layout(text(), sticker_ids=["1"]), "sticker_ids"),
    (layout(section(3)), layout(section(4)), "components.0.components"),
    (layout(section(1)), layout(section(0)), "components.0.components"),
    (layout(section(1, thumbnail())), layout(section(1, text())), "components.0.accessory"),
    (layout(section()), layout({"type": 9, "components": [text()]}), "components.0.accessory"),
    (layout(section()), layout({"type": 9, "components": [row(button())], "accessory": thumbnail()}), FIRST),
    (layout(box(row(button()))), layout(box(box(text()))), FIRST),
    (layout(box(text())), layout(box()), "components.0.components"),
    (layout(row(button())), layout(button()), "components.0"),
    (layout(section(1, thumbnail())), layout(thumbnail()), "components.0"),
    (
        layout(box(text(), accent_color=0xFFFFFF)),
        layout(box(text(), accent_color=0x1000000)),
        "components.0.accent_color",
    ),
    (layout({"type": 14, "spacing": 2}), layout({"type": 14, "spacing": 3}), "components.0.spacing"),
    (layout(gallery(*[PICTURE] * 10)), layout(gallery(*[PICTURE] * 11)), "components.0.items"),
    (layout(gallery(PICTURE)), layout(gallery()), "components.0.items"),
    (
        layout(gallery(PICTURE, description="x" * 1024)),
        layout(gallery(PICTURE, description="x" * 1025)),
        "components.0.items.0.description",
    ),
    (
        layout(section(1, thumbnail(description="x" * 1024))),
        layout(section(1, thumbnail(description="x" * 1025))),
        "components.0.accessory.description",
    ),
    (layout(text(id=1), text(id=0), text(id=0)), layout(text(id=1), text(id=1)), "components.1.id"),
    (layout(text(id=(1 << 31) - 1)), layout(text(id=1 << 31)), "components.0.id"),
    (layout(text(id=5)), layout(text(id="5")), "components.0.id"),
    (
        layout(section(1, button("a")), row(button("b"))),
        layout(section(1, button("a")), row(button("a"))),
        "components.1.components.0.custom_id",
    ),
    (layout(text()), layout(text(custom_id="x")), "components.0.custom_id"),
    (layout(text()), layout({"type": 18, "label": "x", "component": button()}), "components.0"),
    (
        layout({"type": 13, "file": {"url": "attachment://a.txt"}}),
        layout({"type": 13, "file": {"url": "https://x.org/a"}}),
        "components.0.file.url",
    ),
]


def label(component: Json, **more: object) -> Json:
    """A field with its label."""
    return {"type": 18, "label": "Name", "component": component, **more}


def typed(custom_id: str = "name", **more: object) -> Json:
    """A field for words."""
    return {"type": 4, "style": 1, "custom_id": custom_id, **more}


def group(kind: int, count: int, chosen: int = 0, **more: object) -> Json:
    """A group of radio buttons or boxes."""
    return {"type": kind, "custom_id": "group", "options": options(count, chosen), **more}


def form(*parts: Json, **more: object) -> Json:
    """A form."""
    return {"title": "Title", "custom_id": "form", "components": list(parts), **more}


HERE = "components.0.component"
UPLOAD = {"type": 19, "custom_id": "file"}
TICK = {"type": 23, "custom_id": "tick"}
FORMS: list[tuple[Json, Json, str]] = [
    (form(label(typed()), title="x" * 45), form(label(typed()), title="x" * 46), "title"),
    (form(label(typed()), custom_id="x" * 100), form(label(typed()), custom_id=""), "custom_id"),
    (form(*[label(typed(f"f{n}")) for n in range(5)]), form(*[label(typed(f"f{n}")) for n in range(6)]), "components"),
    (form(label(typed())), form(), "components"),
    (form(text(), label(typed())), form(gallery(PICTURE), label(typed())), "components.0"),
    (form(label(typed(), label="x" * 45)), form(label(typed(), label="x" * 46)), "components.0.label"),
    (
        form(label(typed(), description="x" * 100)),
        form(label(typed(), description="x" * 101)),
        "components.0.description",
    ),
    (form(label(typed())), form(label(button())), HERE),
    (form(row(typed(label="x"))), form(row(menu(label="x"))), FIRST),
    (form(row(typed(label="x"))), form(row(typed(label="x"), typed("b", label="x"))), "components.0"),
    (form(label(typed(placeholder="x" * 100))), form(label(typed(placeholder="x" * 101))), f"{HERE}.placeholder"),
    (form(label(typed(max_length=4000))), form(label(typed(max_length=4001))), f"{HERE}.max_length"),
    (form(label(typed(max_length=1))), form(label(typed(max_length=0))), f"{HERE}.max_length"),
    (form(label(typed(min_length=9, max_length=9))), form(label(typed(min_length=10, max_length=9))), HERE),
    (
        form(label(typed(value="x" * 9, max_length=9))),
        form(label(typed(value="x" * 10, max_length=9))),
        f"{HERE}.value",
    ),
    (form(label(typed(style=2))), form(label(typed(style=3))), f"{HERE}.style"),
    (form(label(typed("x" * 100))), form(label(typed("x" * 101))), f"{HERE}.custom_id"),
    (
        form(label(typed("a")), label(typed("b"))),
        form(label(typed("a")), label(typed("a"))),
        "components.1.component.custom_id",
    ),
    (form(label(typed(id=2), id=1)), form(label(typed(id=1), id=1)), f"{HERE}.id"),
    (form(label(menu())), form(label(menu(disabled=True))), HERE),
    (form(label(menu(min_values=0, required=False))), form(label(menu(min_values=0))), HERE),
    (form(label(menu(25))), form(label(menu(26))), f"{HERE}.options"),
    (form(label(group(21, 2))), form(label(group(21, 1))), f"{HERE}.options"),
    (form(label(group(21, 10))), form(label(group(21, 11))), f"{HERE}.options"),
    (form(label(group(21, 3, 1))), form(label(group(21, 3, 2))), f"{HERE}.options"),
    (form(label(group(22, 1))), form(label(group(22, 0))), f"{HERE}.options"),
    (form(label(group(22, 10))), form(label(group(22, 11))), f"{HERE}.options"),
    (form(label(group(22, 3, 2, max_values=2))), form(label(group(22, 3, 3, max_values=2))), f"{HERE}.options"),
    (form(label(group(22, 3, max_values=3))), form(label(group(22, 3, max_values=4))), f"{HERE}.max_values"),
    (form(label(group(22, 3, min_values=0, required=False))), form(label(group(22, 3, min_values=0))), HERE),
    (form(label(TICK | {"default": True})), form(label(TICK | {"default": "yes"})), f"{HERE}.default"),
    (form(label(UPLOAD | {"max_values": 10})), form(label(UPLOAD | {"max_values": 11})), f"{HERE}.max_values"),
    (form(label(picker(8, "channel"))), form(label(picker(8, "user"))), f"{HERE}.default_values.0"),
]


def places(faults: list[str]) -> set[str]:
    """Where the faults are."""
    return {fault.partition(":")[0] for fault in faults}


@pytest.mark.parametrize(("fits", "breaks", "place"), MESSAGES)
def test_both_sides_of_each_bound_of_messages(fits: Json, breaks: Json, place: str) -> None:
    assert message_faults(fits) == []
    assert place in places(message_faults(breaks))


@pytest.mark.parametrize(("fits", "breaks", "place"), FORMS)
def test_both_sides_of_each_bound_of_forms(fits: Json, breaks: Json, place: str) -> None:
    assert form_faults(fits) == []
    assert place in places(form_faults(breaks))


def test_a_file_is_there_and_shown() -> None:
    shown = layout(box(gallery(PICTURE), section(1, {"type": 11, "media": {"url": "attachment://b.png"}})))
    assert message_faults(shown, [PICTURE, "b.png"]) == []
    assert message_faults(shown, [PICTURE]) == ["components.0.components.1.accessory: no file b.png"]
    assert message_faults(layout(text()), [PICTURE]) == ["files: a.png is shown by no part"]
    assert message_faults(plain(), [PICTURE]) == [], "a plain message shows its files by itself"
    assert message_faults({"content": ""}, [PICTURE]) == []
    assert message_faults(plain(), [f"{n}" for n in range(11)]) == ["files: 11, at most 10"]


def test_every_fault_is_listed() -> None:
    broken = layout(text(0), button(label=""), content="x")
    assert places(message_faults(broken)) == {"content", "components.0", "components.0.content", "components.1"}


def test_whatever_a_request_sends_is_looked_at() -> None:
    messages, answer = "/channels/1/messages", "/interactions/1/x/callback"
    fits, breaks = layout(gallery(PICTURE)), layout(text(0))
    for method, path in (("POST", messages), ("POST", "/webhooks/1/x"), ("PATCH", f"{messages}/2")):
        assert request_faults(method, path, fits, [PICTURE]) == []
        assert request_faults(method, path, breaks, []) != []
    for kind in (4, 7):
        assert request_faults("POST", answer, {"type": kind, "data": fits}, [PICTURE]) == []
        assert request_faults("POST", answer, {"type": kind, "data": breaks}) != []
    assert request_faults("POST", answer, {"type": 9, "data": form(label(typed()))}) == []
    assert request_faults("POST", answer, {"type": 9, "data": form()}) != []
    assert request_faults("POST", messages, fits) == ["components.0: no file a.png"]
    assert request_faults("PATCH", f"{messages}/2", fits) == [], "it may have come before"
    assert request_faults("PATCH", f"{messages}/2", {"content": None, "components": []}) == []
    assert request_faults("POST", answer, {"type": 5, "data": {"flags": 64}}) == []
    assert request_faults("POST", "/channels/1/threads", {"name": ""}) == request_faults("PUT", "/x", None) == []


def refused(body: Json) -> bool:
    """True if the parlour takes no such message or form."""
    try:
        if "title" in body:
            forms.check_modal(body)
        else:
            limits.check_message(body, [], bool(body.get("flags", 0) & V2))
    except Refusal:
        return True
    return False


# The parlour sees to these elsewhere, or lets them pass: it never fails at a number of bytes.
ELSEWHERE = ("message: says nothing", "bytes of text", ": 0 parts,")


def test_the_parlour_and_the_checker_agree_on_every_bound() -> None:
    for fits, breaks, place in [*MESSAGES, *FORMS]:
        faults = form_faults(breaks) if "title" in breaks else message_faults(breaks)
        assert not refused(fits), fits
        if not all(any(text in fault for text in ELSEWHERE) for fault in faults):
            assert refused(breaks), (place, breaks)


def test_they_agree_on_anything_that_is_put_together() -> None:
    """Parts of all the messages above, mixed by a fixed seed: what one refuses the other does too."""
    draw = random.Random(34)
    known = [part for *bodies, _ in MESSAGES for body in bodies for part in body.get("components", ())]
    verdicts = set()
    for _ in range(2000):
        parts = [draw.choice(known) for _ in range(draw.randint(1, 5))]
        body = {"flags": draw.choice((0, V2)), "components": parts, "content": draw.choice(("", "x"))}
        faults = [one for one in message_faults(body) if not any(text in one for text in ELSEWHERE)]
        assert refused(body) == bool(faults), (body, faults)
        verdicts.add(bool(faults))
    assert verdicts == {True, False}


def test_thousands_of_panels_take_no_time() -> None:
    panel = layout(box(text(900), gallery(PICTURE), *[section(1, button(f"s{n}")) for n in range(6)], row(menu(25))))
    began = time.process_time()
    for _ in range(1000):
        message_faults(panel, [PICTURE])
    assert time.process_time() - began < 2
