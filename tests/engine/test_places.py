"""The line of every key and value of a TOML text."""

from __future__ import annotations

import tomllib

import pytest

from bot.engine.places import nearest_line, places

TEXT = '''# a comment = 1
game = "x" # more
"odd key" = 1
a.b = { c = 1, d = [1, 2] }
list = [
  1,  # one
  "two # not a comment",
  [ 3,
    4 ],
  { e = """
many
lines""", f = 'lit' },
]
[table]
x = 1979-05-27 07:32:00
[table.inner]
y = [
]
[[many]]
z = """"quoted""""
[[many]]
z = 2
[many.deep]
w = true
[[many.again]]
v = \'\'\'a
b\'\'\'
u = 1
'''


def test_every_place_has_its_line() -> None:
    tomllib.loads(TEXT)
    found = places(TEXT)
    expected = {
        ("game",): 2,
        ("odd key",): 3,
        ("a",): 4,
        ("a", "b", "d", 1): 4,
        ("list",): 5,
        ("list", 0): 6,
        ("list", 1): 7,
        ("list", 2, 0): 8,
        ("list", 2, 1): 9,
        ("list", 3, "e"): 10,
        ("list", 3, "f"): 12,
        ("table",): 14,
        ("table", "x"): 15,
        ("table", "inner", "y"): 17,
        ("many", 0, "z"): 20,
        ("many", 1): 21,
        ("many", 1, "z"): 22,
        ("many", 1, "deep", "w"): 24,
        ("many", 1, "again", 0, "v"): 26,
        ("many", 1, "again", 0, "u"): 28,
    }
    assert {place: found.get(place) for place in expected} == expected


@pytest.mark.parametrize(
    ("place", "line"), [(("list", 9), 5), (("table", "nothing", 3), 14), (("nowhere",), 1), ((), 1)]
)
def test_an_unknown_place_is_told_by_what_is_around_it(place: tuple[str | int, ...], line: int) -> None:
    assert nearest_line(places(TEXT), place) == line
