"""An old client remembers other options: a value of another type than its option has is told in one sentence."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from discord import AppCommandOptionType
from discord.app_commands import TransformerError

from cogs import load
from cogs.groups import COMMANDS, fits

STRING, INTEGER, BOOLEAN, NUMBER, USER = (
    AppCommandOptionType.string,
    AppCommandOptionType.integer,
    AppCommandOptionType.boolean,
    AppCommandOptionType.number,
    AppCommandOptionType.user,
)


@pytest.mark.parametrize(
    ("value", "kind", "good"),
    [
        ("two", INTEGER, False),
        (2, INTEGER, True),
        (True, INTEGER, False),
        (1, BOOLEAN, False),
        (True, BOOLEAN, True),
        ("1", NUMBER, False),
        (1, NUMBER, True),
        (3, STRING, False),
        ("ana", USER, False),
        (object(), USER, True),
    ],
)
def test_a_value_is_of_the_type_of_its_option(value: object, kind: AppCommandOptionType, good: bool) -> None:
    assert fits(value, kind) is good


@pytest.mark.parametrize(("path", "given"), [("game concede", {"seat": "two"}), ("game replace", {"person": "ana"})])
def test_no_handler_sees_a_value_of_another_type(path: str, given: dict[str, Any]) -> None:
    load()
    asked = SimpleNamespace(namespace=SimpleNamespace(**given))
    with pytest.raises(TransformerError) as error:
        asyncio.run(COMMANDS[path]._do_call(asked, given))  # type: ignore[arg-type]
    assert error.value.value == next(iter(given.values()))
