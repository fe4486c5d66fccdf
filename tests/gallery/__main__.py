"""Draws the gallery: ``python -m tests.gallery [folder]``, or ``--palette`` to choose the colours anew.

``--feed FOLDER`` lays each picture into the boxes of a chat, where most people see it, one sheet a picture.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bot import packs
from bot.games import registry
from bot.games.albion.content.catalog import load as load_albion
from bot.games.albion.game import Albion
from bot.games.mage_knight.content import catalog as figures_of
from bot.games.mage_knight.content.content import Content
from bot.games.talisman.content.catalog import load as load_quest
from bot.games.talisman.game import Talisman
from bot.games.warcry.cards import catalog as cards_of
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.messages.ending import Ending
from renderers.albion import hand as albion_hand
from renderers.albion import overlays as albion_overlays
from renderers.albion import palette as albion_palette
from renderers.albion import table as albion_table
from renderers.albion import title as map_title
from renderers.albion.film import film_picture as albion_film
from renderers.albion.legend import symbols_picture as albion_symbols
from renderers.albion.legend import symbols_scene
from renderers.kit.canvas import Canvas
from renderers.kit.pictures import Picture
from renderers.league import palette as league_palette
from renderers.league.bracket import bracket_picture, bracket_scene
from renderers.league.standings import standings_picture, standings_scene
from renderers.mage_knight import palette as field_palette
from renderers.mage_knight import table as battlefield
from renderers.mage_knight import title as field_title
from renderers.mage_knight.army import army_picture, army_scene
from renderers.mage_knight.dial import dial_picture
from renderers.mage_knight.film import film_picture
from renderers.mage_knight.legend import symbols_picture
from renderers.mage_knight.plan import region_around
from renderers.talisman import cards as quest_cards
from renderers.talisman import hand as quest_hand
from renderers.talisman import palette as quest_palette
from renderers.talisman import table as quest_table
from renderers.talisman import title as quest_title
from renderers.talisman.film import film_picture as quest_film
from renderers.talisman.legend import symbols_picture as quest_symbols
from renderers.titles import palette as title_palette
from renderers.titles.art import GAMES as TITLED
from renderers.titles.art import art_picture, art_scene
from renderers.titles.card import Title, title_of, title_scene
from renderers.titles.victory import Piece, victory_of, victory_scene
from renderers.warcry import palette
from renderers.warcry import title as warcry_title
from renderers.warcry.hand import hand_picture, hand_scene
from renderers.warcry.legend import symbols_picture as warcry_symbols
from renderers.warcry.legend import symbols_scene as warcry_signs
from renderers.warcry.table import table_picture, table_scene
from tests.gallery import battles, conquests, leagues, quests, scenes, tourneys
from tests.gallery.colors import BOARD, FIELD, HOUSE, MAP, POSTER, chosen_colors, palette_source
from tests.gallery.feed import DESKTOP, PHONE, feed_sheet, fitted_size
from tests.gallery.figures import figures_picture, figures_scene
from tests.gallery.portraits import portraits_picture, portraits_scene
from tests.support.sources import ROOT

PICTURES = ROOT / "docs" / "pictures"

Victory = tuple[str, Ending, list[Piece]]
"""Whose art, how it ended, and who stands before it."""


def words(game: str, language: str) -> TableWords:
    """Words of the shipped catalogues and of the starter pack."""
    people = ("Ana", "Ben", "Celia", "Dmitri")
    return TableWords(Speech(language, registry.game(game), people, (packs.builtin(game),)))


def pictures() -> Iterator[tuple[str, Picture | None]]:
    """Every example with its name."""
    english, polish, czech = (words("warcry", language) for language in ("en", "pl", "cs"))
    cards = cards_of.load([packs.builtin("warcry")]).cards
    yield "warcry-combat", table_picture(scenes.mid_battle(cards), english)
    shot = scenes.shot(cards)
    yield "warcry-shot", table_picture(shot, czech, scenes.recent(shot), marks=("B4", "B5", "B8"))
    yield "warcry-muster", table_picture(scenes.muster(cards), english)
    yield "warcry-crowded", table_picture(scenes.worst(cards), polish)
    yield "warcry-hand", hand_picture(scenes.hand(cards), english)
    yield "warcry-symbols", warcry_symbols(english)
    yield "warcry-portraits", portraits_picture()


def fields() -> Iterator[tuple[str, Picture | None]]:
    """Every example of a battlefield with its name."""
    english, polish, czech = (words("mage_knight", language) for language in ("en", "pl", "cs"))
    content = figures_of.load([packs.builtin("mage_knight")])
    shot = battles.shot(content)
    yield "mage-knight-shot", battlefield.table_picture(shot, english)
    turn, acts = battles.turn(content)
    yield "mage-knight-turn", battlefield.table_picture(turn, polish, acts)
    yield "mage-knight-march", battlefield.table_picture(battles.march(content), czech)
    yield "mage-knight-deploying", battlefield.table_picture(battles.deploying(content), english)
    yield "mage-knight-crowded", battlefield.table_picture(battles.knot(content), polish)
    yield "mage-knight-board", battlefield.whole_picture(shot, english)
    yield "mage-knight-objectives", battlefield.table_picture(conquests.conquest(content), english)
    preview = battles.preview()
    yield (
        "mage-knight-preview",
        battlefield.table_picture(shot, english, zoom=region_around(shot, ("A2", "A6", "B1")), overlay=preview),
    )
    yield "mage-knight-army", army_picture("Guild Watch", guild(content), english, 100)
    yield "mage-knight-dial", dial_picture(english.speech.game.printed("starter:198"), english)
    yield "mage-knight-symbols", symbols_picture(english)
    yield "mage-knight-figures", figures_picture()
    yield "mage-knight-replay", film_picture(battles.story(content), english)


def quest_words(language: str) -> TableWords:
    """Words of a table of Talisman."""
    pack = packs.builtin("talisman")
    people = ("Ana", "Ben", "Celia", "Dmitri", "Eva", "Filip")
    return TableWords(Speech(language, Talisman(load_quest([pack])), people, (pack,)))


def boards() -> Iterator[tuple[str, Picture | None]]:
    """Every example of a board with its name."""
    english, polish, czech = (quest_words(language) for language in ("en", "pl", "cs"))
    content = english.speech.game.content
    yield "talisman-move", quest_table.table_picture(quests.met(content), english)
    yield "talisman-ways", quest_table.table_picture(quests.rolled(content), czech)
    yield "talisman-fight", quest_table.table_picture(quests.duel(content), english)
    yield "talisman-crowded", quest_table.table_picture(quests.crowded(content), polish)
    yield "talisman-board", quest_table.whole_picture(quests.crowded(content), english)
    yield "talisman-hand", quest_hand.hand_picture(quests.own(content), english)
    yield "talisman-card", quest_cards.card_picture(english, "dragon")
    yield "talisman-symbols", quest_symbols(english)
    yield "talisman-replay", quest_film(quests.story(content), english)


def albion_words(language: str) -> TableWords:
    """Words of a table of Powers of Albion."""
    pack = packs.builtin("albion")
    return TableWords(Speech(language, Albion(load_albion([pack])), ("Ana", "Ben", "Celia", "Dmitri"), (pack,)))


def maps() -> Iterator[tuple[str, Picture | None]]:
    """Every example of the map of hexes and of its fights with its name."""
    english, polish, czech = (albion_words(language) for language in ("en", "pl", "cs"))
    game = english.speech.game
    yield "albion-map", albion_table.whole_picture(tourneys.start(game), english)
    yield "albion-march", albion_table.table_picture(tourneys.marched(game), polish)
    yield "albion-skirmish", albion_table.table_picture(tourneys.skirmish(game), czech)
    yield "albion-duel", albion_table.table_picture(tourneys.clash(game), english)
    yield "albion-melee", albion_table.table_picture(tourneys.melee(game), czech)
    view, told = tourneys.far(game)
    yield "albion-reach", albion_overlays.reach_picture(view, polish, told)
    yield "albion-hand", albion_hand.hand_picture(tourneys.own(game), english)
    yield "albion-symbols", albion_symbols(english)
    yield "albion-replay", albion_film(tourneys.story(game), english)


def tables() -> Iterator[tuple[str, Picture | None]]:
    """Standings and brackets of events."""
    yield "league-standings", standings_picture(leagues.swiss(), words("warcry", "en"))
    yield "league-bracket", bracket_picture(leagues.knockout(), words("warcry", "pl"))


def titles() -> Iterator[tuple[str, Picture | None]]:
    """The title art of each game, and title cards."""
    for game in TITLED:
        made = art_picture(game, 1280, 640)
        yield made.name.partition(".")[0] if made else game, made
    for name, title, words_of_it in title_cards():
        yield f"card-{name}", title_of(title, words_of_it, None)
    for name, victory, words_of_it in victories():
        yield f"victory-{name}", victory_of(*victory, words_of_it, None)


def title_cards() -> Iterator[tuple[str, Title, TableWords]]:
    """A title card of each game."""
    english, polish, czech = words("warcry", "en"), quest_words("pl"), words("mage_knight", "cs")
    cards, figures = cards_of.load([packs.builtin("warcry")]).cards, figures_of.load([packs.builtin("mage_knight")])
    yield "warcry", warcry_title.title(scenes.mid_battle(cards), english), english
    yield "mage-knight-unlimited", field_title.title(battles.shot(figures), czech), czech
    yield "mage-knight-2", field_title.title(conquests.conquest(figures), czech), czech
    yield "talisman", quest_title.title(quests.crowded(polish.speech.game.content), polish), polish
    knights = albion_words("en")
    yield "albion", map_title.title(tourneys.start(knights.speech.game), knights), knights


def victories() -> Iterator[tuple[str, Victory, TableWords]]:
    """The end of a game of each kind."""
    english, czech, polish = words("warcry", "en"), words("mage_knight", "cs"), quest_words("pl")
    cards, figures = cards_of.load([packs.builtin("warcry")]).cards, figures_of.load([packs.builtin("mage_knight")])
    made = ending(english, (0,), "Two battles won", "Turning point: A3 Crossbow Company destroys B1 Horned Chosen.")
    yield "warcry", ("warcry", made, warcry_title.champions(scenes.mid_battle(cards), english, made)), english
    made = ending(czech, (1,), "")
    yield (
        "mage-knight",
        ("mage_knight_unlimited", made, field_title.champions(battles.shot(figures), czech, made)),
        czech,
    )
    made = ending(polish, (2,), "")
    view = quests.crowded(polish.speech.game.content)
    yield "talisman", ("talisman", made, quest_title.champions(view, polish, made)), polish
    knights = albion_words("en")
    made = ending(knights, (1,), "Both artefacts in the castle")
    view = tourneys.over(knights.speech.game)
    yield "albion", ("albion", made, map_title.champions(view, knights, made)), knights
    made = Ending("Ben wins", "Ana gave up", (), (1,), ((0, "Ana"),), played=False)
    yield "unplayed", ("mage_knight_2", made, []), english


def ending(told: TableWords, winners: tuple[int, ...], by: str, *facts: str) -> Ending:
    """How a game of the gallery ended."""
    seats = told.speech.seats if told.speech.key == "talisman" else told.speech.seats[:2]
    head = told.t("victory-won", names=seats[winners[0]], count=1)
    others = tuple([(seat, name) for seat, name in enumerate(seats) if seat not in winners])
    return Ending(head, by, (*facts, told.t("victory-length", decisions=38, days=12)), winners, others)


def choose_title_colors() -> None:
    """The same for title art, in its own colours and in those of every seat."""
    drawn = [Canvas().draw(art_scene(game, 640, 320, seat)) for game in TITLED for seat in (None, *range(8))]
    drawn += [Canvas().draw(title_scene(title)) for _, title, _ in title_cards()]
    drawn += [Canvas().draw(victory_scene(*victory)) for _, victory, _ in victories()]
    Path(title_palette.__file__).write_text(palette_source(chosen_colors(drawn, POSTER)), encoding="utf-8")


def choose_table_colors() -> None:
    """The same for standings."""
    drawn = [Canvas().draw(standings_scene(sheet)) for sheet in (leagues.swiss(), leagues.groups())]
    drawn += [Canvas().draw(bracket_scene(sheet)) for sheet in (leagues.knockout(), leagues.cup(3))]
    Path(league_palette.__file__).write_text(palette_source(chosen_colors(drawn, HOUSE)), encoding="utf-8")


def choose_map_colors() -> None:
    """The same for maps of hexes."""
    english = albion_words("en")
    game = english.speech.game
    drawn = [Canvas().draw(albion_table.table_scene(make(game), english)) for make in tourneys.TABLES]
    drawn.append(Canvas().draw(albion_hand.hand_scene(tourneys.own(game), english)))
    view, told = tourneys.far(game)
    drawn.append(Canvas().draw(albion_overlays.reach_scene(view, english, told)))
    drawn += [Canvas().draw(symbols_scene(english))] * 3  # the tints of small signs, of which tables show few
    Path(albion_palette.__file__).write_text(palette_source(chosen_colors(drawn, MAP)), encoding="utf-8")


def choose_board_colors() -> None:
    """The same for boards."""
    english = quest_words("en")
    content = english.speech.game.content
    drawn = [Canvas().draw(quest_table.table_scene(make(content), english)) for make in quests.TABLES]
    drawn.append(Canvas().draw(quest_table.table_scene(quests.crowded(content), english, whole=True)))
    drawn.append(Canvas().draw(quest_hand.hand_scene(quests.own(content), english)))
    drawn += [Canvas().draw(quest_cards.card_scene(english, name)) for name in ("dragon", "mending", "unicorn")]
    Path(quest_palette.__file__).write_text(palette_source(chosen_colors(drawn, BOARD)), encoding="utf-8")


def guild(content: Content) -> list[str]:
    """A ready army of the pack as a list of types."""
    return list(content.armies["guild_watch"].figures)


def choose_field_colors() -> None:
    """The same for battlefields, which are painted otherwise."""
    english, content = words("mage_knight", "en"), figures_of.load([packs.builtin("mage_knight")])
    views = [make(content) for make in (battles.shot, battles.march, battles.knot, battles.crowd, battles.deploying)]
    drawn = [Canvas().draw(battlefield.table_scene(view, english)) for view in views]
    drawn += [Canvas().draw(battlefield.whole_scene(view, english)) for view in views[:2]]
    near = battlefield.field_scene(
        views[0], english, zoom=region_around(views[0], ("A2", "A6")), overlay=battles.preview()
    )
    drawn += [Canvas().draw(near), Canvas(0.6).draw(battlefield.field_scene(views[1], english))]
    drawn.append(Canvas().draw(army_scene("Guild Watch", guild(content), english, 200)))
    drawn.append(Canvas(0.5).draw(figures_scene()))
    Path(field_palette.__file__).write_text(palette_source(chosen_colors(drawn, FIELD)), encoding="utf-8")


def choose_colors() -> None:
    """Write the colours of the house anew, chosen from the examples as they are before any reduction."""
    english, cards = words("warcry", "en"), cards_of.load([packs.builtin("warcry")]).cards
    made = (scenes.mid_battle, scenes.shot, scenes.muster, scenes.worst, scenes.committed)
    tables = [scene(cards) for scene in made]
    drawn = [Canvas().draw(table_scene(table, english, marks=("B4", "B5"))) for table in tables]
    drawn.append(Canvas().draw(hand_scene(scenes.hand(cards), english)))
    drawn += [Canvas(0.6).draw(portraits_scene()), Canvas().draw(warcry_signs(english))]
    Path(palette.__file__).write_text(palette_source(chosen_colors(drawn, HOUSE)), encoding="utf-8")


def every() -> Iterator[tuple[str, Picture | None]]:
    """All examples with their names."""
    for group in (titles, pictures, fields, boards, maps, tables):
        yield from group()


def write_gallery(folder: Path) -> None:
    """Write all examples to a folder."""
    for name, made in every():
        if made is not None:
            (folder / f"{name}.{made.kind}").write_bytes(made.data)
            print(f"{name}: {made.width} x {made.height}, {len(made.data) // 1000} kB")


def write_feed(folder: Path) -> None:
    """Write to a folder how each example lies in the feed of a desktop and of a phone."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, made in every():
        if made is not None:
            feed_sheet(made).save(folder / f"{name}.png")
            small, phone = (fitted_size(made.width, made.height, box) for box in (DESKTOP, PHONE))
            print(f"{name}: {small[0]} x {small[1]} on a desktop, {phone[0]} x {phone[1]} on a phone")


def main(words: list[str]) -> None:
    """What the command line asks for."""
    if words == ["--palette"]:
        choose_colors()
        choose_field_colors()
        choose_board_colors()
        choose_map_colors()
        choose_table_colors()
        choose_title_colors()
    elif words[:1] == ["--feed"]:
        if len(words) != 2:
            raise SystemExit("--feed: the folder for the sheets is missing")
        write_feed(Path(words[1]))
    else:
        write_gallery(Path(words[0]) if words else PICTURES)


if __name__ == "__main__":
    main(sys.argv[1:])
