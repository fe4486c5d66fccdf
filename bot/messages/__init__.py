"""What the bot says, as data: messages, and the ranks of what may be pressed on them."""
