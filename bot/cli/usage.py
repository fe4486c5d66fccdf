"""Help on the command line: all commands, or one with its words and options, a line each, from the catalogues."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from bot import __version__
from bot.cli.arguments import Command
from bot.i18n.names import message_id
from bot.i18n.speech import COMMON, Speech

SCRIPT, MODULE = "seneschal", "python -m bot"
VALUES = {
    "as": "SEAT", "at": "ADDRESS", "format": "FORMAT", "game": "GAME", "lang": "LANGUAGE", "language": "LANGUAGE",
    "name": "NAME", "options": "OPTIONS", "pack": "FOLDER", "picture": "FILE", "random": "SEAT", "greedy": "SEAT",
    "results": "FILE", "seed": "TEXT", "server": "ID", "with": "FOLDER", "forfeits": "PERCENT",
}  # fmt: skip
"""What stands for the value of an option; that of any other is a number."""

NUMBER = "N"
Commands = Mapping[str, Command]


def program() -> str:
    """The program as it was called."""
    return SCRIPT if Path(sys.argv[0]).name == SCRIPT else MODULE


def version() -> str:
    """The name and version of the program."""
    return f"{SCRIPT} {__version__}"


def overview(commands: Commands, speech: Speech, group: str = "") -> str:
    """Every command with what it does; of a ``group`` of commands, its own."""
    shown = [name for name in commands if not group or name.split()[0] == group]
    rows = [(name, _does(name, speech)) for name in shown]
    head = [] if group else [speech.say("usage-head"), ""]
    return "\n".join([*head, *_columns(rows), "", speech.say("usage-more", program=program())])


def explained(name: str, command: Command, speech: Speech) -> str:
    """One command: how it is written, what it does, and each of its words and options."""
    rows = [*_words(name, command, speech), *_options(name, command, speech)]
    return "\n".join([_written(name, command, speech), _does(name, speech), "", *_columns(rows)])


def _does(name: str, speech: Speech) -> str:
    return speech.say(message_id("command", name.replace(" ", "-")), program=program())


def _written(name: str, command: Command, speech: Speech) -> str:
    words = [_word(word, speech) for word in command.words]
    may = [f"[{_word(word, speech)}]" for word in command.may if not word.startswith("WORD")]
    more = ["..."] if len(command.may) > len(may) else []
    return " ".join([program(), name, *words, *may, *more, speech.say("usage-options")])


def _words(name: str, command: Command, speech: Speech) -> Iterator[tuple[str, str]]:
    for word in (*command.words, *command.may):
        if not word.startswith("WORD") or word == "WORDS":
            yield _word(word, speech), _told("word", name, word.lower(), speech)


def _options(name: str, command: Command, speech: Speech) -> Iterator[tuple[str, str]]:
    for option in command.options:
        value = "" if option in command.flags else f" {_word(VALUES.get(option, NUMBER), speech)}"
        yield f"--{option}{value}", _told("option", name, option, speech)


def _told(kind: str, name: str, what: str, speech: Speech) -> str:
    """What a word or option is, as this command means it where it means it otherwise than the others."""
    own = message_id(kind, name.replace(" ", "-"), what)
    known = speech.catalog.has(message_id(COMMON, own))
    return speech.say(own if known else message_id(kind, what))


def _word(word: str, speech: Speech) -> str:
    return speech.say(message_id("value", word.lower()))


def _columns(rows: Sequence[tuple[str, str]]) -> Iterator[str]:
    width = max(len(left) for left, _ in rows)
    for left, right in rows:
        yield f"  {left:<{width}}  {right}"


COMPLETION = """_seneschal() {
  local typed="${COMP_WORDS[*]:1:COMP_CWORD-1}" words
  case "$typed" in
%s
    *) words="%s --help --version" ;;
  esac
  COMPREPLY=($(compgen -o default -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _seneschal seneschal
"""


def completion(commands: Commands) -> str:
    """What bash (and zsh after ``bashcompinit``) completes: commands, then the options of the one that is typed."""
    groups: dict[str, list[str]] = {}
    for name in commands:
        first, _, second = name.partition(" ")
        groups.setdefault(first, []).extend([second] if second else [])
    cases = [
        f'    "{name}"*) words="{" ".join(f"--{option}" for option in command.options)} --help" ;;'
        for name, command in commands.items()
    ]
    cases += [f'    "{group}") words="{" ".join(below)}" ;;' for group, below in groups.items() if below]
    return COMPLETION % ("\n".join(cases), " ".join(groups))
