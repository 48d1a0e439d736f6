"""The rules of the games, one package each. A new game is one line here."""

from wordkit.engine.table import Game
from wordkit.games import definitions, dico, images, mot_a_mot, riddles

GAMES: dict[str, Game] = {
    game.slug: game
    for game in (
        definitions.GAME,
        riddles.BOARD,
        riddles.ECLAIR,
        mot_a_mot.GAME,
        dico.GAME,
        images.GAME,
        riddles.REVISION,
    )
}
# Those that a class plays together. The others are a student's own: no other page knows of their table.
CLASS_GAMES: dict[str, Game] = {slug: game for slug, game in GAMES.items() if game.seats[1] > 1}
