"""Looking at the table: /board, /hand, /my, and the buttons that show the same."""

from __future__ import annotations

from discord import app_commands
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.faces import face_of
from bot.i18n.choices import fitting_label
from bot.messages import ranks
from bot.messages.message import Button, Row
from bot.service.core import press_kinds
from bot.service.core.ask_buttons import in_rows
from bot.service.core.ports import Outgoing
from bot.service.core.rate_limits import ACT, PANEL, PICTURE
from bot.service.core.sanitize import escaped
from bot.service.core.table_view import TableView
from bot.service.events import checkin
from bot.service.lobby import lobby_card
from bot.service.posting.unreachable import why_muted
from bot.service.table import table_queries
from bot.service.table.table_queries import ANSWER, CHECK_IN, READY, Matter, OwnGame, Page
from cogs import drawing
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown, seat_index
from cogs.groups import command
from cogs.items import MOST_LABEL, Press, on_press, press_button
from cogs.texts import fenced, pages

MOST_LISTED = 25
MOST_PUBLIC = 1800


# -- the board -------------------------------------------------------------------------------------------------------


async def shown_board(call: Call, sight: TableView, *, as_text: bool) -> Shown:
    """The table for the person alone, all of it: the picture, or the same in words."""
    told = [call.text("table-at-line", number=sight.number, last=sight.last)] if sight.number != sight.last else []
    picture = None if as_text else await drawing.picture(call.service, sight, whole=True)
    if picture is None:
        told.append(fenced(await drawing.text(call.service, sight)))
    return Shown("\n".join(told) or call.text("table-board", game=sight.game), picture=picture, fresh=True)


async def posted_board(call: Call, sight: TableView, *, as_text: bool) -> Shown:
    """The table as all may see it, posted for all."""
    spoken = sight.spoken
    head = spoken.text("table-at-line", number=sight.number, last=sight.last)
    picture = None if as_text else await drawing.picture(call.service, sight)
    if picture is None:
        text = await drawing.text(call.service, sight)
        out = Outgoing(f"{head}\n{fenced(pages(text, MOST_PUBLIC)[0])}")
    else:
        out = Outgoing(head, file=picture.name, data=picture.data, alt=picture.alt)
    reply = await table_queries.post_sight(call.core, sight.game, call.user, out, interaction=call.id)
    return Shown(await call.told_posted(reply, sight.game))


@command("board", PICTURE)
async def board(
    interaction: Interaction,
    text: bool = False,
    at: app_commands.Range[int, 0] | None = None,
    public: bool = False,
    seat: app_commands.Range[int, 1, 12] | None = None,
    game: int | None = None,
) -> None:
    """The table, now or after a line."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game, posting=public)
        if not public:
            place = seat_index(seat)
            sight = await table_queries.sight_of(call.core, number, call.user, call.language, seat=place, at=at)
            return await shown_board(call, sight, as_text=text)
        if at is None and not text:
            reply = await table_queries.post_table(call.core, number, call.user, interaction=call.id)
            return Shown(await call.told_posted(reply, number))
        return await posted_board(
            call, await table_queries.public_sight(call.core, number, call.user, at=at), as_text=text
        )

    await answer(interaction, handle)


@on_press(press_kinds.BOARD, PICTURE)
async def board_pressed(call: Call, press: Press) -> Shown:
    """The table in words, and all of it as a picture where the channel sees a part."""
    sight = await table_queries.sight_of(call.core, press.game, call.user, call.language)
    shown = await shown_board(call, sight, as_text=True)
    whole = face_of(sight.key).whole_picture is not None
    return replace(shown, picture=await drawing.picture(call.service, sight, whole=True)) if whole else shown


@on_press(press_kinds.OLDER_LINES, PANEL)
async def older_pressed(call: Call, press: Press) -> Shown:
    """All that a message tells, of which the newest lines are seen."""
    message = call.interaction.message
    text = await call.service.outbox.posts.standing.text_of(press.game, 0 if message is None else message.id)
    if not text:
        raise Refused("story_forgotten")
    return Shown(text)


# -- the hand --------------------------------------------------------------------------------------------------------


async def shown_hand(call: Call, game: int, seat: int | None) -> Shown:
    """The person's own cards, as picture and in words."""
    sight = await table_queries.sight_of(call.core, game, call.user, call.language, seat=seat)
    if sight.seat is None:
        raise Refused("not_your_game")
    words = await drawing.text(call.service, sight, hand=True)
    picture = await drawing.picture(call.service, sight, hand=True)
    return Shown(words or call.text("cli-no-cards"), picture=picture, fresh=True)


@command("hand", PICTURE)
async def hand(
    interaction: Interaction, seat: app_commands.Range[int, 1, 12] | None = None, game: int | None = None
) -> None:
    """One's own cards."""

    async def handle(call: Call) -> Shown:
        return await shown_hand(call, await call.game(game), seat_index(seat))

    await answer(interaction, handle)


@on_press(press_kinds.HAND, PICTURE)
async def hand_pressed(call: Call, press: Press) -> Shown:
    """One's own cards."""
    return await shown_hand(call, press.game, None)


# -- one's games -----------------------------------------------------------------------------------------------------


@command("my", ACT)
async def my(interaction: Interaction) -> None:
    """All one's games, and what waits in them."""
    await answer(interaction, shown_games)


async def shown_games(call: Call) -> Shown:
    """What waits for a person, the oldest deadline first, with a button for each; then the other games."""
    page = await table_queries.games_page(call.core, call.user)
    count = len(page.waiting) + len(page.matters)
    told = [call.text("table-my-waiting", count=count)] if count else [call.text("table-my-free")]
    told += [waiting_line(call, place) for place in page.waiting[:MOST_LISTED]]
    told += [matter_line(call, one) for one in page.matters[:MOST_LISTED]]
    if page.others:
        told += ["", call.text("table-my-others"), *[other_line(call, place) for place in page.others[:MOST_LISTED]]]
    return Shown("\n".join(told), my_rows(call, page))


def waiting_line(call: Call, place: OwnGame) -> str:
    """A decision that waits."""
    due = call.text("service-due", time=f"<t:{place.due}:R>") if place.due is not None else ""
    what = call.text("table-my-turn" if not place.key else "table-my-question")
    return f"• {game_link(call, place)}, {escaped(place.holder)}: {what} {due}".rstrip() + silent(call, place)


def matter_line(call: Call, one: Matter) -> str:
    """Something else that waits: a pairing, a vote, a claim, a check-in, decisions of whoever runs an event."""
    due = call.text("service-due", time=f"<t:{one.due}:R>") if one.due is not None else ""
    link = f"[{escaped(one.name)}](https://discord.com/channels/{one.guild or '@me'}/{one.channel})"
    told = call.text(f"table-my-{one.kind}", number=str(one.number), about=str(one.about), count=one.about)
    return f"• {link}: {told} {due}".rstrip()


def matter_button(call: Call, one: Matter) -> Button | None:
    """The press that does what waits, where one press can."""
    if one.kind == READY:
        label = fitting_label(f"{one.name}: {call.text('lobby-button-ready')}", MOST_LABEL)
        return press_button(press_kinds.LOBBY, label, game=one.number, option=lobby_card.READY, rank=ranks.ACT)
    if one.kind == CHECK_IN:
        label = fitting_label(f"{one.name}: {call.text('event-button-here')}", MOST_LABEL)
        return press_button(press_kinds.EVENT, label, decision=one.number, option=checkin.HERE, rank=ranks.ACT)
    if one.kind == ANSWER:
        label = fitting_label(f"{one.name}: {call.text('event-button-answer')}", MOST_LABEL)
        return press_button(press_kinds.EVENT_ANSWER, label, decision=one.number, option=one.about, rank=ranks.ACT)
    return None


def other_line(call: Call, place: OwnGame) -> str:
    """A game in which nothing waits."""
    how = call.text("table-my-lobby" if place.status == "lobby" else "table-my-running")
    return f"• {game_link(call, place)}: {how}" + silent(call, place)


def silent(call: Call, place: OwnGame) -> str:
    """A line on why a game cannot speak in its channel; empty: it can."""
    return f"\n  ✗ {why_muted(call.speech, place.game, place.channel, place.muted)}" if place.muted else ""


def game_link(call: Call, place: OwnGame) -> str:
    """A game with a link to it."""
    link = f"https://discord.com/channels/{place.guild or '@me'}/{place.channel}"
    mark = f" ({call.text('table-practice')})" if place.practice else ""
    return f"[{escaped(place.name)} #{place.game}]({link}){mark}"


def my_rows(call: Call, page: Page) -> tuple[Row, ...]:
    """A button for each decision that is listed as waiting, and for whatever else one press does."""
    buttons = [
        press_button(
            press_kinds.OPEN_PANEL,
            fitting_label(f"{place.name} #{place.game}: {place.holder}", MOST_LABEL),
            game=place.game,
            decision=place.decision or 0,
            rank=ranks.ACT,
        )
        for place in page.waiting[:MOST_LISTED]
    ]
    others = [button for one in page.matters if (button := matter_button(call, one)) is not None]
    return in_rows([*buttons, *others][:MOST_LISTED])
