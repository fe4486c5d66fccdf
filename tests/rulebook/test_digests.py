"""The digests read as entries: every clause, every row that has a number, with marks, chapters and translations."""

from __future__ import annotations

import pytest

from bot.games.registry import MODULES
from bot.i18n.speech import Speech
from bot.packs import data_file
from bot.rulebook.digests import Reader, digest_names, digests_of, game_of, mark_of, read_digest
from bot.rulebook.entry import Kind, Provenance, RuleEntry
from bot.rulebook.markdown import blocks, headings_above, plain_heading
from bot.rulebook.words import LANGUAGES
from tests.support.rules import load_digests
from tests.support.sources import ROOT

DIGEST = """# Toy (TO)

## 1. Counting (completed, except 1:2)
- **TO-1:1** One, see **TO-1:2** and TO-R1.
  It goes on.

  | Dice | 1 | 2 |
  |---|---|---|
  | Sum | 2 | 3 |
- **TO-1:2** Two.

Not a clause.

- **TO-1:3** Three. (completed by analogy)
### TO-T1 Weapons
| id | name | might |
|---|---|---|
| big_axe | Big axe (giant's) | `a|b` |
Beside the table.
## 2. Rulings
- **TO-R1 Draws.** Ruling: none.
```
- **TO-9:9** is no clause in here
# nor this a heading
```
"""
POLISH = """# Zabawka (TO)

## 1. Liczenie (uzupełnione oprócz 1:2)
- **TO-1:1** Jeden.
- **TO-1:3** Trzy.
### TO-T1 Bronie
| id | nazwa | moc |
|---|---|---|
| big_axe | Wielki topór | 3 |
## 2. Rozstrzygnięcia
- **TO-R1 Remisy.** Brak.
"""


def entry(number: str) -> RuleEntry:
    """An entry of the shipped digests by its number."""
    return next(one for name in digest_names() for one in read_digest(name).entries if one.number == number)


@pytest.mark.slow
def test_there_is_an_entry_for_every_clause_of_every_digest_in_its_order() -> None:
    known = load_digests(ROOT)
    assert len(known) == len(digest_names()) >= 5
    for digest in known:
        numbers = [one.number for one in read_digest(digest.game).entries]
        assert [number for number in numbers if number in digest.clauses] == list(digest.clauses)
        assert len(numbers) == len(set(numbers))


def test_every_entry_says_something_under_a_heading_and_names_only_numbers() -> None:
    for name in digest_names():
        for one in read_digest(name).entries:
            assert one.said("en") and one.under("en"), one.number
            assert one.game == game_of(name) and one.source == name
            assert len(one.number) <= 60, "it must fit into the id of a button"


def test_an_edition_belongs_to_the_game_that_it_is_called_as() -> None:
    assert {game_of(name) for name in digest_names()} == set(MODULES)
    assert digests_of("mage_knight") == ("mage_knight", "mage_knight_2")
    assert game_of("chess") == ""


@pytest.mark.parametrize(
    ("number", "mark"),
    [
        ("MKU-1.1", Provenance.RULEBOOK),
        ("MKU-1.11", Provenance.COMPLETED),
        ("MKU-SA.charge.1", Provenance.COMPLETED),
        ("MKU-R5", Provenance.RULING),
        ("MKU-P3", Provenance.PROJECT),
        ("MK2-0.1", Provenance.PROJECT),
        ("MK2-20.1", Provenance.ANALOGY),
        ("MK2-D33", Provenance.ANALOGY),
        ("MK2-D1", Provenance.RULEBOOK),
        ("MK2-D62", Provenance.DERIVED),
        ("TA-12:1", Provenance.RULEBOOK),
        ("TA-12:2", Provenance.COMPLETED),
        ("TA-14:4", Provenance.RULEBOOK),
        ("TA-B.tavern", Provenance.COMPLETED),
        ("AL-3.6", Provenance.RECONSTRUCTED),
        ("AL-T5.panic", Provenance.RECONSTRUCTED),
        ("AL-1.2", Provenance.COMPLETED),
        ("WC-1.7", Provenance.COMPLETED),
    ],
)
def test_a_mark_is_the_own_one_or_that_of_the_heading(number: str, mark: Provenance) -> None:
    assert entry(number).mark is mark


@pytest.mark.parametrize(
    ("number", "partly"),
    [
        ("TA-0:10", True),
        ("TA-0:13", False),
        ("TA-2:8", True),
        ("MK2-14.10", True),
        ("MK2-2.3", False),
        ("MKU-1.4", False),
        ("AL-3.6", False),
        ("TA-14:4", False),
    ],
)
def test_a_mark_for_a_part_of_a_clause_says_so(number: str, partly: bool) -> None:
    """Which part, the brackets say; the rest is the rulebook's."""
    one = entry(number)
    assert one.partly is partly
    assert ("rulebook, in part" in Speech("en").mark(one.mark, one.partly)) is partly


def test_parts_of_a_schema_and_factions_have_numbers() -> None:
    assert "unique inside the set" in entry("MKU-B.1").said("en")
    assert "figures.csv" in entry("MKU-B.4").said("en")
    guild = entry("MKU-F.atlantis_guild")
    assert guild.called("en") == "Atlantis Guild" and "Gildia Atlantis" in guild.said("pl")
    factions = [one.number for one in read_digest("mage_knight").entries if one.number.startswith("MKU-F.")]
    assert len(factions) == 11 and "MKU-F.mage_spawn" in factions


def test_rows_of_tables_have_numbers_kinds_and_the_names_of_their_columns() -> None:
    tavern, axe, lancelot = entry("TA-B.tavern"), entry("AL-T1.axe"), entry("AL-T4.lancelot")
    assert (tavern.kind, tavern.called("en")) == (Kind.SPACE, "Tavern") and "must roll: 1 drunk" in tavern.said("en")
    assert "efficacy: **9**" in axe.said("en") and axe.called("en") == "Axe (topór)"
    assert lancelot.kind is Kind.CHARACTER and "Joyous Gard" in entry("AL-T4.galahad").said("en")
    assert entry("AL-T5.panic").kind is Kind.SPELL
    assert "min. Strength 14" in entry("AL-T1").said("en"), "a numbered table is an entry as a whole"


def test_an_ability_has_an_entry_before_its_clauses() -> None:
    assert "green square" in entry("MKU-SA.charge").said("en")
    assert entry("MKU-SA.charge").called("en") == "Charge / Szarża"


def test_pieces_of_a_digest_stand_in_their_language_and_in_english_where_there_is_none() -> None:
    found = {one.number: one for one in Reader("toy", {"en": blocks(DIGEST), "pl": blocks(POLISH)}).entries()}
    assert list(found) == ["TO-1:1", "TO-1:2", "TO-1:3", "TO-T1", "TO-R1"]
    assert found["TO-1:1"].said("pl") == "Jeden." and found["TO-1:1"].said("cs").startswith("One, see")
    assert "| Sum | 2 | 3 |" in found["TO-1:1"].said("en"), "an indented table belongs to its clause"
    assert found["TO-1:2"].said("pl") == "Two."
    assert found["TO-1:1"].clauses == ("TO-1:2", "TO-R1")
    assert found["TO-1:1"].under("pl") == "Liczenie (uzupełnione oprócz 1:2)"
    assert found["TO-R1"].called("pl") == "Remisy" and found["TO-R1"].kind is Kind.RULING
    assert found["TO-T1"].said("en") == "Beside the table.\n• big_axe · name Big axe (giant's) · might `a|b`"
    assert "Wielki topór" in found["TO-T1"].said("pl")


def test_marks_of_headings_and_clauses() -> None:
    found = {one.number: one.mark for one in Reader("toy", {"en": blocks(DIGEST)}).entries()}
    assert found == {
        "TO-1:1": Provenance.COMPLETED,
        "TO-1:2": Provenance.RULEBOOK,
        "TO-1:3": Provenance.ANALOGY,
        "TO-T1": Provenance.COMPLETED,
        "TO-R1": Provenance.RULING,
    }
    assert mark_of("TO-H1", "", ()) is Provenance.PROJECT


def test_a_translated_table_with_other_rows_is_not_used() -> None:
    short = POLISH.replace("| big_axe | Wielki topór | 3 |\n", "")
    style = [{"under": "TO-T1", "id": "TO-T1", "title": 1}]
    for text, name in ((POLISH, "Wielki topór"), (short, "Big axe (giant's)")):
        reader = Reader("toy", {"en": blocks(DIGEST), "pl": blocks(text)})
        reader.styles = style
        row = next(one for one in reader.entries() if one.number == "TO-T1.big_axe")
        assert row.called("pl") == name


@pytest.mark.parametrize("language", ["pl", "cs"])
@pytest.mark.parametrize("name", digest_names())
def test_a_clause_stands_under_its_own_heading_in_every_language(name: str, language: str) -> None:
    """Translations leave out whole chapters of the law: nothing may slip to the heading of another chapter."""
    written = headings_above(blocks(data_file(f"rules/{name}.{language}.md").decode()))
    under = {
        one.number: plain_heading(above[-1].text.replace("`", "")) for one, above in written if one.sort == "clause"
    }
    read_as = {entry.number: entry.under(language) for entry in read_digest(name).entries if entry.number in under}
    assert read_as == under and len(set(read_as.values())) > 10


def test_a_table_in_a_clause_has_no_rule_of_dashes() -> None:
    (clause,) = [entry for entry in read_digest("talisman").entries if entry.number == "TA-2:6"]
    assert "| Total Craft | 1 | 2 |" in clause.said("en") and not any("---" in text for text in clause.text.values())


def test_rows_of_tables_are_read_in_the_reader_s_language() -> None:
    mail = next(entry for entry in read_digest("albion").entries if entry.number == "AL-T2.mail")
    assert (mail.under("pl"), mail.under("cs")) == ("AL-T2 Zbroje i tarcza", "AL-T2 Zbroj a štít")
    glade = next(entry for entry in read_digest("talisman").entries if entry.number == "TA-B.cursed_glade")
    assert glade.called("en") == "Cursed Glade" and len({glade.said(language) for language in LANGUAGES}) == 3
