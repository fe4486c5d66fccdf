"""Breakages of the effect language: its parser, what its words mean, and its operations."""

from __future__ import annotations

from tests.mutants import Mutant, war

PARSER: tuple[Mutant, ...] = (
    war(
        "the number 100 is read",
        "WC-C42",
        "language",
        "LOWEST, HIGHEST = -99, 99",
        "LOWEST, HIGHEST = -99, 100",
        "language",
    ),
    war(
        "thirteen brackets deep", "WC-C42", "language", "if depth > MAX_DEPTH:", "if depth > MAX_DEPTH + 1:", "language"
    ),
    war(
        "one key twice",
        "WC-C42",
        "language",
        "if any(other.key == argument.key for other in keyed):",
        "if any(other == argument for other in keyed):",
        "language",
    ),
    war(
        "a word that is not bound is let through",
        "WC-C51",
        "checker",
        "if word not in place.bound:",
        "if not place.bound:",
        "bindings",
    ),
    war(
        "a static reads what statics change",
        "WC-C53",
        "checker",
        "if word in refused:",
        "if word in refused and isinstance(tree, Invocation):",
        "bindings",
    ),
)

MEANING: tuple[Mutant, ...] = (
    war(
        "capped takes the greater number",
        "WC-C19",
        "reading",
        "return min(number(",
        "return max(number(",
        "selectors",
    ),
    war(
        "cost_ge without the limit itself",
        "WC-C15",
        "reading",
        "b.card(unit.card).cost >= limit",
        "b.card(unit.card).cost > limit",
        "selectors",
    ),
    war(
        "strength_le reads printed strength",
        "WC-C17",
        "reading",
        '"strength_le": lambda b, unit, limit: b.strength(unit) <= limit',
        '"strength_le": lambda b, unit, limit: b.card(unit.card).strength <= limit',
        "selectors",
    ),
    war(
        "a fighting unit stands in its old line",
        "WC-C16",
        "reading",
        'unit.line == "battle"',
        'unit.line != "reserve"',
        "selectors",
    ),
    war(
        "from_line asks where the unit is now",
        "WC-C20",
        "reading",
        "unit.origin == args[0]",
        "unit.line == args[0]",
        "conditions",
    ),
    war(
        "a blocker is a blocker for both sides",
        "WC-C20",
        "reading",
        '"blocking": lambda b, bind, args: _defending(b, bind, args) and b.combat',
        '"blocking": lambda b, bind, args: b.combat',
        "conditions",
    ),
    war(
        "at least becomes more than",
        "WC-C21",
        "reading",
        '"ge": lambda b, bind, args: number(b, bind, args[0]) >=',
        '"ge": lambda b, bind, args: number(b, bind, args[0]) >',
        "conditions",
    ),
    war(
        "the card being played counts in the hand",
        "WC-C50",
        "reading",
        "len(b.side(seat).action_hand) - (bind.in_hand and seat == bind.seat)",
        "len(b.side(seat).action_hand)",
        "conditions",
    ),
    war(
        "a discount may make a card pay gold back",
        "WC-C23",
        "board",
        "return max(0, card.cost + self._price_changes(seat, card, self.sources()))",
        "return card.cost + self._price_changes(seat, card, self.sources())",
        "statics",
    ),
    war(
        "one unit pays two costs",
        "WC-C22",
        "sight",
        "committed | {unit.id} if",
        "committed if",
        "costs",
    ),
    war(
        "the played card pays its own discard",
        "WC-C22",
        "sight",
        "            hand.remove(self.bind.card)\n",
        "            pass\n",
        "costs",
    ),
)

OPERATIONS: tuple[Mutant, ...] = (
    war(
        "outside combat an effect is lost at once",
        "WC-C26",
        "ops_units",
        "(d.p.combat.mods if d.p.combat is not None else d.p.state.battle_mods).append(mod)",
        "(d.p.combat.mods if d.p.combat is not None else []).append(mod)",
        "operations_units",
    ),
    war(
        "a second token replaces the first",
        "WC-C55",
        "ops_units",
        "unit.tokens.get(field, 0) + amount",
        "amount",
        "operations_units",
    ),
    war(
        "what was committed is committed again",
        "WC-2.2",
        "ops_units",
        "[unit for unit in await chosen_units(d, op) if not unit.committed]",
        "[unit for unit in await chosen_units(d, op)]",
        "operations_units",
    ),
    war(
        "effects go with the unit that is swapped out",
        "WC-C27",
        "ops_units",
        "    combat.mods = [mod for mod in combat.mods if mod.unit != old.id]\n",
        "",
        "operations_combat",
    ),
    war(
        "a swapped shooter keeps the old Ranged Attack",
        "WC-C27",
        "ops_units",
        "            combat.ranged = max((value for value, _ in values), default=0)\n",
        "            combat.ranged = max((combat.ranged, *(value for value, _ in values)))\n",
        "operations_combat",
    ),
    war(
        "look_top shows everybody the cards",
        "WC-H4",
        "ops_cards",
        'd.p.say("deck_seen", to=(d.seat,), seat=',
        'd.p.say("deck_seen", seat=',
        "view",
    ),
    war(
        "a re-roll adds to the roll",
        "WC-2.17",
        "ops_combat",
        "event.roll.value = value",
        "event.roll.value += value",
        "zones",
        "operations_combat",
    ),
    war(
        "a saved unit is destroyed all the same",
        "WC-C55",
        "sight",
        "combat.winner is None or loser.id in combat.saved:",
        "combat.winner is None:",
        "operations_combat",
    ),
    war(
        "of two that win a slaughter the first counts",
        "WC-C29",
        "fight",
        "reversed(combat.win_slaughter)",
        "combat.win_slaughter",
        "operations_combat",
    ),
    war(
        "who passes a test pays for it",
        "WC-C30",
        "ops_control",
        'if passed == (op.name == "if_test"):',
        'if passed == (op.name == "unless_test"):',
        "operations_control",
    ),
    war(
        "delayed effects of the defender come first",
        "WC-2.35",
        "fight",
        "  for seat in (combat.seat, other(combat.seat)):\n        if not combat.ended:\n"
        '            await run_delayed(p, "at_end',
        "  for seat in (other(combat.seat), combat.seat):\n        if not combat.ended:\n"
        '            await run_delayed(p, "at_end',
        "operations_control",
    ),
    war(
        "a limit of one use for a game ends with the battle",
        "WC-C52",
        "reactions",
        'return limit == "game" and key in b.state.used_game',
        'return limit == "game" and key in b.state.used_battle',
        "limits",
    ),
)

MUTANTS = (*PARSER, *MEANING, *OPERATIONS)
