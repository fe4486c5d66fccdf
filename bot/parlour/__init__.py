"""A stand-in for Discord on the loopback address, for trying the bot out and for end-to-end tests."""

from bot.parlour.server import Parlour as Parlour
