"""What single games word in their own way: a package a game, named by ``bot.faces``."""
