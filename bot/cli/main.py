"""The commands of ``seneschal``, or ``python -m bot``."""

from __future__ import annotations

import re
import secrets
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

from bot.children.limits import bounded
from bot.cli import usage
from bot.cli.arguments import Command, WrongUsage, known_language, language_of
from bot.cli.checking import check_dice, check_pack, known_game
from bot.cli.replaying import Wanted, chosen_packs, replay
from bot.cli.simulating import Wished, simulate
from bot.cli.terminal import NAMES, Setting, Terminal
from bot.engine import ready
from bot.engine.errors import BadData, Refused, RulesFault, Stuck
from bot.engine.playout import Chooser, any_offer, best_offer
from bot.engine.undo import ALL, REFEREE
from bot.games import registry
from bot.i18n.catalog import FALLBACK
from bot.i18n.speech import Speech
from bot.service.core.house_options import options_of, read_options

_BOLD = re.compile(r"\*\*(\S(?:.*?\S)?)\*\*")
HELP = ("-h", "--help", "help")
DONE, FAULT, MISUSED = 0, 1, 2

REPLAY = Command(("FILE",), ("json", "text", "strict"), ("as", "picture"), ("pack",), ("until",))
PLAY = Command(("GAME",), ("undo-all",), ("seed", "options"), ("random", "greedy", "pack"), ("seats",))
CHOSEN = ("seats", "seed", "options", "random", "greedy", "pack")
"""Options of ``play`` by which somebody chooses a game; without any the ready-made one begins, against the computer."""
PACK_CHECK = Command(("PATH",), (), ("game",), ("with",))
PACK_IMPORT = Command(("PATH",), values=("server", "name"))
PACK_LIST = Command((), values=("server",))
PACK_DROP = Command(("NAME",), values=("server",))
DICE_VERIFY = Command(("RECORD",))
BACKUP = Command((), may=("FILE",))
RESTORE = Command(("FILE",))
CHECK = Command(())
COMPLETION = Command(())
RUN = Command((), flags=("no-browser",), values=("at",))
PARLOUR = Command((), flags=("serve-only", "fresh", "yes", "no-browser"), numbers=("port",))
HEALTH = Command(())
EVENT_SIMULATE = Command(
    (),
    flags=("json",),
    values=("format", "game", "seed", "results"),
    numbers=("players", "rounds", "seats", "group", "late", "dropouts", "forfeits"),
)
MORE_WORDS = tuple(f"WORD{number}" for number in range(2, 25))
RULES_SEARCH = Command(("WORDS",), ("json",), ("game", "language"), may=MORE_WORDS)
RULES_SHOW = Command(("NUMBER",), ("json",), ("game", "language"))
RULES_VERIFY = Command(("FILE",))


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit code: 0 done, 1 a fault, 2 wrong usage or no start."""
    given = list(sys.argv[1:] if argv is None else argv)
    speech = Speech(FALLBACK)
    try:
        speech = Speech(language_of(given))
        return run(given, speech)
    except WrongUsage as wrong:
        complain(speech.say(wrong.message, **wrong.facts))
        complain(speech.say("usage-hint", program=usage.program()))
        return MISUSED
    except BadData as fault:
        complain(speech.fault(fault))
    except Refused as refusal:
        complain(speech.refusal(refusal))
    except (RulesFault, Stuck) as broken:
        complain(speech.say("rules-fault", reason=str(broken)[:200]))
    except BrokenPipeError:
        # Whoever read the output has gone; what is left to flush would only raise again at exit.
        sys.stdout = None
    except KeyboardInterrupt:
        say("")
    return FAULT


def run(given: list[str], speech: Speech) -> int:
    """Find the command and carry it out."""
    words = without_language(given)
    if words == ["--version"]:
        say(usage.version())
        return DONE
    if words[:1] == ["help"] or any(word in HELP[:2] for word in words):
        say(helped([word for word in words if word not in HELP], speech))
        return DONE
    if not words or words[0].startswith("-"):
        words = ["run", *words]  # as ``make run ARGS=--no-browser`` says it
    name = command_of(words)
    if name is None:
        raise WrongUsage("usage-unknown-command", given=" ".join(words[:2])[:60], known=tuple(COMMANDS))
    command, act = COMMANDS[name]
    return act(command.read(words[len(name.split()) :]), speech)


def command_of(words: Sequence[str]) -> str | None:
    """The command that a line begins with: two words, or one."""
    return next((name for length in (2, 1) if (name := " ".join(words[:length])) in COMMANDS), None)


def helped(words: Sequence[str], speech: Speech) -> str:
    """Help on what is named: a command, those that begin with a word (``pack``), or all."""
    name, commands = command_of(words), {name: command for name, (command, _) in COMMANDS.items()}
    if name is not None:
        return usage.explained(name, commands[name], speech)
    group = words[0] if words and any(name.startswith(f"{words[0]} ") for name in commands) else ""
    return usage.overview(commands, speech, group)


def without_language(given: Sequence[str]) -> list[str]:
    """The words of a command line but for ``--lang``, which may stand anywhere."""
    words: list[str] = []
    rest = iter(given)
    for word in rest:
        if word == "--lang":
            if next(rest, None) is None:
                raise WrongUsage("usage-missing-value", option="--lang")
        elif not word.startswith("--lang="):
            words.append(word)
    return words


def _replay(found: dict[str, Any], speech: Speech) -> int:
    return replay(
        Wanted(
            found["FILE"],
            speech.language,
            found["json"],
            found["until"],
            found["as"],
            found["picture"],
            found["text"],
            found["strict"],
            tuple(found["pack"]),
        ),
        say,
    )


def _play(found: dict[str, Any], speech: Speech) -> int:
    key = known_game(found["GAME"])
    packs = chosen_packs(tuple(found["pack"]), key)
    registry.check(key, packs)
    game = registry.game(key, packs)
    low, high = game.seats
    count = low if found["seats"] is None else found["seats"]
    if not low <= count <= high:
        raise WrongUsage("usage-seats", given=count, low=low, high=high)
    names = NAMES[:count]
    machines: dict[int, Chooser] = {seat_of(text, names): any_offer for text in found["random"]}
    machines |= {seat_of(text, names): best_offer for text in found["greedy"]}
    seed = found["seed"].encode() if found["seed"] is not None else secrets.token_bytes(32)
    ready_made = not any(found[name] for name in CHOSEN) and any(one.name == ready.SETUP for one in options_of(game))
    if ready_made:
        machines = dict.fromkeys(range(1, count), best_offer)
    options = read_options(game, f"{ready.SETUP}={ready.QUICK}" if ready_made else found["options"] or "")[0]
    told = Speech(speech.language, game, names, packs)
    setting = Setting(game, options, told, seed, machines, utc_now, ready_made)
    return Terminal(setting, read_keyboard, say, ALL if found["undo_all"] else REFEREE).run()


def _pack_check(found: dict[str, Any], speech: Speech) -> int:
    with bounded():
        return check_pack(found["PATH"], tuple(found["with"]), found["game"], speech, say)


def _dice_verify(found: dict[str, Any], speech: Speech) -> int:
    with bounded():
        return check_dice(found["RECORD"], speech, say)


def _rules_search(found: dict[str, Any], speech: Speech) -> int:
    from bot.cli import ruling

    words = [found["WORDS"], *filter(None, [found[word] for word in MORE_WORDS])]
    return ruling.search_rules(words, found["game"], reading(found, speech), found["json"], say)


def _rules_show(found: dict[str, Any], speech: Speech) -> int:
    from bot.cli import ruling

    return ruling.show_rule(found["NUMBER"], found["game"], speech, reading(found, speech), found["json"], say)


def _rules_verify(found: dict[str, Any], speech: Speech) -> int:
    from bot.cli import ruling

    with bounded():
        return ruling.verify_precedents(found["FILE"], speech, say)


def reading(found: dict[str, Any], speech: Speech) -> str:
    """The language of the rules that are shown: their own option, else that of the program."""
    return speech.language if found["language"] is None else known_language(found["language"])


# The database is imported only where it is needed: it takes longer than a whole replay.


def _backup(found: dict[str, Any], speech: Speech) -> int:
    from bot.cli import storing

    return storing.carried_out(storing.back_up(found["FILE"]), speech, say, complain)


def _restore(found: dict[str, Any], speech: Speech) -> int:
    from bot.cli import storing

    return storing.carried_out(storing.restore(found["FILE"]), speech, say, complain)


def _pack_import(found: dict[str, Any], speech: Speech) -> int:
    from bot.cli import packing, storing

    act = packing.importing(found["PATH"], packing.server_of(found["server"]), found["name"])
    return storing.carried_out(act, speech, say, complain)


def _pack_list(found: dict[str, Any], speech: Speech) -> int:
    from bot.cli import packing, storing

    return storing.carried_out(packing.listing(packing.server_of(found["server"])), speech, say, complain)


def _pack_drop(found: dict[str, Any], speech: Speech) -> int:
    from bot.cli import packing, storing

    act = packing.dropping(packing.server_of(found["server"]), found["NAME"])
    return storing.carried_out(act, speech, say, complain)


def _run(found: dict[str, Any], speech: Speech) -> int:
    from bot.cli import living, storing

    return storing.carried_out(
        living.start(found["at"], living.Wished(no_browser=found["no_browser"])), speech, say, complain, MISUSED
    )


def _parlour(found: dict[str, Any], speech: Speech) -> int:
    from bot.cli import living, storing

    del found["lang"]
    act = living.parlour(living.Wished(**found))
    return storing.carried_out(act, speech, say, complain, MISUSED)


def _health(_found: dict[str, Any], speech: Speech) -> int:
    from bot.cli import living, storing

    return storing.carried_out(living.health, speech, say, complain)


def _simulate(found: dict[str, Any], speech: Speech) -> int:
    for name in ("format", "players", "game"):
        if found[name] is None:
            raise WrongUsage("usage-missing-word", word=f"--{name}")
    settled = ("format", "players", "game", "lang")
    known = {name: value for name, value in found.items() if name not in settled and value is not None}
    wished = Wished(found["format"], found["players"], known_game(found["game"]), **known)
    with bounded():
        return simulate(wished, speech, say)


def _check(_found: dict[str, Any], speech: Speech) -> int:
    from bot.cli import storing

    return storing.carried_out(storing.run_check, speech, say, complain)


def _completion(_found: dict[str, Any], _speech: Speech) -> int:
    say(usage.completion({name: command for name, (command, _) in COMMANDS.items()}))
    return DONE


COMMANDS: dict[str, tuple[Command, Callable[[dict[str, Any], Speech], int]]] = {
    "run": (RUN, _run),
    "parlour": (PARLOUR, _parlour),
    "health": (HEALTH, _health),
    "rules search": (RULES_SEARCH, _rules_search),
    "rules show": (RULES_SHOW, _rules_show),
    "rules verify": (RULES_VERIFY, _rules_verify),
    "replay": (REPLAY, _replay),
    "play": (PLAY, _play),
    "pack check": (PACK_CHECK, _pack_check),
    "pack import": (PACK_IMPORT, _pack_import),
    "pack list": (PACK_LIST, _pack_list),
    "pack drop": (PACK_DROP, _pack_drop),
    "dice verify": (DICE_VERIFY, _dice_verify),
    "event simulate": (EVENT_SIMULATE, _simulate),
    "backup": (BACKUP, _backup),
    "restore": (RESTORE, _restore),
    "check": (CHECK, _check),
    "completion": (COMPLETION, _completion),
}


def seat_of(text: str, names: Sequence[str]) -> int:
    """The seat that a letter, a number from 1, or a name means."""
    letters = [chr(ord("a") + seat) for seat in range(len(names))]
    known = [letters, [str(seat + 1) for seat in range(len(names))], list(names)]
    for spelling in known:
        if text.casefold() in spelling:
            return spelling.index(text.casefold())
    raise WrongUsage("usage-seat", given=text[:20], known=tuple(letter.upper() for letter in letters))


def utc_now() -> str:
    """The time as records write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def read_keyboard(prompt: str) -> str | None:
    """A line from the keyboard; None when the input has ended."""
    print(prompt, end=" ", flush=True)
    line = sys.stdin.readline()
    if not line:
        say("")
        return None
    return line.rstrip("\n")


def say(text: str) -> None:
    """Print a line."""
    print(plain_text(text), flush=True)


def plain_text(text: str) -> str:
    """A text without the marks by which a chat sets words in bold type; data is left as it is."""
    return text if text.startswith(("{", "[")) else _BOLD.sub(r"\1", text)


def complain(text: str) -> None:
    """Print a line where faults belong."""
    print(plain_text(text), file=sys.stderr)
