"""What Discord's client does before it sends anything: find the command, check the values, put them in form."""

from __future__ import annotations

from bot.parlour import components, forms, rights
from bot.parlour.house import House
from bot.parlour.permissions import EVERYONE, mask
from bot.parlour.wire import DM, Json
from bot.parlour.world import World

CHAT, ON_MESSAGE = 1, 3
"""Kinds of commands: typed, and used on a message."""

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
FOR_A_PERSON = 1
"""The kind of installation by which a person has commands for himself."""

TARGETS = {USER: "users", CHANNEL: "channels", ROLE: "roles", ATTACHMENT: "attachments"}
SELECT_TARGETS = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL, components.UPLOAD: ATTACHMENT}


class Refused(Exception):
    """The client does not let a person do that. `key` names the reason for the page."""

    def __init__(self, key: str, text: str) -> None:
        self.key, self.text = key, text
        super().__init__(f"{key}: {text}")


def person(world: World, user: str) -> str:
    """The id of a member, given by id or by name."""
    for key, one in world.people.items():
        if one["here"] and user in (key, one["name"]):
            return key
    raise Refused("unknown_user", f"There is no {user} here.")


def channel(world: World, user: str, place: str) -> Json:
    """A channel that the person sees, given by id or by name; of several with one name the newest."""
    found = [one for key, one in world.channels.items() if place in (key, one.get("name"))]
    if not found:
        raise Refused("unknown_channel", f"There is no channel {place}.")
    seen = [one for one in found if rights.may(world, user, one, "view_channel")]
    if not seen:
        raise Refused("hidden_channel", f"You cannot see {place}.")
    return seen[-1]


def command(house: House, user: str, where: Json, path: str) -> tuple[Json, list[Json]]:
    """A registered command that this person may use here, and the steps from it to its end."""
    world = house.world
    names = path.strip().removeprefix("/").split()
    # An expelled bot takes its commands with it, but not out of direct messages, nor those that people have for
    # themselves: everybody here has.
    usable = world.guild["bot_here"] or where["type"] == DM
    known = [one for some in world.commands.values() for one in some if one["type"] == 1]
    everything = [one for one in known if usable or FOR_A_PERSON in (one.get("integration_types") or ())]
    top = next((one for one in everything if names and one["name"] == names[0]), None)
    steps: list[Json] = []
    for name in names[1:] if top else ():
        inside = (steps[-1] if steps else top or {}).get("options") or []
        steps += [one for one in inside if one["name"] == name and one["type"] in (SUBCOMMAND, GROUP)]
    end = steps[-1] if steps else top
    if top is None or end is None or len(steps) != len(names) - 1 or _has_parts(end):
        raise Refused("unknown_command", f"There is no command /{' '.join(names)}.")
    contexts = top.get("contexts")
    if where["type"] == DM and ("guild_id" in top or (contexts is not None and 1 not in contexts)):
        raise Refused("forbidden", f"/{names[0]} does not work in direct messages.")
    wanted = top.get("default_member_permissions")
    if wanted is not None:
        bits = int(wanted) or mask("administrator")
        if rights.in_channel(world, user, where) & bits != bits:
            raise Refused("forbidden", f"You may not use /{names[0]}.")
    return top, steps


def menu_data(house: House, user: str, where: Json, name: str, shown: Json) -> Json:
    """The data of a command of messages, named as it is registered, with the message that it is used on."""
    known = [one for some in house.world.commands.values() for one in some if one["type"] == ON_MESSAGE]
    found = next((one for one in known if name == one["name"]), None)
    if found is None or not house.world.guild["bot_here"] or where["type"] == DM:
        raise Refused("unknown_command", f"There is no {name} for messages here.")
    return {
        "id": found["id"],
        "name": found["name"],
        "type": ON_MESSAGE,
        "target_id": shown["id"],
        "resolved": {"messages": {shown["id"]: shown}},
    }


def _has_parts(thing: Json) -> bool:
    return any(option["type"] in (SUBCOMMAND, GROUP) for option in thing.get("options") or [])


def command_data(house: House, user: str, where: Json, path: str, options: Json, focused: str | None = None) -> Json:
    """The data of a command's interaction; with `focused` that of an autocompletion."""
    top, steps = command(house, user, where, path)
    known = {option["name"]: option for option in ((steps or [top])[-1].get("options") or [])}
    for name in [*options, *([focused] if focused else [])]:
        if name not in known:
            raise Refused("unknown_option", f"/{path} has no option {name}.")
    resolved: Json = {}
    filled: list[Json] = []
    for name, option in known.items():
        entry: Json = {"name": name, "type": option["type"]}
        if name == focused:
            if not option.get("autocomplete"):
                raise Refused("unknown_option", f"{name} makes no suggestions.")
            filled.append(entry | {"value": str(options.get(name, "")), "focused": True})
        elif options.get(name) is not None:
            filled.append(entry | {"value": value(house, where, option, options[name], resolved)})
        elif option.get("required") and focused is None:
            raise Refused("missing_option", f"{name} is required.")
    for step in reversed(steps):
        filled = [{"name": step["name"], "type": step["type"], "options": filled}]
    data: Json = {"id": top["id"], "name": top["name"], "type": 1, "options": filled}
    data |= {"guild_id": top["guild_id"]} if "guild_id" in top else {}
    return data | ({"resolved": resolved} if resolved else {})


def value(house: House, where: Json, option: Json, given: object, resolved: Json) -> object:
    """One value, as the client lets it through."""
    kind, name = option["type"], option["name"]
    if kind in TARGETS or kind == MENTIONABLE:
        resolve(house, where, kind, str(given), resolved)
        return str(given)
    found = _plain(kind, name, given)
    choices = option.get("choices") or []
    if choices and found not in [choice["value"] for choice in choices]:
        raise Refused("not_a_choice", f"{name}: {found} is not among the choices.")
    size = len(found) if isinstance(found, str) else found
    least, most = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
    ceiling = option.get(most, 6000 if kind == STRING else 1 << 53)
    if kind != BOOLEAN and not option.get(least, -(1 << 53)) <= size <= ceiling:
        raise Refused("bad_value", f"{name}: {found} is outside its limits.")
    return found


def _plain(kind: int, name: str, given: object) -> str | int | float | bool:
    try:
        if kind == STRING:
            return str(given)
        if kind == BOOLEAN and isinstance(given, bool):
            return given
        if kind == INTEGER and not isinstance(given, bool):
            return int(str(given))
        if kind == NUMBER and not isinstance(given, bool):
            return float(str(given))
    except ValueError:
        pass
    raise Refused("bad_value", f"{name}: {given} does not fit.")


def resolve(house: House, where: Json, kind: int, key: str, resolved: Json) -> None:
    """Put what an id stands for beside the data."""
    world = house.world
    if kind in (USER, MENTIONABLE) and (key in world.people or key == world.bot["id"]):
        resolved.setdefault("users", {})[key] = world.user(key)
        if world.is_member(key) and where["type"] != DM:
            member = rights.member_there(world, key, where)
            del member["user"]
            resolved.setdefault("members", {})[key] = member
    elif kind in (ROLE, MENTIONABLE) and key in world.roles:
        resolved.setdefault("roles", {})[key] = world.roles[key]
    elif kind == CHANNEL and key in world.channels:
        resolved.setdefault("channels", {})[key] = {**world.channels[key], "permissions": str(EVERYONE)}
    elif kind == ATTACHMENT and key in house.uploads:
        resolved.setdefault("attachments", {})[key] = house.uploads[key]
    else:
        raise Refused("unknown_upload" if kind == ATTACHMENT else "bad_value", f"{key} does not exist.")


def message(house: House, user: str, key: str) -> Json:
    """A message that the person sees."""
    found = house.world.messages.get(key)
    if found is None or user not in rights.audience(house.world, found):
        raise Refused("unknown_message", "You do not see that message.")
    return found


def component(shown: Json, name: str, kinds: tuple[int, ...]) -> Json:
    """A live component of a message, by custom_id or by label."""
    some = [one for _, one in components.walk(shown["components"]) if one["type"] in kinds]
    found = [one for one in some if one.get("custom_id") == name] or [one for one in some if one.get("label") == name]
    if not found or "custom_id" not in found[0]:
        raise Refused("unknown_component", f"The message has no {name}.")
    if found[0].get("disabled"):
        raise Refused("disabled", f"{name} is disabled.")
    return found[0]


def check_values(house: House, where: Json, menu: Json, values: list[str], resolved: Json) -> list[str]:
    """The values of a select, radio or checkbox group, or of a file field, as the client lets them through."""
    least, most = components.bounds(menu)
    # A field that may stay empty takes none, or as many as it wants.
    least = 0 if menu.get("required") is False and not values else least
    if len(values) < least or len(set(values)) < len(values):
        raise Refused("too_few_values", f"{menu['custom_id']}: at least {least}.")
    if len(values) > most:
        raise Refused("too_many_values", f"{menu['custom_id']}: at most {most}.")
    kinds = menu.get("channel_types")
    for key in values:
        if menu["type"] in SELECT_TARGETS:
            resolve(house, where, SELECT_TARGETS[menu["type"]], key, resolved)
            if kinds and house.world.channels[key]["type"] not in kinds:
                raise Refused("not_a_choice", f"{key} is not a channel of that kind.")
        elif key not in [option["value"] for option in menu["options"]]:
            raise Refused("not_a_choice", f"{key} is not among the choices.")
    return values


def submission(house: House, where: Json, form: Json, values: Json) -> Json:
    """The data of a modal's submit: the form's own layout with what the person filled in."""
    resolved: Json = {}
    known: set[str] = set()
    parts: list[Json] = []
    for part in form["components"]:
        about: Json = {"type": part["type"], "id": part["id"]}
        if part["type"] == components.TEXT:
            parts.append(about)
            continue
        field = forms.inner(part) or {}
        names = (field["custom_id"], part.get("label") or field.get("label"))
        known.update(name for name in names if name)
        given = next((values[name] for name in names if name in values), None)
        filled = {"type": field["type"], "custom_id": field["custom_id"], "id": field["id"]}
        filled |= _field(house, where, field, given, resolved)
        parts.append(about | ({"components": [filled]} if part["type"] == components.ROW else {"component": filled}))
    strange = set(values) - known
    if strange:
        raise Refused("unknown_component", f"The form has no {', '.join(sorted(strange))}.")
    data: Json = {"custom_id": form["custom_id"], "components": parts}
    return data | ({"resolved": resolved} if resolved else {})


def _field(house: House, where: Json, field: Json, given: object, resolved: Json) -> Json:
    kind = field["type"]
    if kind == components.TEXT_INPUT:
        return {"value": _typed(field, field.get("value") or "" if given is None else str(given))}
    if kind == components.CHECKBOX:
        return {"value": _ticked(field, given)}
    found = check_values(house, where, field, _chosen(field, given), resolved)
    return {"value": found[0] if found else None} if kind == components.RADIO else {"values": found}


def _chosen(field: Json, given: object) -> list[str]:
    """What is chosen in a field: what stands there from the beginning, unless something else is given."""
    if given is None:
        before = [option["value"] for option in field.get("options") or [] if option.get("default")]
        return before + [str(entry["id"]) for entry in field.get("default_values") or []]
    return [str(one) for one in (given if isinstance(given, list | tuple | set) else [given])]


def _ticked(field: Json, given: object) -> bool:
    if given is None:
        return bool(field.get("default"))
    if not isinstance(given, bool):
        raise Refused("bad_value", f"{field['custom_id']} is ticked or not.")
    return given


def _typed(field: Json, text: str) -> str:
    least = field.get("min_length") or (1 if field.get("required", True) else 0)
    if not text and field.get("required", True):
        raise Refused("missing_option", f"{field['custom_id']} is required.")
    if text and not least <= len(text) <= (field.get("max_length") or 4000):
        raise Refused("bad_value", f"{field['custom_id']}: {len(text)} characters.")
    return text
