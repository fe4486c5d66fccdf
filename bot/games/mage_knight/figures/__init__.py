"""What happens to a figure, whatever the cause: clicks, tokens, cancelled abilities, items laid down, breaking away."""
