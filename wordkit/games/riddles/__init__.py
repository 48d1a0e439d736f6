"""Énigmes: find the word from its clues, on the ring board or all together."""

from wordkit.games.riddles import board, eclair

BOARD = board.GAME
ECLAIR = eclair.GAME
