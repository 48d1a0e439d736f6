"""The rules of the games, one package each. A new game is one line here."""

from wordkit.engine.table import Game
from wordkit.games import definitions, dico, images, mot_a_mot, riddles

GAMES: dict[str, Game] = {
    game.slug: game
    for game in (definitions.GAME, riddles.BOARD, riddles.ECLAIR, mot_a_mot.GAME, dico.GAME, images.GAME)
}
