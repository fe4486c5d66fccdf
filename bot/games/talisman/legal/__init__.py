"""What may be declared, what is told in the channel, odds and worth."""
