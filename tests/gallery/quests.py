"""Tables of Talisman to show: views put together by hand from the cards of the starter pack."""

from __future__ import annotations

from itertools import count
from typing import Any

from msgspec.structs import replace

from bot.games.talisman.content.cards import Content
from bot.games.talisman.state import Encounter, Fight, Mark, Options, Side, WorldEffect
from bot.games.talisman.view import Choices, DestinationView, HeroView, PieceView, PlayerView, TurnView, View


class Table:
    """Makes pieces with running ids."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.numbers = count(1)

    def pieces(self, *names: str, **changed: Any) -> tuple[PieceView, ...]:
        """Cards that lie face up."""
        return tuple([self.piece(name, **changed) for name in names])

    def piece(self, name: str, **changed: Any) -> PieceView:
        """A card that lies face up."""
        card = self.content.cards[name]
        values: dict[str, Any] = {"kind": card.kind or "", "strength": card.strength, "craft": card.craft}
        if card.counters is not None:
            values |= {"counters": card.counters.n, "counter": card.counters.kind}
        return PieceView(id=f"c{next(self.numbers)}", card=name, type=card.type, **{**values, **changed})

    def hero(
        self, character: str, space: str, objects: str = "", followers: str = "", trophies: str = "", **changed: Any
    ) -> HeroView:
        """A character in play."""
        card = self.content.characters[character]
        strength, craft = changed.pop("strength", card.strength), changed.pop("craft", card.craft)
        won = self.pieces(*trophies.split())
        values: dict[str, Any] = {
            "alignment": card.alignment,
            "total_strength": strength,
            "total_craft": craft,
            "lives": card.lives,
            "gold": card.gold,
            "spell_count": card.spells,
            "spell_limit": max(0, min(3, craft - 2)),
            "object_limit": 4,
            "talismans": 0,
            "to_miss": 0,
            "toad": 0,
            "enslaved": False,
            "inner_done": False,
            "quest": "",
            "quest_n": 0,
            "quest_done": False,
            "grant": "",
            "werewolf": 0,
            "pitfiends": 0,
            **changed,
        }
        return HeroView(
            character=character,
            space=space,
            start_alignment=card.alignment,
            strength=strength,
            craft=craft,
            start_strength=card.strength,
            start_craft=card.craft,
            quota=card.lives,
            objects=self.pieces(*objects.split()),
            followers=self.pieces(*followers.split()),
            trophies=won,
            trophy_points=sum(one.strength or one.craft or 0 for one in won),
            **values,
        )


def player(seat: int, hero: HeroView | None, **changed: Any) -> PlayerView:
    """A seat."""
    values: dict[str, Any] = {"status": "in", "passing": False, "absent": False, "spells": None, **changed}
    return PlayerView(seat=seat, hero=hero, **values)


def turn(seat: int = 0, **changed: Any) -> TurnView:
    """The turn that runs."""
    values: dict[str, Any] = {
        "number": 9,
        "extra": False,
        "missed": False,
        "began": "",
        "die": 0,
        "added": 0,
        "slow": False,
        "steered": -1,
        "way": "",
        "trail": (),
        "encounter": None,
        "destinations": (),
        **changed,
    }
    return TurnView(seat=seat, **values)


def view(*heroes: HeroView | None, **changed: Any) -> View:
    """A table seen by the public."""
    players = changed.pop("players", tuple([player(seat, hero) for seat, hero in enumerate(heroes)]))
    values: dict[str, Any] = {
        "viewer": None,
        "options": Options(),
        "phase": "encounter",
        "round": 4,
        "turn": turn(),
        "spaces": {},
        "gold": {},
        "adventure": 121,
        "adventure_discard": ("tremor", "bag_of_gold"),
        "spell_deck": 26,
        "spell_discard": ("mending",),
        "unused": ("bard", "monk", "troll"),
        "stock": {"sword": 3, "talisman": 4},
        "world": (),
        "to_act": (0,),
        "crown_reached": False,
        "ending": "",
        "lord_lives": 4,
        "fight": None,
        "stack": (),
        "winners": (),
        "reason": "",
        "last": None,
        **changed,
    }
    return View(players=players, **values)


def met(content: Content) -> View:
    """A character has moved and draws; cards lie open."""
    made = Table(content)
    here = made.pieces("ogre", "found_sword")
    spaces = {
        "woods_1": here,
        "hidden_valley": made.pieces("wraith"),
        "ruins": made.pieces("market"),
        "oasis": made.pieces("pedlar", "guide"),
    }
    return view(
        made.hero("warrior", "woods_1", "sword helmet", "unicorn", "goblin hobgoblin", total_strength=6, gold=3),
        made.hero("druid", "sentinel", "", "", "", total_craft=5, spell_count=2, lives=3),
        made.hero("thief", "chasm", "mule water_skin", toad=2),
        made.hero("sorcerer", "plain_of_peril", "wand talisman", "", "shadow lost_ghost", talismans=1, lives=2),
        spaces=spaces,
        gold={"woods_1": 2},
        turn=turn(0, began="village", die=3, trail=("fields_1", "graveyard", "woods_1"), encounter=Encounter()),
        choices=Choices(next=(here[0].id,)),
        last=Mark("move", 0, ("village", "fields_1", "graveyard", "woods_1"), die=3),
    )


def rolled(content: Content) -> View:
    """The die is cast: two ways lead on."""
    made = Table(content)
    ways = (
        DestinationView("crags", "cw", ("fields_2", "crags")),
        DestinationView("sentinel", "ccw", ("hills_1", "sentinel")),
    )
    return view(
        made.hero("wood_elf", "chapel", "sword", "owl_familiar", gold=2),
        made.hero("delver", "hills_1", "axe armour", total_strength=5),
        phase="rolled",
        spaces={"crags": made.pieces("shadow"), "fields_2": made.pieces("bag_of_gold", "marsh_boar")},
        turn=turn(0, began="chapel", die=2, destinations=ways),
        last=Mark("card", 1, cards=("tremor",)),
    )


def duel(content: Content) -> View:
    """A battle against a dragon has been won."""
    made = Table(content)
    heroes = [
        made.hero("warrior", "ruins", "holy_lance shield", "squire", "ogre", strength=5, total_strength=8),
        made.hero("seeress", "forest", "orb_of_sight", "", "", spell_count=2),
        made.hero("assassin", "ruins", "", "", "", gold=4),
    ]
    dragon = made.piece("dragon")
    fight = Fight(
        "battle",
        Side(pieces=[dragon.id], kinds=("dragon",), base=7, parts=(("dragon", 7),), dice=(3,), total=10),
        Side(seat=0, base=8, parts=(("warrior", 5), ("holy_lance", 2), ("squire", 1)), dice=(2, 5), total=13),
        step="done",
        result="defender",
    )
    return view(
        *heroes,
        spaces={"ruins": (dragon, *made.pieces("two_bags_of_gold")), "plains_4": made.pieces("cave_bear")},
        turn=turn(0, began="tavern", encounter=Encounter()),
        last=Mark("fight", 0, cards=("dragon",), fight=fight),
    )


def clash(content: Content) -> View:
    """Two characters fight in mind near the Crown; the dice are still to be rolled."""
    made = Table(content)
    fight = Fight(
        "psychic",
        Side(seat=1, base=7, parts=(("sorcerer", 5), ("wand", 2))),
        Side(seat=0, base=6, parts=(("cleric", 4), ("cross_of_dawn", 2)), extra=[("mind_spear", 1)]),
    )
    return view(
        made.hero(
            "cleric", "valley_of_fire", "cross_of_dawn talisman", talismans=1, craft=4, total_craft=6, inner_done=True
        ),
        made.hero("sorcerer", "valley_of_fire", "wand", craft=5, total_craft=7, spell_count=3),
        made.hero("hedge_witch", "crypt", "", "", "", lives=1),
        turn=turn(1),
        to_act=(0,),
        phase="arrived",
        fight=fight,
        choices=Choices(chance=52),
        last=Mark("cast", 0, cards=("mind_spear",), target=1),
        world=(WorldEffect("frost", "long_frost", (), 0, 2),),
    )


def crowded(content: Content) -> View:
    """Six players with all they can carry, cards everywhere."""
    made = Table(content)
    cards = [card for card in sorted(content.cards) if content.cards[card].source == "adventure"]
    spaces = {
        space: made.pieces(*cards[3 * i % 60 : 3 * i % 60 + 1 + i % 5])
        for i, space in enumerate(content.board.spaces)
        if i % 2 == 0
    }
    load = "sword axe helmet shield armour mule raft wand magic_belt orb_of_sight"
    folk = "unicorn owl_familiar guide squire princess"
    names = ("warrior", "sorcerer", "thief", "druid", "revenant", "hedge_witch")
    heroes = [
        made.hero(
            name,
            "city" if i < 5 else "temple",
            load,
            folk,
            "giant dragon demon elder_dragon",
            strength=12,
            craft=11,
            total_strength=24,
            total_craft=17,
            lives=12,
            gold=15,
            spell_count=3,
            talismans=2,
            to_miss=2,
            toad=i % 2 * 3,
            enslaved=i == 5,
            quest="kill_enemy",
            quest_n=2,
            quest_done=i == 1,
            grant="temple",
            object_limit=-1,
        )
        for i, name in enumerate(names)
    ]
    return view(
        *heroes,
        round=88,
        spaces=spaces,
        gold=dict.fromkeys(list(content.board.spaces)[::5], 12),
        turn=turn(2),
        to_act=(0, 1, 2, 3, 4, 5),
        world=tuple([WorldEffect(name, name, (), 0, 3) for name in ("long_frost", "plague_wind", "pall_of_dusk")]),
        crown_reached=True,
        ending="abyss",
        last=Mark("drawn", 2, cards=("fountain_of_wisdom", "wandering_healer", "two_bags_of_gold")),
    )


def empty(content: Content) -> View:
    """Nobody has chosen a character yet."""
    return view(
        None,
        None,
        phase="characters",
        round=0,
        to_act=(0, 1),
        turn=turn(0, number=0),
        adventure=139,
        adventure_discard=(),
        spell_discard=(),
        spell_deck=30,
    )


def over(content: Content) -> View:
    """The game is won."""
    made = Table(content)
    return view(
        players=(
            player(0, made.hero("monk", "crown", "talisman", "princess", talismans=1, lives=3)),
            player(1, None, status="out"),
            player(2, made.hero("troll", "vampire_tower", "axe", lives=1), absent=True),
        ),
        phase="finished",
        winners=(0,),
        to_act=(),
        crown_reached=True,
        last=Mark("move", 0, ("valley_of_fire", "crown")),
    )


def own(content: Content) -> View:
    """A view of the first seat with its spells."""
    made = met(content)
    hero = made.players[0].hero
    assert hero is not None
    mine = player(0, replace(hero, spell_count=3, spell_limit=3), spells=("mending", "counterword", "borrowed_word"))
    return replace(made, viewer=0, players=(mine, *made.players[1:]))


def story(content: Content) -> list[View]:
    """A few moments of a game."""
    return [empty(content), rolled(content), met(content), duel(content), clash(content), over(content)]


TABLES = (met, rolled, duel, clash, crowded, empty, over)
