"""What Mage Knight words in its own way."""
