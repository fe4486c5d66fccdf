"""The legend of a WarCry table: only what is on this picture."""

from __future__ import annotations

from bot.games.warcry.view import View
from bot.i18n.wording import TableWords
from renderers.kit import theme
from renderers.kit.drawings import TYPES, VALUES
from renderers.kit.icons import small_icon
from renderers.kit.legend import Entry
from renderers.warcry.marks import cross_hair, saved_sign
from renderers.warcry.panels import card_pile
from renderers.warcry.values import badges, value_sprite

SIGN = 27.0

VALUE_WORDS = {
    "normal": "warcry-term-ranged-attack",
    "short": "warcry-term-ranged-attack-short",
    "long": "warcry-term-ranged-attack-long",
    "terror": "warcry-term-terror",
    "scout": "warcry-term-scout",
    "victory": "warcry-term-victory",
    "unique": "warcry-term-unique",
    "token": "warcry-term-token",
}


def table_entries(view: View, marks: tuple[str, ...], words: TableWords) -> list[Entry]:
    """Everything on the picture that has to be explained."""
    units = [unit for player in view.players for unit in player.units]
    made: list[Entry] = []
    if units:
        for kind, word in (("strength", "strength"), ("tactic", "tactic-points"), ("leadership", "leadership")):
            made.append(_value(kind, words.t("warcry-term-" + word)))
        made.append(_sign("gold", words.t("warcry-term-cost")))
    speeds = {unit.speed for unit in units}
    made += [_sign(kind, words.keyword(kind)) for kind in TYPES if kind in speeds]
    shown = {badge.icon for unit in units for badge in badges(unit)}
    made += [_sign(kind, words.t(VALUE_WORDS[kind])) for kind in VALUES if kind in shown and kind in VALUE_WORDS]
    made += [_sign(word, words.keyword(word)) for word in sorted(shown - set(VALUE_WORDS))]
    if units:
        made.append(_sign("army", words.t("picture-key-sum")))
    made.append(_pile("discard", "gold", words.t("picture-key-discard")))
    made += [_pile("deck", metal, words.t("picture-key-" + metal)) for metal in ("gold", "silver")]
    if view.phase == "retreat_tests" and view.saved:
        made.append(Entry(lambda x, y: saved_sign(x, y + 1, SIGN - 2), SIGN, words.t("picture-key-saved")))
    if marks:
        made.append(Entry(lambda x, y: cross_hair(x, y, SIGN), SIGN, words.t("picture-key-target")))
    return made


def _sign(icon: str, word: str) -> Entry:
    return Entry(lambda x, y: small_icon(icon, x, y + 2, SIGN - 4, theme.INK), SIGN - 4, word)


def _value(kind: str, word: str) -> Entry:
    return Entry(lambda x, y: value_sprite(kind, x, y, SIGN - 1, SIGN), SIGN - 1, word)


def _pile(form: str, metal: str, word: str) -> Entry:
    return Entry(lambda x, y: card_pile(form, metal, x, y - 3, SIGN + 6), SIGN + 4, word)
