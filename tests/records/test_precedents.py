"""The file of precedents: what was given out is read again; anything else is one sentence with the line at fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.main import DONE, FAULT, main
from bot.engine.errors import BadData
from bot.records.form import hash_of
from bot.records.precedents import FORMAT, file_of, read_file

FILE = file_of(500, [{"number": 1, "question": "Smí?"}, {"number": 2}], [{"number": 1, "language": "pl"}])
HEAD = f'{{"format":"{FORMAT}","precedents":1,"server":"5","texts":0}}'


def row(rest: str) -> str:
    """A second line that follows the head, and the last one."""
    line = f'{{"prev":"{hash_of(HEAD)}"{rest}}}'
    return f'{HEAD}\n{line}\n{{"last":"{hash_of(line)}"}}\n'


def test_what_was_given_out_is_read_again() -> None:
    whole = read_file(FILE)
    assert (whole.server, [one["number"] for one in whole.precedents], len(whole.texts)) == ("500", [1, 2], 1)
    assert whole.hash == hash_of(FILE.splitlines()[-2])
    assert read_file(row(',"precedent":{}')).precedents == ({},)
    assert read_file(file_of(7, [], [])).precedents == ()


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "precedents_format", 1),
        ("\n", "precedents_format", 1),
        ("nonsense\n", "precedents_format", 1),
        ("{}\n", "precedents_format", 1),
        ("[" * 100_000 + "\n", "precedents_format", 1),
        (f'{{"format":"{FORMAT}"}}\n', "precedents_format", 1),
        (f"{HEAD}\n".replace(FORMAT, "seneschal-precedents-1"), "precedents_format", 1),
        (f"{HEAD}\n".replace(":1", ':"one"'), "precedents_format", 1),
        (f"{HEAD}\n", "record_cut_short", 2),
        (HEAD, "record_no_end", 1),
        (row(""), "precedents_format", 2),
        (row(',"precedent":{},"text":{}'), "precedents_format", 2),
        (row(',"precedent":3'), "precedents_format", 2),
        (row(',"text":{}'), "precedents_format", 2),
        (row(',"game":{}'), "precedents_format", 2),
        (row(',"precedent":{}').replace("last", "first"), "precedents_format", 3),
        (FILE.replace("Smí", "Nesmí"), "record_chain_broken", 3),
        (FILE.replace("500", "501"), "record_chain_broken", 2),
        (FILE.replace("pl", "cs"), "record_chain_broken", 5),
        (FILE[:-4] + "0" + FILE[-3:], "record_chain_broken", 5),
        ("\n".join(FILE.split("\n")[:-2]) + "\n", "record_cut_short", 5),
        (FILE + FILE.splitlines()[-1] + "\n", "record_cut_short", 7),
    ],
)
def test_anything_else_is_refused_with_its_line(text: str, key: str, line: int) -> None:
    with pytest.raises(BadData) as error:
        read_file(text)
    assert (error.value.key, error.value.facts["line"]) == (key, line)


def test_the_command_line_says_whether_a_file_is_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "precedents.jsonl"
    file.write_text(FILE)
    assert main(["rules", "verify", str(file)]) == DONE
    told = capsys.readouterr().out
    assert "2 precedents of the server 500 and 1 text" in told and hash_of(FILE.splitlines()[-2]) in told
    file.write_text(FILE.replace("Smí", "Nesmí"))
    assert main(["rules", "verify", str(file)]) == FAULT
    said = capsys.readouterr()
    assert said.out == "" and len(said.err.splitlines()) == 1 and "chain" in said.err
