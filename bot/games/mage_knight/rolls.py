"""The events that tell a roll: whose it is, and the dice."""

ROLLS = {
    "first_roll": ("seat", "dice"),
    "tie_roll": ("seat", "dice"),
    "command_roll": ("seat", "die"),
    "attack_rolled": ("seat", "die_one", "die_two"),
    "damage_die": ("figure", "die"),
    "dodge_rolled": ("target", "die"),
    "freeze_rolled": ("seat", "die"),
    "healing_die": ("healer", "die"),
    "broke_away": ("figure", "die"),
    "held_fast": ("figure", "die"),
    "regenerates": ("figure", "die"),
    "raise_rolled": ("dead", "die"),
    "dispute": ("seat", "die"),
}
