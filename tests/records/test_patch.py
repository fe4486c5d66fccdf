"""Patches on the readable form of a state."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.errors import BadData
from bot.records.patch import Change, difference, patched, read_changes

START = {"a": [1, 2, {"b": 3}], "c~/d": {"": 0}, "e": True}
JSON: Any = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab/~", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab/~", max_size=2), inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.parametrize(
    ("line", "result"),
    [
        ("replace /a/0 9", {**START, "a": [9, 2, {"b": 3}]}),
        ("add /a/1 9", {**START, "a": [1, 9, 2, {"b": 3}]}),
        ("add /a/- 9", {**START, "a": [1, 2, {"b": 3}, 9]}),
        ("add /a/3 9", {**START, "a": [1, 2, {"b": 3}, 9]}),
        ("remove /a/2/b", {**START, "a": [1, 2, {}]}),
        ("remove /a/0", {**START, "a": [2, {"b": 3}]}),
        ("add /f [1, 2]", {**START, "f": [1, 2]}),
        ("add /e false", {**START, "e": False}),
        ("replace /c~0~1d/ 5", {**START, "c~/d": {"": 5}}),
        ('[{"op": "remove", "path": "/e"}, {"op": "add", "path": "/e", "value": null}]', {**START, "e": None}),
    ],
)
def test_changes_do_what_they_say(line: str, result: Any) -> None:
    before = json.dumps(START)
    assert patched(START, read_changes(line)) == result
    assert json.dumps(START) == before


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("replace /a/3 9", "patch_no_place"),
        ("replace /a/01 9", "patch_no_place"),
        ("replace /a/- 9", "patch_no_place"),
        ("add /a/4 9", "patch_no_place"),
        ("replace /x 9", "patch_no_place"),
        ("remove /x", "patch_no_place"),
        ("replace /e/x 9", "patch_no_place"),
        ("add /x/y 9", "patch_no_place"),
        ("replace a 9", "patch_path"),
        ("replace /a~2 9", "patch_path"),
        ("replace /a", "patch_value"),
        ("remove /a 1", "patch_value"),
        ("move /a 1", "patch_unknown_op"),
        ("replace /a nine", "patch_form"),
        ("replace", "patch_form"),
        ("", "patch_form"),
        ("[1]", "patch_form"),
        ('[{"op": "add", "path": "/e", "value": 1, "from": "/a"}]', "patch_form"),
        ('[{"op": 1, "path": "/e"}]', "patch_form"),
        ("[" * 50_000, "patch_form"),
    ],
)
def test_a_wrong_change_is_refused(line: str, key: str) -> None:
    with pytest.raises(BadData) as raised:
        patched(START, read_changes(line))
    assert raised.value.key == key


@pytest.mark.slow
@given(JSON, JSON)
@settings(max_examples=300, deadline=None)
def test_a_difference_leads_from_one_to_the_other(before: Any, after: Any) -> None:
    assert json.dumps(patched(before, difference(before, after)), sort_keys=True) == json.dumps(after, sort_keys=True)


def test_a_difference_is_small() -> None:
    after = {**START, "a": [1, 2, {"b": 4}]}
    assert difference(START, after) == (Change("replace", "/a/2/b", 4),)
    assert difference(START, START) == ()
