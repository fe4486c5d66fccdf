"""Names and sentences of a picture of Talisman."""

from __future__ import annotations

from itertools import chain

from bot.engine.notation.words import numbered
from bot.games.talisman.content.cards import CardEntry, Content
from bot.games.talisman.view import EDITED, Fight, HeroView, Mark, PieceView, PlayerView, Side, View
from bot.i18n.wording import TableWords
from bot.lru import Recent
from renderers.kit.wording import edit_line, joined, signed_number

NAMES: Recent[tuple[str, str], dict[str, str]] = Recent(32, lambda _: 1)
"""The names of spaces by the content and the language."""


def t(words: TableWords, *key: str, **facts: str | int) -> str:
    """A message of this game's pictures; code words are written with underscores."""
    return words.t("-".join(("picture-tal", *key)).replace("_", "-"), **facts)


def content_of(words: TableWords) -> Content:
    """What is printed on cards and spaces."""
    found: Content = words.speech.game.content
    return found


def entry_of(words: TableWords, name: str) -> CardEntry | None:
    """A card, spell, character, person or space by its id."""
    content = content_of(words)
    groups = (content.cards, content.spells, content.characters, content.persons, content.board.spaces)
    return next((group[name] for group in groups if name in group), None)


def translated(entry: CardEntry, language: str) -> str:
    """A name in the language."""
    return str(getattr(entry, "name" if language == "en" else language))


def text_of(words: TableWords, entry: CardEntry) -> str:
    """What is printed on a card in the reader's language."""
    return str(getattr(entry, "text" if words.language == "en" else f"text_{words.language}"))


def name_of(words: TableWords, name: str) -> str:
    """The name of whatever has an id; spaces that share a name are told apart by their numbers."""
    spaces = space_names(words)
    if name in spaces:
        return spaces[name]
    entry = entry_of(words, name)
    return name.replace("_", " ") if entry is None else translated(entry, words.language)


def space_names(words: TableWords) -> dict[str, str]:
    """The names of all spaces, with numbers as in the notation."""
    content = content_of(words)

    def make() -> dict[str, str]:
        spaces = content.board.spaces
        return dict(zip(spaces, numbered([translated(one, words.language) for one in spaces.values()]), strict=True))

    return NAMES.get_or_make((content.digest, words.language), make)


def phase_line(view: View, words: TableWords) -> str:
    """The step of the turn."""
    said = words.t("talisman-phase-" + view.phase.replace("_", "-"))
    return said[:1].upper() + said[1:]


def round_line(view: View, words: TableWords) -> str:
    """How far the game has gone."""
    if view.last_round:
        return t(words, "round_of", round=min(view.round, view.last_round), last=view.last_round)
    return t(words, "round", round=view.round) if view.round else t(words, "before")


def turn_line(view: View, words: TableWords) -> tuple[str, int | None]:
    """Who is to act, or who has won; with the seat if it is one."""
    if view.phase == "finished":
        names = joined([words.seat_name(seat) for seat in view.winners], words)
        if view.reason == "fell_together":
            return t(words, "drawn", names=names), None  # TA-24:5
        said = t(words, "winners", count=len(view.winners), names=names) if view.winners else t(words, "nobody_won")
        return said, view.winners[0] if len(view.winners) == 1 else None
    if len(view.to_act) == 1:
        return t(words, "turn", name=words.seat_name(view.to_act[0])), view.to_act[0]
    return (t(words, "turn_many", count=len(view.to_act)), None) if view.to_act else (t(words, "turn_none"), None)


def card_names(cards: tuple[str, ...], words: TableWords) -> str:
    """Cards as a list."""
    return joined([name_of(words, card) for card in cards], words)


TOLD = ("move", "drawn", "card", "person", "fight", "use", "cast")
"""The kinds of last acts that have a sentence of their own."""


def last_line(view: View, words: TableWords, mark: Mark | None = None) -> str:
    """The last act in a sentence; empty where there is none."""
    mark = mark or view.last
    if mark is None:
        return ""
    if mark.kind == EDITED:
        return edit_line(mark.places, words)
    facts: dict[str, str | int] = {"name": words.seat_name(mark.seat), "cards": card_names(mark.cards, words)}
    if mark.kind == "fight" and mark.fight is not None:
        return fight_line(mark.fight, view, words)
    if mark.kind == "move" and mark.trail:
        rolled = mark.die > 0
        return t(
            words, "last_roll" if rolled else "last_move", space=name_of(words, mark.trail[-1]), die=mark.die, **facts
        )
    if mark.kind == "cast" and mark.target >= 0:
        return t(words, "last_cast_at", target=words.seat_name(mark.target), **facts)
    if mark.cards:
        return t(words, "last_" + (mark.kind if mark.kind in TOLD else "cards"), **facts)
    return t(words, "last_other", **facts)


def fight_line(fight: Fight, view: View, words: TableWords) -> str:
    """Who fought, and once the dice have fallen both totals first: the end of a long line may be cut off."""
    one, other = ordered(fight)
    facts: dict[str, str | int] = {
        name: side_name(side, view, words) for name, side in (("first", one), ("second", other))
    }
    if not (one.dice or other.dice):
        return t(words, "last_fight", kind=fight.kind, **facts)
    return t(words, "last_fight_rolled", kind=fight.kind, own=one.total, other=other.total, **facts)


def shown_fight(view: View) -> Fight | None:
    """The fight that runs, or the one that the last act was."""
    if view.fight is not None:
        return view.fight
    return view.last.fight if view.last is not None else None


def ordered(fight: Fight) -> tuple[Side, Side]:
    """Both sides: the character whose turn it is first, where a creature meets it."""
    return (fight.defender, fight.attacker) if fight.attacker.seat < 0 else (fight.attacker, fight.defender)


def side_cards(side: Side, view: View) -> list[str]:
    """The cards of a side's creatures, as far as they still lie open."""
    return [view.named[piece] for piece in side.pieces if piece in view.named]


def side_name(side: Side, view: View, words: TableWords) -> str:
    """Who fights: a player, creatures, or a creature without a card."""
    if side.seat >= 0:
        return words.seat_name(side.seat)
    cards = side_cards(side, view) or [
        part for part, _ in side.parts if part in content_of(words).cards and not any(side.name)
    ]
    if cards:
        return card_names(tuple(dict.fromkeys(cards)), words)
    return dict(zip(("en", "pl", "cs"), side.name, strict=True)).get(words.language, side.name[0]) or t(
        words, "creature"
    )


def part_name(source: str, words: TableWords) -> str:
    """What adds to a total: a card, space or character, or a value of one's own."""
    if not source:
        return t(words, "part_own")  # of a creature without a card
    if entry_of(words, source) is None and words.speech.catalog.has("picture-tal-part-" + source.replace("_", "-")):
        return t(words, "part", source)
    return name_of(words, source)


def addends_of(side: Side, fight: Fight, words: TableWords) -> list[tuple[str, str, str]]:
    """What a total is made of: whence, its name, its amount; the dice come after it."""
    made = [
        (source, part_name(source, words), signed_number(amount))
        for source, amount in side.parts or side.extra
        if amount
    ]
    if not side.parts and side.base:
        made.append(("", t(words, "stat", fight.kind), signed_number(side.base)))
    return made


def result_line(fight: Fight, view: View, words: TableWords) -> str:
    """How a fight went; empty while it runs."""
    if fight.result in ("attacker", "defender"):
        side = fight.attacker if fight.result == "attacker" else fight.defender
        return t(words, "result_won", name=side_name(side, view, words))
    return t(words, "result", fight.result) if fight.result else ""


def standing_line(fight: Fight, view: View, words: TableWords) -> str:
    """How a fight went, or how likely the active player is to win the one that runs."""
    said = result_line(fight, view, words)
    if said or view.fight is None or view.choices.chance < 0:
        return said or t(words, "fight_running")
    return t(words, "chance", name=words.seat_name(view.turn.seat), n=view.choices.chance)


def alignment(words: TableWords, word: str) -> str:
    """An alignment by its name."""
    return t(words, "alignment", word)


def states_of(hero: HeroView, words: TableWords) -> list[str]:
    """What else holds for a character."""
    made = [t(words, "toad", count=hero.toad)] if hero.toad else []
    made += [t(words, "to_miss", count=hero.to_miss)] if hero.to_miss else []
    made += [t(words, "enslaved")] if hero.enslaved else []
    made += [t(words, "quest", hero.quest, n=hero.quest_n)] if hero.quest else []
    made += [t(words, "quest_done")] if hero.quest_done else []
    made += [t(words, "grant", space=name_of(words, hero.grant))] if hero.grant else []
    made += [t(words, "inner_done")] if hero.inner_done else []
    made += [t(words, "werewolf", n=hero.werewolf)] if hero.werewolf else []
    return made + ([t(words, "pitfiends", count=hero.pitfiends)] if hero.pitfiends else [])


def counts_of(hero: HeroView, words: TableWords) -> list[str]:
    """What a character has, counted."""
    made = [
        t(words, "objects", count=len(hero.objects))
        if hero.object_limit < 0
        else t(words, "objects_of", count=len(hero.objects), limit=hero.object_limit),
        t(words, "followers", count=len(hero.followers)),
        t(words, "spells", count=hero.spell_count, limit=hero.spell_limit),
    ]
    made += [t(words, "talismans", count=hero.talismans)] if hero.talismans else []
    return made + ([t(words, "trophies", count=len(hero.trophies), points=hero.trophy_points)] if hero.trophies else [])


def piece_line(one: PieceView, words: TableWords) -> str:
    """A card with its id and its numbers."""
    name = t(words, "piece", id=one.id, name=name_of(words, one.card))
    more = [t(words, "value", "strength", n=one.strength)] if one.strength is not None else []
    more += [t(words, "value", "craft", n=one.craft)] if one.craft is not None else []
    more += [t(words, "counts_as", n=one.value)] if one.value else []
    more += [t(words, "gold", count=one.gold)] if one.gold else []
    more += [t(words, "counters", one.counter, count=one.counters)] if one.counters and one.counter else []
    more += [t(words, "role", one.role)] if one.role else []
    more += [t(words, "cursed")] if one.cursed else []
    return t(words, "with", what=name, more=joined(more, words)) if more else name


def status_line(player: PlayerView, words: TableWords) -> str:
    """What is to be said of a player without a character, or who is away."""
    if player.hero is None:
        return t(words, "status", player.status if player.status != "in" else "waiting")
    return t(words, "absent") if player.absent else ""


def lies(view: View) -> list[tuple[str, tuple[PieceView, ...], int]]:
    """Every space on which something lies: cards, gold."""
    spaces = dict.fromkeys(chain(view.spaces, view.gold))
    return [(space, view.spaces.get(space, ()), view.gold.get(space, 0)) for space in spaces]
