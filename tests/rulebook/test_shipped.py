"""What is shipped beside the digests is true: days and hashes, tests that hold clauses, scenarios that show them."""

from __future__ import annotations

import re

import pytest

from bot.packs import content_hash, data_file, data_files
from bot.rulebook.digests import digest_names, read_digest
from bot.rulebook.scenes import scene
from bot.rulebook.shipped import MOST_NAMED, edition, shipped
from tests.rulebook import __main__ as writing

WRITE = "python -m tests.rulebook --write"


def test_every_digest_and_translation_has_its_day_and_hash() -> None:
    files = {name.removeprefix("rules/").removesuffix(".md"): name for name in data_files("rules", ".md")}
    assert set(shipped().digests) == set(files), WRITE
    for key, file in files.items():
        one = shipped().digests[key]
        assert one.hash == content_hash({file: data_file(file)}), f"{file} has changed: {WRITE}"
        assert re.fullmatch(r"20[0-9]{2}-[01][0-9]-[0-3][0-9]", one.since) and len(one.shown) == 8
    assert edition("warcry", "en") is shipped().digests["warcry"] and edition("chess", "pl") is None


def test_the_file_is_laid_out_as_it_would_be_written() -> None:
    assert writing.WHERE.read_bytes() == writing.laid_out(shipped())


@pytest.mark.slow
def test_every_test_that_is_named_names_its_clause_and_no_tested_clause_is_without() -> None:
    today = writing.tests()
    assert set(shipped().tests) == set(today), WRITE
    for clause, one in shipped().tests.items():
        assert 1 <= len(one.named) <= MOST_NAMED and len(one.named) <= one.count, clause


@pytest.mark.slow
def test_counts_and_names_are_those_of_today() -> None:
    assert shipped().tests == writing.tests(), WRITE
    assert shipped().scenarios == writing.scenarios(), WRITE


def test_scenarios_that_show_a_clause_are_there_and_play_as_far_as_their_step() -> None:
    known = {entry.number for name in digest_names() for entry in read_digest(name).entries}
    assert set(shipped().scenarios) <= known and len(shipped().scenarios) > 100
    for number in ("WC-6.7", "MKU-9.1"):
        for one in shipped().scenarios.get(number, ())[:1]:
            played = scene(one.file, one.step)
            assert played.view is not None and (not one.step or played.ran.n == one.step)
