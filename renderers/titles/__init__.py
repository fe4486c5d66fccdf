"""What a game shows before it begins and when it is over: title art, title and victory cards, banners of lobbies."""
