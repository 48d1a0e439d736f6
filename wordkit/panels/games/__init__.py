"""What each game needs around its rules to be played on pages. A new game is one line here."""

from wordkit.panels.games.definitions import DEFINITIONS
from wordkit.panels.games.dico import DICO
from wordkit.panels.games.images import IMAGES
from wordkit.panels.games.mot_a_mot import MOT_A_MOT
from wordkit.panels.games.panel import Panel
from wordkit.panels.games.riddles import ECLAIR, RIDDLES

PANELS: dict[str, Panel] = {panel.slug: panel for panel in (DEFINITIONS, RIDDLES, ECLAIR, MOT_A_MOT, DICO, IMAGES)}

__all__ = ["PANELS", "Panel"]
