"""House options by groups: what a draft says of them, the form of a group, and what it brings.

A group is asked for in one form. Where more groups than six are there, a list opens the forms: beside so many lines no
buttons fit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from bot.engine.errors import Refused
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.messages.message import Block, MenuEntry, Row
from bot.service.core import press_kinds
from bot.service.lobby.offered_options import OTHERS, Choosing, Group, Offered, Value, group_named, hindrance
from cogs.call import Call
from cogs.drafts import Draft, form_option, section
from cogs.forms import CHOICE, LINE, MOST_IN_SIGHT, RADIO, Field, Filled
from cogs.items import MOST_ENTRIES, MOST_ENTRY, Press, menu
from cogs.rendering import MOST_BESIDE

LISTED = "listed"
"""What stands in the id of the list in the place of a group."""

MOST_VALUE = 30


async def groups_of(call: Call, choosing: Choosing, asked: str = "") -> tuple[Group, ...]:
    """The options in the reader's words; with all values in the group that is asked for."""
    speech = Speech(call.language, choosing.rules)
    return await call.core.in_rules(lambda: choosing.groups(speech, asked))


async def hindered(call: Call, choosing: Choosing) -> str:
    """Why no table could play so; empty where it could."""
    speech = Speech(call.language, choosing.rules)
    why = await call.core.in_rules(lambda: hindrance(choosing, speech))
    return call.text("options-hindered", why=why) if why else ""


def heading(call: Call, group: Group) -> str:
    """What a group is called."""
    name = OTHERS if group.name.startswith(OTHERS) else group.name
    return call.text(message_id("options-group", name))


def option_blocks(
    call: Call, draft: Draft, groups: Sequence[Group], *, prefix: str = "", game: int = 0
) -> tuple[tuple[Block, ...], tuple[Row, ...]]:
    """The options by group with what opens their forms. ``prefix``: before the groups in ids, where others stand there.

    A group in which nobody may choose has no form.
    """
    free = [group for group in groups if any(not option.locked for option in group.options)]
    if len(free) <= MOST_BESIDE:
        return tuple(
            [
                section(call, draft, f"{prefix}{group.name}", heading(call, group), told_lines(call, group), game)
                if group in free
                else Block("\n".join(told_lines(call, group)), heading(call, group))
                for group in groups
            ]
        ), ()
    blocks = tuple([Block("\n".join(told_lines(call, group)), heading(call, group)) for group in groups])
    entries = [MenuEntry(f"{prefix}{group.name}", heading(call, group)) for group in free]
    hint, option = call.text("options-which"), form_option(draft, LISTED)
    return blocks, (menu(press_kinds.FORM, entries, game=game, option=option, hint=hint),)


def group_pressed(press: Press, group: str) -> str:
    """The group whose form is wanted: that of a button, or the one that was chosen in the list."""
    return press.values[0] if group == LISTED and press.values else group


def told_lines(call: Call, group: Group) -> list[str]:
    """What holds, a line for each option; what was chosen, or is bound by a precedent, in bold."""
    return list(dict.fromkeys([told_line(call, option) for option in group.options]))


def told_line(call: Call, option: Offered) -> str:
    """What holds of one option."""
    told = capital(option.told)
    if option.bound:
        told = call.text("options-bound", option=told, precedent=option.bound)
    return f"**{told}**" if option.named or option.bound else told


def capital(text: str) -> str:
    """A sentence of a lobby card as it stands alone."""
    return text[:1].upper() + text[1:]


def option_fields(call: Call, group: Group) -> tuple[Field, ...]:
    """What the form of a group asks for."""
    return tuple([option_field(call, option) for option in group.options if not option.locked])


def option_field(call: Call, option: Offered) -> Field:
    """One option: all values in sight if few, else a list of them; a number is typed."""
    if option.values:
        bound = call.text("options-precedent", precedent=option.bound) if option.bound else ""
        entries = [option_entry(one, chosen=one.typed == option.typed) for one in option.values]
        kind = RADIO if len(entries) <= MOST_IN_SIGHT else CHOICE
        return Field(option.name, option.label, kind, bound, entries=tuple(entries[:MOST_ENTRIES]))
    return Field(option.name, option.label, LINE, option.about, value=option.typed, needed=False, most=MOST_VALUE)


def option_entry(value: Value, *, chosen: bool) -> MenuEntry:
    """A value among others. Of a sentence that is too long for a label, what follows its colon stands below it."""
    head, _, rest = value.told.partition(": ")
    if len(value.told) <= MOST_ENTRY:
        head, rest = value.told, ""
    return MenuEntry(value.typed, capital(head), capital(rest), chosen=chosen)


async def options_given(call: Call, choosing: Choosing, name: str, filled: Filled) -> Choosing:
    """The options with what the form of a group has brought; what nobody touched stays as it was. Raises Refused."""
    group = group_named(await groups_of(call, choosing, name), name)
    if group is None:
        raise Refused("button_unknown")
    for option, typed in changed(group, filled):
        try:
            choosing = await call.core.in_rules(partial(choosing.chosen, option.name, typed))
        except Refused as refusal:
            raise Refused(refusal.key, refusal.clause, **{**refusal.facts, "option": option.label}) from None
    return choosing


def changed(group: Group, filled: Filled) -> Iterator[tuple[Offered, str]]:
    """The options of a group that a form has otherwise than they are."""
    for option in group.options:
        typed = filled.text(option.name).strip()
        if option.name in filled.values and not option.locked and typed != option.typed:
            yield option, typed
