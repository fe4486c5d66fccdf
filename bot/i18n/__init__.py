"""All wording: the Fluent catalogues, names of cards and terms, sentences for events, card texts."""
