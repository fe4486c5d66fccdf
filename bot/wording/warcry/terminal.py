"""What the terminal shows of a WarCry player's own cards."""

from __future__ import annotations

import re

from bot.games.warcry.view import View
from bot.i18n.wording import TableWords


def card_lines(view: View, words: TableWords, *, texts: bool) -> list[str]:
    """The viewer's cards, one a line; with their rules texts if wanted."""
    if view.viewer is None:
        return []
    player = view.players[view.viewer]
    lines: list[str] = []
    for message, cards in (("cli-army-hand", player.army_cards), ("cli-action-hand", player.action_cards)):
        if not cards:
            continue
        lines.append(words.t(message, count=len(cards)))
        lines += [f"  {_card(card, words, texts)}" for card in cards]
    return lines


_WORD = re.compile(r"[A-Za-z0-9-]+")


def names_in(view: View, words: TableWords, line: str) -> list[str]:
    """The names of the cards that a line of notation speaks of, so that nobody needs to know ids by heart."""
    cards = [view.named.get(word, word) for word in _WORD.findall(line)[1:]]
    known = [words.card_name(card) for card in cards if words.knows(card)]
    return list(dict.fromkeys(known))


def _card(card: str, words: TableWords, texts: bool) -> str:
    facts = words.card(card)
    short = f"{card} {words.card_name(card)}"
    if facts.family == "unit":
        short = words.t(
            "cli-unit",
            card=short,
            cost=facts.cost,
            strength=facts.strength,
            tactics=facts.tactic_points,
            leadership=facts.leadership,
            speed=words.keyword(facts.speed),
        )
    elif facts.family == "attachment":
        short = words.t("cli-attachment", card=short, cost=facts.cost)
    else:
        short = words.t("cli-action", card=short, cost=facts.cost, die=facts.die)
    text = words.card_text(card) if texts else ""
    return f"{short} {text}".strip()
