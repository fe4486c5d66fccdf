"""What each game brings to the edge: its pictures, words and lists, one record a game.

The rules of a game are known to ``bot.games.registry``; everything else that chat, terminal and pictures have of a game
of its own is named here. A part is imported when it is first used. What a game lacks is simply not shown: only a text
board is demanded of each.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from msgspec import Struct

from bot.messages.ranks import ACT, DECLINE, GIVING_UP, LIKELIEST, SETTING


class Part(Struct, frozen=True):
    """Something of a game's own, by its place; called as what it names."""

    module: str
    name: str

    def load(self) -> Any:
        """What it names."""
        return getattr(import_module(self.module), self.name)

    def __call__(self, *about: Any, **more: Any) -> Any:
        return self.load()(*about, **more)


class OwnLists(Struct, frozen=True):
    """The lists that people keep for a game: decks, armies."""

    noun: str
    """The kind of action that plays one; their commands are ``<group> <noun> ...``."""
    press: str
    """The kind of presses of the menu that plays one."""
    picture: Part | None = None
    """``(line, words, name, limit=bytes)``: a saved list as a picture, by the line that plays it."""


class Face(Struct, frozen=True, kw_only=True):
    """One game at the edge. ``view`` is what a viewer may see, ``words`` and ``speech`` are who speaks of it."""

    group: str = ""
    """The word that the game's own commands begin with."""

    text_board: Part | None = None
    """``(view, words) -> str``: the table in words."""
    table_picture: Part | None = None
    """``(view, words, limit=bytes)``: the table as a picture; None if none is small enough."""
    title_picture: Part | None = None
    """``(view, words, limit=bytes)``: what stands for the table as long as nobody has done anything."""
    victory_picture: Part | None = None
    """``(view, words, ending, limit=bytes)``: how the game ended."""
    before_table: frozenset[str] = frozenset()
    """Phases of a view in which nothing lies on the table yet, whatever has been done."""
    on_table: frozenset[str] = frozenset()
    """Phases of a view in which what its seat decides lies on the table, whatever it holds."""
    whole_picture: Part | None = None
    """``(view, words, acts, limit=bytes)``: the same with all of it, where the table is shown in part."""
    hand_text: Part | None = None
    """``(view, words) -> str``: what the viewer alone has; empty where it is nothing."""
    hand_picture: Part | None = None
    """``(view, words, limit=bytes)``: the same as a picture."""
    symbols_picture: Part | None = None
    """``(words, limit=bytes)``: what the symbols in the game's pictures mean."""
    edition_symbols: Mapping[str, Part] = {}
    """The same for those editions of the game that have signs of their own, by ``edition`` of a table's options."""
    wording: Part | None = None
    """A ``Wording``: what the game words in its own way."""

    status: Part | None = None
    """``(view, speech) -> str``: a line on the seat's own means, in its panel."""
    order_lines: Part | None = None
    """``(view, speech) -> list[str]``: the standing orders that fit the table as a seat sees it."""
    list_words: Part | None = None
    """``(view, speech, typed)``: labels and lines that complete a list whose last name is being typed."""
    plan_text: Part | None = None
    """``(view, words, action) -> str``: what is told of a staged action beyond its sentence."""
    plan_picture: Part | None = None
    """``(view, words, action, limit=bytes)``: a staged action drawn into the table."""
    chosen_picture: Part | None = None
    """``(view, words, rows, acts, limit=bytes)``: what a piece could do, by rows of ``Game.chosen``, in the table."""
    lists: OwnLists | None = None
    order_forms: tuple[str, ...] = ()
    """Options of its forms for standing orders; ``table-button-<option>`` is the button of each."""
    order_pieces: Part | None = None
    """``(sight) -> list[Entry]``: the pieces for which there is each of these forms, by the value in a form's id."""
    forms_beside: Mapping[str, str] = {}
    """Kind of action to the option of a form in which many of them are given at once."""
    ranks: Mapping[str, str] = {}
    """What a choice does (as the game calls it, else its kind or its answer) to its rank, where it is no plain act."""
    in_picture: frozenset[str] = frozenset()
    """Kinds of acts of which no more could be told than names of pieces, which the picture shows."""
    film: Part | None = None
    """``(views, words, limit=bytes)``: what everybody saw after each act, as a moving picture."""

    option_groups: Mapping[str, tuple[str, ...]] = {}
    """Its house options as forms ask for them, at most five of an edition; ``options-group-<group>`` names a group."""

    card_lines: Part | None = None
    """``(view, words, texts=bool) -> list[str]``: the cards in a player's hand, in the terminal."""
    names_in: Part | None = None
    """``(view, words, line) -> list[str]``: the names of what a line of notation speaks of, in the terminal."""

    def rank_of(self, *names: str) -> str:
        """The rank of a choice by the first of its names that has one. A bare no, or none, is no act in any game."""
        known = {"no": DECLINE, "none": DECLINE, **self.ranks}
        return next((known[name] for name in names if name in known), ACT)


def usual(key: str, **own: Any) -> Face:
    """What every complete game brings, from the modules where it is usually found; and what this one has of its own."""
    parts = {
        "text_board": Part(f"renderers.{key}.board", "text_board"),
        "table_picture": Part(f"renderers.{key}.table", "table_picture"),
        "title_picture": Part(f"renderers.{key}.title", "title_picture"),
        "victory_picture": Part(f"renderers.{key}.title", "victory_picture"),
        "hand_text": Part(f"renderers.{key}.hand", "hand_text"),
        "hand_picture": Part(f"renderers.{key}.hand", "hand_picture"),
        "symbols_picture": Part(f"renderers.{key}.legend", "symbols_picture"),
        "wording": Part(f"bot.wording.{key}", "WORDING"),
        "status": Part(f"bot.wording.{key}.panels", "status"),
        "order_lines": Part(f"bot.wording.{key}.panels", "order_lines"),
    }
    return Face(**{**parts, **own})


def on_a_field(key: str, **own: Any) -> Face:
    """The same for a game on a field that its table shows in part, and its film act by act."""
    parts = {
        "whole_picture": Part(f"renderers.{key}.table", "whole_picture"),
        "film": Part(f"renderers.{key}.film", "film_picture"),
    }
    return usual(key, **{**parts, **own})


FACES = {
    "albion": on_a_field(
        "albion",
        group="albion",
        before_table=frozenset(("set_up",)),
        option_groups={
            "start": ("setup", "groups", "groups_each", "seat_order"),
            "length": ("exhaustion", "round_limit"),
            "readings": ("recovery", "failed_flight"),
            "times": ("setup_hours", "orders_hours", "items_hours", "declare_hours", "prompt_hours"),
        },
        order_forms=("knight_attacks", "knight_duels", "knight_ransoms"),
        order_pieces=Part("cogs.games.albion_orders", "knights"),
        forms_beside={"orders": "marches", "arm": "arming"},
        ranks={
            **dict.fromkeys(("ready_made", "march_plan", "items_plan", "keep_plan", "attack_plan"), LIKELIEST),
            **dict.fromkeys(
                ("pass", "done", "ready", "orders_none", "items_none", "declare_none", "march_stay")
                + ("deal_refuse", "terms_none", "ransom_decline"),
                DECLINE,
            ),
            "capitulate": GIVING_UP,
        },
        plan_picture=Part("renderers.albion.overlays", "plan_picture"),
        chosen_picture=Part("renderers.albion.overlays", "chosen_picture"),
    ),
    "mage_knight": on_a_field(
        "mage_knight",
        group="mageknight",
        option_groups={
            "army": ("rules", "setup", "preset", "build_total", "any_total", "actions_from"),
            "field": ("width", "height", "neighbours", "full_pool", "elevated"),
            "length": ("limit", "rounds", "until", "tie_break", "missed_turns"),
            "table": ("teams", "open_dials", "catalogue_locked", "time_limit", "ask_limit"),
            "readings": (
                *("formation_magic_blast", "levitate_foes", "enhancement_stacks", "quickness_moves_only"),
                "shockwave_ignores_bases",
            ),
            "objectives": ("control_needs_capable", "items", "domains", "item_cost", "capture_defense"),
            "formations": ("formation_least", "formation_most", "formation_bonus", "gang_up", "surge"),
            "afar": ("bombardment", "bombardment_radius", "bombardment_min", "soaring_defense"),
        },
        hand_text=Part("renderers.mage_knight.army", "hand_text"),
        hand_picture=Part("renderers.mage_knight.army", "hand_picture"),
        before_table=frozenset(("army",)),
        on_table=frozenset(("objectives", "terrain", "deploy", "play")),
        edition_symbols={"mk2": Part("renderers.mage_knight.legend", "second_picture")},
        list_words=Part("cogs.games.mage_knight_lists", "list_words"),
        plan_text=Part("renderers.mage_knight.overlays", "plan_text"),
        plan_picture=Part("renderers.mage_knight.overlays", "plan_picture"),
        chosen_picture=Part("renderers.mage_knight.overlays", "chosen_picture"),
        ranks=dict.fromkeys(("pass", "end_turn", "forgo"), DECLINE),
        lists=OwnLists("army", "wa", Part("renderers.mage_knight.overlays", "saved_picture")),
    ),
    "talisman": on_a_field(
        "talisman",
        group="talisman",
        before_table=frozenset(("characters",)),
        option_groups={
            "length": ("preset", "short_trophies", "sudden_death", "alternative_ending", "rounds_limit"),
            "characters": ("setup", "choose_characters", "head_start", "last_character", "strong_command"),
            "readings": ("evade_sentinel", "limited_casting", "command_on_arrival"),
            "times": ("reaction_mode", "windows", "turn_hours", "reaction_hours"),
        },
        order_forms=("whole_turn", "policies", "reaction"),
        ranks={
            **dict.fromkeys(("end", "stay", "keep", "pass", "visit_nobody", "take_none"), DECLINE),
            **dict.fromkeys(("windows", "roll_mode"), SETTING),
        },
    ),
    "warcry": usual(
        "warcry",
        group="warcry",
        before_table=frozenset(("setup",)),
        option_groups={
            "combat": (
                *("ranged_defender_rolls", "terror_in_ranged", "follow_up_in_defence", "follow_up_from_reserve"),
                "committed_may_move",
            ),
            "course": ("setup", "reaction_mode", "open_decklists", "time_limit"),
        },
        order_forms=("plan",),
        forms_beside={"muster_pass": "plan"},
        lists=OwnLists("deck", "wd"),
        in_picture=frozenset(("attack", "ranged_attack")),
        ranks={
            **dict.fromkeys(("pass", "muster_pass", "tactic_pass", "follow_up no", "no_block", "no_reaction"), DECLINE),
            "retreat": GIVING_UP,
        },
        card_lines=Part("bot.wording.warcry.terminal", "card_lines"),
        names_in=Part("bot.wording.warcry.terminal", "names_in"),
    ),
}
FACELESS = Face()


def face_of(game: str) -> Face:
    """What a game brings to the edge; nothing of its own where it is not known here."""
    return FACES.get(game, FACELESS)
