"""What costs nothing: where a roll leads, the odds of fights, the sheets of characters and spaces."""
