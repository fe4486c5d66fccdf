"""What single games word in their own way: a package a game, found by ``bot.i18n.wording``."""
