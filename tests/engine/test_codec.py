"""One encoder, the same bytes everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from bot.engine import codec
from tests.support.toy import Figure, NoOptions, QuizGame

ROOT = Path(__file__).parents[2]
PROGRAM = """
from bot.engine import codec
from bot.engine.requests import Ask, Option
words = {f"word{n}" for n in range(50)}
ask = Ask(0, "which", (Option("a", "take a", {"z": 1, "b": 2}),), ("a",))
value = {"set": words, "map": {word: len(word) for word in words}, "ask": ask}
print(codec.digest(codec.encode(value)), codec.to_json(value).hex()[:200], codec.fingerprint(words).hex())
"""


@pytest.mark.slow
def test_sets_and_maps_are_written_in_one_order_whatever_the_hash_seed() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(outputs) == 1


def test_a_state_comes_back_as_it_was() -> None:
    state = QuizGame().blank(NoOptions(), 2)
    data = codec.encode(state)
    again = codec.decode(data, type(state))
    assert again == state
    assert codec.encode(again) == data


def test_decoding_is_strict() -> None:
    with pytest.raises(msgspec.ValidationError):
        codec.decode(codec.encode({"id": 1}), Figure)


def test_small_for_storage() -> None:
    data = codec.encode(QuizGame().blank(NoOptions(), 2))
    assert len(codec.compress(data)) < len(data) // 3
    assert codec.decompress(codec.compress(data)) == data


def test_fingerprints_tell_values_apart() -> None:
    assert codec.fingerprint({"a": 1, "b": 2}) == codec.fingerprint({"b": 2, "a": 1})
    assert codec.fingerprint({"a": 1}) != codec.fingerprint({"a": 2})
    assert len(codec.fingerprint(1)) == 8


def test_readable_form_is_plain() -> None:
    figure = Figure("F1", 0, (1, 2), 90, 7, ["swift"], {"slow": 1})
    assert codec.readable({1: figure}) == {
        "1": {
            "effects": {"slow": 1},
            "facing": 90,
            "health": 7,
            "id": "F1",
            "owner": 0,
            "place": [1, 2],
            "tags": ["swift"],
        }
    }


def test_a_digest_is_the_sha_256() -> None:
    assert codec.digest(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
