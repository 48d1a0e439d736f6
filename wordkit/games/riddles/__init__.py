"""Énigmes: find the word from its clues, on the ring board or all together."""

from wordkit.games.riddles import board, eclair
from wordkit.games.riddles.bot import learn

BOARD = board.GAME
ECLAIR = eclair.GAME

__all__ = ["BOARD", "ECLAIR", "learn"]
