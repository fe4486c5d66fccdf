"""The page's own files: words in three languages, nothing fetched from elsewhere, no text read as markup."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest

PAGE = files("bot.parlour") / "page"
SOURCES = {entry.name: entry.read_text(encoding="utf-8") for entry in PAGE.iterdir() if entry.is_file()}
WORDS: dict[str, dict[str, str | dict[str, str]]] = json.loads(SOURCES["words.json"])
SCRIPTS = {name: text for name, text in SOURCES.items() if name.endswith(".js")}
FORMS = {"en": {"one", "other"}, "pl": {"one", "few", "other"}, "cs": {"one", "few", "other"}}
# Keys that the scripts put together; what they may be called.
COMPOSED = re.compile(r"error-[a-z_-]+|theme-(auto|light|dark)|help-(both|slash|person)")
MARKUP = ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "DOMParser")
ELSEWHERE = re.compile(r"(?:https?:)?//[\w.-]+\.\w+[^\s\"'`]*|@import|url\((?!#)")
DRAWING_NAME = "http://www.w3.org/2000/svg"


def texts(entry: str | dict[str, str]) -> list[str]:
    """All forms of a sentence."""
    return [entry] if isinstance(entry, str) else list(entry.values())


def places(entry: str | dict[str, str]) -> set[str]:
    """The places that a sentence has to be filled in at, and the same in all its forms."""
    found = [set(re.findall(r"\{(\w+)\}", text)) for text in texts(entry)]
    return found[0] if all(each == found[0] for each in found) else {"different forms"}


NAMED = re.compile(r'\bsay\(\s*"([\w-]+)"|data-say(?:-label)?="([\w-]+)"')
# Where a key is chosen among several before it is said: `{ error: ... }` of a field.
CHOSEN = {
    "commands.js": re.compile(r"\{ error: ([^}]*?)[,}]"),
    "composer.js": re.compile(r'("no-commands?")'),
}


def used_keys() -> set[str]:
    """The words that the scripts and the document ask for by name."""
    found = {match[1] or match[2] for text in SOURCES.values() for match in NAMED.finditer(text)}
    for name, pattern in CHOSEN.items():
        for match in pattern.finditer(SOURCES[name]):
            found |= set(re.findall(r'"([\w-]+)"', match[1]))
    return found


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_every_language_has_the_same_words_with_the_same_places(language: str) -> None:
    assert WORDS[language].keys() == WORDS["en"].keys()
    assert {key: places(entry) for key, entry in WORDS[language].items()} == {
        key: places(entry) for key, entry in WORDS["en"].items()
    }


@pytest.mark.parametrize("language", FORMS)
def test_a_counted_word_has_the_forms_of_its_language(language: str) -> None:
    counted = {key for key, entry in WORDS["en"].items() if not isinstance(entry, str)}
    assert len(counted) >= 3
    for key in counted:
        entry = WORDS[language][key]
        assert isinstance(entry, dict), key
        assert set(entry) == FORMS[language], key
        assert places(entry) == {"count"}, key


def test_every_word_that_is_used_is_there_and_the_other_way_round() -> None:
    defined = {key for key in WORDS["en"] if not COMPOSED.fullmatch(key)}
    assert used_keys() == defined


def test_every_reason_that_the_server_refuses_for_has_its_words() -> None:
    sources = [
        entry.read_text(encoding="utf-8") for entry in files("bot.parlour").iterdir() if entry.name.endswith(".py")
    ]
    refused = set(re.findall(r'Refused\(\s*"(\w+)"', "\n".join(sources)))
    assert len(refused) > 10
    own = {"offline", "no_answer", "bad_request", "refused"}
    assert {key for key in WORDS["en"] if key.startswith("error-")} == {f"error-{key}" for key in refused | own}
    assert not any(places(entry) for key, entry in WORDS["en"].items() if key.startswith("error-"))


@pytest.mark.parametrize("name", SOURCES)
def test_nothing_comes_from_elsewhere(name: str) -> None:
    assert ELSEWHERE.findall(SOURCES[name].replace(DRAWING_NAME, "")) == []


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_text_is_read_as_markup(name: str) -> None:
    assert [word for word in MARKUP if word in SCRIPTS[name]] == []


def test_the_document_has_no_script_and_no_style_of_its_own() -> None:
    document = SOURCES["index.html"]
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=", document) == []
    named = re.findall(r'(?:src|href)="/page/([\w.]+)"', document)
    assert len(named) >= 5
    assert set(named) <= SOURCES.keys()


def test_every_module_that_is_imported_is_there() -> None:
    imported = {name for text in SCRIPTS.values() for name in re.findall(r'from "\./([\w.]+)"', text)}
    assert imported <= SCRIPTS.keys()
    assert SCRIPTS.keys() - imported == {"app.js"}


def test_the_faults_that_these_tests_look_for_are_found() -> None:
    assert ELSEWHERE.search('<img src="https://example.org/x.png">')
    assert ELSEWHERE.search('import x from "//cdn.example.org/x.js"')
    assert places({"one": "{count} thing", "other": "things"}) == {"different forms"}


def test_every_button_has_a_colour_of_its_own() -> None:
    """Without one it is mere text, and nobody sees that it can be pressed."""
    colours = {"primary", "secondary", "success", "danger"}
    found = [(name, kind) for name, text in SCRIPTS.items() for kind in re.findall(r'class: "(button[^"]*)"', text)]
    assert len(found) >= 5
    assert [(name, kind) for name, kind in found if not colours & set(kind.split())] == []
