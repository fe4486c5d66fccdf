"""The report of clauses covered: what counts as tested, and the lists it rests on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.rules import load_digests, natural, read_digest

ROOT = Path(__file__).parent.parent
TOY_DIGEST = """# Toy: rules digest

- **TO-1.1** A number.
- **TO-1.10** Another.
- **TO-1.2** A third, see **TO-9.9** and TO-8.8.
  - **TO-C4a** One with a letter.
- **TO-R1 A title.** A ruling.
- **TO-P1** States nothing.
"""
TOY_TESTS = """
import pytest
from tests.support.rules import rule

@rule("TO-1.1")
def test_asserts():
    assert 1 + 1 == 2

@rule("TO-1.2")
def test_only_expects_an_error():
    with pytest.raises(ValueError):
        int("x")

@rule("TO-1.10")
@pytest.mark.skip
def test_skipped():
    assert True

@rule("TO-C4a")
@pytest.mark.xfail(strict=False)
def test_expected_to_fail():
    assert 1 + 1 == 2
"""
TOY_INI = """
[pytest]
testpaths = toys
addopts = -m "not slow and not soak" -p tests.support.rules -p no:cacheprovider
markers =
    rule: clauses
    slow: slow
    soak: soak
"""


@pytest.fixture
def toys(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A small project with one digest; its tests go to `toys/`."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))  # for workers
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    pytester.makeini(TOY_INI)
    write(pytester, "data/rules/toy.md", TOY_DIGEST)
    write(pytester, "tests/clauses/toy.toml", '"TO-P1" = "an empty sentence"\n')
    return pytester


def write(pytester: pytest.Pytester, name: str, text: str) -> None:
    """Put a file into the toy project."""
    path = pytester.path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_clause_ids_of_every_form_are_read() -> None:
    digest = read_digest(TOY_DIGEST, {"TO-P1": "an empty sentence"})
    assert digest.title == "Toy"
    assert digest.clauses == ("TO-1.1", "TO-1.10", "TO-1.2", "TO-C4a", "TO-R1", "TO-P1")
    assert digest.binding == ["TO-1.1", "TO-1.2", "TO-1.10", "TO-C4a", "TO-R1"]


def test_ids_sort_by_number() -> None:
    assert sorted(["WC-2.10", "WC-2.9", "WC-12.1", "WC-C4a", "WC-C4"], key=natural) == [
        "WC-2.9",
        "WC-2.10",
        "WC-12.1",
        "WC-C4",
        "WC-C4a",
    ]


@pytest.mark.parametrize("workers", [(), ("-p", "xdist", "-n", "2")], ids=["one process", "two workers"])
def test_only_a_test_that_passed_and_asserted_counts(toys: pytest.Pytester, workers: tuple[str, ...]) -> None:
    write(toys, "toys/test_toy.py", TOY_TESTS)
    result = toys.runpytest_inprocess(*workers)
    assert result.ret == 0
    result.stdout.fnmatch_lines(
        [
            "Toy: 1 of 5 clauses that state behaviour are tested (1 state none)",
            "not tested: TO-1.2, TO-1.10, TO-C4a, TO-R1",
        ]
    )


def test_asserts_of_helper_modules_count_and_failures_do_not(toys: pytest.Pytester) -> None:
    write(toys, "conftest.py", "import pytest\npytest.register_assert_rewrite('helper')\n")
    write(toys, "helper.py", "def is_two(n):\n    assert n == 2\n")
    tests = (
        "from helper import is_two\nfrom tests.support.rules import rule\n"
        "@rule('TO-1.1')\ndef test_by_helper():\n    is_two(2)\n"
        "@rule('TO-1.2')\ndef test_fails_later():\n    assert True\n    assert 1 == 2\n"
        "@rule('TO-C4a', 'TO-R1')\nclass TestMany:\n"
        "    @rule('TO-1.10')\n    def test_all(self):\n        assert True\n"
    )
    write(toys, "toys/test_toy.py", tests)
    result = toys.runpytest_inprocess()
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines(["Toy: 4 of 5 clauses that state behaviour are tested (1 state none)"])
    result.stdout.fnmatch_lines(["not tested: TO-1.2"])


def test_an_assert_in_a_fixture_does_not_count(toys: pytest.Pytester) -> None:
    tests = (
        "import pytest\nfrom tests.support.rules import rule\n"
        "@pytest.fixture\ndef checked():\n    assert True\n"
        "@rule('TO-1.1')\ndef test_empty(checked):\n    pass\n"
    )
    write(toys, "toys/test_toy.py", tests)
    result = toys.runpytest_inprocess()
    result.stdout.fnmatch_lines(["Toy: 0 of 5 clauses *"])


def test_an_unknown_id_fails_with_the_name_of_its_test(toys: pytest.Pytester) -> None:
    tests = "from tests.support.rules import rule\n@rule('TO-7.7', 'TO-1.1')\ndef test_lost():\n    assert True\n"
    write(toys, "toys/test_toy.py", tests)
    result = toys.runpytest_inprocess()
    assert result.ret == 1
    result.stdout.fnmatch_lines(["*test_toy.py::test_lost names TO-7.7, which no rules digest holds*"])
    result.stdout.fnmatch_lines(["Toy: 0 of 5 clauses *"])


def test_a_part_of_the_suite_reports_only_what_it_covered(toys: pytest.Pytester) -> None:
    write(toys, "toys/test_toy.py", TOY_TESTS)
    result = toys.runpytest_inprocess("toys/test_toy.py")
    result.stdout.fnmatch_lines(["Toy: 1 clauses tested in this run"])
    result.stdout.no_fnmatch_line("not tested:*")


def test_missing_clauses_fail_on_request(toys: pytest.Pytester) -> None:
    write(toys, "toys/test_toy.py", TOY_TESTS)
    assert toys.runpytest_inprocess("--require-all-clauses").ret == 1
    every = ", ".join(f"'{clause}'" for clause in ("TO-1.1", "TO-1.2", "TO-1.10", "TO-C4a", "TO-R1"))
    tests = f"from tests.support.rules import rule\n@rule({every})\ndef test_all():\n    assert True\n"
    write(toys, "toys/test_toy.py", tests)
    result = toys.runpytest_inprocess("--require-all-clauses")
    assert result.ret == 0
    result.stdout.fnmatch_lines(["Toy: 5 of 5 clauses that state behaviour are tested (1 state none)"])


def test_every_digest_is_read_whole() -> None:
    by_title = {digest.title: digest for digest in load_digests(ROOT)}
    assert len(by_title["WarCry"].clauses) == 379
    for digest in by_title.values():
        assert len(set(digest.clauses)) == len(digest.clauses)


def test_clauses_that_state_nothing_exist_and_have_a_reason() -> None:
    for digest in load_digests(ROOT):
        assert set(digest.silent) <= set(digest.clauses)
        assert all(len(reason.split()) > 3 for reason in digest.silent.values())
