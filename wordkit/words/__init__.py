"""What a word is: how it is compared, the decks and lessons it comes from, what the teacher is warned of."""
