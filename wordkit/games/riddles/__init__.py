"""Énigmes: find the word from its clues, on the ring board, all together, or alone to go over words again."""

from wordkit.games.riddles import board, eclair, revision
from wordkit.games.riddles.bot import learn

BOARD = board.GAME
ECLAIR = eclair.GAME
REVISION = revision.GAME

__all__ = ["BOARD", "ECLAIR", "REVISION", "learn"]
