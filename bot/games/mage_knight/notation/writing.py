"""The canonical line of every action: exact paths and facings, so that reading it gives the action back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.games.mage_knight import actions as act
from bot.games.mage_knight.content.content import Content
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.notation import uses
from bot.games.mage_knight.notation.line import exactly
from bot.games.mage_knight.notation.words import facing_text, path_text, point_text
from bot.games.mage_knight.state import Point


def write_action(field: Field, said: act.Action) -> str:
    """The one line of an action."""
    if isinstance(said, act.SubmitArmy):
        return army_line(field.content, said)
    return _WRITERS[type(said)](said)


def army_line(content: Content, army: act.SubmitArmy) -> str:
    """An army as a list of codes; copies that stand together are counted. Then items with bearers, and the domain."""
    runs: list[tuple[str, int]] = []
    for key in army.figures:
        if runs and runs[-1][0] == key:
            runs[-1] = (key, runs[-1][1] + 1)
        else:
            runs.append((key, 1))
    named = [(name_of(content, key), count) for key, count in runs]
    parts = [f"{count}x {name}" if count > 1 else name for name, count in named]
    parts += [f"item {item} on {name_of(content, bearer)}" for item, bearer in army.items]
    parts += [f"domain {army.domain}"] if army.domain else []
    return "army " + ", ".join(parts)


def name_of(content: Content, key: str) -> str:
    """How the notation calls a figure type: by its code if that means this type alone, else by set and number."""
    kind = content.figures.get(key)
    known = content.by_code(kind.code) if kind is not None and kind.code else None
    return kind.code if kind is not None and known is not None and known.key == key else key


def _place(place: act.Placement) -> str:
    return f"{point_text((place.x, place.y))},{facing_text(place.facing)}"


def _points(steps: Iterable[act.Step]) -> list[Point]:
    found = [point for step in steps for point in step.path]
    return found + [(step.captive.x, step.captive.y) for step in steps if step.captive is not None]


def _way(step: act.Step) -> str:
    parts = [step.figure, f"path={path_text(step.path)}" if step.path else "turn", f"face={facing_text(step.facing)}"]
    if step.captive is not None:
        parts.append(f"captive={_place(step.captive)}")
    return " ".join(parts)


def _move(said: act.Move) -> str:
    quick = "quick " if said.quick else ""
    double = " double" if said.double else {"": "", "up": " take_off", "down": " land"}[said.level]
    if isinstance(said.then, act.Close):
        verb = said.branch or "charge"
        line = f"{quick}{verb} {_way(said.step)}{_target((said.then.target,))}{_close_words(said.then)}"
    elif said.then is not None:
        line = f"{quick}bound {_way(said.step)}{_target(said.then.targets)}{_ranged_words(said.then)}"
    else:
        line = f"{quick}{said.branch or 'move'} {_way(said.step)}{double}"
    return exactly(line, _points((said.step,)))


def _formation(said: act.FormationMove) -> str:
    lead = (f" lead={said.lead}" if said.lead else "") + (" double" if said.double else "")
    return exactly(f"formation{lead} | " + " | ".join(_way(step) for step in said.steps), _points(said.steps))


def _paths(said: act.Paths) -> str:
    if not said.steps:
        return "paths stay"
    return exactly("paths | " + " | ".join(_way(step) for step in said.steps), _points(said.steps))


def _target(targets: Sequence[str]) -> str:
    named = ",".join(target for target in targets if target)
    return f" -> {named}" if named else ""


def _cancelled(pairs: Sequence[tuple[str, str]]) -> str:
    return f" cancel={','.join(f'{figure}:{ability}' for figure, ability in pairs)}" if pairs else ""


def _with(members: Sequence[str]) -> str:
    return f" with={','.join(members)}" if members else ""


def _ranged_words(said: act.Ranged) -> str:
    return f"{' ' + said.mode if said.mode else ''}{_with(said.members)}{_cancelled(said.cancel)}"


def _close_words(said: act.Close) -> str:
    words = [said.mode, "capture" if said.capture else "", "die" if said.heal == "die" else ""]
    return "".join(f" {word}" for word in words if word) + _with(said.members) + _cancelled(said.cancel)


def _spin(said: act.Spin) -> str:
    """As the question about it is answered, with the figure before."""
    answer = said.answer.removeprefix("f")
    return f"spin {said.figure} {facing_text(int(answer)) if answer.isdigit() else answer}"


def _ranged(said: act.Ranged) -> str:
    line = f"ranged {said.figure}{_target(said.targets)}{_ranged_words(said)}"
    return line if said.point is None else exactly(f"{line} at={point_text(said.point)}", [said.point])


def _close(said: act.Close) -> str:
    return f"close {said.figure}{_target((said.target,))}{_close_words(said)}"


def _piece(said: act.PlacePiece) -> str:
    line = f"place {said.template} at={point_text((said.x, said.y))} turn={facing_text(said.rotation)}"
    return exactly(line, [(said.x, said.y)])


def _objective(said: act.PlaceObjective) -> str:
    return exactly(f"objective at={point_text((said.x, said.y))}", [(said.x, said.y)])


def _deploy(said: act.Deploy) -> str:
    soaring = [f"soaring={','.join(said.soaring)}"] if said.soaring else []
    line = " ".join(["deploy", *(f"{place.figure}={_place(place)}" for place in said.places), *soaring])
    return exactly(line, [(place.x, place.y) for place in said.places])


_WRITERS: dict[type, Callable[[Any], str]] = {
    act.Spin: _spin,
    act.SubmitPool: lambda said: f"pool {', '.join(said.templates) or 'none'}",
    act.RandomArmy: lambda said: "army random",
    act.RandomPool: lambda said: "pool random",
    act.NameEdge: lambda said: f"edge {said.edge}",
    act.PlaceObjective: _objective,
    act.PlacePiece: _piece,
    act.Deploy: _deploy,
    act.Move: _move,
    act.FormationMove: _formation,
    act.Paths: _paths,
    act.Ranged: _ranged,
    act.Close: _close,
    **uses.WRITERS,
}
